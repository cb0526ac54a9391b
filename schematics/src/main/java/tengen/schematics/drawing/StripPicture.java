package tengen.schematics.drawing;

/** Two sites of one strip from below, four times their size, with every joint named. */
final class StripPicture {
    private static final int SCALE = 4;
    private static final int AXIS = 7_000;

    private StripPicture() {}

    static Picture draw() {
        Picture picture = new Picture("One strip", 26_500, 14_300);
        picture.text("Strip of row 8 from below, sites I (left) and H (right). 4 : 1", 600, 900, 480);
        picture.block(Ink.SHADE, 600, AXIS - 900 * SCALE, 25_900, AXIS + 900 * SCALE);
        picture.box(Ink.STRIP, 600, AXIS - 900 * SCALE, 25_900, AXIS + 900 * SCALE);
        int wire = AXIS + Board.ROW_WIRE_BELOW * SCALE;
        picture.line(Ink.ROW_WIRE, 700, wire, 25_800, wire);
        picture.label(
                Ink.ROW_WIRE, "row wire 8, bare, to J11 pin 9 at the west (right) end", 13_000, wire + 560, 380, 1);
        site(picture, 17_000, "H", wire);
        site(picture, 17_000 - Board.PITCH_X * SCALE, "I", wire);
        picture.lines(
                "Dots are soldered joints. The bar on the diode is its ring: the cathode, to the row wire. The reed lies on the upper side, its legs come through\nthe strip; diodes and wires are on this side. The column wire is insulated, stripped 5 mm at each reed, and never touches a row wire.",
                600,
                12_600,
                360);
        return picture;
    }

    private static void site(Picture picture, int point, String letter, int wire) {
        int middle = point + Board.REED_OFFSET * SCALE;
        int west = middle + Board.REED_REACH * SCALE;
        int east = middle - Board.REED_REACH * SCALE;
        picture.line(Ink.COLUMN_WIRE, west, AXIS - 1_150 * SCALE, west, AXIS + 1_150 * SCALE);
        picture.label(Ink.COLUMN_WIRE, "column wire " + letter, west, AXIS - 1_150 * SCALE - 150, 380, 0);
        picture.line(Ink.REED, east, AXIS, middle - 700 * SCALE, AXIS)
                .line(Ink.REED, middle + 700 * SCALE, AXIS, west, AXIS);
        picture.box(Ink.REED, middle - 700 * SCALE, AXIS - 110 * SCALE, middle + 700 * SCALE, AXIS + 110 * SCALE);
        picture.line(Ink.REED, middle - 700 * SCALE, AXIS, middle + 60 * SCALE, AXIS - 60);
        picture.line(Ink.REED, middle + 700 * SCALE, AXIS, middle - 60 * SCALE, AXIS + 60);
        picture.label(Ink.REED, "reed S" + letter + "8", middle, AXIS - 600, 400, 0);
        picture.line(Ink.FAINT, point - 700, AXIS, point + 700, AXIS)
                .line(Ink.FAINT, point, AXIS - 1_000, point, AXIS + 700);
        picture.label(Ink.DIMENSION, "point " + letter + "8 is above here", point, AXIS - 1_900, 340, 0);
        picture.line(Ink.DIMENSION, point, AXIS - 1_800, point, AXIS - 1_000);
        int below = AXIS + Board.DIODE_BELOW * SCALE;
        int cathode = east + Board.DIODE_LENGTH * SCALE;
        picture.line(Ink.DIODE, east, AXIS, east, below).line(Ink.DIODE, east, below, east + 720, below);
        picture.box(Ink.DIODE, east + 720, below - 360, cathode - 720, below + 360);
        picture.block(Ink.DIODE, cathode - 1_120, below - 360, cathode - 850, below + 360);
        picture.line(Ink.DIODE, cathode - 720, below, cathode, below).line(Ink.DIODE, cathode, below, cathode, wire);
        picture.label(Ink.DIODE, "diode D" + letter + "8", cathode + 300, below + 130, 400, -1);
        for (int[] joint : new int[][] {{west, AXIS}, {east, AXIS}, {east, below}, {cathode, wire}}) {
            picture.disc(Ink.DOTS, joint[0], joint[1], 130);
        }
    }
}
