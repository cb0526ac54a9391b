package tengen.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.solve.Answer;
import tengen.engine.solve.Solver;
import tengen.time.Ticker;

/** {@code tengen solve --bench}: how long one thread searches for each position of a file; the middle one of {@value #ROUNDS} rounds counts. */
final class SolveBench {
    private static final int ROUNDS = 9;
    private static final int LISTED = 30;
    private static final long WARM_UP_NANOS = 3_000_000_000L;

    private record Problem(Board board, Stone toMove, String name) {}

    private final Ticker ticker;
    private final Solver solver;
    private final long allowedNodes;

    SolveBench(Ticker ticker, Solver solver, long allowedNodes) {
        this.ticker = ticker;
        this.solver = solver;
        this.allowedNodes = allowedNodes;
    }

    /** Prints each problem when there are few, and the mean, the 99th percentile and the worst of all. */
    void run(Path file, PrintWriter out) {
        List<Problem> problems = read(file);
        long startNanos = ticker.nanos();
        do {
            solveAll(problems);
        } while (ticker.nanos() - startNanos < WARM_UP_NANOS);
        long[][] takenNanos = new long[ROUNDS][];
        for (int round = 0; round < ROUNDS; round++) {
            takenNanos[round] = solveAll(problems);
        }
        long[] middleNanos = new long[problems.size()];
        for (int i = 0; i < middleNanos.length; i++) {
            int problem = i;
            middleNanos[i] = Arrays.stream(takenNanos)
                    .mapToLong(round -> round[problem])
                    .sorted()
                    .toArray()[ROUNDS / 2];
        }
        if (middleNanos.length <= LISTED) {
            for (int i = 0; i < middleNanos.length; i++) {
                describe(problems.get(i), middleNanos[i], out);
            }
        }
        Arrays.sort(middleNanos);
        out.printf(
                Locale.ROOT,
                "%d positions: mean %.1f us, median %.1f us, p99 %.1f us, worst %.1f us%n",
                middleNanos.length,
                Arrays.stream(middleNanos).average().orElse(0) / 1e3,
                middleNanos[middleNanos.length / 2] / 1e3,
                middleNanos[(int) (middleNanos.length * 0.99)] / 1e3,
                middleNanos[middleNanos.length - 1] / 1e3);
        out.flush();
    }

    /** Solves each problem once and returns how long each took. */
    private long[] solveAll(List<Problem> problems) {
        long[] nanos = new long[problems.size()];
        for (int i = 0; i < nanos.length; i++) {
            Problem problem = problems.get(i);
            long beforeNanos = ticker.nanos();
            solver.solve(problem.board, problem.toMove, allowedNodes);
            nanos[i] = ticker.nanos() - beforeNanos;
        }
        return nanos;
    }

    private void describe(Problem problem, long nanos, PrintWriter out) {
        Answer answer = solver.solve(problem.board, problem.toMove, allowedNodes);
        String found = switch (answer) {
            case Answer.Win win -> "win, " + win.line().size() + " stones";
            case Answer.None none -> "none";
            case Answer.Unknown unknown -> "given up";
        };
        out.printf(Locale.ROOT, "%s: %s, %d nodes, %.1f us%n", problem.name, found, answer.nodes(), nanos / 1e3);
    }

    private static List<Problem> read(Path file) {
        List<Problem> problems = new ArrayList<>();
        long number = 0;
        try {
            for (String line : Files.readAllLines(file, ISO_8859_1)) {
                number++;
                if (!line.isBlank() && !line.startsWith("#")) {
                    Board board = PositionLines.board(line);
                    String rest = line.substring(Point.COUNT);
                    Stone toMove = SolveCommand.toMove(rest).orElseThrow(() -> new BadLine("B or W expected"));
                    problems.add(new Problem(board, toMove, rest.strip()));
                }
            }
        } catch (IOException broken) {
            throw Refusal.failed(FileWords.unread(file, broken));
        } catch (BadLine bad) {
            throw Refusal.failed(file + ", line " + number + ": " + bad.reason());
        }
        if (problems.isEmpty()) {
            throw Refusal.failed("no positions in " + file);
        }
        return problems;
    }
}
