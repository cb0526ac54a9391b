package tengen.table.service;

/** The sign of life of one thread: it beats, the supervisor looks. */
final class Heartbeat {
    private final String name;
    private volatile long beats;
    private volatile long lastNanos;

    /** Makes the heartbeat of a thread that begins now. */
    Heartbeat(String name, long nowNanos) {
        this.name = name;
        this.lastNanos = nowNanos;
    }

    /** The thread's own thread is alive at this moment. */
    @SuppressWarnings("NonAtomicVolatileUpdate") // One thread writes.
    void beat(long nowNanos) {
        lastNanos = nowNanos;
        beats++;
    }

    /** Returns how long ago it beat. Any thread. */
    long ageNanos(long nowNanos) {
        return nowNanos - lastNanos;
    }

    /** Returns how often it beat. Any thread. */
    long beats() {
        return beats;
    }

    String name() {
        return name;
    }
}
