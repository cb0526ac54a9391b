package tengen.schematics.drawing;

import java.util.List;

/** Pictures for the guides that are not to a map's scale: the section through the board, the whole wiring, the cables, the jig. */
final class Guides {
    private Guides() {}

    /** Stone, panel, reed, strip, ten times their size. */
    static Picture section() {
        Picture picture = new Picture("Section through one site", 36_000, 19_500);
        picture.text("Section through one site along its row, looking north. 10 : 1", 600, 900, 480);
        int point = 17_000;
        int middle = point - 5_000;
        int panelTop = 7_400;
        int panelBottom = panelTop + 6_000;
        int stripTop = panelBottom + 2_500;
        int reedY = panelBottom + 1_300;
        board(picture, Ink.WOOD, panelTop, panelBottom);
        picture.text("panel 6 mm", 2_400, panelTop + 3_200, 460);
        board(picture, Ink.STRIP, stripTop, stripTop + 3_000);
        picture.text("strip 3 mm,", 2_400, stripTop + 1_300, 460)
                .text("2.5 mm below the panel", 2_400, stripTop + 2_100, 460);
        stone(picture, point, panelTop);
        picture.line(Ink.FAINT, point, 1_400, point, 18_900);
        picture.label(Ink.TEXT, "point H8", point + 250, 2_000, 420, -1);
        picture.line(Ink.FAINT, middle, panelBottom - 900, middle, 17_900);
        picture.box(Ink.REED, middle - 7_000, reedY - 1_100, middle + 7_000, reedY + 1_100);
        picture.path(
                Ink.REED,
                List.of(
                        middle + 600,
                        reedY - 200,
                        middle - 7_000,
                        reedY,
                        middle - 10_160,
                        reedY,
                        middle - 10_160,
                        19_200));
        picture.path(
                Ink.REED,
                List.of(
                        middle - 600,
                        reedY + 200,
                        middle + 7_000,
                        reedY,
                        middle + 10_160,
                        reedY,
                        middle + 10_160,
                        19_200));
        picture.label(Ink.REED, "reed: glass 14 mm, 2.2 mm thick", middle - 3_400, reedY - 400, 400, 0);
        picture.label(Ink.REED, "to the column wire", middle - 9_900, 19_250, 400, -1);
        picture.label(Ink.REED, "to the diode", middle + 10_400, 19_250, 400, -1);
        picture.across(middle, point, 17_700, "5 (4 to 6)");
        picture.line(Ink.DIMENSION, point + 3_000, panelTop - 700, 31_000, panelTop - 700);
        picture.line(Ink.DIMENSION, middle + 7_000, reedY, 31_000, reedY);
        picture.along(31_000, panelTop - 700, reedY, "8: depth");
        picture.label(Ink.DIMENSION, "magnet to axis", 31_150, (panelTop - 700 + reedY) / 2 + 650, 320, -1);
        return picture;
    }

    private static void board(Picture picture, Ink ink, int top, int bottom) {
        picture.block(Ink.SHADE, 1_200, top, 30_000, bottom).box(ink, 1_200, top, 30_000, bottom);
    }

    /** A lens 21 mm across, cut off where it rests. */
    private static void stone(Picture picture, int point, int panelTop) {
        int slice = 25;
        for (int y = panelTop - 6_000; y < panelTop; y += slice) {
            double away = Math.abs(y + slice / 2 - (panelTop - 2_800)) / 3_300.0;
            int half = (int) Math.round(10_500 * Math.sqrt(1 - away * away));
            picture.block(Ink.STONE, point - half, y, point + half, y + slice + 5);
        }
        picture.block(Ink.MAGNET, point - 3_000, panelTop - 2_700, point + 3_000, panelTop - 700);
        picture.label(Ink.TEXT, "magnet 6 x 2 mm, same pole down in all", point, panelTop - 3_100, 400, 0);
        picture.label(Ink.TEXT, "stone 21 mm, at most 8 mm thick", point, panelTop - 4_600, 420, 0);
        picture.label(Ink.TEXT, "floor 0.7 mm", point, panelTop - 200, 380, 0);
    }

    /** The whole way: Pi, chain board, ribbons, edges, far ends. */
    static Picture wiring() {
        Picture picture = new Picture("The whole wiring", 33_500, 20_800);
        picture.text("The whole wiring, from above", 600, 900, 480);
        plate(picture, 800, 2_200, 8_600, 6_200, "Chain board", "U1-U5, RN1-RN6");
        plate(picture, 800, 7_600, 5_600, 12_200, "Raspberry Pi", "40-pin header");
        picture.line(Ink.OUTLINE, 3_200, 6_200, 3_200, 7_600).text("J1 plugs on the header", 3_400, 7_000, 340);
        plate(picture, 800, 14_400, 5_600, 18_400, "Clock", "two faces, levers, keys");
        picture.line(Ink.OUTLINE, 3_200, 12_200, 3_200, 14_400).text("USB A - B, 1 m", 3_400, 13_450, 340);
        int left = 17_600;
        int right = 31_000;
        int top = 3_400;
        int bottom = 16_800;
        picture.box(Ink.OUTLINE, left - 1_300, top - 1_300, right + 900, bottom + 1_300);
        int far = right - 200;
        int north = top + 100;
        picture.line(Ink.COLUMN_WIRE, far, north, far, bottom + 500).line(Ink.ROW_WIRE, left - 500, north, far, north);
        picture.disc(Ink.MAGNET, far, north, 130);
        for (int n = 0; n < 15; n++) {
            int x = left + 600 + 800 * n;
            int y = top + 900 + 800 * n;
            picture.line(Ink.ROW_WIRE, left - 500, y, far, y).disc(Ink.MAGNET, far - 250, y, 130);
            picture.line(Ink.COLUMN_WIRE, x, north, x, bottom + 500).disc(Ink.MAGNET, x, north + 250, 130);
        }
        int hx = left + 600 + 800 * 7;
        int hy = top + 900 + 800 * 7;
        picture.disc(Ink.DOTS, hx, hy, 170).text("H8", hx + 200, hy - 150, 340);
        picture.label(Ink.ROW_WIRE, "row 16", left + 2_900, top - 250, 340, 0);
        picture.label(Ink.COLUMN_WIRE, "column 16", far, bottom + 950, 340, 0);
        picture.label(Ink.COLUMN_WIRE, "J12, south edge", hx + 300, bottom + 1_700, 360, -1);
        picture.label(Ink.ROW_WIRE, "J11, west edge", left - 1_600, 8_700, 360, 1);
        ribbon(picture, Ink.ROW_WIRE, new int[] {8_600, 3_200, 10_600, 3_200, 10_600, 9_000, left - 700, 9_000});
        picture.label(Ink.ROW_WIRE, "J2 to J11: rows, 20-way ribbon", 8_800, 2_800, 340, -1);
        ribbon(picture, Ink.COLUMN_WIRE, new int[] {
            8_600, 5_200, 9_600, 5_200, 9_600, 19_000, hx, 19_000, hx, bottom + 900
        });
        picture.label(Ink.COLUMN_WIRE, "J3 to J12: columns, 20-way ribbon", 10_000, 18_700, 340, -1);
        picture.disc(Ink.MAGNET, 9_500, 20_000, 130);
        picture.text(
                "canary diode: 15 where the row wires end, 15 where the column wires end, 1 in the corner",
                9_800,
                20_120,
                340);
        return picture;
    }

    private static void plate(Picture picture, int left, int top, int right, int bottom, String name, String below) {
        picture.block(Ink.SHADE, left, top, right, bottom).box(Ink.OUTLINE, left, top, right, bottom);
        picture.text(name, left + 300, top + 800, 460).text(below, left + 300, top + 1_400, 340);
    }

    private static void ribbon(Picture picture, Ink ink, int[] way) {
        for (int i = 2; i < way.length; i += 2) {
            for (int wire = -90; wire <= 90; wire += 90) {
                boolean level = way[i - 1] == way[i + 1];
                int across = level ? 0 : wire;
                int down = level ? wire : 0;
                picture.line(ink, way[i - 2] + across, way[i - 1] + down, way[i] + across, way[i + 1] + down);
            }
        }
    }

    /** Both 20-way headers, looking at their pins. */
    static Picture cables() {
        Picture picture = new Picture("Cables", 20_000, 11_500);
        picture.text("J2 and J11 (rows), J3 and J12 (columns): looking at the pins, notch below", 600, 900, 460);
        header(picture, 2_600, "J2 = J11", "R", "row");
        header(picture, 6_800, "J3 = J12", "C", "column");
        picture.lines(
                "Pin 1 carries the ribbon's red edge. Pins 1, 10, 11, 20 are ground.\nR16 and C16 are the canary lines. Both ribbons run pin to pin.",
                600,
                10_500,
                380);
        return picture;
    }

    private static void header(Picture picture, int y, String name, String prefix, String kind) {
        picture.text(name, 600, y + 1_100, 400).text(kind + "s", 600, y + 1_700, 360);
        picture.box(Ink.OUTLINE, 4_000, y - 300, 19_000, y + 2_900);
        picture.block(Ink.OUTLINE, 10_960, y + 2_800, 12_000, y + 3_000);
        for (int pin = 1; pin <= 20; pin++) {
            int x = 4_800 + 1_480 * ((pin - 1) / 2);
            int pinY = pin % 2 == 1 ? y + 2_000 : y + 600;
            boolean ground = pin == 1 || pin == 10 || pin == 11 || pin == 20;
            String signal = ground ? "GND" : prefix + (pin < 10 ? pin - 1 : pin - 3);
            picture.block(ground ? Ink.FAINT : Ink.WOOD, x - 220, pinY - 220, x + 220, pinY + 220);
            picture.label(Ink.TEXT, Integer.toString(pin), x, pinY + 110, 300, 0);
            picture.label(ground ? Ink.FAINT : Ink.TEXT, signal, x, pinY + (pin % 2 == 1 ? 650 : -350), 330, 0);
        }
    }

    /** The jig that finds sensitivity and depth. */
    static Picture jig() {
        Picture picture = new Picture("The jig", 25_500, 13_000);
        picture.text("The jig: nine stones, one reed, shims", 600, 900, 480);
        for (int column = 0; column < 3; column++) {
            for (int row = 0; row < 3; row++) {
                int x = 3_200 + 2_400 * column;
                int y = 3_800 + 2_500 * row;
                boolean own = column == 1 && row == 1;
                picture.line(Ink.FAINT, x - 1_200, y, x + 1_200, y).line(Ink.FAINT, x, y - 1_250, x, y + 1_250);
                picture.circle(own ? Ink.MAGNET : Ink.OUTLINE, x, y, 1_050);
            }
        }
        picture.box(Ink.REED, 5_600 - 500 - 700, 6_300 - 110, 5_600 - 500 + 700, 6_300 + 110);
        picture.label(Ink.TEXT, "from above, full size: ring of eight black, own stone red,", 600, 11_300, 360, -1);
        picture.label(Ink.TEXT, "reed 5 mm west of the middle point", 600, 11_850, 360, -1);
        int left = 13_500;
        picture.block(Ink.SHADE, left, 5_000, left + 10_500, 5_900).box(Ink.WOOD, left, 5_000, left + 10_500, 5_900);
        picture.text("panel piece 6 mm, 80 x 80", left + 300, 5_600, 380);
        picture.block(Ink.WOOD, left, 5_950, left + 1_200, 7_100)
                .block(Ink.WOOD, left + 9_300, 5_950, left + 10_500, 7_100);
        picture.text("shims 0.5 mm", left + 1_400, 6_700, 340);
        picture.box(Ink.REED, left + 5_300, 6_150, left + 6_700, 6_370);
        picture.block(Ink.SHADE, left, 7_150, left + 10_500, 7_600).box(Ink.STRIP, left, 7_150, left + 10_500, 7_600);
        picture.text("strip piece with one reed", left + 300, 7_480, 340);
        picture.block(Ink.STONE, left + 5_400, 4_450, left + 7_600, 4_990).text("stone", left + 7_800, 4_850, 360);
        picture.path(Ink.OUTLINE, List.of(left + 5_300, 6_260, left + 4_800, 6_260, left + 4_800, 8_600));
        picture.path(Ink.OUTLINE, List.of(left + 6_700, 6_260, left + 7_200, 6_260, left + 7_200, 8_600));
        picture.box(Ink.OUTLINE, left + 3_000, 8_600, left + 9_000, 9_900)
                .text("ohmmeter, or lamp and 3 V", left + 3_300, 9_400, 380);
        return picture;
    }
}
