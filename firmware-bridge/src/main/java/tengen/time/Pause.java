package tengen.time;

/**
 * A very short wait inside one thread, such as the settle time of a column between two transfers.
 *
 * <p>In life it spins, because a sleep of 60 microseconds lasts a hundred or more; on the bench it moves virtual time.
 */
@FunctionalInterface
public interface Pause {
    /**
     * Waits at least {@code nanos} nanoseconds.
     *
     * @param nanos 0 or more
     */
    void nanos(long nanos);

    /** Returns a pause that spins on the machine's monotonic clock. */
    static Pause spinning() {
        return nanos -> {
            long startNanos = System.nanoTime();
            while (System.nanoTime() - startNanos < nanos) {
                Thread.onSpinWait();
            }
        };
    }
}
