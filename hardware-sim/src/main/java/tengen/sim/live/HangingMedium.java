package tengen.sim.live;

import java.util.List;
import tengen.record.Draft;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.time.Alarm;
import tengen.time.Ticker;

/** A journal on a card that can stop answering, so that a write does not return until it goes on, or that is full. */
record HangingMedium(Journal journal, SharedBoard shared) implements Journal {
    private static final long LOOK_NANOS = 20_000_000L;

    @Override
    public List<Row> append(List<Draft> drafts) throws StoreFault {
        Alarm rest = new Alarm(Ticker.system());
        while (shared.hangs(SharedBoard.Hang.MEDIUM)) {
            rest.until(Ticker.system().nanos() + LOOK_NANOS);
        }
        if (shared.hangs(SharedBoard.Hang.ROOM)) {
            throw new StoreFault(StoreFault.Cause.FULL, "no room left");
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
