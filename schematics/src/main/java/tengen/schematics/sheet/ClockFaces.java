package tengen.schematics.sheet;

import tengen.schematics.kicad.Placed;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.kicad.Symbol;
import tengen.schematics.table.Row;
import tengen.schematics.table.Tables;

/** The two faces of sheet 3: a driver, eight digits, and a lamp on the point line of every digit that clock-face.csv gives one. */
final class ClockFaces {
    private static final String[] SEGMENTS = {"A", "B", "C", "D", "E", "F", "G", "DP"};

    private final Tables tables;
    private final Drafting pen;

    ClockFaces(Tables tables, Drafting pen) {
        this.tables = tables;
        this.pen = pen;
    }

    void draw() {
        face("L", "Left face", 152, "U33", 31, "MOSI", "FACE_LINK");
        face("R", "Right face", 237, "U34", 41, "FACE_LINK", "");
        pen.note("""
                Faces: the point line (SEG DP) of digits 1 and 3-7 feeds a lamp of its own, so
                8 digits and 6 lamps need no ninth digit (clock-face.csv).

                ISET 27k gives about 20 mA in a lit segment, one eighth of the time: at full
                brightness 2 x 8 x 20 mA + 50 mA = 370 mA, below the 500 mA of a USB port.

                Two microcontroller pins of 20 are left: SUPPLY reads the 2.5 V reference
                against AVCC (low-supply warning), MISO serves the programming header.

                FACE_CS is held high while the controller is reset or programmed, so that
                the faces take nothing from the ISP's clock.

                GNDC is the clock's own ground; it meets the table's GND only inside the
                USB cable. Cable: 1 m, with ferrite. Clamp U35 and suppressor D31 sit at
                the socket. Keys: 1k and 10 nF stand at the controller's pins, the metal
                of levers is bonded to GNDC through the shell of J31.

                Quartz, not a ceramic resonator: 30 ppm are 0.1 s in an hour.""", 252, 158, 160);
    }

    private void face(String side, String name, int y, String driver, int digit, String in, String out) {
        pen.frame(name, 12, y, 246, y + 82);
        Placed u = pen.part(driver, Chips.MAX7219, 36, y + 10, "MAX7219");
        pen.stub(u.pin("1"), Side.LEFT, 2, in);
        pen.stub(u.pin("13"), Side.LEFT, 2, "SCK");
        pen.stub(u.pin("12"), Side.LEFT, 2, "FACE_CS");
        pen.stub(u.pin("18"), Side.LEFT, 2, side + "_ISET");
        if (out.isEmpty()) {
            pen.open(u.pin("24"));
        } else {
            pen.stub(u.pin("24"), Side.LEFT, 2, out);
        }
        for (String segment : SEGMENTS) {
            Spot pin = u.at().plus(
                            u.symbol().named("SEG" + segment).end().x(),
                            u.symbol().named("SEG" + segment).end().y());
            pen.stub(pin, Side.RIGHT, 2, side + "_" + segment);
        }
        pen.mark(Marks.PLUS_5V, u.pin("19").x(), u.pin("19").y());
        Spot ground = u.pin("4");
        Spot second = u.pin("9");
        pen.wire(ground.x(), ground.y(), second.x(), second.y());
        pen.mark(Marks.GNDC, ground.x(), ground.y());
        supply(side, y + 58, digit);
        for (Row row : tables.clockFace()) {
            int place = Integer.parseInt(
                    Tables.find(tables.clockFace(), "digit", String.valueOf(row.get("digit")), "digit"));
            Spot pin = u.at().plus(
                            u.symbol().named("DIG" + place).end().x(),
                            u.symbol().named("DIG" + place).end().y());
            pen.stub(pin, Side.RIGHT, 2, side + "_DIG" + place);
            digit(side, y, digit, place, row.get("dot"));
        }
    }

    private void digit(String side, int y, int first, int place, String dot) {
        int x = 76 + 22 * place;
        Placed digit = pen.part("DS" + (first + place), 1, Pieces.DIGIT, x, y + 9, "DIGIT", Placed.Shows.REFERENCE);
        boolean point = dot.equals("point");
        for (String segment : SEGMENTS) {
            if (segment.equals("DP") && !point) {
                pen.open(digit.pin(segment));
            } else {
                pen.stub(digit.pin(segment), Side.LEFT, 2, side + "_" + segment);
            }
        }
        pen.stub(digit.pin("CC"), Side.BOTTOM, 2, side + "_DIG" + place);
        if (!point) {
            String key = dot.equals("RUN") ? "LAMP_RUN" : "LAMP";
            Placed lamp = pen.part(
                    "D" + (first + 10 + place), 1, Passives.LED_UPRIGHT, x, y + 58, key, Placed.Shows.REFERENCE);
            pen.stub(lamp.pin("2"), Side.TOP, 2, side + "_DP");
            pen.stub(lamp.pin("1"), Side.BOTTOM, 2, side + "_DIG" + place);
            pen.note(dot, x + 3, y + 60, 150);
        }
    }

    /** The driver's current resistor and capacitors, and on the left face the resistor that keeps both drivers deaf. */
    private void supply(String side, int y, int first) {
        rail("R" + (first == 31 ? 31 : 32), Passives.R_UPRIGHT, 18, y, "R27K", side + "_ISET");
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
}
