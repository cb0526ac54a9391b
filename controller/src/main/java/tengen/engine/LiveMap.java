package tengen.engine;

/**
 * The verdicts on all empty points while stones are played and taken back.
 *
 * <p>A stone changes what can be made on its four lines only, so just these are read anew and the points on them marked anew; taking back puts the former
 * marks back. A verdict is known at once for points that are not suspect; a suspect is judged when it is asked for. Allocates nothing after construction;
 * one thread at a time.
 */
public final class LiveMap {
    private final ForbiddenJudge judge;
    private final Board board;
    private final Marks marks = new Marks();

    /** What can be made on each line now. */
    private final short[] threes = new short[Lines.COUNT];

    private final short[] fours = new short[Lines.COUNT];
    private final short[] enough = new short[Lines.COUNT];

    /** For each stone played: the point, the colour, and the three words of its lines as they were before. */
    private final short[] played = new short[Point.COUNT];

    private final boolean[] black = new boolean[Point.COUNT];
    private final long[] before = new long[3 * Point.COUNT];
    private int count;

    /** Starts from a position, which is copied. */
    public LiveMap(ForbiddenJudge judge, Board position) {
        this.judge = judge;
        this.board = new Board(position);
        for (int line = 0; line < Lines.LONG; line += 4) {
            readLines(line | line + 1 << 8 | line + 2 << 16 | line + 3 << 24);
        }
    }

    /** Plays a stone on an empty point. */
    public void play(Point point, Stone stone) {
        if (!board.isEmpty(point)) {
            throw new IllegalStateException("occupied: " + point);
        }
        int index = point.index();
        int lines = Board.linesThrough(index);
        played[count] = (short) index;
        black[count] = stone == Stone.BLACK;
        before[3 * count] = lanes(threes, lines);
        before[3 * count + 1] = lanes(fours, lines);
        before[3 * count + 2] = lanes(enough, lines);
        board.toggle(index, black[count]);
        count++;
        readLines(lines);
    }

    /** Takes the stone played last off again. */
    public void undo() {
        if (count == 0) {
            throw new IllegalStateException("no stone to take back");
        }
        count--;
        int index = played[count];
        board.toggle(index, black[count]);
        show(Board.linesThrough(index), before[3 * count], before[3 * count + 1], before[3 * count + 2]);
    }

    /** Returns the verdict on an empty point. */
    public Verdict at(Point point) {
        return marks.suspect(point.index()) ? judge.judge(board, point) : Verdict.LEGAL;
    }

    /** Says whether the judge is asked about this point: too many suspects cost time, one too few a foul. */
    boolean suspects(int index) {
        return marks.suspect(index);
    }

    /** Returns how many points are forbidden for Black now. */
    public int countForbidden() {
        int forbidden = 0;
        for (int index = 0; index < Point.COUNT; index++) {
            forbidden += marks.suspect(index) && judge.judge(board, index).forbidden() ? 1 : 0;
        }
        return forbidden;
    }

    private void readLines(int lines) {
        long b = board.black4(lines);
        long e = board.empty4(lines);
        show(
                lines,
                Shapes.threes(Shapes.threeGroups(b, e, b), e),
                Shapes.fours(Shapes.fourGroups(b, e, b), e),
                Shapes.enough(b, e));
    }

    private void show(int lines, long three, long four, long rest) {
        replace(threes, three, lines, Marks.THREE);
        replace(fours, four, lines, Marks.FOUR);
        replace(enough, rest, lines, Marks.ENOUGH);
    }

    /** Changes what can be made on four lines and the marks of the points for which it makes a difference. */
    private void replace(short[] shapes, long now, int lines, int shape) {
        long was = lanes(shapes, lines);
        if (was != now) {
            marks.remove(was & ~now, lines, shape);
            marks.add(now & ~was, lines, shape);
            shapes[lines & 0xFF] = (short) now;
            shapes[lines >>> 8 & 0xFF] = (short) (now >>> 16);
            shapes[lines >>> 16 & 0xFF] = (short) (now >>> 32);
            shapes[lines >>> 24] = (short) (now >>> 48);
        }
    }

    private static long lanes(short[] shapes, int lines) {
        return shapes[lines & 0xFF]
                | (long) shapes[lines >>> 8 & 0xFF] << 16
                | (long) shapes[lines >>> 16 & 0xFF] << 32
                | (long) shapes[lines >>> 24] << 48;
    }
}
