package tengen.table.service;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.bridge.reed.Scanning;
import tengen.time.Alarm;
import tengen.time.Ticker;

/** Reads the board at a steady rate on a thread of its own. The next frame is due one period after the last one was due, not after it was read. */
final class ScanThread implements Runnable {
    private static final Logger log = LoggerFactory.getLogger(ScanThread.class);

    private final Scanning scanning;
    private final Ticker ticker;
    private final Heartbeat heart;
    private final Alarm alarm;
    private final long periodNanos;
    private volatile boolean stopped;
    private volatile long frames;

    ScanThread(Scanning scanning, Ticker ticker, Heartbeat heart, int framesPerSecond) {
        this.scanning = scanning;
        this.ticker = ticker;
        this.heart = heart;
        this.alarm = new Alarm(ticker);
        this.periodNanos = 1_000_000_000L / framesPerSecond;
    }

    @Override
    public void run() {
        long dueNanos = ticker.nanos();
        while (!stopped) {
            step();
            heart.beat(ticker.nanos());
            long lateNanos = Math.max(0, ticker.nanos() - dueNanos - periodNanos);
            dueNanos += periodNanos * (1 + Math.ceilDiv(lateNanos, periodNanos));
            alarm.until(dueNanos);
        }
    }

    private void step() {
        try {
            scanning.step();
            frames = scanning.frames();
        } catch (RuntimeException ours) {
            // One bad frame must not end the reading of the board.
            log.error("reading the board: {}", ours.toString());
        }
    }

    /** Returns how many good frames were read. Any thread. */
    long frames() {
        return frames;
    }

    /** Ends {@link #run}. */
    void stop() {
        stopped = true;
        alarm.wake();
    }
}
