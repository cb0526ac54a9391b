package tengen.sensing;

import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.engine.Point;

/**
 * What each site did during a game, for the technician, and which sites are noisy, for the arbiter. Fed with the runs that the settler gets; one thread.
 *
 * <p>A closure that lasts less than {@link #CONTACT_NANOS} is a bounce: no hand holds a stone on a point for so short a time.
 */
public final class SiteStatistics {
    /** A tap lasts 60 ms and a hover 80 ms; contact bounce and a weak magnet's flicker stay below this. */
    public static final long CONTACT_NANOS = 45_000_000L;

    /** That many changes within {@link #NOISE_NANOS} make a site noisy. A hand that taps three times makes six, one that wiggles a stone as many. */
    static final int NOISE_CHANGES = 10;

    /** Time over which changes are counted. */
    static final long NOISE_NANOS = 1_000_000_000L;

    private final int[] closures = new int[Sites.COUNT];
    private final int[] bounces = new int[Sites.COUNT];
    private final long[] shortestNanos = new long[Sites.COUNT];
    private final long[] changedNanos = new long[Sites.COUNT];
    private final long[] burstNanos = new long[Sites.COUNT];
    private final int[] burst = new int[Sites.COUNT];
    private Sites closed = Sites.NONE;
    private Sites noisy = Sites.NONE;
    private boolean started;

    /**
     * What one site did.
     *
     * @param closures times it closed for longer than a bounce, or is closed
     * @param bounces times it closed for less
     * @param shortestNanos its shortest closure, bounces included; 0 when it never opened again
     * @param changedNanos stamp of its last change; meaningless when it never changed
     */
    public record Site(Point point, int closures, int bounces, long shortestNanos, long changedNanos) {}

    /** Takes a run and returns the sites that have just become noisy; each is named once until it has been quiet for a second. */
    public Sites accept(Seen run) {
        if (!started) {
            started = true;
            closed = run.closed();
            return Sites.NONE;
        }
        Sites changed = closed.xor(run.closed());
        closed = run.closed();
        Sites fresh = Sites.NONE;
        for (int site = changed.next(0); site >= 0; site = changed.next(site + 1)) {
            change(site, run.sinceNanos());
            if (burst[site] >= NOISE_CHANGES && !noisy.has(site)) {
                noisy = noisy.with(site);
                fresh = fresh.with(site);
            }
        }
        calm(run.seenNanos());
        return fresh;
    }

    private void calm(long nowNanos) {
        for (int site = noisy.next(0); site >= 0; site = noisy.next(site + 1)) {
            if (nowNanos - changedNanos[site] > NOISE_NANOS) {
                noisy = noisy.without(site);
            }
        }
    }

    private void change(int site, long nowNanos) {
        if (burst[site] == 0 || nowNanos - burstNanos[site] > NOISE_NANOS) {
            burst[site] = 0;
            burstNanos[site] = nowNanos;
        }
        burst[site]++;
        if (closed.has(site)) {
            closures[site]++;
        } else if (closures[site] > 0) {
            long lastedNanos = nowNanos - changedNanos[site];
            boolean first = shortestNanos[site] == 0;
            shortestNanos[site] = first ? lastedNanos : Math.min(shortestNanos[site], lastedNanos);
            if (lastedNanos < CONTACT_NANOS) {
                closures[site]--;
                bounces[site]++;
            }
        }
        changedNanos[site] = nowNanos;
    }

    /** Returns the sites that are noisy now. */
    public Sites noisy() {
        return noisy;
    }

    /** Returns what this point's site did. */
    public Site of(Point point) {
        int site = point.index();
        return new Site(point, closures[site], bounces[site], shortestNanos[site], changedNanos[site]);
    }

    /** Returns the sites with more than three bounces to a closure: worth a look after the game. */
    public Sites suspicious() {
        Sites sites = Sites.NONE;
        for (int site = 0; site < Sites.COUNT; site++) {
            if (bounces[site] > 3 * Math.max(1, closures[site])) {
                sites = sites.with(site);
            }
        }
        return sites;
    }
}
