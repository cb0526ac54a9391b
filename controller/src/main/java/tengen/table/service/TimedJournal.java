package tengen.table.service;

import java.util.List;
import tengen.record.Draft;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.time.Ticker;

/** A journal whose writing is timed: what a slow card costs. */
record TimedJournal(Journal journal, Ticker ticker, Spread writes) implements Journal {
    @Override
    public List<Row> append(List<Draft> drafts) throws StoreFault {
        long beginNanos = ticker.nanos();
        try {
            return journal.append(drafts);
        } finally {
            writes.add(ticker.nanos() - beginNanos);
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
