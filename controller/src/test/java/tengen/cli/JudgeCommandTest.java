package tengen.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.time.Ticker;

class JudgeCommandTest {
    private static final String EMPTY = ".".repeat(225);
    private static final String FOUR = ".".repeat(109) + "XXXX" + ".".repeat(112);

    private long elapsedSeconds;
    private final StringWriter printed = new StringWriter();

    private int judge(String input, String... arguments) {
        CommandLine line = new CommandLine(new JudgeCommand(new ByteArrayInputStream(input.getBytes(ISO_8859_1))));
        return line.setErr(new PrintWriter(new StringWriter()))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(printed))
                .execute(arguments);
    }

    @Test
    void everyLineIsAnsweredInItsPlace() {
        int exitCode = judge(EMPTY + "\n# a remark\n" + FOUR + " 33:- whatever\r\n");

        assertThat(exitCode).isZero();
        assertThat(printed.toString().lines())
                .containsExactly(EMPTY, ".".repeat(108) + "5" + ".".repeat(4) + "5" + ".".repeat(111));
    }

    @Test
    void aBadLineIsNamedAndTheNextOneStillAnswered() {
        int exitCode = judge("\n" + "x".repeat(225) + "\n#\n" + "X".repeat(224) + "\r\n" + EMPTY);

        assertThat(exitCode).isEqualTo(1);
        assertThat(printed.toString().lines())
                .containsExactly(
                        "! line 1: 225 characters expected, 0 found",
                        "! line 2: character 1 is none of X O .",
                        "! line 4: 225 characters expected, 224 found",
                        EMPTY);
    }

    @Test
    void aLineMayBeOfAnyLength() {
        int exitCode = judge(EMPTY + "z".repeat(3_000_000) + "\n" + EMPTY + "\n");

        assertThat(exitCode).isZero();
        assertThat(printed.toString().lines()).containsExactly(EMPTY, EMPTY);
    }

    @Test
    void anEmptyInputHasNoAnswers() {
        assertThat(judge("")).isZero();

        assertThat(printed.toString()).isEmpty();
    }

    @Test
    void aPointIsExplainedInEitherLanguage() {
        assertThat(judge(FOUR + "\n", "--explain", "i8")).isZero();
        assertThat(judge(FOUR + "\n", "--explain", "D8", "--lang", "zh")).isZero();

        assertThat(printed.toString().lines()).contains("I8 makes a five.", "D8 成五连。");
    }

    @Test
    void anOccupiedPointCannotBeExplained() {
        assertThat(judge(FOUR, "--explain", "F8")).isEqualTo(1);

        assertThat(printed.toString()).isEqualTo("! line 1: F8 is not empty\n");
    }

    @Test
    void theOtherReadingIsAnOption() {
        String position = ".".repeat(98) + "X" + ".".repeat(126);

        assertThat(judge(position, "--interpretation", "js")).isZero();
        assertThat(judge(position, "--interpretation", "other")).isEqualTo(2);

        assertThat(printed.toString()).isEqualTo(EMPTY + "\n");
    }

    @Test
    void theBenchCountsMapsOfEachKind(@TempDir Path folder) throws IOException {
        Path file =
                Files.writeString(folder.resolve("two.txt"), "# two\n" + EMPTY + " src=game\n" + FOUR + " src=adv\n");
        Ticker oneSecondEachLook = () -> elapsedSeconds++ * 1_000_000_000L;

        PrintWriter out = new PrintWriter(printed);
        new JudgeBench(oneSecondEachLook, new ForbiddenJudge(Interpretation.RIF)).run(file, out);

        assertThat(printed.toString().lines())
                .containsExactly(
                        "adv: 1 positions, 1 maps/s, 133 points/s",
                        "game: 1 positions, 1 maps/s, 135 points/s",
                        "all: 2 positions, 1 maps/s, 268 points/s");
    }

    @Test
    void aBenchNeedsPositions(@TempDir Path folder) throws IOException {
        Path empty = Files.writeString(folder.resolve("none.txt"), "# none\n");
        Path bad = Files.writeString(folder.resolve("bad.txt"), EMPTY + "\nX\n");

        assertThat(Main.run(new String[] {"judge", "--bench", empty.toString()}, out(), out()))
                .isEqualTo(1);
        assertThat(Main.run(new String[] {"judge", "--bench", bad.toString()}, out(), out()))
                .isEqualTo(1);
        assertThat(Main.run(new String[] {"solve", "--bench", folder.toString()}, out(), out()))
                .isEqualTo(1);

        assertThat(printed.toString())
                .contains("no positions in ")
                .contains("line 2: 225 characters expected, 1 found")
                .contains("cannot read ");
    }

    private PrintWriter out() {
        return new PrintWriter(printed, true);
    }
}
