package tengen.time;

/** Civil time, for the journal's edge only: it may jump by years when a Pi without a battery finds a time server. */
@FunctionalInterface
public interface WallClock {
    /** Returns milliseconds since 1970-01-01T00:00Z as this machine believes them now. Any thread. */
    long millis();

    /** Returns the machine's own civil clock. */
    static WallClock system() {
        return System::currentTimeMillis;
    }
}
