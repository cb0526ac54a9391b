package tengen.mqtt;

/**
 * How long to wait before the next attempt: 0.2 s doubling to 15 s, each wait drawn evenly from the whole range, so that the tables of a hall do not come back
 * together. Every client has its own.
 */
final class BackOff {
    private static final long LEAST_NANOS = 200_000_000L;
    private static final long MOST_NANOS = 15_000_000_000L;

    private final Chance chance;
    private long rangeNanos = LEAST_NANOS;

    BackOff(Chance chance) {
        this.chance = chance;
    }

    /** Returns the next wait, at least {@code atLeastNanos}, which is 0 without a reason to stay away longer. */
    long nextNanos(long atLeastNanos) {
        long waitNanos = Math.min(MOST_NANOS, LEAST_NANOS + chance.below(rangeNanos));
        rangeNanos = Math.min(MOST_NANOS, 2 * rangeNanos);
        return atLeastNanos == 0 ? waitNanos : atLeastNanos + chance.below(atLeastNanos);
    }

    /** A connection has lasted: the next loss is a new story. */
    void reset() {
        rangeNanos = LEAST_NANOS;
    }
}
