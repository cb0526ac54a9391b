package tengen.engine;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tengen.engine.SlowJudge.Finding;
import tengen.time.Ticker;

/**
 * Compares the judge with the slow one on positions by seed, point by point, the readings in turn.
 *
 * <p>Also a program: {@code java -cp <classes and test classes> tengen.engine.JudgeComparison SEED POINTS}.
 */
final class JudgeComparison {
    private final long seed;
    private final RandomPositions positions;
    private final char[] cells = new char[Point.COUNT];
    private final Board board = new Board();
    private long points;
    private long forbidden;
    private long maps;

    JudgeComparison(long seed) {
        this.seed = seed;
        this.positions = new RandomPositions(seed, Vectors.positions());
    }

    /** Runs the comparison and prints what was compared; stops with the first difference. */
    public static void main(String[] args) {
        long startNanos = Ticker.system().nanos();
        JudgeComparison comparison = new JudgeComparison(Long.parseLong(args[0]));
        comparison.run(Long.parseLong(args[1]));
        System.out.printf(
                Locale.ROOT,
                "seed %s: %s, %.0f s, no difference%n",
                args[0],
                comparison,
                (Ticker.system().nanos() - startNanos) / 1e9);
    }

    /** Compares at least this many points. */
    void run(long wanted) {
        List<ForbiddenJudge> judges =
                List.of(new ForbiddenJudge(Interpretation.RIF), new ForbiddenJudge(Interpretation.JS));
        List<VerdictMap> readings = judges.stream().map(VerdictMap::new).toList();
        List<SlowJudge> slow = List.of(new SlowJudge(Interpretation.RIF), new SlowJudge(Interpretation.JS));
        while (points < wanted) {
            positions.next(cells);
            int reading = (int) (maps++ >>> 3 & 1);
            compare(readings.get(reading), judges.get(reading), slow.get(reading));
        }
    }

    private void compare(VerdictMap map, ForbiddenJudge judge, SlowJudge slow) {
        board.clear();
        for (int index = 0; index < Point.COUNT; index++) {
            if (cells[index] != '.') {
                board.place(Point.at(index), cells[index] == 'X' ? Stone.BLACK : Stone.WHITE);
            }
        }
        slow.setUp(cells);
        map.read(board);
        for (int index = 0; index < Point.COUNT; index++) {
            if (cells[index] == '.') {
                Point point = Point.at(index);
                Finding finding = slow.judge(point.column(), point.row());
                check(map.at(point), finding, point, judge);
                check(judge.judge(board, point), finding, point, judge);
                points++;
                forbidden += finding.fouls().isEmpty() ? 0 : 1;
            }
        }
    }

    private void check(Verdict verdict, Finding finding, Point point, ForbiddenJudge judge) {
        Set<Foul> fouls = EnumSet.noneOf(Foul.class);
        fouls.addAll(verdict.fouls());
        if (verdict.five() != finding.five() || !fouls.equals(finding.fouls())) {
            throw new AssertionError("seed " + seed + ", reading " + judge.interpretation() + ", point " + point + ": "
                    + verdict + " against " + finding + " on " + board);
        }
    }

    long points() {
        return points;
    }

    @Override
    public String toString() {
        return points + " points of " + maps + " positions, " + forbidden + " forbidden";
    }
}
