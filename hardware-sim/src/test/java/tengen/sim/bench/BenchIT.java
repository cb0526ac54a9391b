package tengen.sim.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.broker.Processes.await;

import java.io.BufferedWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.sim.broker.Processes;
import tengen.sim.clock.AvrFolder;

/** The bench as a process of its own, with its own broker and desk. */
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BenchIT {
    @TempDir
    Path folder;

    private Processes processes;

    @BeforeEach
    void start() {
        processes = new Processes(folder);
    }

    @AfterEach
    void end() {
        processes.close();
    }

    @Test
    void theDemoGameEndsWithItsClaimedFive() throws Exception {
        ends(bench("bench.log", "--measure", "--speed=40"));

        assertThat(processes.log("bench.log"))
                .contains("RESULT BLACK (A) FIVE")
                .contains("the claim of B is wrong")
                .contains("events stand in the desk's store, once and in order")
                .contains("latency stone at rest -> desk store");
        assertThat(folder.resolve("out/T001-records"))
                .isDirectoryContaining("glob:**.json")
                .isDirectoryContaining("glob:**.sgf")
                .isDirectoryContaining("glob:**.pdf");
    }

    @Test
    void g5_eightTablesAreReadyWithinNinetySecondsAndPlayToTheirEnds() throws Exception {
        Process bench = bench("eight.log", "--tables=8", "--speed=40");

        await(
                "eight games begin",
                90,
                () -> processes
                                .log("eight.log")
                                .lines()
                                .filter(line -> line.contains("the game begins"))
                                .count()
                        == 8);
        ends(bench);
        assertThat(processes.log("eight.log").lines().filter(line -> line.contains("RESULT BLACK (A) FIVE")))
                .hasSize(8);
    }

    @Test
    void theDemoGameIsPlayedOnTheRealFirmware() throws Exception {
        AvrFolder.builtOrSkipped();

        ends(bench("avr.log", "--clock=avr", "--speed=40"));

        assertThat(processes.log("avr.log"))
                .contains("RESULT BLACK (A) FIVE")
                .contains("the claim of B is wrong")
                .contains("events stand in the desk's store, once and in order");
    }

    @Test
    void withoutTheFirmwaresToolsOneLineSaysWhatToInstall() throws Exception {
        List<String> command = new ArrayList<>(List.of("env", "PATH=" + folder));
        command.addAll(Processes.command("bench", "--exit", "--clock=avr", "--out=" + folder.resolve("out")));
        Process bench = processes.start("tools.log", command);

        assertThat(bench.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(bench.exitValue()).isEqualTo(1);
        assertThat(processes.log("tools.log").lines().filter(line -> line.startsWith("tengen: ")))
                .singleElement()
                .asString()
                .contains("make is missing")
                .contains("apt-get install make gcc gcc-avr avr-libc libsimavr-dev");
    }

    @Test
    void aBenchKilledInMidGameLosesAndDoublesNoMove() throws Exception {
        Process killed = bench("killed.log");
        says("killed.log", "  7. BLACK I9");
        killed.destroyForcibly().waitFor();

        ends(bench("again.log"));

        assertThat(processes.log("again.log"))
                .contains("RESULT BLACK (A) FIVE")
                .contains("events stand in the desk's store, once and in order");
        Played played = Played.compare(folder.resolve("out/T001.db"), folder.resolve("out/desk.db"), "T001");
        assertThat(Played.moves(played.games().getLast())).hasSize(15).doesNotHaveDuplicates();
    }

    @Test
    void withAskTheArbitersWordsComeFromStandardInput() throws Exception {
        Path tape = Files.write(
                folder.resolve("five.tape"),
                List.of(
                        "config claims=arbiter",
                        "+1s A place H8",
                        "+1s A press",
                        "+1s B place A1",
                        "+1s B press",
                        "+1s A place H9",
                        "+1s A press",
                        "+1s B place C1",
                        "+1s B press",
                        "+1s A place H10",
                        "+1s A press",
                        "+1s B place E1",
                        "+1s B press",
                        "+1s A place H11",
                        "+1s A press",
                        "+1s B place G1",
                        "+1s B press",
                        "+1s A place H12",
                        "+1s A key CALL"));
        Process bench = bench("ask.log", "--ask", "--game=" + tape);
        try (BufferedWriter arbiter = bench.outputWriter()) {
            says("ask.log", "five: Sente - Gote");
            arbiter.write("T001 start\n");
            arbiter.flush();
            says("ask.log", "the claim of A is right: FIVE");
            arbiter.write("T001 ruling perhaps\n");
            arbiter.flush();
            says("ask.log", "perhaps");
            assertThat(processes.log("ask.log")).doesNotContain("RESULT");
            arbiter.write("ruling accept\n");
            arbiter.flush();
            ends(bench);
        }

        assertThat(processes.log("ask.log")).contains("RESULT BLACK (A) FIVE");
    }

    @Test
    void aGameOfAFileIsOpenedAsTheFileTells() throws Exception {
        Path games = Files.write(
                folder.resolve("games.jsonl"),
                List.of(
                        "{\"id\":\"other\",\"moves\":[\"H8\"],\"result\":\"B\",\"end\":\"five\"}",
                        "{\"id\":\"offers\",\"rule\":\"Yamaguchi\",\"moves\":[\"H8\",\"H9\",\"H10\",\"I9\",\"G8\",\"I8\",\"J9\",\"I10\"],"
                                + "\"fifthRejected\":[\"G9\",\"J9\",\"F8\"],\"swap\":true,\"result\":\"W\",\"end\":\"resign\"}"));

        ends(bench("game.log", "--game=" + games + "#offers"));

        List<Event> game = Played.compare(folder.resolve("out/T001.db"), folder.resolve("out/desk.db"), "T001")
                .games()
                .getLast();
        assertThat(Played.moves(game)).containsExactly("H8", "H9", "H10", "I9", "G8", "I8", "J9", "I10");
        assertThat(game).anySatisfy(event -> assertThat(event).isInstanceOf(Event.ColoursSwapped.class));
        assertThat(game)
                .filteredOn(Event.OffersPlaced.class::isInstance)
                .singleElement()
                .satisfies(event -> assertThat(((Event.OffersPlaced) event).points())
                        .containsExactlyInAnyOrder(point("G8"), point("G9"), point("J9"), point("F8")));
        assertThat(processes.log("game.log")).contains("RESULT WHITE (A) RESIGN");
    }

    private static Point point(String text) {
        return Point.parse(text).orElseThrow();
    }

    private Process bench(String log, String... options) {
        List<String> command = Processes.command("bench", "--exit", "--out=" + folder.resolve("out"));
        command.addAll(List.of(options));
        return processes.start(log, command);
    }

    private void says(String log, String words) throws InterruptedException {
        await(words, 60, () -> processes.log(log).contains(words));
    }

    private void ends(Process bench) throws InterruptedException {
        assertThat(bench.waitFor(100, TimeUnit.SECONDS)).isTrue();
        assertThat(bench.exitValue()).isZero();
    }
}
