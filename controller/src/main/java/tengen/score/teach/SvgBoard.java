package tengen.score.teach;

import java.util.Locale;
import tengen.engine.Point;
import tengen.engine.Stone;

/** A small board as SVG, row 15 above. */
final class SvgBoard {
    private static final int CELL = 20;
    private static final int EDGE = 20;
    private static final int SIZE = 2 * EDGE + (Point.SIZE - 1) * CELL;

    private final StringBuilder out = new StringBuilder();

    /** @param label what it shows, ready for a page */
    SvgBoard(String label) {
        out.append(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" aria-label=\"%s\" font-size=\"9\""
                        + " text-anchor=\"middle\" font-family=\"sans-serif\">",
                SIZE,
                SIZE,
                SIZE,
                SIZE,
                label));
        int far = SIZE - EDGE;
        for (int i = 0; i < Point.SIZE; i++) {
            int at = EDGE + i * CELL;
            line(at, EDGE, at, far);
            line(EDGE, at, far, at);
            words(at, SIZE - 4, Character.toString((char) ('A' + i)));
            words(8, at + 3, Integer.toString(Point.SIZE - i));
        }
    }

    private void line(int x1, int y1, int x2, int y2) {
        out.append(String.format(
                Locale.ROOT, "<path d=\"M%d %dL%d %d\" stroke=\"#888\" stroke-width=\"0.6\"/>", x1, y1, x2, y2));
    }

    private void words(int x, int y, String text) {
        out.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\">%s</text>", x, y, text));
    }

    private static int x(Point point) {
        return EDGE + point.column() * CELL;
    }

    private static int y(Point point) {
        return EDGE + (Point.SIZE - 1 - point.row()) * CELL;
    }

    private void circle(Point point, double radius, String fill, String stroke, double width) {
        out.append(String.format(
                Locale.ROOT,
                "<circle cx=\"%d\" cy=\"%d\" r=\"%.1f\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%.1f\"/>",
                x(point),
                y(point),
                radius,
                fill,
                stroke,
                width));
    }

    void stone(Point point, Stone colour) {
        circle(point, 9, colour == Stone.BLACK ? "#000" : "#fff", "#000", 0.8);
    }

    /** The move that the board is about has a ring in its stone. */
    void played(Point point, Stone colour) {
        stone(point, colour);
        circle(point, 4.5, "none", colour == Stone.BLACK ? "#fff" : "#000", 2);
    }

    void mark(Point point, int number) {
        circle(point, 8, "#fff", "#c00", 1);
        words(x(point), y(point) + 3, Integer.toString(number));
    }

    String svg() {
        return out + "</svg>";
    }
}
