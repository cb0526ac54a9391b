package tengen.engine.solve;

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
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.Vectors;

/** What one search for fours costs: each call takes the next position of {@code vcf.txt}, or solves the 73-move problem. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class VcfBenchmark {
    private record Problem(Board board, Stone toMove) {
        static Problem of(String line) {
            Board board = Board.parse(line.substring(0, Point.COUNT)).orElseThrow();
            return new Problem(board, line.charAt(Point.COUNT + 1) == 'B' ? Stone.BLACK : Stone.WHITE);
        }
    }

    /** The labelled positions, or the longest of the classic problems. */
    @Param({"labelled", "73 moves"})
    public String source = "labelled";

    private final VcfSolver solver = new VcfSolver(new ForbiddenJudge(Interpretation.RIF));
    private List<Problem> problems = List.of();
    private int next;

    /** Loads the positions. */
    @Setup
    public void load() {
        List<String> lines = source.equals("labelled")
                ? Vectors.lines("solve/vcf.txt")
                : Vectors.lines("solve/problems.txt").stream()
                        .filter(line -> line.contains("vcf_long"))
                        .toList();
        problems = lines.stream().map(Problem::of).toList();
    }

    /** One search. */
    @Benchmark
    public Answer search() {
        next = next + 1 < problems.size() ? next + 1 : 0;
        Problem problem = problems.get(next);
        return solver.solve(problem.board, problem.toMove, 1_000_000);
    }
}
