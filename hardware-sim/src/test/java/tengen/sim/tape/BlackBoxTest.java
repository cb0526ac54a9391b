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
import org.junit.jupiter.params.provider.MethodSource;
import tengen.bridge.Sites;
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
    private static final List<String> ALWAYS = List.of("a26-blocked-5s", "serial-cut", "diode-by-hand", "settle-0");

    private final SimPi4j pi4j = new SimPi4j();

    @TempDir
    private Path folder = Path.of("");

    @AfterAll
    void close() {
        pi4j.close();
    }

    /** A store that fails is not in a box: its own events do not come out. */
    private static final List<String> OF_THE_STORE = List.of("disk-full", "store-not-safe");

    /** In every build a fifth of the tapes and those that nobody sees or hears; all of them with {@code -Dblackbox.all=true}. */
    static List<TapeFolder> tapes() throws IOException {
        boolean all = Boolean.getBoolean("blackbox.all");
        List<TapeFolder> tapes = new ArrayList<>();
        int number = 0;
        for (TapeFolder tape : TapeFolder.all()) {
            boolean wanted = all || number++ % 5 == 0 || ALWAYS.contains(tape.name());
            if (wanted && !OF_THE_STORE.contains(tape.name())) {
                tapes.add(tape);
            }
        }
        return tapes;
    }

    /** Blocked boards and cut cables too; what happens after a restart is in the box of the next process. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("tapes")
    void theEventsOfATapeComeOutOfItsBlackBox(TapeFolder tape) throws Exception {
        List<String> lived = new ArrayList<>();
        Path file = folder.resolve("table.blackbox");
        keep(tape.name(), file, lived);

        List<String> again = replayed(file);

        assertThat(again).hasSizeGreaterThanOrEqualTo(lived.size());
        assertThat(again.subList(0, lived.size())).isEqualTo(lived);
        // The longest of the tapes waits for hours; beats of the clock are the most of it.
        assertThat(Files.size(file)).isLessThan(400_000);
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

    private static int tape(StringWriter err, String... words) {
        return Main.run(words, new PrintWriter(new StringWriter()), new PrintWriter(err, true));
    }

    @Test
    void aBoxThatIsCutSaysSoWhenItIsReplayed() throws Exception {
        Path file = folder.resolve("table.blackbox");
        keep("claim-33", file, new ArrayList<>());
        StringWriter whole = new StringWriter();
        StringWriter cut = new StringWriter();

        int first = tape(whole, "tape", "--from-blackbox", file.toString());
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length * 2 / 3));
        int second = tape(cut, "tape", "--from-blackbox", file.toString());

        assertThat(first).isZero();
        assertThat(whole.toString()).isEmpty();
        assertThat(second).isZero();
        assertThat(cut.toString().lines()).singleElement().asString().contains("the box ends early");
    }

    @Test
    void aBoxOfNothingAndATapeOfNothingAreRefusedInOneLine() throws IOException {
        for (String content : List.of("", "x")) {
            StringWriter err = new StringWriter();
            Path file = Files.writeString(folder.resolve("none.blackbox"), content);
            assertThat(tape(err, "tape", "--from-blackbox", file.toString())).isEqualTo(1);
            assertThat(err.toString().lines())
                    .singleElement()
                    .asString()
                    .contains("no black box")
                    .doesNotContain("null");
        }
        for (String content : List.of("", "# only a comment\n", "config flag=auto\n")) {
            StringWriter err = new StringWriter();
            Path file = Files.writeString(folder.resolve("none.tape"), content);
            assertThat(tape(err, "tape", file.toString())).isEqualTo(2);
            assertThat(err.toString()).contains("none.tape: nothing happens in it");
        }
    }

    @Test
    void aWorldWhereAFileStandsSaysWhy() throws IOException {
        StringWriter err = new StringWriter();
        Path file = Files.writeString(folder.resolve("file"), "x");

        assertThat(tape(err, "world", file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("a file of that name stands there");
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
        Scene scene = new Scene(tape, pi4j, RigSettings.DEFAULT, store, told -> {
            if (told.row().boot() == 1) {
                lived.add(line(told));
            }
        });
        long settleNanos =
                Durations.parse(tape.config().getOrDefault("settle", "150ms")).orElseThrow();
        try (BlackBox box =
                BlackBox.begin(file, scene.ticker(), new BlackBoxStart("machine-1", 1, settleNanos, Sites.NONE))) {
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
