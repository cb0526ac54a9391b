package tengen.schematics.sheet;

import tengen.schematics.kicad.Flow;
import tengen.schematics.kicad.Placed;
import tengen.schematics.kicad.Sheet;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.kicad.Symbol;
import tengen.schematics.table.Part;
import tengen.schematics.table.Tables;

/** A sheet under the pen: places parts by their line in parts.csv and draws the few figures that come again and again. */
record Drafting(Sheet sheet, Tables tables) {

    /** Places a part of one piece, its texts shown. */
    Placed part(String reference, Symbol symbol, int x, int y, String key) {
        return part(reference, 1, symbol, x, y, key, Placed.Shows.ALL);
    }

    /** Places one unit of a part. */
    Placed part(String reference, int unit, Symbol symbol, int x, int y, String key, Placed.Shows shows) {
        Part part = tables.part(key);
        return sheet.place(
                reference, unit, symbol, new Spot(x, y), new Placed.Buy(part.value(), part.footprint(), key), shows);
    }

    void mark(Symbol symbol, int x, int y) {
        sheet.netMark(symbol, new Spot(x, y));
    }

    /** Draws a wire through the points x1, y1, x2, y2 and so on. */
    void wire(int... coordinates) {
        Spot[] path = new Spot[coordinates.length / 2];
        for (int i = 0; i < path.length; i++) {
            path[i] = new Spot(coordinates[2 * i], coordinates[2 * i + 1]);
        }
        sheet.wire(path);
    }

    /** Draws a short wire from a pin and names its net there; the text runs on in the wire's direction. */
    void stub(Spot pin, Side way, int length, String net) {
        Spot end = away(pin, way, length);
        sheet.wire(pin, end);
        sheet.label(net, end, way);
    }

    /** Draws a short wire from a pin to a label that all sheets know. */
    void globalStub(Spot pin, Side way, int length, String net, Flow flow) {
        Spot end = away(pin, way, length);
        sheet.wire(pin, end);
        sheet.global(net, end, way, flow);
    }

    void open(Spot pin) {
        sheet.open(pin);
    }

    void note(String words, int x, int y, int size) {
        sheet.note(words, new Spot(x, y), size);
    }

    void frame(String heading, int left, int top, int right, int bottom) {
        sheet.frame(heading, new Spot(left, top), new Spot(right, bottom));
    }

    static Spot away(Spot from, Side way, int length) {
        return switch (way) {
            case LEFT -> from.plus(-length, 0);
            case RIGHT -> from.plus(length, 0);
            case TOP -> from.plus(0, -length);
            case BOTTOM -> from.plus(0, length);
        };
    }
}
