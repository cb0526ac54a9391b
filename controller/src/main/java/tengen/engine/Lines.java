package tengen.engine;

/**
 * The 88 lines of the board: 15 rows, 15 columns, 21 + 21 diagonals of five cells and more, and the 16 shorter ones, in this order.
 *
 * <p>Cells of a row count from A, of a column from row 1, of a diagonal from its leftmost point. Directions: 0 row, 1 column, 2 rising diagonal,
 * 3 falling diagonal.
 */
public final class Lines {
    /** Directions of lines, and lines through every point. */
    public static final int DIRECTIONS = 4;

    /** Number of lines. */
    public static final int COUNT = 88;

    /** Lines below this number have five cells or more; on the others nothing can ever happen. */
    public static final int LONG = 72;

    private static final int FIRST_COLUMN = 15;
    private static final int FIRST_RISING = 30;
    private static final int FIRST_FALLING = 51;
    private static final int EDGE = Point.SIZE - 1;

    /** Diagonals are named by how far they lie from the middle one; up to this distance they have five cells. */
    private static final int FARTHEST = 10;

    private static final byte[] LINE = new byte[Point.COUNT * DIRECTIONS];
    private static final byte[] CELL = new byte[Point.COUNT * DIRECTIONS];
    private static final byte[] LENGTH = new byte[COUNT];
    private static final short[] POINT = new short[COUNT * Point.SIZE];

    static {
        for (int index = 0; index < Point.COUNT; index++) {
            int column = index % Point.SIZE;
            int row = index / Point.SIZE;
            enter(index, 0, row, column);
            enter(index, 1, FIRST_COLUMN + column, row);
            enter(index, 2, diagonal(column - row, FIRST_RISING, LONG), Math.min(column, row));
            enter(index, 3, diagonal(column + row - EDGE, FIRST_FALLING, LONG + 8), Math.min(column, EDGE - row));
        }
    }

    private Lines() {}

    private static int diagonal(int offset, int firstLong, int firstShort) {
        if (Math.abs(offset) <= FARTHEST) {
            return firstLong + FARTHEST + offset;
        }
        return firstShort + (offset < 0 ? offset + EDGE : offset - FARTHEST + 3);
    }

    private static void enter(int index, int direction, int line, int cell) {
        LINE[index * DIRECTIONS + direction] = (byte) line;
        CELL[index * DIRECTIONS + direction] = (byte) cell;
        LENGTH[line] = (byte) Math.max(LENGTH[line], cell + 1);
        POINT[line * Point.SIZE + cell] = (short) index;
    }

    /** Returns the number of the line through a point. */
    public static int line(int index, int direction) {
        return LINE[index * DIRECTIONS + direction];
    }

    /** Returns which cell of that line the point is. */
    public static int cell(int index, int direction) {
        return CELL[index * DIRECTIONS + direction];
    }

    /** Returns how many cells a line has, 1 to 15. */
    public static int length(int line) {
        return LENGTH[line];
    }

    /** Returns the index of the point that is this cell of the line. */
    public static int point(int line, int cell) {
        return POINT[line * Point.SIZE + cell];
    }
}
