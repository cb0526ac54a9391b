package tengen.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.engine.solve.VcfSolver;
import tengen.time.Ticker;

class SolveCommandTest {
    private static final String EMPTY = ".".repeat(225);
    private static final String THREE = ".".repeat(109) + "XXX" + ".".repeat(113);

    private long elapsedSeconds;
    private final StringWriter printed = new StringWriter();

    private int solve(String input, String... arguments) {
        CommandLine line = new CommandLine(new SolveCommand(new ByteArrayInputStream(input.getBytes(ISO_8859_1))));
        return line.setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(printed))
                .execute(arguments);
    }

    @Test
    void theSideToMoveIsTheSecondFieldInEitherCase() {
        int exitCode = solve(THREE + " B\n" + THREE + "\tb YES H8\n# B\n" + THREE + " w\n" + EMPTY + "  W\r\n");

        assertThat(exitCode).isZero();
        assertThat(printed.toString().lines()).containsExactly("D8", "D8", "none", "none");
    }

    @Test
    void aLineWithoutASideIsBad() {
        int exitCode = solve(EMPTY + "\n" + EMPTY + "B\n" + EMPTY + " BW\n\n" + THREE + " B\n");

        assertThat(exitCode).isEqualTo(1);
        assertThat(printed.toString().lines())
                .containsExactly(
                        "! line 1: B or W expected after the position",
                        "! line 2: B or W expected after the position",
                        "! line 3: B or W expected after the position",
                        "! line 4: 225 characters expected, 0 found",
                        "D8");
    }

    @Test
    void theBenchPrintsWhatItMeasured(@TempDir Path folder) throws IOException {
        Path file =
                Files.writeString(folder.resolve("two.txt"), "# two\n" + THREE + " B three\n\n" + EMPTY + " W empty\n");

        Ticker oneSecondEachLook = () -> elapsedSeconds++ * 1_000_000_000L;

        PrintWriter out = new PrintWriter(printed);
        new SolveBench(oneSecondEachLook, new VcfSolver(new ForbiddenJudge(Interpretation.RIF)), 1000).run(file, out);

        assertThat(printed.toString())
                .contains("B three: win, 1 stones")
                .contains("W empty: none, 0 nodes")
                .contains("2 positions: mean 1000000.0 us");
    }

    @Test
    void threatsAreAnOption() {
        String two = ".".repeat(96) + "OO" + ".".repeat(13) + "O" + ".".repeat(113);

        assertThat(solve(two + " W\n")).isZero();
        assertThat(solve(two + " W\n", "--vct")).isZero();
        assertThat(solve(two + " W\n", "--vct", "--nodes", "1")).isZero();
        assertThat(Main.run(new String[] {"solve", "--nodes", "0"}, new PrintWriter(printed), new PrintWriter(printed)))
                .isEqualTo(2);

        List<String> answers = printed.toString().lines().toList();
        assertThat(answers.getFirst()).isEqualTo("none");
        assertThat(answers.get(1)).matches("([A-O]\\d+)(,[A-O]\\d+)+");
        assertThat(answers.get(2)).isEqualTo("none within 1 nodes");
        assertThat(answers.getLast()).contains("--nodes must be 1 or more");
    }
}
