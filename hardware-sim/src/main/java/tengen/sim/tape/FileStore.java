package tengen.sim.tape;

import java.nio.file.Path;
import java.util.List;
import tengen.record.Draft;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;
import tengen.sim.time.Agenda;

/** A scene's journal as a table has it: an SQLite file, which can run out of room. */
final class FileStore implements SceneStore {
    private final Path file;
    private long fullUntilNanos = Long.MIN_VALUE;

    FileStore(Path file) {
        this.file = file;
    }

    @Override
    public Journal open(Agenda agenda) throws StoreFault {
        return new Fillable(SqliteJournal.open(file, "tape"), agenda);
    }

    @Override
    public void fullUntil(long nanos) {
        fullUntilNanos = nanos;
    }

    private final class Fillable implements Journal {
        private final Journal journal;
        private final Agenda agenda;

        Fillable(Journal journal, Agenda agenda) {
            this.journal = journal;
            this.agenda = agenda;
        }

        @Override
        public List<Row> append(List<Draft> drafts) throws StoreFault {
            if (agenda.nanos() < fullUntilNanos) {
                throw new StoreFault(StoreFault.Cause.FULL, "no room on the medium");
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
