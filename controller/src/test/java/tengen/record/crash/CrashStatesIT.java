package tengen.record.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.record.MemoryJournal;
import tengen.record.Recovery;
import tengen.record.Row;
import tengen.record.ScriptedGame;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;
import tengen.record.care.Backups;
import tengen.testing.Dice;

/**
 * Power cuts at any byte: what a real process wrote for two games is played again up to a random moment, with 512-byte sectors that were not synced lost, torn and
 * in any order, and the store must open to everything that was promised by then (OPERATIONS 2). {@code -Dcrash.states} sets how many, {@code -Dcrash.seed} which.
 */
final class CrashStatesIT {
    private static final int STATES = Integer.getInteger("crash.states", 2_000);
    private static final long SEED = Long.getLong("crash.seed", 1);
    private static final int MOVES = 12;

    @TempDir
    private Path scratch;

    private Path states = Path.of(".");
    private List<Row> whole = List.of();

    @BeforeEach
    void write() throws IOException {
        Path memory = Path.of("/dev/shm");
        states = Files.createTempDirectory(Files.isWritable(memory) ? memory : scratch, "crash");
        MemoryJournal journal = new MemoryJournal("epoch");
        for (int game = 0; game < 2; game++) {
            ScriptedGame.transactions(MOVES).forEach(journal::append);
        }
        whole = journal.rows(1, 10_000);
    }

    @AfterEach
    void sweep() throws IOException {
        delete(states);
    }

    @Test
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    void everyStateAfterAPowerCutOpensToTheLastPromisedEvent() throws Exception {
        WriteLog log = recorded(0);
        // First what was lost: a store that forgets its syncs is to be found by the event that is missing.
        check(log, STATES);
        syncs(log);
    }

    @Test
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    void alsoWhenSomeFsyncHasFailedAndItsPagesWereNeverWritten() throws Exception {
        WriteLog sound = recorded(0);
        syncs(sound);
        List<Integer> syncs = new ArrayList<>();
        int calls = 0;
        for (WriteLog.Deed deed : sound.deeds()) {
            boolean call =
                    deed instanceof WriteLog.Written || deed instanceof WriteLog.Cut || deed instanceof WriteLog.Synced;
            calls += call ? 1 : 0;
            if (deed instanceof WriteLog.Synced) {
                syncs.add(calls);
            }
        }
        Dice dice = new Dice(SEED);
        // The first syncs make the journal: when they fail there is none, and it is begun again.
        int begun = 8;
        for (int i = 0; i < 4; i++) {
            int failing = syncs.get(begun + dice.below(syncs.size() / 2 - begun));
            WriteLog log = recorded(failing);
            assertThat(log.deeds().stream().filter(WriteLog.SyncFailed.class::isInstance))
                    .as("call %d fails", failing)
                    .isNotEmpty();
            check(log, STATES / 10);
        }
    }

    private WriteLog recorded(int failing) throws Exception {
        Recorder recorder = Recorder.build(scratch);
        Path folder = Files.createTempDirectory(scratch, "store");
        recorder.run(RecordedGames.class, folder, String.valueOf(MOVES), String.valueOf(failing));
        WriteLog log = WriteLog.read(recorder.log(), folder);
        assertThat(promised(log, log.deeds().size())).isEqualTo(whole.size());
        return log;
    }

    /** Every promise takes a sync, so a recording without them is a blind one. */
    private static void syncs(WriteLog log) {
        assertThat(log.deeds().stream()
                        .filter(WriteLog.Synced.class::isInstance)
                        .count())
                .as("syncs recorded")
                .isGreaterThan(50);
    }

    private void check(WriteLog log, int count) throws IOException {
        for (int state = 0; state < count; state++) {
            Dice dice = new Dice(SEED * 1_000_003 + state);
            int cut = dice.below(log.deeds().size() + 1);
            Path folder = Files.createDirectory(states.resolve("s" + state));
            Disk.leave(log, cut, dice, folder);
            String what = "seed " + SEED + ", state " + state + ", power off after call " + cut + " of "
                    + log.deeds().size();
            assertThat(opens(folder, what)).as(what).isBetween(promised(log, cut), (long) whole.size());
            delete(folder);
        }
    }

    /** Returns the number of the last event; every event must be as it was written, and lead to a game. */
    private long opens(Path folder, String what) throws IOException {
        try (SqliteJournal journal = SqliteJournal.open(folder.resolve("t.db"), "epoch")) {
            List<Row> rows = journal.rows(1, 10_000);
            assertThat(rows).as(what).isEqualTo(whole.subList(0, rows.size()));
            Recovery.from(journal);
            for (Path copy : new Backups(folder.resolve("backup"), "t").newestFirst()) {
                assertThat(SqliteJournal.sound(copy)).as("%s: %s", what, copy).isPositive();
            }
            return rows.size();
        } catch (StoreFault fault) {
            throw new AssertionError(what + ": " + fault.getMessage(), fault);
        }
    }

    private static long promised(WriteLog log, int count) {
        long seq = 0;
        for (WriteLog.Deed deed : log.deeds().subList(0, count)) {
            seq = deed instanceof WriteLog.Promised promise ? promise.seq() : seq;
        }
        return seq;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(one);
            }
        }
    }
}
