package tengen.engine;

/** Judges black moves by RULES 1.3. One thread at a time; the board is as it was when a call returns. */
public final class ForbiddenJudge {
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private final Interpretation interpretation;

    /** Makes a judge of this reading. */
    public ForbiddenJudge(Interpretation interpretation) {
        this.interpretation = interpretation;
    }

    /**
     * Judges Black's stone on {@code point}.
     *
     * @param board the position before the move
     * @param point an empty point
     */
    public Verdict judge(Board board, Point point) {
        return judge(board, point, false);
    }

    /** Judges Black's stone on the empty {@code point} by both readings, this judge's own first. */
    public Ruling rule(Board board, Point point) {
        return new Ruling(judge(board, point), new ForbiddenJudge(interpretation.other()).judge(board, point));
    }

    /** Says whether the two readings differ about whether Black's stone on the empty {@code point} is forbidden. */
    public boolean disputed(Board board, Point point) {
        return rule(board, point).disputed();
    }

    private Verdict judge(Board board, Point point, boolean nested) {
        board.place(point, Stone.BLACK);
        try {
            if (Runs.exactFive(board, point, Stone.BLACK)) {
                return Verdict.FIVE;
            }
            int bits = Runs.longest(board, point, Stone.BLACK) > 5 ? 1 << Foul.OVERLINE.ordinal() : 0;
            int fours = 0;
            for (int[] d : DIRECTIONS) {
                fours += fours(board, point, d[0], d[1]);
            }
            bits |= fours >= 2 ? 1 << Foul.DOUBLE_FOUR.ordinal() : 0;
            if (nested && bits != 0) {
                return Verdict.ofBits(bits);
            }
            int threes = 0;
            for (int[] d : DIRECTIONS) {
                threes += realThree(board, point, d[0], d[1]) ? 1 : 0;
            }
            return Verdict.ofBits(bits | (threes >= 2 ? 1 << Foul.DOUBLE_THREE.ordinal() : 0));
        } finally {
            board.remove(point);
        }
    }

    /** Returns how many different fours of this line hold the stone: completing points of one straight four share their four stones. */
    private static int fours(Board board, Point point, int dx, int dy) {
        int lowest = Integer.MIN_VALUE;
        int count = 0;
        for (int k = -4; k <= 4; k++) {
            int gapStart = completes(board, point, dx, dy, k);
            if (gapStart != Integer.MIN_VALUE && !(count > 0 && gapStart == lowest)) {
                count++;
                lowest = gapStart;
            }
        }
        return count;
    }

    /** Returns a key of the four stones that the empty point at distance k completes to five, or MIN_VALUE. */
    private static int completes(Board board, Point point, int dx, int dy, int k) {
        int x = point.column() + k * dx;
        int y = point.row() + k * dy;
        if (k == 0 || !board.empty(x, y)) {
            return Integer.MIN_VALUE;
        }
        Point q = Point.at(x, y);
        board.place(q, Stone.BLACK);
        int back = ray(board, q, -dx, -dy);
        int forth = ray(board, q, dx, dy);
        board.remove(q);
        boolean holds = k < 0 ? k + forth >= 0 : k - back <= 0;
        if (back + forth != 4 || !holds) {
            return Integer.MIN_VALUE;
        }
        int mask = 0;
        for (int j = k - back; j <= k + forth; j++) {
            mask |= j == k ? 0 : 1 << (j + 8);
        }
        return mask;
    }

    private static int ray(Board board, Point point, int dx, int dy) {
        int n = 0;
        for (int x = point.column() + dx, y = point.row() + dy;
                x >= 0 && x < Point.SIZE && y >= 0 && y < Point.SIZE && board.has(Point.at(x, y), Stone.BLACK);
                x += dx, y += dy) {
            n++;
        }
        return n;
    }

    private boolean realThree(Board board, Point point, int dx, int dy) {
        for (int k = -4; k <= 4; k++) {
            int x = point.column() + k * dx;
            int y = point.row() + k * dy;
            if (k == 0 || !board.empty(x, y)) {
                continue;
            }
            Point q = Point.at(x, y);
            board.place(q, Stone.BLACK);
            boolean straight = straightFour(board, q, dx, dy, k);
            board.remove(q);
            if (straight) {
                Verdict next = judge(board, q, true);
                if (next == Verdict.LEGAL || (next.five() && interpretation == Interpretation.JS)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean straightFour(Board board, Point q, int dx, int dy, int k) {
        int back = ray(board, q, -dx, -dy);
        int forth = ray(board, q, dx, dy);
        boolean holds = k < 0 ? k + forth >= 0 : k - back <= 0;
        return back + forth == 3 && holds && makesFive(board, q, -dx, -dy, back) && makesFive(board, q, dx, dy, forth);
    }

    private static boolean makesFive(Board board, Point q, int dx, int dy, int length) {
        int x = q.column() + (length + 1) * dx;
        int y = q.row() + (length + 1) * dy;
        if (!board.empty(x, y)) {
            return false;
        }
        return ray(board, Point.at(x, y), dx, dy) == 0;
    }
}
