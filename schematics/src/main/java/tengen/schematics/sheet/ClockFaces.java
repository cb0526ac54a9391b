package tengen.schematics.sheet;

import tengen.schematics.kicad.Placed;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.kicad.Symbol;
import tengen.schematics.table.Row;
import tengen.schematics.table.Tables;

/** The two faces of sheet 3: a driver, seven digits, and lamps wherever clock-face.csv hangs one on a segment line. */
final class ClockFaces {
    private static final String[] SEGMENTS = {"A", "B", "C", "D", "E", "F", "G", "DP"};

    private final Tables tables;
    private final Drafting pen;

    ClockFaces(Tables tables, Drafting pen) {
        this.tables = tables;
        this.pen = pen;
    }

    void draw() {
        face("FA", "Face A", 152, "U33", "MOSI", "FACE_LINK");
        face("FB", "Face B", 237, "U34", "FACE_LINK", "");
        pen.note("""
                Faces (clock-face.csv): digits 6 and 5 count, 4 to 0 show h.mm.ss. The point lines (SEG DP)
                of digits 0, 1, 3, 5, 6 feed lamps of their own; digit 7 is a bank of eight lamps.

                ISET 27k gives about 20 mA in a lit segment, one eighth of the time: at full
                brightness 2 x 8 x 20 mA + 50 mA = 370 mA, below the 500 mA of a USB port.

                Two of the controller's 20 pins serve no player: SUPPLY_LOW (U36 pulls it low
                below 4.63 V, before the brown-out reset at 4.3 V) and MISO (programming).

                FACE_CS is held high while the controller is reset or programmed, so that
                the faces take nothing from the ISP's clock.

                GNDC is the clock's own ground; it meets the table's GND only inside the
                USB cable. Cable: 1 m, with ferrite. Clamp U35 and suppressor D31 sit at
                the socket. Keys: 1k and 10 nF stand at the controller's pins, the metal
                of the levers is bonded to GNDC through the shell of J31.

                Quartz, not a ceramic resonator: 30 ppm are 0.1 s in an hour.""", 252, 158, 160);
    }

    private void face(String face, String name, int y, String driver, String in, String out) {
        pen.frame(name, 12, y, 246, y + 82);
        Placed u = pen.part(driver, Chips.MAX7219, 36, y + 10, "MAX7219");
        pen.stub(u.pin("1"), Side.LEFT, 2, in);
        pen.stub(u.pin("13"), Side.LEFT, 2, "SCK");
        pen.stub(u.pin("12"), Side.LEFT, 2, "FACE_CS");
        pen.stub(u.pin("18"), Side.LEFT, 2, face + "_ISET");
        if (out.isEmpty()) {
            pen.open(u.pin("24"));
        } else {
            pen.stub(u.pin("24"), Side.LEFT, 2, out);
        }
        for (String segment : SEGMENTS) {
            pen.stub(named(u, "SEG" + segment), Side.RIGHT, 2, face + "_" + segment);
        }
        for (int digit = 0; digit < 8; digit++) {
            pen.stub(named(u, "DIG" + digit), Side.RIGHT, 2, face + "_DIG" + digit);
        }
        pen.mark(Marks.PLUS_5V, u.pin("19").x(), u.pin("19").y());
        Spot ground = u.pin("4");
        pen.wire(ground.x(), ground.y(), u.pin("9").x(), ground.y());
        pen.mark(Marks.GNDC, ground.x(), ground.y());
        int first = face.equals("FA") ? 31 : 41;
        supply(face, y + 58, first);
        digits(face, y, first);
    }

    private void digits(String face, int y, int first) {
        int lamp = 0;
        for (Row row : tables.clockFace()) {
            int digit = Integer.parseInt(row.get("digit"));
            String segments = row.get("segments");
            if (segments.equals("A-G")) {
                digit(face, y, first + digit, digit);
            } else if (!row.get("shows").equals("point")) {
                lamp(face, y + 60, lamp, row);
                lamp++;
            }
        }
    }

    private void digit(String face, int y, int number, int place) {
        int x = 82 + 24 * (6 - place);
        Placed digit = pen.part("DS" + number, 1, Pieces.DIGIT, x, y + 9, "DIGIT", Placed.Shows.REFERENCE);
        boolean point = tables.clockFace().stream()
                .anyMatch(row -> row.get("digit").equals(Integer.toString(place))
                        && row.get("shows").equals("point"));
        for (String segment : SEGMENTS) {
            if (segment.equals("DP") && !point) {
                pen.open(digit.pin(segment));
            } else {
                pen.stub(digit.pin(segment), Side.LEFT, 2, face + "_" + segment);
            }
        }
        pen.stub(digit.pin("CC"), Side.BOTTOM, 2, face + "_DIG" + place);
    }

    private void lamp(String face, int y, int index, Row row) {
        int x = 84 + 12 * index;
        String shows = row.get("shows");
        String reference = "D" + ((face.equals("FA") ? 41 : 61) + index);
        String key = shows.equals("RUNNING") ? "LAMP_RUN" : "LAMP";
        Placed lamp = pen.part(reference, 1, Passives.LED_UPRIGHT, x, y, key, Placed.Shows.REFERENCE);
        pen.stub(lamp.pin("2"), Side.TOP, 2, face + "_" + row.get("segments"));
        pen.stub(lamp.pin("1"), Side.BOTTOM, 2, face + "_DIG" + row.get("digit"));
        pen.note(shows, x + 2, y + 3, 115);
    }

    /** The driver's current resistor and capacitors, and on face A the resistor that keeps both drivers deaf. */
    private void supply(String face, int y, int first) {
        rail("R" + (first == 31 ? 31 : 32), Passives.R_UPRIGHT, 18, y, "R27K", face + "_ISET");
        rail("C" + (first + 8), Passives.C_UPRIGHT, 30, y, "C100N", "");
        rail("C" + (first + 10), Passives.CP_UPRIGHT, 42, y, "C10U", "");
        if (first == 31) {
            rail("R33", Passives.R_UPRIGHT, 56, y, "R10K", "FACE_CS");
            rail("C33", Passives.C_UPRIGHT, 70, y, "C100N", "");
        }
    }

    private void rail(String reference, Symbol symbol, int x, int y, String key, String net) {
        Placed part = pen.part(reference, symbol, x, y + 6, key);
        pen.mark(Marks.PLUS_5V, x, part.pin("1").y());
        if (net.isEmpty()) {
            pen.mark(Marks.GNDC, x, part.pin("2").y());
        } else {
            pen.wire(x, y + 9, x, y + 12);
            pen.sheet().label(net, new Spot(x, y + 12), Side.RIGHT);
        }
    }

    private static Spot named(Placed part, String pin) {
        Spot end = part.symbol().named(pin).end();
        return part.at().plus(end.x(), end.y());
    }
}
