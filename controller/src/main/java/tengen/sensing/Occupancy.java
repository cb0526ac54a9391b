package tengen.sensing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tengen.bridge.Sites;
import tengen.engine.Point;

/** Which sites are closed for good, and since when each is as it is. Immutable. */
public final class Occupancy {
    private final Sites settled;
    private final long[] sinceNanos;
    private final long[] firstSetNanos;
    private final Sites returned;
    private final long[] returnedNanos;
    private final long firstNanos;

    /**
     * Keeps the arrays as its own: the caller hands them over.
     *
     * @param firstSetNanos since when a stone stands on each site, moments in a hand left out
     * @param returned settled stones whose reed was open for a while, too short to settle, and closed again
     * @param returnedNanos when it did so last
     * @param firstNanos the first frame of all: what is closed in it closed before anybody looked
     */
    Occupancy(
            Sites settled,
            long[] sinceNanos,
            long[] firstSetNanos,
            Sites returned,
            long[] returnedNanos,
            long firstNanos) {
        this.settled = settled;
        this.sinceNanos = sinceNanos;
        this.firstSetNanos = firstSetNanos;
        this.returned = returned;
        this.returnedNanos = returnedNanos;
        this.firstNanos = firstNanos;
    }

    /** Returns the sites on which a stone rests. */
    public Sites settled() {
        return settled;
    }

    /** Says whether a stone rests on this point. */
    public boolean has(Point point) {
        return settled.has(point.index());
    }

    /** Returns the stamp of the first frame of the stable run the site is in, closed or open; for a site never closed yet, that of the first frame of all. */
    public long sinceNanos(Point point) {
        return sinceNanos[point.index()];
    }

    /**
     * Returns since when a stone stands on this point, the time included in which its reed flickered; a stone that was picked up and put back within {@link
     * Reading#SLIDE_NANOS}, while no other came, is taken for the same. Where none rests, this tells nothing.
     */
    public long firstSetNanos(Point point) {
        return firstSetNanos[point.index()];
    }

    /**
     * Says whether the reeds of the two closed, or closed again, in one moment: then one of them may show the ghost of a stone on the other, a stone slid off its
     * point included whose ghost is seen there.
     */
    public boolean together(Point one, Point other) {
        return near(sinceNanos(one), sinceNanos(other))
                || (returned.has(one.index()) && near(returnedNanos[one.index()], sinceNanos(other)))
                || (returned.has(other.index()) && near(returnedNanos[other.index()], sinceNanos(one)));
    }

    private boolean near(long nanos, long otherNanos) {
        return nanos - firstNanos > 0 && Math.abs(nanos - otherNanos) < Reading.DOUBT_NANOS;
    }

    /**
     * Says whether no other site settled in a new state within {@code withinNanos} of this one: a stone that left its point with no hand about has drifted
     * (BUGLOG A29: 5 s).
     */
    public boolean changedAlone(Point point, long withinNanos) {
        long ownNanos = sinceNanos(point);
        for (int site = 0; site < Sites.COUNT; site++) {
            if (site != point.index() && Math.abs(sinceNanos[site] - ownNanos) <= withinNanos) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the stones at rest outside {@code expected} in the order in which they came to rest; equal stamps in the order of their points. This is the
     * order of an opening block.
     */
    public List<Rest> beyond(Sites expected) {
        Sites extra = settled.minus(expected);
        List<Rest> rests = new ArrayList<>(extra.size());
        for (int site = extra.next(0); site >= 0; site = extra.next(site + 1)) {
            rests.add(new Rest(Point.at(site), sinceNanos[site]));
        }
        // By difference, since stamps may wrap; the sort is stable, so equal stamps keep the order of their points.
        rests.sort(Comparator.comparing(Rest::sinceNanos, (a, b) -> Long.signum(a - b)));
        return rests;
    }
}
