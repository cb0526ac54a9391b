package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tengen.record.Draft;
import tengen.record.Journal;
import tengen.record.MemoryJournal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.record.StoreFault.Cause;
import tengen.sim.rig.SimTable;
import tengen.sim.time.Agenda;

/** A table's journal in a season: rows that outlive every process, on a medium that fails when it is told to. One thread. */
final class SeasonStore implements SimTable.Store {
    private final Agenda agenda;
    private final MemoryJournal journal;
    private final Map<Long, Mishap> mishaps = new TreeMap<>();
    private long writes;
    private long fullUntilNanos = Long.MIN_VALUE;
    private long slowUntilNanos = Long.MIN_VALUE;
    private long slowNanos;
    private Life current = new Life();

    /** What becomes of a write. */
    enum Mishap {
        /** Nothing is written, and the writer is told so. */
        REFUSED,
        /** All is written, and the writer is told that it failed. */
        UNHEARD,
        /** The process dies before. */
        DEATH_BEFORE,
        /** The process dies when all is written and before anything follows from it. */
        DEATH_AFTER
    }

    /** The controller's process dies, wherever it is. */
    static final class Death extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    SeasonStore(Agenda agenda, String epoch) {
        this.agenda = agenda;
        this.journal = new MemoryJournal(epoch);
    }

    @Override
    public Journal open() {
        current = new Life();
        return current;
    }

    /** Returns the journal of the life that began last. */
    Journal current() {
        return current;
    }

    /** Returns the rows themselves. */
    MemoryJournal journal() {
        return journal;
    }

    /** Lets the write after {@code more} others meet this. */
    void plan(long more, Mishap mishap) {
        mishaps.put(writes + 1 + more, mishap);
    }

    /** Lets every write fail for want of room for so long. */
    void full(long forNanos) {
        fullUntilNanos = agenda.nanos() + forNanos;
    }

    /** Lets every write take so long for a while. */
    void slow(long eachNanos, long forNanos) {
        slowNanos = eachNanos;
        slowUntilNanos = agenda.nanos() + forNanos;
    }

    /** Nothing goes wrong any more. */
    void heal() {
        mishaps.clear();
        fullUntilNanos = Long.MIN_VALUE;
        slowUntilNanos = Long.MIN_VALUE;
    }

    /** The journal as one life of the process has it: like SQLite's, it knows again what was written unheard. */
    private final class Life implements Journal {
        private final List<Draft> unheardDrafts = new ArrayList<>();
        private final List<Row> unheard = new ArrayList<>();

        @Override
        public List<Row> append(List<Draft> drafts) throws StoreFault {
            writes++;
            Mishap mishap = mishaps.remove(writes);
            if (mishap == Mishap.DEATH_BEFORE) {
                throw new Death();
            }
            if (agenda.nanos() < fullUntilNanos) {
                throw new StoreFault(Cause.FULL, "no room left");
            }
            if (agenda.nanos() < slowUntilNanos) {
                agenda.nanos(slowNanos);
            }
            if (mishap == Mishap.REFUSED) {
                throw new StoreFault(Cause.IO, "the medium failed");
            }
            if (!drafts.subList(0, unheardDrafts.size()).equals(unheardDrafts)) {
                throw new IllegalStateException("what may have been written was not offered again");
            }
            List<Row> written = journal.append(drafts.subList(unheardDrafts.size(), drafts.size()));
            unheard.addAll(written);
            unheardDrafts.addAll(drafts.subList(unheardDrafts.size(), drafts.size()));
            if (mishap == Mishap.DEATH_AFTER) {
                throw new Death();
            }
            if (mishap == Mishap.UNHEARD) {
                throw new StoreFault(Cause.IO, "the medium failed");
            }
            List<Row> rows = List.copyOf(unheard);
            unheard.clear();
            unheardDrafts.clear();
            return rows;
        }

        @Override
        public List<Row> rows(long fromSeq, int atMost) {
            long last = lastSeq();
            return journal.rows(fromSeq, atMost).stream()
                    .filter(row -> row.seq() <= last)
                    .toList();
        }

        @Override
        public long lastSeq() {
            return journal.lastSeq() - unheard.size();
        }

        @Override
        public String epoch() {
            return journal.epoch();
        }

        @Override
        public void close() {
            // The rows outlive the process.
        }
    }
}
