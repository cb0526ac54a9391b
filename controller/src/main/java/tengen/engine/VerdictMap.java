package tengen.engine;

import java.util.Arrays;

/**
 * The verdicts on all empty points of a position, for Black to play. Read again and again without allocation; one thread at a time.
 *
 * <p>First all lines are looked at, four at a time, and every point is marked with what a stone there would make on each of its lines. A point is suspect
 * when it makes a five, an overline, two fours or two threes; all others are legal. Then the judge judges the suspects.
 */
public final class VerdictMap {
    /** Marks of a point: how many of its lines give a three, a four, or something that suffices alone; four bits each. */
    private static final int THREE = 1;

    private static final int FOUR = 0x10;
    private static final int ENOUGH = 0x100;

    /** Two threes, two fours, or one of what suffices alone. */
    private static final int SUSPECT = 0xFEE;

    private final ForbiddenJudge judge;
    private final short[] marks = new short[Point.COUNT];
    private final byte[] verdicts = new byte[Point.COUNT];

    /** Makes a map in which every point is legal. */
    public VerdictMap(ForbiddenJudge judge) {
        this.judge = judge;
    }

    /** Returns the verdict on a point that was empty when the map was last read. */
    public Verdict at(Point point) {
        return Verdict.ofCode(verdicts[point.index()]);
    }

    /** Judges every empty point of the board, which is as it was when the call returns. */
    public void read(Board board) {
        Arrays.fill(marks, (short) 0);
        Arrays.fill(verdicts, (byte) 0);
        markLines(board);
        for (int index = 0; index < Point.COUNT; index++) {
            if ((marks[index] & SUSPECT) != 0) {
                verdicts[index] = (byte) judge.judge(board, index).code();
            }
        }
    }

    /** Packs the lines with at least two black stones into words of four; on others a stone makes nothing. */
    private void markLines(Board board) {
        long b = 0;
        long e = 0;
        int lines = 0;
        int lane = 0;
        for (int line = 0; line < Lines.LONG; line++) {
            long black = board.black(line);
            if ((black & black - 1) != 0) {
                b |= black << lane;
                e |= board.empty(line) << lane;
                lines |= line << (lane >>> 1);
                lane += 16;
                if (lane == Long.SIZE) {
                    mark(b, e, lines);
                    b = 0;
                    e = 0;
                    lines = 0;
                    lane = 0;
                }
            }
        }
        mark(b, e, lines);
    }

    private void mark(long b, long e, int lines) {
        long fourGroups = Shapes.fourGroups(b, e, b);
        mark(Shapes.threes(Shapes.threeGroups(b, e), e), lines, THREE);
        mark(Shapes.fours(fourGroups, e), lines, FOUR);
        mark(Shapes.doubleFours(fourGroups, e) | Shapes.fives(b, e, b) | Shapes.overlines(b, e), lines, ENOUGH);
    }

    private void mark(long cells, int lines, int shape) {
        for (long left = cells; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            int line = lines >>> (bit >>> 4 << 3) & 0xFF;
            marks[Lines.point(line, bit & 15)] += (short) shape;
        }
    }
}
