package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tengen.engine.Point;

/** A slow referee with a notebook: keeps a game by the words of RULES 2 and shares no code with the game it checks. */
final class Referee {
    private static final int[][] TURNS = {
        {1, 0, 0, 1},
        {-1, 0, 0, 1},
        {1, 0, 0, -1},
        {-1, 0, 0, -1},
        {0, 1, 1, 0},
        {0, -1, 1, 0},
        {0, 1, -1, 0},
        {0, -1, -1, 0}
    };

    final String procedure;
    final List<String> sheet = new ArrayList<>();
    final List<Point> points = new ArrayList<>();
    List<Point> offers = List.of();
    String row;
    Seat black = Seat.A;
    Seat mover = Seat.A;
    int number;
    final RefereeJudge judge;
    final RefereeClock clock;

    Referee(String procedure, RefereeClock clock) {
        this.procedure = procedure;
        this.clock = clock;
        judge = new RefereeJudge(procedure.startsWith("swap") || procedure.equals("gomoku-pro"));
        row = RefereeTable.first(procedure);
    }

    boolean opening() {
        return !row.equals("-");
    }

    Map<String, String> now() {
        return RefereeTable.row(procedure, row);
    }

    void stone(Seat seat, Point point) {
        points.add(point);
        judge.stone(sheet.size() % 2 == 0 ? 'X' : 'O', point);
        write(seat, point.toString());
    }

    void pass() {
        judge.pass();
        write(mover, "-");
    }

    private void write(Seat seat, String what) {
        int move = sheet.size() + 1;
        sheet.add(move + (move % 2 == 1 ? " BLACK " : " WHITE ") + seat + " " + what);
    }

    void swap() {
        black = black.other();
        turn(now().getOrDefault("swap", "-"));
    }

    /** The turn is over; {@code next} follows. */
    void turn(String next) {
        mover = mover.other();
        row = next;
        if (opening() && now().containsKey("white")) {
            black = mover.other();
        }
    }

    /** Returns what a claim of this seat wins by; empty for nothing. */
    String worth(Seat seat) {
        return judge.worth(seat == black ? 'X' : 'O');
    }

    /** Returns what the seat's own stones win by; empty for nothing. */
    String own(Seat seat) {
        return judge.own(seat == black ? 'X' : 'O');
    }

    boolean passAllowed() {
        boolean early = procedure.equals("free") || procedure.equals("gomoku-pro");
        return !opening() && sheet.size() + 1 >= (early ? 4 : 7);
    }

    /** Says whether two fifth stones are one, by trying every turn and shift that keeps the black and the white pair. */
    boolean alike(Point one, Point other) {
        for (int[] turn : TURNS) {
            for (int from = 1; from <= 3; from += 2) {
                int right = points.get(from).column() - x(turn, points.get(1));
                int up = points.get(from).row() - y(turn, points.get(1));
                boolean keeps = pair(turn, right, up, 0, 2) && pair(turn, right, up, 1, 3);
                if (keeps && hits(turn, right, up, one, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean pair(int[] turn, int right, int up, int i, int j) {
        Point one = points.get(i);
        Point other = points.get(j);
        boolean still = hits(turn, right, up, one, one) && hits(turn, right, up, other, other);
        return still || (hits(turn, right, up, one, other) && hits(turn, right, up, other, one));
    }

    private static boolean hits(int[] turn, int right, int up, Point from, Point to) {
        return x(turn, from) + right == to.column() && y(turn, from) + up == to.row();
    }

    private static int x(int[] turn, Point point) {
        return turn[0] * point.column() + turn[1] * point.row();
    }

    private static int y(int[] turn, Point point) {
        return turn[2] * point.column() + turn[3] * point.row();
    }
}
