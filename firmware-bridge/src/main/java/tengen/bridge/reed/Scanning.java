package tengen.bridge.reed;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.time.Ticker;

/**
 * Scans the board again and again and hands over only what is news: a pattern that changed, a frame somebody waits for, a board that is lost.
 *
 * <p>{@link #step} is called by a thread in life and by the agenda on the bench; {@link #want}, {@link #latest} and {@link #faults} by any thread.
 */
public final class Scanning {
    private static final Logger log = LoggerFactory.getLogger(Scanning.class);
    private static final long NOTHING_WANTED = Long.MAX_VALUE;

    private final ReedScanner scanner;
    private final Ticker ticker;
    private final Lookout lookout;
    private final Limits limits;
    private final FaultLog faults = new FaultLog();
    private final AtomicLong wantedNanos = new AtomicLong(NOTHING_WANTED);
    private volatile @Nullable Run run;
    private int failuresInARow;
    private long blindSinceNanos;
    private boolean lost;
    private long frames;

    /**
     * The bounds of scanning.
     *
     * @param retries how often a frame is read again at once after a fault that is worth it
     * @param gapNanos longest time without a good frame inside one run
     * @param lostFrames failed frames in a row after which the board counts as not seen
     */
    public record Limits(int retries, long gapNanos, int lostFrames) {
        /** Two retries cost 3.2 ms, less than a frame period at 200 a second; 50 ms hide no lift of a human hand; 20 frames are 0.1 s. */
        public static final Limits DEFAULT = new Limits(2, 50_000_000L, 20);
    }

    private static final class Run {
        final Sites closed;
        final long sinceNanos;
        volatile long seenNanos;

        Run(Sites closed, long sinceNanos) {
            this.closed = closed;
            this.sinceNanos = sinceNanos;
            this.seenNanos = sinceNanos;
        }

        Seen seen() {
            return new Seen(closed, sinceNanos, seenNanos);
        }
    }

    /** Creates scanning that has seen nothing yet. */
    public Scanning(ReedScanner scanner, Ticker ticker, Limits limits, Lookout lookout) {
        this.scanner = scanner;
        this.ticker = ticker;
        this.limits = limits;
        this.lookout = lookout;
    }

    /** Reads one frame, again after a fault that is worth it, and returns whether a good one was read. Scan thread only. */
    public boolean step() {
        for (int attempt = 0; ; attempt++) {
            try {
                scanner.read();
                good(scanner.closed(), scanner.seenNanos());
                return true;
            } catch (BusFault fault) {
                faults.add(ticker.nanos(), fault);
                if (!fault.worthRetrying() || attempt == limits.retries()) {
                    failed(fault);
                    return false;
                }
            }
        }
    }

    /**
     * Asks for the first frame at or after this time to be handed over even if nothing changes in it. Only the newest wish counts; it is spent once served, or
     * once a frame at or after it was handed over for another reason.
     *
     * @param nanos Long.MAX_VALUE to want nothing
     */
    public void want(long nanos) {
        wantedNanos.set(nanos);
    }

    /** Returns what was asked for and not yet served, or Long.MAX_VALUE. */
    public long wantedNanos() {
        return wantedNanos.get();
    }

    /** Returns the current run up to its newest frame, or nothing before the first good frame. */
    public Optional<Seen> latest() {
        Run now = run;
        return now == null ? Optional.empty() : Optional.of(now.seen());
    }

    /** Returns what went wrong so far. */
    public FaultLog faults() {
        return faults;
    }

    /** Returns how many good frames were read, skipped ones not counted. Scan thread only. */
    public long frames() {
        return frames;
    }

    /** Says whether the board is lost now. Scan thread only. */
    public boolean isLost() {
        return lost;
    }

    /**
     * Lets the run go on to {@code seenNanos} as though every frame until then had been read and been the same. For the bench alone, which knows that nothing
     * can have changed; scan thread only.
     */
    public void skipTo(long seenNanos) {
        Run now = run;
        if (now == null || lost || failuresInARow > 0) {
            throw new IllegalStateException("nothing is seen that could go on");
        }
        if (seenNanos - now.seenNanos > 0) {
            now.seenNanos = seenNanos;
            serveWanted(now);
        }
    }

    private void good(Sites closed, long seenNanos) {
        frames++;
        failuresInARow = 0;
        Run before = run;
        boolean again = lost;
        if (again) {
            lost = false;
            log.info("board seen again after {} ms", (seenNanos - blindSinceNanos) / 1_000_000);
        }
        if (before != null
                && !again
                && before.closed.equals(closed)
                && seenNanos - before.seenNanos <= limits.gapNanos()) {
            before.seenNanos = seenNanos;
            serveWanted(before);
            return;
        }
        if (before != null && before.seenNanos != before.sinceNanos) {
            lookout.seen(before.seen());
        }
        Run next = new Run(closed, seenNanos);
        run = next;
        lookout.seen(next.seen());
        spendWanted(seenNanos);
    }

    private void failed(BusFault fault) {
        failuresInARow++;
        if (failuresInARow == 1) {
            Run now = run;
            blindSinceNanos = now == null ? ticker.nanos() : now.seenNanos;
        }
        if (failuresInARow == limits.lostFrames()) {
            lost = true;
            log.warn("board not seen: {}", fault.getMessage());
            lookout.lost(blindSinceNanos);
        }
    }

    private void serveWanted(Run now) {
        if (spendWanted(now.seenNanos)) {
            lookout.seen(now.seen());
        }
    }

    private boolean spendWanted(long seenNanos) {
        long wanted = wantedNanos.get();
        return wanted != NOTHING_WANTED && seenNanos - wanted >= 0 && wantedNanos.compareAndSet(wanted, NOTHING_WANTED);
    }
}
