package tengen.record;

import java.util.List;

/**
 * Where events are written before anything follows from them; also the outbox (DESIGN 5). Append-only, chained by hashes.
 *
 * <p>One thread appends; any thread may read.
 */
public interface Journal extends AutoCloseable {
    /**
     * Writes all drafts or none, durably, and returns their rows.
     *
     * <p>After a fault nobody knows whether they were written, since the medium may have failed after the commit. So the next call must offer the same drafts
     * again, first and unchanged, more may follow; those that had been written after all are recognised and not written twice.
     *
     * @throws StoreFault when not all of them are known to be written
     */
    List<Row> append(List<Draft> drafts) throws StoreFault;

    /**
     * Returns rows in their order.
     *
     * @param fromSeq the first wanted, 1 or more
     * @param atMost how many at most, 1 or more
     * @return an empty list when there is none of {@code fromSeq} or above
     */
    List<Row> rows(long fromSeq, int atMost) throws StoreFault;

    /** Returns the number of the last row that is known to be written; 0 when there is none. */
    long lastSeq();

    /** Returns the identity of this journal, made when it began: with the table and seq it names an event for ever. */
    String epoch();

    /** Lets go of the file. What was appended is safe without it. */
    @Override
    void close();
}
