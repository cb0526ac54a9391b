package tengen.sim.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.sensing.Orientation;
import tengen.sim.broker.Processes;
import tengen.time.Alarm;
import tengen.time.Ticker;

/** {@code tengen doctor --board} in real time, a person walking over a simulated board beside it. */
@Timeout(value = 180, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BoardDoctorIT {
    /** A stone rests for 50 ms at this table, and the world needs a moment. */
    private static final long RESTS_NANOS = 120_000_000L;

    @TempDir
    Path folder;

    private final List<String> said = new ArrayList<>();
    private final Alarm rest = new Alarm(Ticker.system());
    private World world;

    @BeforeEach
    void furnish() throws IOException {
        world = World.begin(folder, 1);
    }

    @AfterEach
    void leave() {
        world.close();
    }

    @Test
    void a8A25A28AWeldedAndADeadReedOfATurnedBoardAreNamed() throws Exception {
        world.fault(board ->
                board.stuckClosed(wired(Orientation.QUARTER, Point.of("A3").index()), true));
        world.fault(board ->
                board.stuckOpen(wired(Orientation.QUARTER, Point.of("K11").index()), true));
        Path page = folder.resolve("page.txt");

        int code = checked("turned = 90", Orientation.QUARTER, "--report", page.toString());

        assertThat(code).isEqualTo(1);
        assertThat(said)
                .anyMatch(line -> line.startsWith("green  chain"))
                .anyMatch(line -> line.startsWith("green  columns"))
                .anyMatch(line -> line.contains("closed without a stone: A3"))
                .anyMatch(line -> line.startsWith("A1 seen: the board lies turned by 90 degrees; now"))
                .anyMatch(line -> line.startsWith("15 of 225 seen"))
                .anyMatch(line -> line.startsWith("green  lie"))
                .anyMatch(line -> line.startsWith("red    points"));
        assertThat(Files.readAllLines(page))
                .anyMatch(line -> line.contains("T001"))
                .anyMatch(line -> line.matches("11 - - - - - - - - - - - [.+] - - -"))
                .anyMatch(line -> line.matches(" 3 #( [.+]){14}"))
                .anyMatch(line -> line.matches(" 2( [.+]){15}"))
                .anyMatch(line -> line.matches(" 1( [.+]){15}"));
    }

    /** Runs the command and, once it asks for it, the walk over a board that lies like this. */
    private int checked(String more, Orientation lies, String... options) throws Exception {
        ServiceFolder.furnish(folder, "stone-rest-ms = 50\n" + more);
        List<String> words = Processes.command(
                "doctor", "--config", folder.resolve("table.toml").toString(), "--board", "--patience", "15");
        words.addAll(List.of(options));
        Process doctor = new ProcessBuilder(words).redirectErrorStream(true).start();
        try (BufferedReader from = doctor.inputReader(UTF_8)) {
            hear(from, line -> line.contains("put one stone on A1"));
            walk(lies);
            // Enter: enough of it.
            doctor.getOutputStream().write('\n');
            doctor.getOutputStream().flush();
            hear(from, line -> false);
            return doctor.waitFor();
        } finally {
            doctor.destroyForcibly();
        }
    }

    private void hear(BufferedReader from, Predicate<String> until) throws IOException {
        for (String line = from.readLine(); line != null; line = from.readLine()) {
            said.add(line);
            if (until.test(line)) {
                return;
            }
        }
    }

    /** A1 alone, then a stone on each point of three rows, on a dead reed and on the one beside it. */
    private void walk(Orientation lies) {
        Point corner = wired(lies, 0);
        world.place(corner);
        pass(RESTS_NANOS);
        world.lift(corner);
        pass(RESTS_NANOS);
        for (int point = 1; point < 3 * Point.SIZE; point++) {
            set(lies, point);
        }
        set(lies, Point.of("K11").index());
        set(lies, Point.of("L11").index());
    }

    private void set(Orientation lies, int point) {
        world.place(wired(lies, point));
        pass(RESTS_NANOS);
    }

    private static Point wired(Orientation lies, int point) {
        for (int site = 0; site < Sites.COUNT; site++) {
            if (lies.turn(site) == point) {
                return Point.at(site);
            }
        }
        throw new AssertionError("no site for " + point);
    }

    private void pass(long nanos) {
        long untilNanos = Ticker.system().nanos() + nanos;
        while (Ticker.system().nanos() - untilNanos < 0) {
            rest.until(untilNanos);
        }
    }
}
