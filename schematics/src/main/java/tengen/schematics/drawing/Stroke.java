package tengen.schematics.drawing;

import java.util.List;

/** A mark on a picture; all measures are hundredths of a millimetre, x to the right, y down. */
sealed interface Stroke {

    /** Returns its layer. */
    Ink ink();

    /** A straight line. */
    record Line(Ink ink, int x1, int y1, int x2, int y2) implements Stroke {}

    /** A chain of straight lines: x, y, x, y and so on. */
    record Path(Ink ink, List<Integer> points) implements Stroke {
        public Path {
            points = List.copyOf(points);
        }
    }

    /** A circle. */
    record Disc(Ink ink, int x, int y, int radius, boolean filled) implements Stroke {}

    /** A rectangle. */
    record Box(Ink ink, int left, int top, int right, int bottom, boolean filled) implements Stroke {}

    /** A line of text on its base line; {@code lean} is -1 when it starts at x, 0 when it is centred, 1 when it ends there. */
    record Label(Ink ink, String text, int x, int y, int height, int lean) implements Stroke {}
}
