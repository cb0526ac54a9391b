package tengen.sim.bench;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tengen.sim.time.Agenda;
import tengen.time.Ticker;

/**
 * Lets an agenda's time pass like the machine's, so many times as fast, on a thread of its own.
 *
 * <p>Time goes from one entry to the next and never over an entry; a machine that does not keep up makes it slower, and nothing is made up for later than
 * {@link #MOST_LAG_NANOS}. While bytes are on a real line, time stands, for {@link #MOST_WAIT_NANOS} at most.
 */
final class Pacer implements Executor {
    private static final long MOST_LAG_NANOS = 20_000_000L;
    private static final long MOST_WAIT_NANOS = 100_000_000L;
    private static final long LONGEST_PARK_NANOS = 50_000_000L;
    private static final long LEAST_PARK_NANOS = 20_000L;

    /** Whoever brings bytes wakes the pacer; this is for the line that falls idle without a word. */
    private static final long BUSY_PARK_NANOS = 1_000_000L;

    private final Agenda agenda;
    private final Ticker ticker;
    private final double speed;
    private final ConcurrentLinkedQueue<Runnable> entries = new ConcurrentLinkedQueue<>();
    private volatile @Nullable Thread thread;
    private long originNanos;
    private long busyNanos;
    private boolean wasBusy;

    /** The real line within the simulation. */
    interface Way {
        /** Hands on what has come through; returns whether there was anything. */
        boolean deliver();

        /** Says whether something is still on its way. */
        boolean busy();

        /** Forgets what does not arrive. */
        void giveUp();
    }

    /** Makes a pacer; {@code speed} is above 0. */
    Pacer(Agenda agenda, Ticker ticker, double speed) {
        this.agenda = agenda;
        this.ticker = ticker;
        this.speed = speed;
    }

    /** Does work on the pacer's thread: at once when called there, else soon. */
    @Override
    public void execute(Runnable work) {
        if (Thread.currentThread() == thread || thread == null) {
            work.run();
        } else {
            entries.add(work);
            wake();
        }
    }

    /** Makes the pacer look at what has come. Any thread. */
    void wake() {
        LockSupport.unpark(thread);
    }

    /** Makes the calling thread the pacer's own. */
    void adopt() {
        thread = Thread.currentThread();
        originNanos = ticker.nanos() - real(agenda.nanos());
    }

    /** Lets one stretch of time pass, or waits a little. Pacer's thread. */
    void turn(Way way) {
        for (Runnable entry = entries.poll(); entry != null; entry = entries.poll()) {
            entry.run();
        }
        way.deliver();
        long nowNanos = ticker.nanos();
        if (waits(way, nowNanos)) {
            LockSupport.parkNanos(BUSY_PARK_NANOS);
            return;
        }
        long lagNanos = nowNanos - originNanos - real(agenda.nanos());
        if (lagNanos > MOST_LAG_NANOS) {
            originNanos += lagNanos - MOST_LAG_NANOS;
        }
        long targetNanos = (long) ((nowNanos - originNanos) * speed);
        long dueNanos = Math.max(agenda.nextDueNanos(), agenda.nanos());
        if (dueNanos <= targetNanos) {
            agenda.runUntil(dueNanos);
        } else {
            agenda.runUntil(Math.max(agenda.nanos(), targetNanos));
            long untilNanos = dueNanos == Long.MAX_VALUE ? LONGEST_PARK_NANOS : real(dueNanos - targetNanos);
            LockSupport.parkNanos(Math.clamp(untilNanos, LEAST_PARK_NANOS, LONGEST_PARK_NANOS));
        }
    }

    private boolean waits(Way way, long nowNanos) {
        if (!way.busy()) {
            wasBusy = false;
            return false;
        }
        if (!wasBusy) {
            wasBusy = true;
            busyNanos = nowNanos;
        }
        if (nowNanos - busyNanos > MOST_WAIT_NANOS) {
            way.giveUp();
            wasBusy = false;
            return false;
        }
        return true;
    }

    private long real(long virtualNanos) {
        return (long) (virtualNanos / speed);
    }
}
