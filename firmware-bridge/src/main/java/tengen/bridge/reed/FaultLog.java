package tengen.bridge.reed;

import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;

/** What went wrong on the bus: a count per cause since the start, and the newest faults in full. Written by the scan thread, read by any. */
public final class FaultLog {
    private static final int RING = 64;

    /** One fault. */
    public record Entry(long seenNanos, BusFault.Cause cause, String detail) {}

    private final AtomicLongArray counts = new AtomicLongArray(BusFault.Cause.values().length);
    private final ArrayDeque<Entry> recent = new ArrayDeque<>(RING);

    /** Returns how many frames failed for this cause. */
    public long count(BusFault.Cause cause) {
        return counts.get(cause.ordinal());
    }

    /** Returns how many frames failed. */
    public long total() {
        long total = 0;
        for (int cause = 0; cause < counts.length(); cause++) {
            total += counts.get(cause);
        }
        return total;
    }

    /** Returns the newest faults, at most 64, oldest first. */
    public List<Entry> recent() {
        synchronized (recent) {
            return List.copyOf(recent);
        }
    }

    void add(long nowNanos, BusFault fault) {
        counts.incrementAndGet(fault.fault().ordinal());
        synchronized (recent) {
            if (recent.size() == RING) {
                recent.removeFirst();
            }
            recent.addLast(new Entry(nowNanos, fault.fault(), String.valueOf(fault.getMessage())));
        }
    }
}
