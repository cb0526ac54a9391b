package tengen.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.ProofText;
import tengen.engine.Verdict;
import tengen.engine.VerdictMap;
import tengen.time.Ticker;

/** {@code tengen judge}: the verdict on every empty point, for Black to play. */
@Command(
        name = "judge",
        mixinStandardHelpOptions = true,
        description = {
            "Judges positions from standard input, one per line: 225 characters, row 15 first, A to O within a row,",
            "X black, O white, . empty. Prints 225 characters for Black to play: 5 five, 6 overline, 4 double-four,",
            "3 double-three, . legal or occupied. A line that cannot be read is answered by '! line N: reason'."
        })
public final class JudgeCommand implements Subcommand {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--interpretation",
            paramLabel = "rif|js",
            description =
                    "how a three counts whose straight-four point makes a five: rif (default) not at all, js it counts")
    private Interpretation interpretation = Interpretation.RIF;

    @Option(
            names = "--bench",
            paramLabel = "FILE",
            description = "measures full maps per second on the positions of a file")
    private @Nullable Path bench;

    @Option(
            names = "--explain",
            paramLabel = "POINT",
            description = "prints why Black's stone on this point is what it is")
    private @Nullable String explain;

    @Option(names = "--lang", paramLabel = "en|zh", description = "language of the explanation, en (default) or zh")
    private Language lang = Language.EN;

    /** A language of explanations. */
    enum Language {
        EN,
        ZH
    }

    private final InputStream in;

    /** Makes the command that reads standard input. */
    public JudgeCommand() {
        this(System.in);
    }

    JudgeCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() {
        PrintWriter out = new PrintWriter(spec.commandLine().getOut(), false);
        ForbiddenJudge judge = new ForbiddenJudge(interpretation);
        if (bench != null) {
            new JudgeBench(Ticker.system(), judge).run(bench, out);
            return 0;
        }
        if (explain != null) {
            Point point = Point.parse(explain).orElseThrow(() -> Refusal.usage("no such point: " + explain));
            return new PositionLines(in, out).answerAll((board, rest) -> proof(judge, board, point));
        }
        VerdictMap map = new VerdictMap(judge);
        return new PositionLines(in, out).answerAll((board, rest) -> map(map, board));
    }

    private String proof(ForbiddenJudge judge, Board board, Point point) throws BadLine {
        if (!board.isEmpty(point)) {
            throw new BadLine(point + " is not empty");
        }
        ProofText text = new ProofText(lang == Language.ZH ? Locale.CHINESE : Locale.ENGLISH);
        return String.join("\n", text.lines(judge.prove(board, point)));
    }

    private static String map(VerdictMap map, Board board) {
        map.read(board);
        char[] signs = new char[Point.COUNT];
        Arrays.fill(signs, '.');
        for (int row = Point.SIZE - 1, i = 0; row >= 0; row--) {
            for (int column = 0; column < Point.SIZE; column++, i++) {
                Point point = Point.at(column, row);
                if (board.isEmpty(point)) {
                    signs[i] = sign(map.at(point));
                }
            }
        }
        return new String(signs);
    }

    private static char sign(Verdict verdict) {
        if (verdict.five()) {
            return '5';
        }
        return verdict.first()
                .map(foul -> switch (foul) {
                    case OVERLINE -> '6';
                    case DOUBLE_FOUR -> '4';
                    case DOUBLE_THREE -> '3';
                })
                .orElse('.');
    }
}
