package tengen.table.service;

import java.util.concurrent.atomic.AtomicLongArray;

/** How long something took, how often: counts by powers of two, from 64 us to 4 s and beyond. One thread adds, any reads. */
final class Spread {
    private static final int CLASSES = 18;
    private static final int SHIFT = 16;

    private final AtomicLongArray counts = new AtomicLongArray(CLASSES);
    private volatile long sumNanos;
    private volatile long mostNanos;

    @SuppressWarnings("NonAtomicVolatileUpdate") // One thread adds.
    void add(long nanos) {
        int place = 64 - Long.numberOfLeadingZeros(Math.max(0, nanos) >> SHIFT);
        counts.incrementAndGet(Math.min(place, CLASSES - 1));
        sumNanos += nanos;
        mostNanos = Math.max(mostNanos, nanos);
    }

    /** Returns the longest so far. */
    long mostNanos() {
        return mostNanos;
    }

    /** Writes a histogram in Prometheus' text form, in seconds. */
    void write(String name, StringBuilder out) {
        out.append("# TYPE ").append(name).append(" histogram\n");
        long total = 0;
        for (int i = 0; i < CLASSES; i++) {
            total += counts.get(i);
            String bound = i == CLASSES - 1 ? "+Inf" : Double.toString((1L << SHIFT + i) / 1e9);
            out.append(name)
                    .append("_bucket{le=\"")
                    .append(bound)
                    .append("\"} ")
                    .append(total)
                    .append('\n');
        }
        out.append(name).append("_sum ").append(sumNanos / 1e9).append('\n');
        out.append(name).append("_count ").append(total).append('\n');
    }
}
