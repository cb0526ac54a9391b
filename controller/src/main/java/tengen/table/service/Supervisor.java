package tengen.table.service;

import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.time.Alarm;
import tengen.time.Ticker;

/**
 * Tells the service manager that the table lives, for as long as every heartbeat is fresh. One that is not silences it: the manager then ends the process and
 * starts it again, and the journal and the clock know how to go on. Long before that, after half a second, a heart that stands still is named in the log.
 *
 * <p>{@link #watch} and {@link #look} decide and are called by a thread of its own.
 */
final class Supervisor implements Runnable {
    private static final Logger log = LoggerFactory.getLogger(Supervisor.class);

    /** A ping in every sixth of the manager's limit: several may be late before it counts. */
    private static final int PINGS = 6;

    /** A hundred frames of the board at 200 a second, and more than twice the loop's longest rest. */
    private static final long LATE_NANOS = 500_000_000L;

    /** A fifth of that: a heart is named at the latest 0.6 s after its last beat. */
    private static final long WATCH_NANOS = 100_000_000L;

    private final List<Heartbeat> hearts;
    private final ServiceManager manager;
    private final Ticker ticker;
    private final Alarm alarm;
    private final long limitNanos;
    private volatile boolean stopped;
    private boolean silent;
    private List<Heartbeat> late = List.of();

    /**
     * Makes a supervisor.
     *
     * @param limitNanos the manager's own limit between two pings
     */
    Supervisor(List<Heartbeat> hearts, ServiceManager manager, Ticker ticker, long limitNanos) {
        this.hearts = List.copyOf(hearts);
        this.manager = manager;
        this.ticker = ticker;
        this.alarm = new Alarm(ticker);
        this.limitNanos = limitNanos;
    }

    /** Returns the names of those that have not moved for half a second and were not named yet; logs them, and who moves again. */
    List<String> watch(long nowNanos) {
        List<Heartbeat> before = late;
        late = hearts.stream()
                .filter(heart -> heart.ageNanos(nowNanos) > LATE_NANOS)
                .toList();
        List<Heartbeat> newly =
                late.stream().filter(heart -> !before.contains(heart)).toList();
        newly.forEach(
                heart -> log.warn("{} has not moved for {} ms", heart.name(), heart.ageNanos(nowNanos) / 1_000_000));
        before.stream()
                .filter(heart -> !late.contains(heart))
                .forEach(heart -> log.info("{} moves again", heart.name()));
        return newly.stream().map(Heartbeat::name).toList();
    }

    /** Pings if every heart has beaten within half of the limit; names the first that has not, once. */
    boolean look(long nowNanos) {
        Optional<Heartbeat> still = hearts.stream()
                .filter(heart -> heart.ageNanos(nowNanos) > limitNanos / 2)
                .findFirst();
        if (still.isEmpty()) {
            silent = false;
            manager.alive();
            return true;
        }
        if (!silent) {
            silent = true;
            log.error(
                    "{} has stood still for {} ms; the service manager is told nothing more and will start the table"
                            + " again",
                    still.get().name(),
                    still.get().ageNanos(nowNanos) / 1_000_000);
        }
        return false;
    }

    @Override
    public void run() {
        long pingNanos = ticker.nanos();
        while (!stopped) {
            long nowNanos = ticker.nanos();
            watch(nowNanos);
            if (nowNanos - pingNanos >= 0) {
                look(nowNanos);
                pingNanos = nowNanos + limitNanos / PINGS;
            }
            alarm.until(nowNanos + Math.min(WATCH_NANOS, limitNanos / PINGS));
        }
    }

    /** Ends {@link #run}. */
    void stop() {
        stopped = true;
        alarm.wake();
    }
}
