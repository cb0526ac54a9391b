package tengen.engine;

import java.util.Arrays;

/**
 * The verdicts on all empty points of a position, for Black to play. Read again and again without allocation; one thread at a time.
 *
 * <p>First all lines are looked at, four at a time, and every point is {@linkplain Marks marked} with what a stone there would make on each of its lines.
 * Then the judge judges the suspects; all others are legal.
 */
public final class VerdictMap {
    private final ForbiddenJudge judge;
    private final Marks marks = new Marks();
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
        marks.clear();
        Arrays.fill(verdicts, (byte) 0);
        markLines(board);
        for (int index = 0; index < Point.COUNT; index++) {
            if (marks.suspect(index)) {
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
        marks.add(Shapes.threes(Shapes.threeGroups(b, e, b), e), lines, Marks.THREE);
        marks.add(Shapes.fours(fourGroups, e), lines, Marks.FOUR);
        marks.add(Shapes.enough(b, e), lines, Marks.ENOUGH);
    }
}
