package tengen.schematics.sheet;

import java.util.List;
import tengen.schematics.kicad.Placed;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.kicad.Symbol;
import tengen.schematics.table.Tables;

/** The levers and keys of sheet 3: a switch to ground behind 1k, held up by 10k, 10 nF against sparks and bounce. */
final class ClockKeys {
    private static final int LEFT = 306;
    private static final int WIDTH = 50;
    private static final int HEIGHT = 32;

    private final Tables tables;
    private final Drafting pen;

    ClockKeys(Tables tables, Drafting pen) {
        this.tables = tables;
        this.pen = pen;
    }

    void draw() {
        pen.frame("Levers (reed and magnet: silent) and keys; pressed = low", 304, 12, 455, 148);
        List<String> signals = tables.clockPins().stream()
                .filter(row -> "in".equals(row.get("direction")))
                .map(row -> row.get("signal"))
                .toList();
        for (int i = 0; i < signals.size(); i++) {
            key(i, signals.get(i), LEFT + WIDTH * (i % 3), 31 + HEIGHT * (i / 3));
        }
    }

    private void key(int index, String signal, int x, int y) {
        boolean lever = signal.startsWith("LEVER");
        String reference = (lever ? "S" : "SW") + (41 + index);
        Symbol symbol = lever ? Passives.REED_LEVEL : Passives.KEY_LEVEL;
        Placed key = pen.part(reference, 1, symbol, x + 7, y, lever ? "REED" : "KEY", Placed.Shows.REFERENCE);
        Spot ground = key.pin("1");
        pen.wire(ground.x(), y, ground.x(), y + 3);
        pen.mark(Marks.GNDC, ground.x(), y + 3);
        Placed guard = pen.part("R" + (41 + index), Passives.R_LEVEL, x + 17, y, "R1K");
        pen.wire(key.pin("2").x(), y, guard.pin("1").x(), y);
        Spot node = new Spot(x + 25, y);
        pen.wire(guard.pin("2").x(), y, node.x(), y);
        pen.wire(node.x(), y, node.x() + 7, y);
        pen.sheet().label(signal, node.plus(7, 0), Side.RIGHT);
        Placed up = pen.part("R" + (61 + index), Passives.R_UPRIGHT, node.x(), y - 5, "R10K");
        pen.mark(Marks.PLUS_5V, node.x(), up.pin("1").y());
        pen.wire(node.x(), up.pin("2").y(), node.x(), y + 2);
        Placed spark = pen.part("C" + (61 + index), Passives.C_UPRIGHT, node.x(), y + 5, "C10N");
        pen.mark(Marks.GNDC, node.x(), spark.pin("2").y());
    }
}
