package tengen.sim.tape;

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
import org.junit.jupiter.params.provider.CsvSource;
import tengen.cli.Main;

/** Tapes that cannot be understood, and files that are none: one line says what and where, and the exit code says whose mistake it was. */
class WrongTapeTest {
    @TempDir
    private Path folder = Path.of("");

    private record Run(int code, String out, String err) {}

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "3 | +1s A jump H8 | cannot: jump",
                "3 | +1s A place H16 | no such point: H16",
                "3 | +1s A place | something is missing",
                "3 | +1s A place H8 I9 | not understood: I9",
                "3 | +1s A place H8 offset=far | offset=far",
                "3 | +1s A place H8 colour=black | unknown option: colour",
                "3 | +1s A key FOO | CALL, OPTION, DRAW and RESIGN",
                "3 | +1s A key CALL hold=long | no such span of time: long",
                "3 | +1s A tap C3 times=0 | times=0",
                "3 | +1s C press | nobody called C",
                "3 | +1s | nobody does anything",
                "3 | press A | a line begins with its wait",
                "3 | +1parsec A press | no such wait: +1parsec",
                "3 | +-1s A press | no such wait: +-1s",
                "3 | +49h A press | two days at most",
                "3 | +1s arbiter dance | does not know: dance",
                "3 | +1s arbiter ruling maybe | accept or reject",
                "3 | +1s arbiter adjust C +60s | no such seat: C",
                "3 | +1s arbiter adjust A lots | no such span of time: lots",
                "3 | +1s arbiter adjust A +99999999h | no such span of time",
                "3 | +1s arbiter penalty B 0 | above zero",
                "3 | +1s arbiter correct 0 H8 | no such number: 0",
                "3 | +1s arbiter take-back 99999 | no such number: 99999",
                "3 | +1s arbiter lots A maybe 7 | odd or even",
                "3 | +1s arbiter lots A odd 0 | no such number: 0",
                "3 | +1s arbiter request A tea | pause or extension",
                "3 | +1s arbiter request A extension -5m | above zero",
                "3 | +1s arbiter request A pause 5m | not understood: 5m",
                "3 | +1s arbiter answer maybe | grant or deny",
                "3 | +1s arbiter lose A BLA | no such reason: BLA",
                "3 | +1s arbiter move-away | something is missing",
                "3 | +1s arbiter second-game | something is missing",
                "3 | +1s arbiter take-over T1 | not understood: T1",
                "3 | +1s arbiter enter K11 0 | no such number: 0",
                "3 | +1s arbiter result white BLA | no such reason: BLA",
                "3 | +1s arbiter result green FIVE | black, white, draw or both-lose",
                "3 | +1s fault gremlins | no such fault: gremlins",
                "3 | +1s fault noisy C3 for=1s | every= is missing",
                "3 | +1s fault noisy C3 for=1s every=0 | every=0",
                "3 | +1s fault settle -5us | backwards",
                "3 | +1s fault spi-errors rate=2 for=1s | no such rate: 2",
                "3 | +1s crash | for= is missing",
                "3 | +1s power maybe | on or off",
                "3 | +0 expect StonePlanted | no such event: StonePlanted",
                "3 | +0 expect none | something is missing",
                "3 | +0 expect GameEnded WHITE | not understood: WHITE",
                "3 | config komi=6.5 | unknown key: komi",
                "3 | config procedure=go | procedure=go",
                "3 | config forbidden | key=value",
                "3 | config flag=maybe | auto, claim",
                "3 | config settle=soon | settle=soon",
                "3 | config opener-side=left | near or far",
                "3 | config time=20x | time control not understood",
                "3 | config wrong-claim=death | wrong-claim=death",
                "3 | config max-n=0 | max-n=0",
                "3 | config walk-over=soon | walk-over=soon",
            })
    void namesItsLineAndTheReason(int line, String text, String reason) throws IOException {
        Run run = tape("# a tape\n\n" + text + "\n");

        assertThat(run.err).contains("line " + line + ": ").containsIgnoringCase(reason);
        assertThat(run.code).isEqualTo(2);
        assertOneLine(run);
        assertThat(run.out).as("nothing happens before the tape is understood").isEmpty();
    }

    @Test
    void anExpectationThatFailsIsNamedAndFailsTheCommand() throws IOException {
        Run run =
                tape("+0 arbiter start\n+1s A place H8\n+1s expect StonePlaced point=I9\n+0 expect none GameStarted\n");

        assertThat(run.code).isEqualTo(1);
        assertThat(run.err.lines())
                .hasSize(2)
                .anySatisfy(line -> assertThat(line).contains("line 3: expect StonePlaced point=I9"))
                .anySatisfy(line -> assertThat(line).contains("line 4: expect none GameStarted"));
        assertThat(run.out).contains("\"type\":\"StonePlaced\"");
    }

    @Test
    void anEmptyTapeIsAQuietTableAndAMistake() throws IOException {
        Run run = tape("# nothing\n");

        assertThat(run.code).isEqualTo(2);
        assertThat(run.err).contains("nothing happens in it");
        assertThat(run.out).contains("\"type\":\"GameAssigned\"").doesNotContain("GameStarted");
    }

    @Test
    void aFileThatIsNotThereFails() {
        Run run = run("tape", folder.resolve("none.tape").toString());

        assertThat(run.code).isEqualTo(1);
        assertThat(run.err).contains("no such file");
        assertOneLine(run);
    }

    @Test
    void aFolderIsNoTape() {
        Run run = run("tape", folder.toString());

        assertThat(run.code).isEqualTo(1);
        assertOneLine(run);
    }

    @Test
    void aBinaryFileIsNoTape() throws IOException {
        Path file = folder.resolve("photo.tape");
        Files.write(file, new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, (byte) 0xff, (byte) 0xfe, 10, 0});

        Run run = run("tape", file.toString());

        assertThat(run.code).isEqualTo(2);
        assertOneLine(run);
    }

    @Test
    void aTapeWithoutAFileIsWrongUse() {
        Run run = run("tape");

        assertThat(run.code).isEqualTo(2);
        assertOneLine(run);
    }

    @Test
    void anUnknownCommandIsWrongUse() {
        Run run = run("tpae", "x.tape");

        assertThat(run.code).isEqualTo(2);
        assertOneLine(run);
    }

    @Test
    void noCommandIsWrongUse() {
        Run run = run();

        assertThat(run.code).isEqualTo(2);
        assertOneLine(run);
    }

    private Run tape(String text) throws IOException {
        Path file = folder.resolve("x.tape");
        Files.writeString(file, text, UTF_8);
        return run("tape", file.toString());
    }

    private static Run run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(arguments, new PrintWriter(out, true), new PrintWriter(err, true));
        return new Run(code, out.toString(), err.toString());
    }

    private static void assertOneLine(Run run) {
        assertThat(run.err.lines()).hasSize(1);
        assertThat(run.err).startsWith("tengen: ").doesNotContain("Exception").doesNotContain("\tat ");
    }
}
