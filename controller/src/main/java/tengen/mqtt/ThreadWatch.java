package tengen.mqtt;

import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Watches how many threads the connections of one client have left behind, and says once when they are too many: the process is then to be started anew between games
 * (MQTT.md 1.4). One thread turns it; any may ask.
 */
public final class ThreadWatch {
    private static final Logger log = LoggerFactory.getLogger(ThreadWatch.class);
    private static final long PERIOD_NANOS = 60_000_000_000L;

    private final IntSupplier count;
    private final Consumer<Trouble> troubles;
    private long dueNanos = Long.MIN_VALUE;
    private volatile boolean tooMany;

    /**
     * Makes a watch that looks at its first turn.
     *
     * @param count returns the number of threads now
     */
    public ThreadWatch(IntSupplier count, Consumer<Trouble> troubles) {
        this.count = count;
        this.troubles = troubles;
    }

    /** Looks when a minute is over. */
    public void turn(long nowNanos) {
        if (dueNanos != Long.MIN_VALUE && nowNanos - dueNanos < 0) {
            return;
        }
        dueNanos = nowNanos + PERIOD_NANOS;
        int threads = count.getAsInt();
        boolean now = threads > ConnectionThreads.USUAL;
        if (now && !tooMany) {
            log.warn("{} threads of lost connections are left", threads - 1);
            troubles.accept(new Trouble(
                    Trouble.Kind.THREADS_LEFT,
                    threads - 1 + " threads of lost connections are left: start this program anew between games"));
        }
        tooMany = now;
    }

    /** Says whether the process should be started anew when no game is on. */
    public boolean wantsRestart() {
        return tooMany;
    }
}
