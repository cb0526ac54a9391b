package tengen.engine.solve;

import tengen.engine.Lines;
import tengen.engine.Point;

/** A set of points, walked in the order of their indexes. */
final class PointSet {
    /** What {@link #next} returns at the end. */
    static final int NONE = -1;

    private final long[] words = new long[4];

    void add(int point) {
        words[point >>> 6] |= 1L << point;
    }

    /** Adds cells of four lines that follow one another, a lane each. */
    void addCells(int firstLine, long cells) {
        for (long left = cells; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            add(Lines.point(firstLine + (bit >>> 4), bit & 15));
        }
    }

    void removeAll(PointSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.words[i];
        }
    }

    boolean contains(int point) {
        return (words[point >>> 6] >>> point & 1) != 0;
    }

    boolean isEmpty() {
        return size() == 0;
    }

    int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** Returns the least point that is {@code from} or more, or {@link #NONE}. */
    int next(int from) {
        for (int point = from; point < Point.COUNT; point++) {
            if (contains(point)) {
                return point;
            }
        }
        return NONE;
    }
}
