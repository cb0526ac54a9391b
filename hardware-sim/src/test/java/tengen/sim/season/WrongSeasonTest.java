package tengen.sim.season;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cli.Main;

/** Seasons that cannot be played: one line, and the right exit code. */
class WrongSeasonTest {
    private static final String GOOD = "{\"id\":\"g\",\"moves\":[\"H8\",\"I9\"],\"result\":\"B\",\"end\":\"resign\"}";

    @TempDir
    private Path folder = Path.of("");

    private record Run(int code, String err) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--games 0 --seed 1",
                "--games -3 --seed 1",
                "--games many --seed 1",
                "--games 1 --seed abc",
                "--games 1",
                "--seed 1",
                "--games 1 --seed 1 --jobs 0",
                "--games 1 --seed 1 --faults gremlins",
                "--games 1 --seed 1 --colour",
            })
    void wrongUseIsToldInOneLine(String options) {
        Run run = season(options.split(" "));

        assertThat(run.code).isEqualTo(2);
        assertOneLine(run);
    }

    @Test
    void aFileThatIsNotThereFails() {
        Run run = seasonFrom(folder.resolve("none.jsonl"), "1");

        assertThat(run.code).isEqualTo(1);
        assertThat(run.err).contains("no such file");
        assertThat(run.err).doesNotContain("\tat ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":\"g\",\"moves\":[\"H8\"",
                "not json",
                "{\"id\":\"g\",\"result\":\"B\",\"end\":\"five\"}",
                "{\"id\":\"g\",\"moves\":[\"H16\"],\"result\":\"B\",\"end\":\"five\"}",
                "{\"id\":\"g\",\"moves\":[\"H8\"],\"result\":\"X\",\"end\":\"five\"}",
                "[]",
            })
    void aBrokenLineIsNamed(String line) throws IOException {
        Path file = folder.resolve("games.jsonl");
        Files.writeString(file, GOOD + "\n" + line + "\n", UTF_8);

        Run run = seasonFrom(file, "2");

        assertThat(run.code).isEqualTo(1);
        assertThat(run.err).contains("line 2");
        assertThat(run.err).doesNotContain("\tat ");
    }

    @Test
    void moreGamesThanTheFileHasFails() throws IOException {
        Path file = folder.resolve("games.jsonl");
        Files.writeString(file, GOOD + "\n", UTF_8);

        Run run = seasonFrom(file, "2");

        assertThat(run.code).isEqualTo(1);
        assertThat(run.err).contains("has 1 games, 2 were asked for");
    }

    private static Run seasonFrom(Path file, String games) {
        return season("--games", games, "--seed", "1", "--games-from", file.toString());
    }

    private static Run season(String... options) {
        String[] arguments = new String[options.length + 1];
        arguments[0] = "season";
        System.arraycopy(options, 0, arguments, 1, options.length);
        StringWriter err = new StringWriter();
        int code = Main.run(arguments, new PrintWriter(new StringWriter(), true), new PrintWriter(err, true));
        return new Run(code, err.toString());
    }

    private static void assertOneLine(Run run) {
        assertThat(run.err.lines()).hasSize(1);
        assertThat(run.err).startsWith("tengen: ").doesNotContain("Exception");
    }
}
