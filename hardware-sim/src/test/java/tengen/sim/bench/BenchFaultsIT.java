package tengen.sim.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.broker.Processes.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.sim.broker.Mosquitto;
import tengen.sim.broker.Processes;

/** A bench, a broker and a desk as three processes; one after the other fails while a game is played. */
@Timeout(value = 300, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BenchFaultsIT {
    private static final int SPEED = 5;
    private static final long TURN_NANOS = 5_000_000_000L;

    /** What a press may be off by (OPERATIONS 4). */
    private static final long PRESS_NANOS = 20_000_000L;

    private static final int FIRST_FAULT_AFTER_TURNS = 4;
    private static final Pattern TURN = Pattern.compile("(?m)^T001 +\\d+\\. ");
    private static final Pattern KEPT = Pattern.compile("(?m)^T001 #\\d+ TurnEnded");

    @TempDir
    Path folder;

    private Processes processes;
    private Mosquitto broker;
    private Process desk;

    /** What fails. */
    enum Fault {
        CLOCK_UNPLUGGED,
        BROKER_KILLED,
        BROKER_FROZEN,
        DESK_KILLED
    }

    @BeforeEach
    void start() throws Exception {
        processes = new Processes(folder);
        broker = Mosquitto.start(processes, folder, List.of("desk", "T001"));
        Files.writeString(folder.resolve("users"), "desk:desk-secret\nT001:T001-secret\n");
        desk = desk();
    }

    @AfterEach
    void end() {
        processes.close();
    }

    private Process desk() throws Exception {
        int before = count(Pattern.compile("acknowledging"), "desk.log");
        Process started = processes.tengen(
                "desk.log", "desk", "--config", broker.desk("desk", "bench").toString(), "--wait");
        await("desk acknowledges", 60, () -> count(Pattern.compile("acknowledging"), "desk.log") > before);
        return started;
    }

    @Test
    void aGameUnderOneFaultAfterTheOtherLosesNoMoveAndNoSecond() throws Exception {
        play(List.of(Fault.values()), 3);
    }

    @ParameterizedTest
    @EnumSource
    @EnabledIfSystemProperty(
            named = "tengen.long",
            matches = "bench-faults",
            disabledReason = "takes minutes: .ci/long")
    void aFaultOfThirtySecondsLosesNoMoveAndNoSecond(Fault fault) throws Exception {
        play(List.of(fault), fault == Fault.CLOCK_UNPLUGGED ? 10 : 30);
    }

    private void play(List<Fault> faults, int seconds) throws Exception {
        List<Point> moves = moves(FIRST_FAULT_AFTER_TURNS + faults.size() * (seconds + 5) + 5);
        Path tape = tape(moves, faults.getFirst() == Fault.CLOCK_UNPLUGGED ? seconds : 0);
        Process bench = processes.tengen(
                "bench.log",
                "bench",
                "--exit",
                "--no-desk",
                "--game=" + tape,
                "--speed=" + SPEED,
                "--broker=tcp://127.0.0.1:" + broker.port(),
                "--broker-users=" + folder.resolve("users"),
                "--out=" + folder.resolve("out"));
        await("play has begun", 60, () -> count(KEPT, "desk.log") >= FIRST_FAULT_AFTER_TURNS - 1);
        List<String> threads = threads(bench);
        for (Fault fault : faults) {
            inflict(fault, seconds);
            int toldByThen = count(TURN, "bench.log");
            await(fault + " is over and the desk has everything", 90, () -> count(KEPT, "desk.log") > toldByThen);
        }
        assertThat(threads(bench)).as("threads after the faults").isEqualTo(threads);
        assertThat(bench.waitFor(240, TimeUnit.SECONDS)).isTrue();
        assertThat(bench.exitValue()).as(processes.log("bench.log")).isZero();
        desk.destroy();
        assertThat(desk.waitFor(20, TimeUnit.SECONDS)).isTrue();

        Played played = Played.compare(folder.resolve("out/T001.db"), folder.resolve("desk.db"), "T001");
        List<Event> game = played.games().getLast();
        assertThat(Played.moves(game))
                .isEqualTo(moves.stream().map(Point::toString).toList());
        assertThat(Played.usedNanos(game).subList(1, moves.size() - 1))
                .as("what each turn of five seconds took")
                .allSatisfy(used -> assertThat(Math.abs(used - TURN_NANOS)).isLessThanOrEqualTo(PRESS_NANOS));
        long worstNanos = Played.usedNanos(game).stream()
                .skip(1)
                .mapToLong(used -> Math.abs(used - TURN_NANOS))
                .max()
                .orElseThrow();
        System.out.printf(
                "%s of %d s: %d turns, %d events, each once at the desk; a turn off by %.1f ms at most%n",
                faults, seconds, moves.size(), played.lastSeq(), worstNanos / 1e6);
    }

    private void inflict(Fault fault, int seconds) throws Exception {
        switch (fault) {
            case CLOCK_UNPLUGGED -> {
                await("unplugged", 60, () -> processes.log("bench.log").contains("is unplugged"));
                assertThat(folder.resolve("out/T001.clock"))
                        .satisfies(link -> await("no device", 5, () -> !Files.exists(link)));
                await("plugged in", 60, () -> processes.log("bench.log").contains("is plugged in"));
            }
            case BROKER_KILLED -> {
                broker.kill();
                rest(seconds);
                broker.again();
            }
            case BROKER_FROZEN -> {
                broker.freeze();
                rest(seconds);
                broker.thaw();
            }
            case DESK_KILLED -> {
                processes.signal(desk, "KILL");
                rest(seconds);
                desk = desk();
            }
        }
    }

    /** The fault's own time, which is what is tested. */
    private static void rest(int seconds) throws InterruptedException {
        assertThat(new CountDownLatch(1).await(seconds, TimeUnit.SECONDS)).isFalse();
    }

    /** Returns so many points, no two alike, the centre first. */
    private static List<Point> moves(int count) {
        List<Point> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            moves.add(Point.at((112 + 37 * i) % Point.COUNT));
        }
        return moves;
    }

    private Path tape(List<Point> moves, int unpluggedSeconds) throws IOException {
        List<String> lines = new ArrayList<>(List.of("config time=20m+60s/move", "+0 arbiter start"));
        for (int i = 0; i < moves.size(); i++) {
            String seat = i % 2 == 0 ? "A" : "B";
            lines.add("+4s " + seat + " place " + moves.get(i));
            lines.add("+1s " + seat + " press");
            if (i == FIRST_FAULT_AFTER_TURNS && unpluggedSeconds > 0) {
                lines.add("+0 fault unplug for=" + unpluggedSeconds * SPEED + "s");
            }
        }
        lines.add("+2s A key RESIGN hold=2.3s");
        return Files.write(folder.resolve("game.tape"), lines);
    }

    private int count(Pattern line, String log) {
        return (int) line.matcher(processes.log(log)).results().count();
    }

    /** Returns the names of the process's threads that are ours or Paho's, in order; the kernel keeps fifteen letters of each. */
    private static List<String> threads(Process process) {
        try (Stream<Path> tasks = Files.list(Path.of("/proc/" + process.pid() + "/task"))) {
            return tasks.map(BenchFaultsIT::name)
                    .filter(name -> Stream.of("MQTT", "uplink", "bench", "clock", "desk")
                            .anyMatch(name::startsWith))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String name(Path task) {
        try {
            return Files.readString(task.resolve("comm")).strip();
        } catch (IOException e) {
            // It has ended meanwhile.
            return "";
        }
    }
}
