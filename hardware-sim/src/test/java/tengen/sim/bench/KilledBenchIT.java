package tengen.sim.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.broker.Processes.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.record.Recovery;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;
import tengen.sim.broker.Mosquitto;
import tengen.sim.broker.Processes;
import tengen.sim.fault.Dice;
import tengen.sim.season.GameFile;
import tengen.sim.season.KnownGame;

/**
 * A bench with its journal, Mosquitto and a desk as three processes; the bench is killed without a word at random moments of its life, its start included, and
 * started again on the same files, over one game after the other.
 */
@EnabledIfSystemProperty(named = "tengen.kills", matches = "\\d+", disabledReason = "long: .ci/long kills")
@Timeout(value = 3, unit = TimeUnit.HOURS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class KilledBenchIT {
    private static final int KILLS = Integer.getInteger("tengen.kills", 5);
    private static final long SEED = Long.getLong("tengen.seed", 1);
    private static final String GAMES = System.getProperty("tengen.games", "");

    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final long TURN_NANOS = 5 * SECOND_NANOS;

    /** What a press may be off by (OPERATIONS 4). */
    private static final long PRESS_NANOS = 20_000_000L;

    /** A turn that a restart has cut in two: what was used by then, the first second after it, and the stone's own. */
    private static final long CUT_TURN_NANOS = 6_100_000_000L;

    /** A start takes two seconds; a machine that builds something else at the same time may need far more. */
    private static final int PATIENCE_SECONDS = 240;

    private static final Pattern KEPT = Pattern.compile("(?m)^T001 #(\\d+) ");

    /** Stays when something is wrong: the moments of the kills do not come again. */
    @TempDir(cleanup = CleanupMode.ON_SUCCESS)
    Path folder;

    private final Dice dice = new Dice(SEED);
    private final List<Long> resumesMillis = new ArrayList<>();
    private Processes processes;
    private Mosquitto broker;
    private List<KnownGame> games;
    private Path file;
    private int game;
    private int lives;

    @BeforeEach
    void start() throws Exception {
        System.out.println("SEED=" + SEED);
        processes = new Processes(folder);
        broker = Mosquitto.start(processes, folder, List.of("desk", "T001"));
        Files.writeString(folder.resolve("users"), "desk:desk-secret\nT001:T001-secret\n");
        file = GAMES.isEmpty() ? ownGames() : Path.of(GAMES);
        games = GameFile.read(file).stream()
                .map(line ->
                        line.problem().isEmpty() ? line.game() : line.game().playedFree())
                .toList();
    }

    @AfterEach
    void end() {
        processes.close();
    }

    @Test
    void aBenchKilledAtRandomMomentsLosesNothingThatWasAcknowledgedAndDoublesNothing() throws Exception {
        Process desk = processes.tengen(
                "desk.log", "desk", "--config", broker.desk("desk", "bench").toString());
        await("desk acknowledges", 60, () -> processes.log("desk.log").contains("acknowledging"));

        int kills = 0;
        while (kills < KILLS) {
            kills += live() ? 1 : 0;
            next();
        }
        Process last = bench();
        assertThat(last.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as(log()).isTrue();
        assertThat(last.exitValue()).as(log()).isZero();
        next();
        desk.destroy();
        assertThat(desk.waitFor(20, TimeUnit.SECONDS)).isTrue();

        Played played = Played.compare(journal(), folder.resolve("desk.db"), "T001");
        int ended = 0;
        for (List<Event> one : played.games()) {
            ended += check(one) ? 1 : 0;
        }
        assertThat(ended).as("games played to their end, seed " + SEED).isEqualTo(game);
        Collections.sort(resumesMillis);
        System.out.printf(
                "%d kills, %d games, %d events: 0 lost, 0 doubled; %d resumes, median %d ms, worst %d ms%n",
                kills,
                ended,
                played.lastSeq(),
                resumesMillis.size(),
                resumesMillis.isEmpty() ? 0 : resumesMillis.get(resumesMillis.size() / 2),
                resumesMillis.isEmpty() ? 0 : resumesMillis.getLast());
    }

    /** Lets the bench live for a while and kills it; returns whether it was killed, and not at its end already. */
    private boolean live() throws Exception {
        boolean resumes = gameOpen();
        long bornNanos = System.nanoTime();
        Process bench = bench();
        boolean inStart = dice.below(5) == 0;
        if (!inStart) {
            String sign = resumes ? "the table is back" : "the game begins";
            await(
                    sign + ", life " + lives + ", seed " + SEED + ", files in " + folder,
                    PATIENCE_SECONDS,
                    () -> log().contains(sign) || !bench.isAlive());
            if (resumes) {
                resumesMillis.add((System.nanoTime() - bornNanos) / 1_000_000);
            }
        }
        boolean over = bench.waitFor(dice.below(inStart ? 2_000 : 2_500), TimeUnit.MILLISECONDS);
        if (over) {
            assertThat(bench.exitValue())
                    .as("life %d, seed %d: %s", lives, SEED, log())
                    .isZero();
            return false;
        }
        processes.signal(bench, "KILL");
        bench.waitFor();
        if (Files.exists(journal())) {
            long lastSeq = Played.read(journal()).lastSeq();
            assertThat(kept())
                    .as("kept by the desk, life " + lives + ", seed " + SEED)
                    .isLessThanOrEqualTo(lastSeq);
        }
        return true;
    }

    /**
     * Goes on to the next game when the journal says that this one has ended: a bench may be killed while it confirms the result or waits for the desk, and the
     * next one then plays anew. One life ends one game at most, and none is unmade.
     */
    private void next() throws StoreFault {
        if (Files.notExists(journal())) {
            return;
        }
        int ended = (int) Played.read(journal()).events().stream()
                .filter(Event.GameEnded.class::isInstance)
                .count();
        assertThat(ended).as("games ended, life %d, seed %d", lives, SEED).isBetween(game, game + 1);
        game = ended;
    }

    private Process bench() {
        lives++;
        KnownGame now = games.get(game % games.size());
        return processes.tengen(
                "life-" + lives + ".log",
                "bench",
                "--exit",
                "--no-desk",
                "--game=" + file + "#" + now.id(),
                "--broker=tcp://127.0.0.1:" + broker.port(),
                "--broker-users=" + folder.resolve("users"),
                "--out=" + folder.resolve("out"));
    }

    private String log() {
        return processes.log("life-" + lives + ".log");
    }

    private Path journal() {
        return folder.resolve("out/T001.db");
    }

    private boolean gameOpen() throws StoreFault {
        if (Files.notExists(journal())) {
            return false;
        }
        try (SqliteJournal open = SqliteJournal.open(journal(), "none")) {
            return Recovery.from(open).gameOpen();
        }
    }

    /** Returns the highest number that the desk has said it keeps. */
    private long kept() {
        Matcher lines = KEPT.matcher(processes.log("desk.log"));
        long last = 0;
        while (lines.find()) {
            last = Math.max(last, Long.parseLong(lines.group(1)));
        }
        return last;
    }

    /** Checks one game of the journal; returns whether it was played to its end. One that was assigned but never started is followed by another. */
    private boolean check(List<Event> events) {
        String name = ((Event.GameAssigned) events.getFirst()).game();
        boolean ended = events.stream().anyMatch(Event.GameEnded.class::isInstance);
        if (!ended) {
            assertThat(Played.moves(events))
                    .as(name + ", not ended, seed " + SEED)
                    .isEmpty();
            return false;
        }
        KnownGame known = games.stream()
                .filter(one -> name.equals(one.id()) || name.startsWith(one.id() + "-"))
                .findFirst()
                .orElseThrow();
        assertThat(Played.moves(events))
                .as(name + ", seed " + SEED)
                .isEqualTo(known.moves().stream().map(Point::toString).toList());
        assertThat(events.stream().filter(Event.GameEnded.class::isInstance))
                .as(name)
                .hasSize(1);
        times(name, events, known.opened().free());
        return true;
    }

    private static void times(String name, List<Event> events, boolean free) {
        int restarts = 0;
        boolean first = true;
        for (Event event : events) {
            restarts += event instanceof Event.Recovered ? 1 : 0;
            if (event instanceof Event.TurnEnded turn) {
                assertThat(turn.side().leftNanos() + turn.side().usedNanos())
                        .as(name + ": used and left are what was granted")
                        .isEqualTo(turn.side().grantedNanos());
                if (free && !first && restarts == 0) {
                    assertThat(turn.usedNanos())
                            .as(name + ", seed " + SEED)
                            .isBetween(TURN_NANOS - PRESS_NANOS, TURN_NANOS + PRESS_NANOS);
                } else if (free && !first) {
                    assertThat(turn.usedNanos())
                            .as(name + ", " + restarts + " restarts, seed " + SEED)
                            .isBetween(0L, CUT_TURN_NANOS * (1 + restarts));
                }
                restarts = 0;
                first = false;
            }
        }
    }

    /** Games of no great beauty, of 8 to 40 moves: the tests must run where no collection of games lies. */
    private Path ownGames() throws Exception {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            List<String> moves = new ArrayList<>();
            int count = 8 + dice.below(33);
            for (int move = 0; move < count; move++) {
                moves.add("\"" + Point.at((112 + (37 + 2 * i) * move) % Point.COUNT) + "\"");
            }
            List<String> distinct = moves.stream().distinct().toList();
            lines.add("{\"id\":\"own" + i + "\",\"moves\":" + distinct + ",\"result\":\""
                    + (distinct.size() % 2 == 0 ? "B" : "W") + "\",\"end\":\"resign\"}");
        }
        return Files.write(folder.resolve("own.jsonl"), lines);
    }
}
