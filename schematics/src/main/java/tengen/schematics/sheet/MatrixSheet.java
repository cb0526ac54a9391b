package tengen.schematics.sheet;

import tengen.schematics.kicad.Flow;
import tengen.schematics.kicad.Pin;
import tengen.schematics.kicad.Placed;
import tengen.schematics.kicad.Sheet;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.table.Row;
import tengen.schematics.table.Tables;

/** Sheet 2: 225 reeds, each with its diode, drawn as the board lies before the seat that opens (A1 at the lower left). */
public final class MatrixSheet {
    private static final int SIZE = 15;
    private static final int LEFT = 40;
    private static final int TOP = 36;
    private static final int PITCH_X = 20;
    private static final int PITCH_Y = 19;
    private static final int BOTTOM = TOP + PITCH_Y * (SIZE - 1);

    private final Tables tables;
    private final Drafting pen;

    private MatrixSheet(Tables tables) {
        this.tables = tables;
        this.pen = new Drafting(new Sheet(2, "Matrix: 225 reeds and diodes", "matrix.kicad_sch", "A2"), tables);
    }

    /** Draws the sheet. */
    public static Sheet draw(Tables tables) {
        MatrixSheet matrix = new MatrixSheet(tables);
        for (int row = 1; row <= SIZE; row++) {
            matrix.row(row);
        }
        for (int column = 1; column <= SIZE; column++) {
            matrix.column(column);
        }
        matrix.strip("J11", 30, "West edge: row cable from J2");
        matrix.strip("J12", 74, "South edge: column cable from J3");
        matrix.pen.note("""
                Every site: column wire - reed - diode anode; cathode - row wire.
                The reed of H8 is SH8, its diode DH8. BAT85 and reeds as in parts.csv.

                The diode is compulsory: without it any three closed corners of a
                rectangle show a fourth. Schottky, because the low level has to
                stay 0.3 V below the reader's limit (spice/margins.md).

                Row wires run on the reed strips from west to east, column wires
                cross them from south to north. ROW16 runs along the north edge,
                COL16 along the east edge: the canary cross (diodes DP1-DP16 and
                DA16-DO16 of sheet 1) sits where they meet the far ends.

                Cables: 20-way ribbon, 30 cm, grounds on conductors 1, 10, 11, 20.
                Rows and columns in separate ribbons: fast row edges must not run
                beside the columns. Up to 300 pF for each column wire is allowed.

                ESD: plug the ribbons in before the panel is closed, wear a strap;
                the panel covers every wire by at least 6 mm of wood.""", 348, 130, 180);
        return matrix.pen.sheet();
    }

    private static int x(int column) {
        return LEFT + PITCH_X * (column - 1);
    }

    private static int y(int row) {
        return TOP + PITCH_Y * (SIZE - row);
    }

    private void row(int row) {
        int y = y(row);
        for (int column = 1; column <= SIZE; column++) {
            site(column, row);
        }
        pen.wire(30, y, x(SIZE) + 11, y);
        pen.sheet().global("ROW" + row, new Spot(30, y), Side.LEFT, Flow.INPUT);
        pen.note(Integer.toString(row), x(SIZE) + 14, y - 2, 254);
    }

    private void column(int column) {
        int x = x(column);
        pen.wire(x, y(SIZE) - 10, x, BOTTOM + 5);
        pen.sheet().global("COL" + column, new Spot(x, BOTTOM + 5), Side.BOTTOM, Flow.OUTPUT);
        pen.note(letter(column), x - 1, y(SIZE) - 20, 254);
    }

    private void site(int column, int row) {
        String name = letter(column) + row;
        int x = x(column);
        int y = y(row) - 10;
        Placed reed = pen.part("S" + name, 1, Passives.REED_LEVEL, x + 5, y, "REED", Placed.Shows.REFERENCE);
        Placed diode = pen.part("D" + name, 1, Passives.DIODE_UPRIGHT, x + 11, y + 4, "BAT85", Placed.Shows.REFERENCE);
        pen.wire(x, y, x + 2, y);
        Spot out = reed.pin("2");
        Spot anode = diode.pin("2");
        pen.wire(out.x(), out.y(), anode.x(), out.y(), anode.x(), anode.y());
        pen.wire(anode.x(), diode.pin("1").y(), anode.x(), y(row));
    }

    private void strip(String strip, int y, String name) {
        pen.frame(name, 348, y - 12, 455, y + 28);
        Placed j = pen.part(strip, Pieces.IDC20, 402, y, "IDC20");
        for (String ground : new String[] {"1", "10", "11", "20"}) {
            Pin pin = j.symbol().pin(ground);
            pen.mark(
                    pin.side() == Side.LEFT ? Marks.GND_LEFT : Marks.GND_RIGHT,
                    j.pin(ground).x(),
                    j.pin(ground).y());
        }
        for (Row line : tables.lines()) {
            if (strip.equals(line.get("strip"))) {
                String number = line.get("strip_pin");
                pen.globalStub(j.pin(number), j.symbol().pin(number).side(), 2, line.get("signal"), Flow.PASSIVE);
            }
        }
    }

    private static String letter(int column) {
        return Character.toString('A' + column - 1);
    }
}
