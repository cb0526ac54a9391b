package tengen.schematics.sheet;

import java.util.ArrayList;
import java.util.List;
import tengen.schematics.kicad.Pin;
import tengen.schematics.kicad.PinKind;
import tengen.schematics.kicad.Shape;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.kicad.Symbol;
import tengen.schematics.kicad.Text;

/**
 * A rectangular symbol with pins in a row on its sides, 2.54 mm apart, drawn from lines like {@code "14 SER <"}. The last sign says what the pin is: {@code <}
 * in, {@code >} out, {@code =} both ways, {@code ~} three-state, {@code -} passive, {@code +} supply in, {@code x} never connected. An empty line leaves a gap.
 */
final class BoxChip {
    private static final int PIN_LENGTH = 2;

    private final String name;
    private final String prefix;
    private final int halfWidth;
    private final List<Pin> pins = new ArrayList<>();
    private int rows;
    private int columns;

    /** Begins a symbol whose body is {@code 2 * halfWidth} grid steps wide; its origin is above the middle, two steps above the first pins. */
    BoxChip(String name, String prefix, int halfWidth) {
        this.name = name;
        this.prefix = prefix;
        this.halfWidth = halfWidth;
    }

    BoxChip left(String... lines) {
        return column(Side.LEFT, lines);
    }

    BoxChip right(String... lines) {
        return column(Side.RIGHT, lines);
    }

    private BoxChip column(Side side, String... lines) {
        int x = (halfWidth + PIN_LENGTH) * (side == Side.LEFT ? -1 : 1);
        for (int i = 0; i < lines.length; i++) {
            add(lines[i], new Spot(x, 2 * (i + 1)), side);
        }
        rows = Math.max(rows, lines.length);
        return this;
    }

    /** Adds supply pins at the top, from the middle to the right. */
    BoxChip top(String... lines) {
        for (int i = 0; i < lines.length; i++) {
            add(lines[i], new Spot(2 * i, -PIN_LENGTH), Side.TOP);
        }
        return this;
    }

    /** Adds ground pins at the bottom, from the middle to the right; call it after both sides. */
    BoxChip bottom(String... lines) {
        columns = Math.max(columns, lines.length);
        for (int i = 0; i < lines.length; i++) {
            add(lines[i], new Spot(2 * i, 2 * (rows + 1) + PIN_LENGTH), Side.BOTTOM);
        }
        return this;
    }

    private void add(String line, Spot end, Side side) {
        if (line.isEmpty()) {
            return;
        }
        String[] words = line.split(" ");
        pins.add(new Pin(words[0], words[1], kind(words[2]), end, side, PIN_LENGTH, 1));
    }

    private static PinKind kind(String sign) {
        return switch (sign) {
            case "<" -> PinKind.INPUT;
            case ">" -> PinKind.OUTPUT;
            case "=" -> PinKind.BIDIRECTIONAL;
            case "~" -> PinKind.THREE_STATE;
            case "-" -> PinKind.PASSIVE;
            case "+" -> PinKind.POWER_IN;
            case "x" -> PinKind.OPEN;
            default -> throw new IllegalArgumentException("no such pin kind: " + sign);
        };
    }

    /** Returns the finished symbol. */
    Symbol symbol() {
        return symbol(Symbol.Look.NAMES_AND_NUMBERS);
    }

    /** Returns the finished symbol, showing its pins this way. */
    Symbol symbol(Symbol.Look look) {
        int height = 2 * (rows + 1);
        List<Shape> body = List.of(new Shape.Box(-halfWidth * 127, 0, halfWidth * 127, height * 127, 0));
        Text reference = new Text(new Spot(-2, -3), "right", true);
        Text value = new Text(new Spot(-2, -1), "right", true);
        return new Symbol(name, prefix, look, pins, body, reference, value);
    }
}
