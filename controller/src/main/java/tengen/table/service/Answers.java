package tengen.table.service;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import tengen.record.Row;
import tengen.record.RowText;

/** What became of the orders given on the table's own page: each answer is the row in the journal that names the order. Any thread. */
final class Answers {
    private static final long PATIENCE_SECONDS = 5;

    private final Map<String, Waiting> waiting = new ConcurrentHashMap<>();

    private static final class Waiting {
        final CountDownLatch come = new CountDownLatch(1);
        volatile String text = "";
    }

    /** Says that an order of this id is about to be given. */
    void expect(String id) {
        waiting.put(id, new Waiting());
    }

    /** Hears a row. */
    void hear(Row row) {
        if (waiting.isEmpty()
                || !(row.type().equals("CommandApplied") || row.type().equals("CommandRefused"))) {
            return;
        }
        Map<String, String> fields = RowText.fields(row);
        Waiting one = waiting.get(fields.getOrDefault("id", ""));
        if (one != null) {
            one.text = row.type().equals("CommandApplied") ? "applied" : "refused: " + fields.get("reason");
            one.come.countDown();
        }
    }

    /** Waits for the answer; nothing when it does not come in good time. */
    Optional<String> await(String id) {
        Waiting one = waiting.get(id);
        try {
            boolean came = one != null && one.come.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return one != null && came ? Optional.of(one.text) : Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            waiting.remove(id);
        }
    }
}
