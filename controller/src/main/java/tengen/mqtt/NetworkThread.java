package tengen.mqtt;

import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.time.Ticker;

/** Runs the turns of a delivery or a desk on a thread of its own: when woken, and when something is due. */
public final class NetworkThread {
    private static final Logger log = LoggerFactory.getLogger(NetworkThread.class);
    private static final long MILLI_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
    private static final long LEAST_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final long FAREWELL_NANOS = TimeUnit.SECONDS.toNanos(2);
    private static final long JOIN_MILLIS = 5_000;

    /** What is run. All methods are called on the thread. */
    public interface Work {
        /** Does what is due and returns how many things it handled. */
        int turn(long nowNanos);

        /** Returns when the next turn is due. */
        long nextDueNanos();

        /** Says farewell; turns go on until {@link #isGone}. */
        void farewell(long nowNanos);

        /** Says whether the farewell is through. */
        boolean isGone();

        /** Lets go of everything. */
        void close();
    }

    private final Work work;
    private final Ticker ticker;
    private final Thread thread;
    private final Object alarm = new Object();
    private volatile boolean woken;
    private volatile boolean stopping;

    /** Makes the thread; {@link #start} starts it. */
    public NetworkThread(String name, Work work, Ticker ticker) {
        this.work = work;
        this.ticker = ticker;
        this.thread = Thread.ofPlatform().name(name).daemon(true).unstarted(this::run);
    }

    /** Starts the thread. */
    public void start() {
        thread.start();
    }

    /** Makes the next turn come at once. Any thread. */
    public void wake() {
        synchronized (alarm) {
            woken = true;
            alarm.notifyAll();
        }
    }

    /** Says farewell, waits for it, and ends the thread. Any other thread. */
    public void stop() {
        stopping = true;
        wake();
        try {
            thread.join(JOIN_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        try {
            while (!stopping) {
                step(MOST_NANOS);
            }
            work.farewell(ticker.nanos());
            long untilNanos = ticker.nanos() + FAREWELL_NANOS;
            while (!work.isGone() && ticker.nanos() - untilNanos < 0) {
                step(TimeUnit.MILLISECONDS.toNanos(20));
            }
        } catch (RuntimeException | Error ours) {
            log.error("the network thread stops; the table goes on without it", ours);
        } finally {
            work.close();
        }
    }

    private void step(long mostNanos) {
        woken = false;
        if (work.turn(ticker.nanos()) == 0) {
            long dueNanos = work.nextDueNanos();
            long nowNanos = ticker.nanos();
            long waitNanos = dueNanos == Long.MAX_VALUE ? mostNanos : dueNanos - nowNanos;
            rest(nowNanos + Math.clamp(dueNanos == Long.MIN_VALUE ? 0 : waitNanos, LEAST_NANOS, mostNanos));
        }
    }

    private void rest(long untilNanos) {
        synchronized (alarm) {
            try {
                for (long left = untilNanos - ticker.nanos(); left > 0 && !woken; left = untilNanos - ticker.nanos()) {
                    // Rounded up: a turn that comes too early would only come again.
                    alarm.wait(left / MILLI_NANOS + 1);
                }
            } catch (InterruptedException e) {
                stopping = true;
            }
        }
    }
}
