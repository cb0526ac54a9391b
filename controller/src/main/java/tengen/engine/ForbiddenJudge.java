package tengen.engine;

/**
 * Judges black moves by RULES 1.3.
 *
 * <p>Nothing is allocated. One thread at a time; stones are placed and taken off again while judging, and the board is as it was when a call returns.
 */
public final class ForbiddenJudge {
    /** The judged point in the four lanes of its star. */
    private static final long CENTRE = 0x0020_0020_0020_0020L;

    /** The groups of four cells that the centre of a window belongs to. */
    private static final int GROUPS_AT_CENTRE = 0b11_1100;

    private static final int CENTRE_CELL = 5;
    private static final int OVERLINE = 1 << Foul.OVERLINE.ordinal();
    private static final int DOUBLE_FOUR = 1 << Foul.DOUBLE_FOUR.ordinal();
    private static final int DOUBLE_THREE = 1 << Foul.DOUBLE_THREE.ordinal();

    private final Interpretation interpretation;

    /** Makes a judge of this reading. */
    public ForbiddenJudge(Interpretation interpretation) {
        this.interpretation = interpretation;
    }

    /** Returns the reading by which this judge decides. */
    public Interpretation interpretation() {
        return interpretation;
    }

    /**
     * Judges Black's stone on {@code point}.
     *
     * @param board the position before the move
     * @param point an empty point
     */
    public Verdict judge(Board board, Point point) {
        return judge(board, point.index(), false);
    }

    /** Judges a stone of either colour on the empty {@code point}. White makes a five with five stones or more and has no forbidden moves. */
    public Verdict judge(Board board, Point point, Stone stone) {
        if (stone == Stone.BLACK) {
            return judge(board, point);
        }
        board.toggle(point.index(), false);
        boolean five = Runs.longest(board, point, Stone.WHITE) >= 5;
        board.toggle(point.index(), false);
        return five ? Verdict.FIVE : Verdict.LEGAL;
    }

    /** Judges Black's stone on the empty {@code point} by both readings, this judge's own first. */
    public Ruling rule(Board board, Point point) {
        return new Ruling(judge(board, point), new ForbiddenJudge(interpretation.other()).judge(board, point));
    }

    /** Says whether the two readings differ about whether Black's stone on the empty {@code point} is forbidden. */
    public boolean disputed(Board board, Point point) {
        return rule(board, point).disputed();
    }

    /** Judges Black's stone on the empty {@code point} and says why; the verdict is that of {@link #judge}. */
    public Proof prove(Board board, Point point) {
        return new Examination(this, board).of(point);
    }

    /** Judges a straight-four point: a five, legal, or the first fouls met. */
    Verdict judgeNested(Board board, Point point) {
        return judge(board, point.index(), true);
    }

    /** Judges Black's stone on the empty point of this index. */
    public Verdict judge(Board board, int index) {
        return judge(board, index, false);
    }

    /** Judges one stone. A nested judgement only asks whether the stone is legal, so it stops at the first foul. */
    private Verdict judge(Board board, int index, boolean nested) {
        long b = board.blackStar(index);
        long e = board.emptyStar(index);
        if ((Shapes.fives(Shapes.fiveGroups(b, e, b), e) & CENTRE) != 0) {
            return Verdict.FIVE;
        }
        int fouls = (Shapes.overlines(b, e) & CENTRE) != 0 ? OVERLINE : 0;
        long fourGroups = Shapes.fourGroups(b, e, b);
        int fours = Long.bitCount(Shapes.fours(fourGroups, e) & CENTRE)
                + Long.bitCount(Shapes.doubleFours(fourGroups, e) & CENTRE);
        fouls |= fours >= 2 ? DOUBLE_FOUR : 0;
        if (nested && fouls != 0) {
            return Verdict.ofBits(fouls);
        }
        long threes = Shapes.threes(Shapes.threeGroups(b, e, b), e) & CENTRE;
        if (Long.bitCount(threes) >= 2 && twoAreReal(board, index, threes)) {
            fouls |= DOUBLE_THREE;
        }
        return Verdict.ofBits(fouls);
    }

    /** Says whether at least two of the threes, one bit each in the lane of its direction, are real. */
    private boolean twoAreReal(Board board, int index, long threes) {
        board.toggle(index, true);
        int real = 0;
        for (long left = threes; real < 2 && real + Long.bitCount(left) >= 2; left &= left - 1) {
            int direction = Long.numberOfTrailingZeros(left) >>> 4;
            real += isReal(board, index, direction) ? 1 : 0;
        }
        board.toggle(index, true);
        return real >= 2;
    }

    /** Says whether Black may play one of the straight-four points of the three that the stone on the board has made in this direction. */
    private boolean isReal(Board board, int index, int direction) {
        for (long points = straightFourPoints(board, index, direction); points != 0; points &= points - 1) {
            int cell = Lines.cell(index, direction) + Long.numberOfTrailingZeros(points) - CENTRE_CELL;
            Verdict next = judge(board, Lines.point(Lines.line(index, direction), cell), true);
            if (continues(next)) {
                return true;
            }
        }
        return false;
    }

    /** Says whether a three counts one of whose straight-four points has this verdict. */
    boolean continues(Verdict straightFourPoint) {
        return straightFourPoint == Verdict.LEGAL
                || straightFourPoint == Verdict.FIVE && interpretation == Interpretation.JS;
    }

    /** Returns the cells that make a straight four with the stone on the board, in the window around it: none, one or two. */
    private static long straightFourPoints(Board board, int index, int direction) {
        long b = board.blackWindow(index, direction);
        long e = board.emptyWindow(index, direction);
        return e & Shapes.spread4(Shapes.straightFourGroups(b, e, b) & GROUPS_AT_CENTRE);
    }
}
