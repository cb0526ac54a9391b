package tengen.engine;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What one judgement costs. Each call takes the next position of one kind of {@code vectors.txt}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EngineBenchmark {
    /** Kind of position. */
    @Param({"game", "adv"})
    public String source = "game";

    private final ForbiddenJudge judge = new ForbiddenJudge(Interpretation.RIF);
    private final VerdictMap map = new VerdictMap(judge);
    private List<Board> boards = List.of();
    private List<LiveMap> live = List.of();
    private List<Point> moves = List.of();
    private int next;

    /** Loads the positions; the move of each is an empty point next to a black stone. */
    @Setup
    public void load() {
        boards = Vectors.lines().stream()
                .filter(line -> line.contains("src=" + source))
                .map(line -> Board.parse(line.substring(0, Point.COUNT)).orElseThrow())
                .toList();
        live = boards.stream().map(board -> new LiveMap(judge, board)).toList();
        moves = boards.stream().map(EngineBenchmark::move).toList();
    }

    private static Point move(Board board) {
        for (int index = 1; index < Point.COUNT; index++) {
            if (board.isEmpty(Point.at(index)) && board.has(Point.at(index - 1), Stone.BLACK)) {
                return Point.at(index);
            }
        }
        throw new IllegalStateException("no room on " + board);
    }

    private int turn() {
        next = next + 1 < boards.size() ? next + 1 : 0;
        return next;
    }

    /** The full map of a board that stands. */
    @Benchmark
    public VerdictMap fullMap() {
        map.read(boards.get(turn()));
        return map;
    }

    /** The verdict on one point. */
    @Benchmark
    public Verdict oneVerdict() {
        int turn = turn();
        return judge.judge(boards.get(turn), moves.get(turn));
    }

    /** A black stone played and taken back, the map kept. */
    @Benchmark
    public LiveMap playAndUndo() {
        int turn = turn();
        LiveMap kept = live.get(turn);
        kept.play(moves.get(turn), Stone.BLACK);
        kept.undo();
        return kept;
    }

    /** The same, with the verdicts on all points asked for in between. */
    @Benchmark
    public int playAllVerdictsAndUndo() {
        int turn = turn();
        LiveMap kept = live.get(turn);
        kept.play(moves.get(turn), Stone.BLACK);
        int forbidden = kept.countForbidden();
        kept.undo();
        return forbidden;
    }
}
