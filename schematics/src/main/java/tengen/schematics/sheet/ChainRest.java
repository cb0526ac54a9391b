package tengen.schematics.sheet;

import tengen.schematics.kicad.Flow;
import tengen.schematics.kicad.Pin;
import tengen.schematics.kicad.Placed;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.kicad.Symbol;
import tengen.schematics.table.Row;
import tengen.schematics.table.Tables;

/** The rest of sheet 1: connectors, series resistors, supply, inverter, test points and the canary cross. */
final class ChainRest {
    private final Tables tables;
    private final Drafting pen;

    ChainRest(Tables tables, Drafting pen) {
        this.tables = tables;
        this.pen = pen;
    }

    void draw() {
        connector("J2", 24, "Row cable");
        connector("J3", 66, "Column cable");
        series();
        supply();
        inverter();
        testPoints();
        canary();
    }

    private void connector(String header, int y, String name) {
        pen.frame(name, 258, y - 12, 318, y + 28);
        Placed j = pen.part(header, Pieces.IDC20, 290, y, "IDC20");
        for (String ground : new String[] {"1", "10", "11", "20"}) {
            Pin pin = j.symbol().pin(ground);
            Spot end = j.pin(ground);
            pen.mark(pin.side() == Side.LEFT ? Marks.GND_LEFT : Marks.GND_RIGHT, end.x(), end.y());
        }
        for (Row row : tables.lines()) {
            if (header.equals(row.get("header"))) {
                String number = row.get("header_pin");
                Pin pin = j.symbol().pin(number);
                String signal = row.get("signal");
                pen.globalStub(j.pin(number), pin.side(), 2, signal, Flow.PASSIVE);
            }
        }
    }

    private void series() {
        pen.frame("Series resistors, next to J1", 12, 69, 88, 131);
        series("R1", 80, "SCLK_PI", "SCLK");
        series("R2", 87, "MOSI_PI", "SER");
        series("R3", 94, "CE0_PI", "RCLK");
        series("R4", 101, "MISO_PI", "MISO");
        bias("R5", 24, Marks.PLUS_3V3, "RCLK");
        bias("R6", 46, Marks.GND, "SCLK");
        bias("R7", 68, Marks.GND, "SER");
    }

    private void series(String reference, int y, String pi, String chain) {
        Placed r = pen.part(reference, Passives.R_LEVEL, 48, y, "R33");
        pen.stub(r.pin("1"), Side.LEFT, 6, pi);
        pen.stub(r.pin("2"), Side.RIGHT, 6, chain);
    }

    /** Holds an input still while the Pi boots or the header is unplugged. */
    private void bias(String reference, int x, Symbol rail, String net) {
        Placed r = pen.part(reference, Passives.R_UPRIGHT, x, 117, "R47K");
        boolean up = rail.equals(Marks.PLUS_3V3);
        Spot held = r.pin(up ? "2" : "1");
        Spot fixed = r.pin(up ? "1" : "2");
        pen.mark(rail, fixed.x(), fixed.y());
        int bend = up ? 2 : -2;
        pen.wire(held.x(), held.y(), held.x(), held.y() + bend, held.x() + 2, held.y() + bend);
        pen.sheet().label(net, held.plus(2, bend), Side.RIGHT);
    }

    private void supply() {
        pen.frame("3.3 V from the Pi, one 100 nF at each chip", 12, 134, 88, 222);
        Placed fuse = pen.part("F1", Passives.FUSE_LEVEL, 36, 148, "PTC100");
        pen.stub(fuse.pin("1"), Side.LEFT, 3, "3V3_PI");
        pen.wire(39, 148, 80, 148);
        pen.mark(Marks.PLUS_3V3, 80, 148);
        pen.mark(Marks.FED, 48, 148);
        Placed bulk = pen.part("C6", Passives.CP_UPRIGHT, 56, 156, "C10U");
        pen.wire(56, 148, 56, 153);
        pen.mark(Marks.GND, bulk.pin("2").x(), bulk.pin("2").y());
        pen.part("R8", Passives.R_UPRIGHT, 68, 154, "R1K");
        pen.wire(68, 148, 68, 151);
        pen.part("D1", Passives.LED_UPRIGHT, 68, 161, "LED3");
        pen.wire(68, 157, 68, 158);
        pen.mark(Marks.GND, 68, 164);
        pen.mark(Marks.FED, 24, 160);
        pen.wire(24, 160, 24, 163);
        pen.mark(Marks.GND, 24, 163);
        pen.wire(20, 186, 76, 186);
        pen.wire(20, 198, 76, 198);
        pen.mark(Marks.PLUS_3V3, 20, 186);
        pen.mark(Marks.GND, 20, 198);
        for (int i = 0; i < 5; i++) {
            int x = 28 + 12 * i;
            pen.part("C" + (i + 1), Passives.C_UPRIGHT, x, 192, "C100N");
            pen.wire(x, 186, x, 189);
            pen.wire(x, 195, x, 198);
        }
        pen.note(
                "C1-C4 at U1-U4, C5 at U5: legs as short as they go.\nF1 keeps a short on the board from browning out the Pi.\nChain: 3.3 V only, about 3 mA lit, 5 mA at most.",
                14,
                206,
                127);
    }

    private void inverter() {
        pen.frame("CE0 high loads the columns", 92, 121, 155, 222);
        Placed gate = pen.part("U5", 1, Pieces.HC14, 118, 134, "HC14", Placed.Shows.ALL);
        pen.stub(gate.pin("1"), Side.LEFT, 3, "RCLK");
        pen.stub(gate.pin("2"), Side.RIGHT, 3, "SHLD");
        for (int unit = 2; unit <= 6; unit++) {
            int y = 138 + 9 * (unit - 1);
            Placed spare = pen.part("U5", unit, Pieces.HC14, 118, y, "HC14", Placed.Shows.REFERENCE);
            Spot in = spare.pin(spare.pins().get(0).number());
            pen.wire(in.x(), in.y(), 108, y);
            pen.open(spare.pin(spare.pins().get(1).number()));
        }
        pen.wire(108, 147, 108, 188);
        pen.mark(Marks.GND, 108, 188);
        pen.part("U5", 7, Pieces.HC14, 144, 160, "HC14", Placed.Shows.NOTHING);
        pen.note("U5", 147, 158, 120);
        pen.mark(Marks.PLUS_3V3, 144, 156);
        pen.mark(Marks.GND, 144, 164);
        pen.note(
                "CE0 rises: rows take the new word,\ncolumns follow their inputs. CE0 falls:\ncolumns are held and shifted out.\nSPI mode 0, MSB first, 1 MHz.",
                95,
                202,
                127);
    }

    private void testPoints() {
        pen.frame("Test points", 258, 94, 318, 132);
        String[][] points = {{"RCLK", "SCLK", "SHLD", "SER"}, {"MISO", "COL8", "ROW8", ""}};
        int number = 1;
        for (int row = 0; row < 2; row++) {
            for (int i = 0; i < 4; i++) {
                int x = 265 + 14 * i;
                int y = 108 + 13 * row;
                pen.part("TP" + number, 1, Marks.TEST_POINT, x, y, "TP", Placed.Shows.REFERENCE);
                String net = points[row][i];
                number++;
                if (net.isEmpty()) {
                    pen.mark(Marks.GND, x, y);
                } else {
                    pen.wire(x, y, x, y + 2, x + 1, y + 2);
                    Spot end = new Spot(x + 1, y + 2);
                    if (net.startsWith("COL") || net.startsWith("ROW")) {
                        pen.sheet().global(net, end, Side.RIGHT, Flow.PASSIVE);
                    } else {
                        pen.sheet().label(net, end, Side.RIGHT);
                    }
                }
            }
        }
    }

    /** Column 16 meets every row, row 16 every column: soldered at the far end of the wires, so that a cut wire shows. */
    private void canary() {
        pen.frame("Canary cross: at the far end of every wire", 160, 121, 232, 222);
        int top = 140;
        pen.wire(176, top - 6, 176, top + 60);
        pen.wire(176, top - 6, 173, top - 6);
        pen.sheet().global("COL16", new Spot(173, top - 6), Side.LEFT, Flow.PASSIVE);
        for (int row = 1; row <= 16; row++) {
            int y = top + 4 * (row - 1);
            Placed d = pen.part("DP" + row, 1, Passives.DIODE_LEVEL, 184, y, "BAT85", Placed.Shows.REFERENCE);
            pen.wire(176, y, 181, y);
            pen.globalStub(d.pin("1"), Side.RIGHT, 2, "ROW" + row, Flow.PASSIVE);
        }
        pen.wire(220, top - 6, 220, top + 56);
        pen.wire(220, top - 6, 222, top - 6);
        pen.sheet().global("ROW16", new Spot(222, top - 6), Side.RIGHT, Flow.PASSIVE);
        for (int column = 1; column <= 15; column++) {
            int y = top + 4 * (column - 1);
            String reference = "D" + (char) ('A' + column - 1) + "16";
            Placed d = pen.part(reference, 1, Passives.DIODE_LEVEL, 213, y, "BAT85", Placed.Shows.REFERENCE);
            pen.wire(216, y, 220, y);
            pen.globalStub(d.pin("2"), Side.LEFT, 2, "COL" + column, Flow.PASSIVE);
        }
        pen.note("""
                Soldered on the board where row and column wires end.
                Every frame must read COL16 low in rows 1-16, all columns
                low in row 16, and everything high with the rows off.""", 163, 207, 127);
        pen.note("""
                J2 to J11 and J3 to J12: 20-way ribbons of 30 cm, pin to
                pin, rows and columns apart; 1, 10, 11, 20 are ground.
                RN1, RN2 damp the edges into the cable. RN3, RN4 guard
                the inputs against sparks. The 22k pull-ups keep a full
                row of 16 low enough (spice/margins.md).
                Settle after every row: 60 us.
                Plug the ribbons in with the Pi off; wear a wrist strap.""", 259, 142, 140);
    }
}
