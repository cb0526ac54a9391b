package tengen.engine.solve;

import tengen.engine.Board;
import tengen.engine.Lines;
import tengen.engine.Point;

/** The cells on which the attacker makes a four, for every line, kept while stones are played and taken back. */
final class FourLines {
    private final short[] cells = new short[Lines.COUNT];

    /** Bit n of word 0 or 1: line n, or 64 + n, has such cells. */
    private final long[] lines = new long[2];

    /** For each depth, the words of the lines through the attack and through the reply as they were before. */
    private final long[] before = new long[2 * (Point.COUNT / 2 + 1)];

    /** Returns the numbers of four lines that follow one another. */
    static int four(int first) {
        return first | first + 1 << 8 | first + 2 << 16 | first + 3 << 24;
    }

    /** Reads all lines of a position. */
    void read(Board board, Side attacker) {
        lines[0] = 0;
        lines[1] = 0;
        for (int first = 0; first < Lines.LONG; first += 4) {
            show(four(first), attacker.fours(four(first)));
        }
    }

    /** Returns which lines have cells: of lines 0 to 63, or from 64 on. */
    long lines(int half) {
        return lines[half];
    }

    /** Returns the cells of a line, bit n for cell n. */
    int cells(int line) {
        return cells[line];
    }

    /** Says whether a stone on the point makes a four. */
    boolean contains(int point) {
        for (int direction = 0; direction < Lines.DIRECTIONS; direction++) {
            if ((cells[Lines.line(point, direction)] >>> Lines.cell(point, direction) & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Reads the lines through two points anew, on which stones have just been placed. */
    void change(Side attacker, int attack, int reply, int depth) {
        int attackLines = Board.linesThrough(attack);
        int replyLines = Board.linesThrough(reply);
        before[2 * depth] = lanes(attackLines);
        before[2 * depth + 1] = lanes(replyLines);
        show(attackLines, attacker.fours(attackLines));
        show(replyLines, attacker.fours(replyLines));
    }

    /** Puts back what {@link #change} changed. */
    void restore(int attack, int reply, int depth) {
        show(Board.linesThrough(reply), before[2 * depth + 1]);
        show(Board.linesThrough(attack), before[2 * depth]);
    }

    private void show(int four, long now) {
        for (int lane = 0; lane < 4; lane++) {
            int line = four >>> 8 * lane & 0xFF;
            int shown = (int) (now >>> 16 * lane) & 0x7FFF;
            cells[line] = (short) shown;
            long bit = 1L << line;
            lines[line >>> 6] = lines[line >>> 6] & ~bit | (shown != 0 ? bit : 0);
        }
    }

    private long lanes(int four) {
        return cells[four & 0xFF]
                | (long) cells[four >>> 8 & 0xFF] << 16
                | (long) cells[four >>> 16 & 0xFF] << 32
                | (long) cells[four >>> 24] << 48;
    }
}
