package tengen.record.care;

import java.util.List;
import java.util.function.Consumer;
import tengen.record.Draft;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;

/** A journal that gives its reserve away when the medium is full, and writes on. */
final class ReservedJournal implements Journal {
    private final Journal journal;
    private final Reserve reserve;
    private final Consumer<String> alarm;

    ReservedJournal(Journal journal, Reserve reserve, Consumer<String> alarm) {
        this.journal = journal;
        this.reserve = reserve;
        this.alarm = alarm;
    }

    @Override
    public List<Row> append(List<Draft> drafts) throws StoreFault {
        try {
            return journal.append(drafts);
        } catch (StoreFault fault) {
            if (fault.why() != StoreFault.Cause.FULL || !reserve.release()) {
                throw fault;
            }
            alarm.accept("the medium is full: the reserve is given away, this game can be finished; make room now");
            return journal.append(drafts);
        }
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
