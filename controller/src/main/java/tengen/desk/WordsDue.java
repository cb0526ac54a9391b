package tengen.desk;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;

/**
 * Which tables wait for an acknowledgement, and by when. What comes close together is told together, the more tables the longer: a table of hundreds does not
 * cost a message for each of its events. One thread.
 */
final class WordsDue {
    private static final long SECOND = 1_000_000_000L;
    private static final long LEAST_NANOS = SECOND / 5;

    /** So much longer for each table that waits, so that acknowledgements stay below 500 a second. */
    private static final long EACH_NANOS = SECOND / 500;

    /** Half of what makes a table send again from its last acknowledgement on. */
    private static final long MOST_NANOS = SECOND;

    private final ArrayDeque<Tables.TableSeen> waiting = new ArrayDeque<>();
    private long gatherNanos = LEAST_NANOS;
    private long dueNanos = Long.MAX_VALUE;

    /** Returns how long what has come may wait for more. */
    long gatherNanos() {
        return gatherNanos;
    }

    /** Something is to be told at this moment at the latest. */
    void dueBy(long atNanos) {
        dueNanos = Math.min(dueNanos, atNanos);
    }

    /** Says whether something is to be told now. */
    boolean areDue(long nowNanos) {
        return !waiting.isEmpty() || nowNanos - dueNanos >= 0;
    }

    /** Returns when something is to be told if nothing happens before. */
    long nextNanos() {
        return waiting.isEmpty() ? dueNanos : Long.MIN_VALUE;
    }

    /** Takes the tables that wait, unless some of the last time still do. */
    void gather(List<Tables.TableSeen> all) {
        if (waiting.isEmpty()) {
            dueNanos = Long.MAX_VALUE;
            all.stream()
                    .filter(table -> table.ackDue() && !table.epoch().isEmpty())
                    .forEach(waiting::add);
            gatherNanos = Math.clamp(waiting.size() * EACH_NANOS, LEAST_NANOS, MOST_NANOS);
        }
    }

    /** Returns the table to be told next. */
    Optional<Tables.TableSeen> next() {
        return Optional.ofNullable(waiting.peek());
    }

    /** That table has been told. */
    void told() {
        waiting.remove().acknowledged();
    }

    /** The connection is gone: whoever waits is told anew when it is back. */
    void forget() {
        waiting.clear();
        dueNanos = Long.MAX_VALUE;
    }
}
