package tengen.record;

import java.util.ArrayList;
import java.util.List;

/** A journal without a medium, for games on virtual time: the same rows and the same hashes as on a disk. One thread at a time. */
public final class MemoryJournal implements Journal {
    private final Chain chain = new Chain();
    private final String epoch;
    private final List<Row> rows = new ArrayList<>();
    private Chain.Link last;

    /** Begins an empty journal of this identity. */
    public MemoryJournal(String epoch) {
        this.epoch = epoch;
        this.last = chain.start(epoch);
    }

    @Override
    public List<Row> append(List<Draft> drafts) {
        List<Row> added = chain.rows(last, drafts);
        if (!added.isEmpty()) {
            rows.addAll(added);
            last = new Chain.Link(added.getLast().seq(), added.getLast().hash());
        }
        return added;
    }

    @Override
    public List<Row> rows(long fromSeq, int atMost) {
        int from = (int) Math.min(fromSeq - 1, rows.size());
        int to = (int) Math.min((long) from + atMost, rows.size());
        return List.copyOf(rows.subList(from, to));
    }

    @Override
    public long lastSeq() {
        return last.seq();
    }

    @Override
    public String epoch() {
        return epoch;
    }

    /** Does nothing: there is nothing to let go of, and the rows can still be read. */
    @Override
    public void close() {}
}
