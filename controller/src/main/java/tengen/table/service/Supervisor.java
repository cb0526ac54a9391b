package tengen.table.service;

import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.time.Alarm;
import tengen.time.Ticker;

/**
 * Tells the service manager that the table lives, for as long as every heartbeat is fresh. One that is not silences it: the manager then ends the process and
 * starts it again, and the journal and the clock know how to go on.
 *
 * <p>{@link #look} decides and is called by a thread of its own.
 */
final class Supervisor implements Runnable {
    private static final Logger log = LoggerFactory.getLogger(Supervisor.class);

    /** A ping in every sixth of the manager's limit: several may be late before it counts. */
    private static final int PINGS = 6;

    private final List<Heartbeat> hearts;
    private final ServiceManager manager;
    private final Ticker ticker;
    private final Alarm alarm;
    private final long limitNanos;
    private volatile boolean stopped;
    private boolean silent;

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
        while (!stopped) {
            long nowNanos = ticker.nanos();
            look(nowNanos);
            alarm.until(nowNanos + limitNanos / PINGS);
        }
    }

    /** Ends {@link #run}. */
    void stop() {
        stopped = true;
        alarm.wake();
    }
}
