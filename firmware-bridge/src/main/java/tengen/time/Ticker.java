package tengen.time;

/** Monotonic time. Values are compared by difference only, since they may wrap; the origin means nothing. */
@FunctionalInterface
public interface Ticker {
    /** Returns nanoseconds since an arbitrary origin; never goes back. Any thread. */
    long nanos();

    /** Returns the machine's own monotonic clock. */
    static Ticker system() {
        return System::nanoTime;
    }
}
