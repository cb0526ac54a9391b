package tengen.desk.web;

import java.util.OptionalLong;
import tengen.time.Ticker;

/** Counts visitors whose connection broke in the middle of a request. It is no error of ours, so it is told once in ten minutes at most. Any thread. */
final class Departures {
    private static final long QUIET_NANOS = 600_000_000_000L;

    private final Ticker ticker;
    private long untold;
    private long toldNanos;
    private boolean told;

    Departures(Ticker ticker) {
        this.ticker = ticker;
    }

    /** Counts one and returns how many there were since it was told last, when it is time to tell. */
    synchronized OptionalLong another() {
        untold++;
        long nowNanos = ticker.nanos();
        if (told && nowNanos - toldNanos < QUIET_NANOS) {
            return OptionalLong.empty();
        }
        told = true;
        toldNanos = nowNanos;
        long count = untold;
        untold = 0;
        return OptionalLong.of(count);
    }
}
