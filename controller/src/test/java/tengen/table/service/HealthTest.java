package tengen.table.service;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a table tells of itself, on virtual time. */
final class HealthTest {
    private static final long SECOND_NANOS = 1_000_000_000L;

    @TempDir
    private Path root;

    @Test
    void e2_theSameFaultForTenMinutesIsOneLineInTenSecondsWithItsCount() {
        LogLimit limit = new LogLimit();
        List<String> written = new ArrayList<>();

        for (long at = 0; at < 600 * 200; at++) {
            limit.pass("WARN row 3 echoes " + at % 7 + "f0", at * SECOND_NANOS / 200)
                    .ifPresent(written::add);
        }

        assertThat(written).hasSize(60);
        assertThat(written.get(0)).isEqualTo("WARN row 3 echoes 0f0");
        assertThat(written.subList(1, 60)).allMatch(line -> line.endsWith("(and 1999 more times)"));
    }

    @Test
    void anotherLineIsNotHeldBack() {
        LogLimit limit = new LogLimit();
        limit.pass("WARN board not seen", 0);

        assertThat(limit.pass("WARN clock not seen", 1)).contains("WARN clock not seen");
    }

    @Test
    void aJournalReadsAPriorityBeforeEachLineAndTheRingKeepsWhatIsBad() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Faults faults = new Faults();
        AtomicLong nowNanos = new AtomicLong();
        try (LogLines lines = new LogLines(out, faults, nowNanos::get, true)) {
            lines.println("ERROR Scribe - store does not write");
            lines.println("INFO Scanning - board seen again");
            lines.println("ERROR Scribe - store does not write");
            nowNanos.set(11 * SECOND_NANOS);
            lines.println("ERROR Scribe - store does not write");
        }

        assertThat(out.toString(UTF_8).lines())
                .containsExactly(
                        "<3>ERROR Scribe - store does not write",
                        "<6>INFO Scanning - board seen again",
                        "<3>ERROR Scribe - store does not write (and 1 more times)");
        assertThat(faults.recent()).hasSize(2);
    }

    @Test
    void theManagerHearsNothingWhileOneHeartStandsStillAndAgainWhenItBeats() {
        Heartbeat scan = new Heartbeat("scan", 0);
        Heartbeat loop = new Heartbeat("loop", 0);
        Supervisor supervisor =
                new Supervisor(List.of(scan, loop), ServiceManager.of(Map.of()), () -> 0, 12 * SECOND_NANOS);

        scan.beat(5 * SECOND_NANOS);
        assertThat(supervisor.look(6 * SECOND_NANOS)).isTrue();
        assertThat(supervisor.look(6 * SECOND_NANOS + 1)).isFalse();
        loop.beat(7 * SECOND_NANOS);
        assertThat(supervisor.look(8 * SECOND_NANOS)).isTrue();
    }

    @Test
    void c28_aThreadThatDoesNotTickForHalfASecondIsNamedOnceAndAgainTheNextTime() {
        Heartbeat scan = new Heartbeat("scan", 0);
        Heartbeat loop = new Heartbeat("loop", 0);
        Supervisor supervisor =
                new Supervisor(List.of(scan, loop), ServiceManager.of(Map.of()), () -> 0, 12 * SECOND_NANOS);

        assertThat(supervisor.watch(SECOND_NANOS / 2)).isEmpty();
        loop.beat(SECOND_NANOS / 2);
        assertThat(supervisor.watch(SECOND_NANOS / 2 + 1)).containsExactly("scan");
        assertThat(supervisor.watch(SECOND_NANOS)).isEmpty();
        scan.beat(SECOND_NANOS);
        loop.beat(SECOND_NANOS);
        assertThat(supervisor.watch(SECOND_NANOS + 1)).isEmpty();
        assertThat(supervisor.watch(2 * SECOND_NANOS)).containsExactly("scan", "loop");
    }

    @Test
    void aSpreadCountsEveryValueOnceAndItsBucketsGrow() {
        Spread spread = new Spread();
        for (long nanos : new long[] {0, 1_000, 70_000, 3_000_000, 9_000_000_000L, 60_000_000_000L}) {
            spread.add(nanos);
        }
        StringBuilder out = new StringBuilder();

        spread.write("x_seconds", out);

        assertThat(out.toString().lines())
                .contains(
                        "x_seconds_count 6", "x_seconds_bucket{le=\"+Inf\"} 6", "x_seconds_bucket{le=\"6.5536E-5\"} 2");
        assertThat(spread.mostNanos()).isEqualTo(60_000_000_000L);
    }

    @Test
    void aMachineTellsOnlyWhatItsKernelTells() throws IOException {
        Machine machine = new Machine(root);
        assertThat(machine.milliCelsius()).isEmpty();
        assertThat(machine.signalDbm()).isEmpty();
        assertThat(machine.clockSynced()).isFalse();
        assertThat(machine.powerUp()).isEmpty();

        Files.createDirectories(root.resolve("sys/class/thermal/thermal_zone0"));
        Files.writeString(root.resolve("sys/class/thermal/thermal_zone0/temp"), "48312\n");
        Files.createDirectories(root.resolve("proc/net"));
        Files.writeString(
                root.resolve("proc/net/wireless"), "Inter-|\n face |\n wlan0: 0000   54.  -56.  -256        0\n");

        assertThat(machine.milliCelsius()).hasValue(48_312);
        assertThat(machine.signalDbm()).hasValue(-56);
    }

    @Test
    void theAgeOfAProcessIsCountedFromTheMachinesStart() throws IOException {
        Files.createDirectories(root.resolve("proc/self"));
        Files.writeString(root.resolve("proc/uptime"), "1234.56 99.00\n");
        Files.writeString(
                root.resolve("proc/self/stat"),
                "7 (a ) b) S 1 1 1 0 -1 4194560 0 0 0 0 0 0 0 0 20 0 1 0 123000 1 1 184 0 0\n");

        assertThat(new Machine(root).ageMillis()).hasValue(4_560);
        assertThat(new Machine(root.resolve("none")).ageMillis()).isEmpty();
    }
}
