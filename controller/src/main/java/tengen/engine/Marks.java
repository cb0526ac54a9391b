package tengen.engine;

import java.util.Arrays;

/**
 * What a black stone would make on each of its lines, counted for every point.
 *
 * <p>A point is suspect when it makes a five, an overline, two fours or two threes; every other point is legal. A suspect may still be legal, since a
 * three need not be real.
 */
final class Marks {
    /** A three on one line. Each kind of mark is a count of four bits, for a point has four lines. */
    static final int THREE = 1;

    /** A four on one line. */
    static final int FOUR = 0x10;

    /** A five, an overline or two fours on one line. */
    static final int ENOUGH = 0x100;

    /** Two threes or more, two fours or more, or one of what suffices alone. */
    private static final int SUSPECT = 0xFEE;

    private final short[] marks = new short[Point.COUNT];

    void clear() {
        Arrays.fill(marks, (short) 0);
    }

    boolean suspect(int index) {
        return (marks[index] & SUSPECT) != 0;
    }

    /**
     * Marks points.
     *
     * @param cells the cells of four lines, as in {@link Shapes}
     * @param lines the four line numbers, eight bits each, the lowest lane lowest
     */
    void add(long cells, int lines, int shape) {
        for (long left = cells; left != 0; left &= left - 1) {
            marks[point(left, lines)] += (short) shape;
        }
    }

    /** Takes marks back. */
    void remove(long cells, int lines, int shape) {
        for (long left = cells; left != 0; left &= left - 1) {
            marks[point(left, lines)] -= (short) shape;
        }
    }

    private static int point(long cells, int lines) {
        int bit = Long.numberOfTrailingZeros(cells);
        return Lines.point(lines >>> (bit >>> 4 << 3) & 0xFF, bit & 15);
    }
}
