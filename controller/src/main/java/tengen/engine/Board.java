package tengen.engine;

import java.util.Optional;

/** The stones on the 225 points. Mutable; one thread at a time. */
public final class Board {
    private final byte[] cells = new byte[Point.COUNT];

    /** Makes an empty board. */
    public Board() {}

    /** Makes a copy. */
    public Board(Board other) {
        System.arraycopy(other.cells, 0, cells, 0, cells.length);
    }

    /** Returns the position written as 225 characters, row 15 first and A to O within a row: X black, O white, . empty; nothing for any other text. */
    public static Optional<Board> parse(String text) {
        if (text.length() != Point.COUNT) {
            return Optional.empty();
        }
        Board board = new Board();
        for (int i = 0; i < Point.COUNT; i++) {
            Point point = Point.at(i % Point.SIZE, Point.SIZE - 1 - i / Point.SIZE);
            switch (text.charAt(i)) {
                case 'X' -> board.place(point, Stone.BLACK);
                case 'O' -> board.place(point, Stone.WHITE);
                case '.' -> {}
                default -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(board);
    }

    /** Puts a stone on a point; what stood there is gone. */
    public void place(Point point, Stone stone) {
        cells[point.index()] = (byte) (stone.ordinal() + 1);
    }

    /** Takes the stone, if any, off a point. */
    public void remove(Point point) {
        cells[point.index()] = 0;
    }

    /** Says whether no stone stands on the point. */
    public boolean isEmpty(Point point) {
        return cells[point.index()] == 0;
    }

    /** Says whether a stone of this colour stands on the point. */
    public boolean has(Point point, Stone stone) {
        return cells[point.index()] == stone.ordinal() + 1;
    }

    /** Returns the length of the run of this colour through a point of that colour, along the direction (dx, dy). */
    int run(Point point, Stone stone, int dx, int dy) {
        return 1 + ray(point, stone, dx, dy) + ray(point, stone, -dx, -dy);
    }

    private int ray(Point point, Stone stone, int dx, int dy) {
        int n = 0;
        while (is(point.column() + (n + 1) * dx, point.row() + (n + 1) * dy, stone)) {
            n++;
        }
        return n;
    }

    private boolean is(int column, int row, Stone stone) {
        return column >= 0
                && column < Point.SIZE
                && row >= 0
                && row < Point.SIZE
                && cells[row * Point.SIZE + column] == stone.ordinal() + 1;
    }

    boolean empty(int column, int row) {
        return column >= 0
                && column < Point.SIZE
                && row >= 0
                && row < Point.SIZE
                && cells[row * Point.SIZE + column] == 0;
    }
}
