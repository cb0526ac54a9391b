package tengen.time;

import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Lets one thread rest until a moment, or until somebody wakes it. A waking that comes before the rest is not lost. */
public final class Alarm {
    private final Ticker ticker;
    private volatile boolean woken;
    private volatile @Nullable Thread resting;

    /** Makes an alarm; moments are meant on this clock. */
    public Alarm(Ticker ticker) {
        this.ticker = ticker;
    }

    /** Ends the rest, or the next one when nobody rests. Any thread. */
    public void wake() {
        woken = true;
        Thread thread = resting;
        if (thread != null) {
            LockSupport.unpark(thread);
        }
    }

    /** Rests until {@code nanos} at the latest. One thread only. */
    public void until(long nanos) {
        resting = Thread.currentThread();
        try {
            for (long left = nanos - ticker.nanos(); left > 0 && !woken; left = nanos - ticker.nanos()) {
                if (Thread.currentThread().isInterrupted()) {
                    return;
                }
                LockSupport.parkNanos(this, left);
            }
        } finally {
            resting = null;
            woken = false;
        }
    }
}
