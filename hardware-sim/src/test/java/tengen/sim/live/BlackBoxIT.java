package tengen.sim.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.cli.Main;
import tengen.record.Row;
import tengen.sim.broker.Processes;

/** The boxes of a table in life: one a game, and each tells its game again, event for event. */
@Timeout(value = 180, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BlackBoxIT {
    private static final long WATCHDOG_NANOS = 20_000_000_000L;

    @TempDir
    Path folder;

    private World world;
    private ServiceFolder service;

    @BeforeEach
    void furnish() throws IOException {
        world = World.begin(folder, 1);
        service = ServiceFolder.furnish(folder, "stone-rest-ms = 100");
    }

    @AfterEach
    void leave() {
        world.close();
    }

    @Test
    void aGameInTheMiddleOfAProcessAndOneAfterAKillComeOutOfTheirBoxes() throws Exception {
        Players players = new Players(world, service.arbiter());
        try (StubManager manager = manager()) {
            manager.until("ready", 60, manager::isReady);
            players.play("one");
            players.play("two");
            players.begin("three");
            players.move(0);
            players.move(1);
            // The box is written at least once a second; the last of it is lost with the process.
            manager.until("the box of the third game is begun", 20, () -> size("three") > 100);
        }
        long killed = service.rows().getLast().seq();
        try (StubManager manager = manager()) {
            manager.until("ready", 60, manager::isReady);
            manager.until("the game is known again", 30, () -> service.types().contains("Recovered"));
            if (!state().contains("runs")) {
                assertThat(service.arbiter().say("resume-game")).isEmpty();
                assertThat(service.arbiter().say("resume")).isEmpty();
            }
            manager.until("the game runs", 30, () -> state().contains("runs"));
            players.move(2);
            players.move(3);
            manager.process().destroy();
            assertThat(manager.process().waitFor()).isZero();
        }

        List<Row> rows = service.rows();
        List<Row> second = rows.stream()
                .filter(row -> row.game().equals("two") && !row.type().equals("GameAssigned"))
                .toList();
        List<Row> after = rows.stream().filter(row -> row.seq() > killed).toList();
        assertThat(boxes()).hasSize(5);
        assertThat(told("two")).containsSubsequence(lines(second));
        assertThat(told("three-" + killed)).containsSubsequence(lines(after));
        assertThat(lines(after)).anyMatch(line -> line.startsWith("StonePlaced"));
    }

    private StubManager manager() throws IOException {
        Files.deleteIfExists(folder.resolve("notify"));
        return new StubManager(folder, Processes.command("table", "--config", "table.toml"), WATCHDOG_NANOS);
    }

    private String state() throws Exception {
        return service.arbiter().health().text("state");
    }

    private List<Path> boxes() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("table-blackbox"))) {
            return files.sorted().toList();
        }
    }

    private Path box(String prefix) throws IOException {
        return boxes().stream()
                .filter(box -> box.getFileName().toString().startsWith(prefix))
                .findFirst()
                .orElseThrow();
    }

    private long size(String prefix) throws IOException {
        long bytes = 0;
        for (Path box : boxes()) {
            bytes += box.getFileName().toString().startsWith(prefix) ? Files.size(box) : 0;
        }
        return bytes;
    }

    /** Returns what the command tells of a box, without times and numbers. */
    private List<String> told(String prefix) throws IOException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(
                new String[] {"tape", "--from-blackbox", box(prefix).toString()},
                new PrintWriter(out, true),
                new PrintWriter(err, true));
        assertThat(code).as(err.toString()).isZero();
        return out.toString()
                .lines()
                .map(line -> line.replaceFirst("^\\{\"t\":\\d+,\"seq\":\\d+,\"type\":\"(\\w+)\",?", "$1 {"))
                .toList();
    }

    private static List<String> lines(List<Row> rows) {
        return rows.stream().map(row -> row.type() + " " + row.body()).toList();
    }
}
