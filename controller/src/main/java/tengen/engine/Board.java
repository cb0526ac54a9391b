package tengen.engine;

import java.util.Optional;

/**
 * The stones on the 225 points. Mutable; one thread at a time.
 *
 * <p>The board is kept as its 88 {@linkplain Lines lines}, each one long: bit 5 + c says that cell c is black, bit 37 + c that it is empty; a cell that is
 * neither is white. So a line shifted right by c holds, in its lowest eleven bits and in those of its upper half, the black and the empty cells of the
 * window of eleven around cell c, which is all that a stone on c can change.
 */
public final class Board {
    private static final int BLACK_BIT = 5;
    private static final int EMPTY_BIT = 37;
    private static final long BLACK_STONE = 1L << BLACK_BIT | 1L << EMPTY_BIT;
    private static final long WHITE_STONE = 1L << EMPTY_BIT;
    private static final long WINDOW = 0x7FF;
    private static final long CELLS = 0x7FFF;
    private static final long[] EMPTY = new long[Lines.COUNT];

    static {
        for (int line = 0; line < Lines.COUNT; line++) {
            EMPTY[line] = (1L << Lines.length(line)) - 1 << EMPTY_BIT;
        }
    }

    private final long[] lines;

    /** Makes an empty board. */
    public Board() {
        this.lines = EMPTY.clone();
    }

    /** Makes a copy. */
    public Board(Board other) {
        this.lines = other.lines.clone();
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

    /** Takes all stones off. */
    public void clear() {
        System.arraycopy(EMPTY, 0, lines, 0, Lines.COUNT);
    }

    /** Puts a stone on a point; what stood there is gone. */
    public void place(Point point, Stone stone) {
        remove(point);
        toggle(point.index(), stone == Stone.BLACK);
    }

    /** Takes the stone, if any, off a point. */
    public void remove(Point point) {
        if (!isEmpty(point)) {
            toggle(point.index(), has(point, Stone.BLACK));
        }
    }

    /** Says whether no stone stands on the point. */
    public boolean isEmpty(Point point) {
        return isEmpty(point.index());
    }

    /** Says whether a stone of this colour stands on the point. */
    public boolean has(Point point, Stone stone) {
        boolean black = (lines[Lines.line(point.index(), 0)] >>> BLACK_BIT + point.column() & 1) != 0;
        return stone == Stone.BLACK ? black : !black && !isEmpty(point);
    }

    /** Writes the position as {@link #parse} reads it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(Point.COUNT);
        for (int row = Point.SIZE - 1; row >= 0; row--) {
            for (int column = 0; column < Point.SIZE; column++) {
                Point point = Point.at(column, row);
                text.append(isEmpty(point) ? '.' : has(point, Stone.BLACK) ? 'X' : 'O');
            }
        }
        return text.toString();
    }

    /** Says whether no stone stands on the point of this index. */
    public boolean isEmpty(int index) {
        return (lines[Lines.line(index, 0)] >>> EMPTY_BIT + Lines.cell(index, 0) & 1) != 0;
    }

    /** Puts a stone on an empty point, or takes this very stone off again. */
    public void toggle(int index, boolean black) {
        long stone = black ? BLACK_STONE : WHITE_STONE;
        for (int direction = 0; direction < Lines.DIRECTIONS; direction++) {
            lines[Lines.line(index, direction)] ^= stone << Lines.cell(index, direction);
        }
    }

    /** Returns the black cells of a line; bit n is cell n. */
    public long black(int line) {
        return lines[line] >>> BLACK_BIT & CELLS;
    }

    /** Returns the empty cells of a line; bit n is cell n. */
    public long empty(int line) {
        return lines[line] >>> EMPTY_BIT & CELLS;
    }

    /** Returns the white cells of a line; bit n is cell n. */
    public long white(int line) {
        return (EMPTY[line] >>> EMPTY_BIT) ^ black(line) ^ empty(line);
    }

    /** Returns the numbers of the four lines through a point, eight bits each. */
    public static int linesThrough(int index) {
        return Lines.line(index, 0)
                | Lines.line(index, 1) << 8
                | Lines.line(index, 2) << 16
                | Lines.line(index, 3) << 24;
    }

    /** Returns the black cells of four lines, a lane each; the lines are numbered as by {@link #linesThrough}. */
    public long black4(int lines) {
        return black(lines & 0xFF)
                | black(lines >>> 8 & 0xFF) << 16
                | black(lines >>> 16 & 0xFF) << 32
                | black(lines >>> 24) << 48;
    }

    /** Returns the empty cells of four lines. */
    public long empty4(int lines) {
        return empty(lines & 0xFF)
                | empty(lines >>> 8 & 0xFF) << 16
                | empty(lines >>> 16 & 0xFF) << 32
                | empty(lines >>> 24) << 48;
    }

    /** Returns the black cells of the star of a point: the windows of the four directions, one in each lane (see {@link Shapes}), the point at bit 5. */
    public long blackStar(int index) {
        return blackWindow(index, 0)
                | blackWindow(index, 1) << 16
                | blackWindow(index, 2) << 32
                | blackWindow(index, 3) << 48;
    }

    /** Returns the empty cells of the star of a point. */
    public long emptyStar(int index) {
        return emptyWindow(index, 0)
                | emptyWindow(index, 1) << 16
                | emptyWindow(index, 2) << 32
                | emptyWindow(index, 3) << 48;
    }

    /** Returns the black cells of the window of eleven around a point; the point is bit 5. */
    long blackWindow(int index, int direction) {
        return lines[Lines.line(index, direction)] >>> Lines.cell(index, direction) & WINDOW;
    }

    /** Returns the empty cells of that window. */
    long emptyWindow(int index, int direction) {
        return lines[Lines.line(index, direction)] >>> Lines.cell(index, direction) + 32 & WINDOW;
    }

    /** Returns the white cells of the star of a point. */
    public long whiteStar(int index) {
        return whiteWindow(index, 0)
                | whiteWindow(index, 1) << 16
                | whiteWindow(index, 2) << 32
                | whiteWindow(index, 3) << 48;
    }

    private long whiteWindow(int index, int direction) {
        int line = Lines.line(index, direction);
        int cell = Lines.cell(index, direction);
        long taken = lines[line] >>> EMPTY_BIT - BLACK_BIT | lines[line];
        return (EMPTY[line] >>> EMPTY_BIT - BLACK_BIT & ~taken) >>> cell & WINDOW;
    }

    /** Returns the white cells of four lines. */
    public long white4(int lines) {
        return white(lines & 0xFF)
                | white(lines >>> 8 & 0xFF) << 16
                | white(lines >>> 16 & 0xFF) << 32
                | white(lines >>> 24) << 48;
    }

    /** Returns the length of the run of this colour through a point of that colour, in this direction. */
    int run(Point point, Stone stone, int direction) {
        int line = Lines.line(point.index(), direction);
        int cell = Lines.cell(point.index(), direction);
        long own = stone == Stone.BLACK ? black(line) : white(line);
        int behind = Long.numberOfTrailingZeros(~(own >>> cell));
        int before = Long.numberOfLeadingZeros(~(own << Long.SIZE - 1 - cell));
        return behind + before - 1;
    }
}
