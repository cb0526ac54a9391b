package tengen.record.care;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import tengen.record.Draft;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.record.StoreFault.Cause;

/**
 * A journal that is waited for no longer than two seconds: the writing goes on by itself on the store's thread, and the table meanwhile from memory (DESIGN 5).
 *
 * <p>Keeps the contract of {@link Journal}: whoever offers the same again, with more behind, gets what has been written meanwhile, and the rest is written then.
 */
final class PatientJournal implements Journal {
    /** How long the loop may be kept waiting (DESIGN 5). */
    static final long PATIENCE_NANOS = 2_000_000_000L;

    private final Journal journal;
    private final ExecutorService store;
    private final long patienceNanos;
    private final List<Draft> known = new ArrayList<>();
    private final List<Row> written = new ArrayList<>();
    private @Nullable Offer pending;

    private record Offer(List<Draft> drafts, Future<List<Row>> rows) {}

    /** Makes a journal whose writing is done by this executor, one task at a time. */
    PatientJournal(Journal journal, ExecutorService store, long patienceNanos) {
        this.journal = journal;
        this.store = store;
        this.patienceNanos = patienceNanos;
    }

    @Override
    public List<Row> append(List<Draft> drafts) throws StoreFault {
        if (drafts.size() < known.size() || !drafts.subList(0, known.size()).equals(known)) {
            throw new IllegalStateException("what the store was given before was not offered again");
        }
        Offer former = pending;
        if (former != null) {
            // Nobody waits twice for the same: the table has other things to do.
            take(former, 0);
        }
        List<Draft> rest = List.copyOf(drafts.subList(written.size(), drafts.size()));
        if (!rest.isEmpty()) {
            Offer offer = new Offer(rest, store.submit(() -> journal.append(rest)));
            pending = offer;
            known.addAll(drafts.subList(known.size(), drafts.size()));
            take(offer, patienceNanos);
        }
        List<Row> rows = List.copyOf(written);
        written.clear();
        known.clear();
        return rows;
    }

    private void take(Offer offer, long waitNanos) throws StoreFault {
        try {
            written.addAll(offer.rows.get(waitNanos, TimeUnit.NANOSECONDS));
            pending = null;
        } catch (TimeoutException e) {
            throw new StoreFault(Cause.BUSY, "the medium has not written for " + patienceNanos / 1_000_000 + " ms", e);
        } catch (ExecutionException e) {
            pending = null;
            if (e.getCause() instanceof StoreFault fault) {
                throw new StoreFault(fault.why(), String.valueOf(fault.getMessage()), fault);
            }
            throw new IllegalStateException("the journal broke: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreFault(Cause.IO, "the writing was interrupted", e);
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

    /** Lets go of the file behind what is being written. */
    @Override
    public void close() {
        Future<?> closing = store.submit(journal::close);
        try {
            closing.get(patienceNanos, TimeUnit.NANOSECONDS);
        } catch (TimeoutException | ExecutionException e) {
            // The process ends; what was not written was not promised either.
            org.slf4j.LoggerFactory.getLogger(PatientJournal.class).warn("the journal did not close: {}", e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
