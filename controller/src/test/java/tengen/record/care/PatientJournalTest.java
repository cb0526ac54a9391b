package tengen.record.care;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.record.Draft;
import tengen.record.Journal;
import tengen.record.MemoryJournal;
import tengen.record.Row;
import tengen.record.ScriptedGame;
import tengen.record.StoreFault;
import tengen.record.StoreFault.Cause;

final class PatientJournalTest {
    private static final long PATIENT = 10_000_000_000L;

    @TempDir
    private Path folder;

    private final ExecutorService store = Executors.newSingleThreadExecutor();
    private final List<List<Draft>> game = ScriptedGame.transactions(8);
    private final MemoryJournal memory = new MemoryJournal("epoch");
    private final Stubborn medium = new Stubborn(memory);

    @AfterEach
    void end() {
        medium.free.countDown();
        store.shutdown();
    }

    @Test
    void whatTakesTooLongIsWrittenOnceAndReportedWhenItIsOfferedAgain() throws Exception {
        PatientJournal hasty = new PatientJournal(medium, store, 1);
        List<Draft> offered = new ArrayList<>(game.getFirst());
        assertThatThrownBy(() -> hasty.append(offered))
                .isInstanceOfSatisfying(
                        StoreFault.class, fault -> assertThat(fault.why()).isEqualTo(Cause.BUSY));
        offered.addAll(game.get(1));
        assertThatThrownBy(() -> hasty.append(offered)).isInstanceOf(StoreFault.class);

        medium.free.countDown();
        List<Row> rows = List.of();
        while (rows.isEmpty()) {
            try {
                rows = hasty.append(offered);
            } catch (StoreFault stillBusy) {
                assertThat(stillBusy.why()).isEqualTo(Cause.BUSY);
            }
        }

        assertThat(rows).isEqualTo(memory.rows(1, 1000)).hasSize(offered.size());
    }

    @Test
    void aFaultOfTheMediumIsPassedOnAndTheSameIsOfferedAgain() throws Exception {
        medium.free.countDown();
        PatientJournal journal = new PatientJournal(medium, store, PATIENT);
        medium.broken = true;
        assertThatThrownBy(() -> journal.append(game.getFirst()))
                .isInstanceOfSatisfying(
                        StoreFault.class, fault -> assertThat(fault.why()).isEqualTo(Cause.IO));

        medium.broken = false;
        assertThat(journal.append(game.getFirst())).isEqualTo(memory.rows(1, 1000));
    }

    @Test
    void aFullMediumIsHelpedByTheReserveOnce() throws Exception {
        medium.free.countDown();
        Reserve reserve = new Reserve(folder.resolve("t.reserve"));
        List<String> alarms = new ArrayList<>();
        assertThat(reserve.hold()).isTrue();
        assertThat(Files.size(folder.resolve("t.reserve"))).isEqualTo(Reserve.BYTES);
        medium.fullUnless = () -> Files.notExists(folder.resolve("t.reserve"));
        Journal journal = new ReservedJournal(medium, reserve, alarms::add);

        assertThat(journal.append(game.getFirst())).hasSize(game.getFirst().size());
        assertThat(alarms).singleElement().asString().contains("full", "make room now");
        medium.fullUnless = () -> false;
        assertThatThrownBy(() -> journal.append(game.get(1)))
                .isInstanceOfSatisfying(
                        StoreFault.class, fault -> assertThat(fault.why()).isEqualTo(Cause.FULL));
        assertThat(alarms).hasSize(1);
    }

    @Test
    void aReserveThatCannotBeMadeTakesNothing() throws Exception {
        Reserve reserve = new Reserve(folder.resolve("missing").resolve("t.reserve"));

        assertThat(reserve.hold()).isFalse();
        assertThat(reserve.isHeld()).isFalse();
        assertThat(reserve.release()).isFalse();
    }

    /** A medium that lets its writer wait, fails or is full. */
    private static final class Stubborn implements Journal {
        private final Journal journal;
        private final CountDownLatch free = new CountDownLatch(1);
        private volatile boolean broken;
        private Room fullUnless = () -> true;

        private interface Room {
            boolean there();
        }

        Stubborn(Journal journal) {
            this.journal = journal;
        }

        @Override
        public List<Row> append(List<Draft> drafts) throws StoreFault {
            try {
                free.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            if (broken) {
                throw new StoreFault(Cause.IO, "the medium failed");
            }
            if (!fullUnless.there()) {
                throw new StoreFault(Cause.FULL, "no room left");
            }
            return journal.append(drafts);
        }

        @Override
        public List<Row> rows(long fromSeq, int atMost) throws StoreFault {
            return journal.rows(fromSeq, atMost);
        }

        @Override
        public long lastSeq() {
            return journal.lastSeq();
        }

        @Override
        public String epoch() {
            return journal.epoch();
        }

        @Override
        public void close() {
            journal.close();
        }
    }
}
