package tengen.table.service;

import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.check.Check;
import tengen.check.Finding;
import tengen.time.Alarm;
import tengen.time.Ticker;

/**
 * A running table's look at itself every five seconds, for its page, the doctor and the desk. On a thread of its own: a card that hangs lets the look at it hang
 * too, and that is told.
 */
final class Checkup implements Runnable {
    private static final Logger log = LoggerFactory.getLogger(Checkup.class);
    private static final long PERIOD_NANOS = 5_000_000_000L;

    /** Three looks that should have been. */
    private static final long STALE_NANOS = 3 * PERIOD_NANOS;

    private final List<Check> checks;
    private final Ticker ticker;
    private final Alarm alarm;
    private volatile Look last;
    private volatile boolean stopped;

    private record Look(List<Finding> found, long atNanos) {}

    Checkup(List<Check> checks, Ticker ticker) {
        this.checks = List.copyOf(checks);
        this.ticker = ticker;
        this.alarm = new Alarm(ticker);
        this.last = new Look(List.of(), ticker.nanos());
    }

    /** Returns what the last look found; one that has not come to an end in time is among it. Any thread. */
    List<Finding> found() {
        Look look = last;
        if (ticker.nanos() - look.atNanos <= STALE_NANOS) {
            return look.found;
        }
        List<Finding> found = new ArrayList<>(look.found);
        found.add(Finding.red(
                "checks",
                "the look at this table does not come to an end; what is told here is old",
                "see what hangs, most likely the card: journalctl -u tengen-table -n 20"));
        return found;
    }

    /** Looks once. */
    void look() throws InterruptedException {
        List<Finding> found = new ArrayList<>();
        for (Check check : checks) {
            found.addAll(check.look());
        }
        last = new Look(List.copyOf(found), ticker.nanos());
    }

    @Override
    public void run() {
        try {
            while (!stopped) {
                look();
                alarm.until(ticker.nanos() + PERIOD_NANOS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException ours) {
            log.error("the table's look at itself ends: {}", ours.toString());
        }
    }

    /** Ends {@link #run}. */
    void stop() {
        stopped = true;
        alarm.wake();
    }
}
