package tengen.sim.tape;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cli.Main;
import tengen.record.StoreFault;
import tengen.sim.chip.SimPi4j;
import tengen.sim.rig.RigSettings;
import tengen.table.BlackBox;
import tengen.table.BlackBoxReader;
import tengen.table.BlackBoxStart;

/** From what a table's loop took, the same events come out again. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BlackBoxTest {
    private final SimPi4j pi4j = new SimPi4j();

    @TempDir
    private Path folder = Path.of("");

    @AfterAll
    void close() {
        pi4j.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "slide",
                "stuck-open",
                "diode-by-hand",
                "a7-noisy-site-is-named",
                "a26-blocked-5s",
                "serial-cut",
                "claim-33",
                "byoyomi",
                "chinese-2",
                "flag-at",
                "settle-0"
            })
    void theEventsOfATapeComeOutOfItsBlackBox(String name) throws Exception {
        List<String> lived = new ArrayList<>();
        Path file = folder.resolve("table.blackbox");
        keep(name, file, lived);

        List<String> again = replayed(file);

        assertThat(again).isEqualTo(lived);
        assertThat(Files.size(file)).isLessThan(20_000);
    }

    @Test
    void aBoxOfAKilledProcessReplaysAsFarAsItGoes() throws Exception {
        List<String> lived = new ArrayList<>();
        Path file = folder.resolve("table.blackbox");
        keep("claim-33", file, lived);
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length * 2 / 3));

        List<String> again = replayed(file);

        assertThat(BlackBoxReader.read(file).whole()).isFalse();
        assertThat(again).hasSizeGreaterThan(5);
        assertThat(lived.subList(0, again.size() - 1)).isEqualTo(again.subList(0, again.size() - 1));
    }

    @Test
    void aFileThatIsNoBlackBoxIsRefusedInOneLine() throws IOException {
        Path file = Files.writeString(folder.resolve("other"), "no box");
        StringWriter err = new StringWriter();

        int code = Main.run(
                new String[] {"tape", "--from-blackbox", file.toString()},
                new PrintWriter(new StringWriter()),
                new PrintWriter(err, true));

        assertThat(code).isEqualTo(1);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(err.toString()).contains("no black box");
    }

    /** Plays a tape with a witness and keeps the rows it wrote as they are printed, times aside. */
    private void keep(String name, Path file, List<String> lived) throws Exception {
        Tape tape =
                TapeReader.read(Files.readAllLines(TapeFolder.named(name).path().resolve("table.tape")));
        Files.deleteIfExists(folder.resolve("journal.db"));
        FileStore store = new FileStore(folder.resolve("journal.db"));
        Scene scene = new Scene(tape, pi4j, RigSettings.DEFAULT, store, told -> lived.add(line(told)));
        try (BlackBox box = BlackBox.begin(
                file, scene.ticker(), new BlackBoxStart("machine-1", 1, RigSettings.DEFAULT.settleNanos(), 0, 0))) {
            scene.onTaken(box::take);
            assertThat(scene.play()).isEmpty();
        }
    }

    private static List<String> replayed(Path file) throws IOException, StoreFault {
        List<String> again = new ArrayList<>();
        new BlackBoxReplay(BlackBoxReader.read(file), told -> again.add(line(told))).play();
        return again;
    }

    private static String line(Told told) {
        return told.row().seq() + " " + told.row().type() + " " + told.row().body();
    }
}
