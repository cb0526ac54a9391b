package tengen.engine;

import java.util.Optional;

/**
 * A point of the 15x15 board; each exists once, so {@code ==} compares.
 *
 * <p>Column 0 is A, row 0 is row 1; {@code index = 15 * row + column}. H8 is the centre (天元).
 */
public final class Point implements Comparable<Point> {
    /** Columns and rows of the board. */
    public static final int SIZE = 15;

    /** Number of points. */
    public static final int COUNT = SIZE * SIZE;

    private static final Point[] ALL = new Point[COUNT];

    static {
        for (int index = 0; index < COUNT; index++) {
            ALL[index] = new Point(index);
        }
    }

    /** The centre, H8. */
    public static final Point CENTRE = at(7, 7);

    private final int index;
    private final String name;

    private Point(int index) {
        this.index = index;
        this.name = (char) ('A' + index % SIZE) + Integer.toString(index / SIZE + 1);
    }

    /** Returns the point with this index, 0 to 224. */
    public static Point at(int index) {
        return ALL[index];
    }

    /** Returns the point at this column and row, both 0 to 14. */
    public static Point at(int column, int row) {
        if (column < 0 || column >= SIZE || row < 0 || row >= SIZE) {
            throw new IllegalArgumentException("off the board: column " + column + ", row " + row);
        }
        return ALL[row * SIZE + column];
    }

    /** Returns the point of this name, {@code H8} or {@code h8}, or nothing when there is none. */
    public static Optional<Point> parse(String text) {
        if (text.length() < 2 || text.length() > 3) {
            return Optional.empty();
        }
        int column = Character.toUpperCase(text.charAt(0)) - 'A';
        int row = 0;
        for (int i = 1; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9' || (i == 1 && digit == '0')) {
                return Optional.empty();
            }
            row = row * 10 + digit - '0';
        }
        boolean onBoard = column >= 0 && column < SIZE && row >= 1 && row <= SIZE;
        return onBoard ? Optional.of(at(column, row - 1)) : Optional.empty();
    }

    /** Returns the point of this name. A name that is no point is the caller's own error; text from outside goes through {@link #parse}. */
    public static Point of(String name) {
        return parse(name).orElseThrow(() -> new IllegalArgumentException("no such point: " + name));
    }

    /** Returns 15 * row + column. */
    public int index() {
        return index;
    }

    /** Returns 0 for A to 14 for O. */
    public int column() {
        return index % SIZE;
    }

    /** Returns 0 for row 1 to 14 for row 15. */
    public int row() {
        return index / SIZE;
    }

    /** Returns the larger of the distances along the row and along the column, in points. */
    public int distance(Point other) {
        return Math.max(Math.abs(column() - other.column()), Math.abs(row() - other.row()));
    }

    @Override
    public int compareTo(Point other) {
        return Integer.compare(index, other.index);
    }

    /** Returns the name, such as H8. */
    @Override
    public String toString() {
        return name;
    }
}
