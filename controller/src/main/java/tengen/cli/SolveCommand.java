package tengen.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.solve.Answer;
import tengen.engine.solve.Solver;
import tengen.engine.solve.VcfSolver;
import tengen.engine.solve.VctSolver;
import tengen.time.Ticker;

/** {@code tengen solve}: victory by continuous fours or threats. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = {
            "Looks for a victory by continuous fours. Reads positions from standard input, one per line, as 'judge' does;",
            "the field after the 225 characters, B or W, is the side to move. Prints attack,reply,attack,... or 'none'.",
        })
public final class SolveCommand implements Subcommand {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--interpretation", paramLabel = "rif|js", description = "reading of the rules, as for 'judge'")
    private Interpretation interpretation = Interpretation.RIF;

    @Option(
            names = "--vct",
            description = "also threats by threes and others that would win by fours; the line shows one defence")
    private boolean vct;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = {
                "work for one position before it is given up as 'none within N nodes': attacks tried (default 20000000),",
                "with --vct searches for fours (default 200000)"
            })
    private @Nullable Long nodes;

    @Option(names = "--bench", paramLabel = "FILE", description = "measures the time for each position of a file")
    private @Nullable Path bench;

    private final InputStream in;

    /** Makes the command that reads standard input. */
    public SolveCommand() {
        this(System.in);
    }

    SolveCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() {
        long allowed = nodes != null ? nodes : vct ? 200_000 : 20_000_000;
        if (allowed < 1) {
            throw Refusal.usage("--nodes must be 1 or more");
        }
        PrintWriter out = new PrintWriter(spec.commandLine().getOut(), false);
        ForbiddenJudge judge = new ForbiddenJudge(interpretation);
        Solver solver = vct ? new VctSolver(judge) : new VcfSolver(judge);
        if (bench != null) {
            new SolveBench(Ticker.system(), solver, allowed).run(bench, out);
            return 0;
        }
        return new PositionLines(in, out)
                .answerAll((board, rest) ->
                        text(solver.solve(board, toMove(rest).orElseThrow(SolveCommand::noSide), allowed)));
    }

    private static BadLine noSide() {
        return new BadLine("B or W expected after the position");
    }

    /** Returns the side named by the first field of what follows the position. */
    static Optional<Stone> toMove(String rest) {
        boolean apart = rest.startsWith(" ") || rest.startsWith("\t");
        return switch (apart ? rest.strip().split("\\s+", 2)[0] : "") {
            case "B", "b" -> Optional.of(Stone.BLACK);
            case "W", "w" -> Optional.of(Stone.WHITE);
            default -> Optional.empty();
        };
    }

    private static String text(Answer answer) {
        return switch (answer) {
            case Answer.Win win -> win.line().stream().map(Point::toString).collect(Collectors.joining(","));
            case Answer.None none -> "none";
            case Answer.Unknown unknown -> "none within " + unknown.nodes() + " nodes";
        };
    }
}
