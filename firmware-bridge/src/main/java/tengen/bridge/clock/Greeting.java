package tengen.bridge.clock;

/** When the next HELLO is due while the link is down. */
final class Greeting {
    /** The sooner greeting when a clock is heard that was thought gone. */
    private static final long EAGER_NANOS = 250_000_000L;

    private boolean ever;
    private long dueNanos;
    private long lastNanos;

    boolean isDue(long nowNanos) {
        return !ever || nowNanos - dueNanos >= 0;
    }

    void sent(long nowNanos) {
        ever = true;
        lastNanos = nowNanos;
        dueNanos = nowNanos + ClockLink.HELLO_NANOS;
    }

    /** Makes it due at once. */
    void now(long nowNanos) {
        dueNanos = nowNanos;
    }

    /** Makes it due soon after the last one. */
    void soon() {
        dueNanos = Math.min(dueNanos, lastNanos + EAGER_NANOS);
    }

    long nextDueNanos(long nowNanos) {
        return ever ? dueNanos : nowNanos;
    }
}
