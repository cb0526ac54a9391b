package tengen.sensing;

import java.util.ArrayList;
import java.util.List;
import tengen.bridge.Sites;
import tengen.engine.Point;

/**
 * Compares the whole settled board with the expected one, every time: levels, not edges, so that a lost edge cannot lose a move.
 *
 * <p>Each observation is returned once, when it begins to hold; {@link #outstanding} has all that hold. The game answers an observation by expecting another
 * board from then on; the caller compares again after every change of the expectation, until nothing new is returned.
 *
 * <p>The rules. A closed point that should be empty is a stone that appeared, unless a missing stone left its point at most {@link #SLIDE_NANOS} before: then
 * it may be that stone. One loose stone gone and one point closed since is a slide. A stone of the record gone and one point closed since is left open until
 * the stone is back or the limit has passed; so is everything that one stone cannot explain. A loose stone gone for that long was lifted; a stone of the
 * record gone for {@link #PATIENCE_NANOS} has vanished. At a press what is left open is decided at once. What comes together with the closing of a site that
 * was called broken before, or in the moment in which a loose stone comes back, is no stone for sure: one of them may be the ghost of the other.
 *
 * <p>One thread.
 */
public final class Reading {
    /** A stone that leaves its point and rests elsewhere within this time was slid. */
    public static final long SLIDE_NANOS = 2_000_000_000L;

    /** How long a stone of the record may be away, straightened or wiped, before anybody is told. */
    public static final long PATIENCE_NANOS = 4_000_000_000L;

    /** Two stones that came to rest closer together than this have no order: one frame at 200 a second, its own 1.6 ms and 1 ms of bounce, rounded up. */
    public static final long DOUBT_NANOS = 10_000_000L;

    private final long liftedNanos;
    private List<Observation> outstanding = List.of();
    private Sites toldMissing = Sites.NONE;
    private long nextDueNanos = Long.MAX_VALUE;

    /** Sites entered by hand that have been open since they are. */
    private Sites openByHand = Sites.NONE;

    /** Creates a reading behind a settler of the default settle time. */
    public Reading() {
        this(Settler.SETTLE_NANOS);
    }

    /**
     * Creates a reading that has said nothing yet.
     *
     * @param settleNanos the settler's time: a stone slid at the last moment is known that much later
     */
    public Reading(long settleNanos) {
        liftedNanos = SLIDE_NANOS + settleNanos;
    }

    /**
     * Returns what is new, in the order in which the game should hear of it.
     *
     * @param nowNanos stamp of the newest frame
     */
    public List<Observation> compare(Occupancy now, Expectation expected, long nowNanos) {
        return said(compared(now, expected, nowNanos, false), expected);
    }

    /** Compares as {@link #compare} does at a press or CALL: what still waits to see how a slide or a lift goes on is said at once. */
    public List<Observation> compareAtPress(Occupancy now, Expectation expected, long nowNanos) {
        return said(compared(now, expected, nowNanos, true), expected);
    }

    /** Returns everything that held at the last comparison, {@link Observation.Returned} excepted. */
    public List<Observation> outstanding() {
        return outstanding;
    }

    /** Returns those of the sites entered by hand that have been open since: what closes together with one of them may be its ghost. */
    public Sites openByHand() {
        return openByHand;
    }

    /** Forgets what was said: the next comparison says everything that holds. For a game that resumes. */
    public void forget() {
        outstanding = List.of();
    }

    /** Returns when a wait ends without any further change: a frame at or after that time is worth comparing. Long.MAX_VALUE when nothing waits. */
    public long nextDueNanos() {
        return nextDueNanos;
    }

    private Comparison compared(Occupancy now, Expectation expected, long nowNanos, boolean press) {
        openByHand = openByHand.and(expected.byHand()).or(expected.byHand().minus(now.settled()));
        return new Comparison(now, expected, nowNanos, liftedNanos, press, toldMissing, openByHand);
    }

    private List<Observation> said(Comparison comparison, Expectation expected) {
        List<Observation> fresh = new ArrayList<>();
        Sites back = toldMissing.and(comparison.standing());
        for (int site = back.next(0); site >= 0; site = back.next(site + 1)) {
            Point point = Point.at(site);
            fresh.add(new Observation.Returned(point, comparison.sinceNanos(point)));
        }
        toldMissing = toldMissing.minus(back).and(expected.standing());
        for (Observation observation : comparison.observations()) {
            if (!outstanding.contains(observation)) {
                fresh.add(observation);
            }
            toldMissing = toldMissing.or(missing(observation));
        }
        outstanding = comparison.observations();
        nextDueNanos = comparison.nextDueNanos();
        return fresh;
    }

    private static Sites missing(Observation observation) {
        return switch (observation) {
            case Observation.Vanished vanished -> Sites.of(vanished.point().index());
            case Observation.Displaced displaced -> Sites.of(displaced.from().index());
            case Observation.Disturbed disturbed ->
                Sites.of(disturbed.gone().stream().mapToInt(Point::index).toArray());
            case Observation.Lifted lifted -> Sites.of(lifted.point().index());
            case Observation.Appeared a -> Sites.NONE;
            case Observation.Slid a -> Sites.NONE;
            case Observation.Returned a -> Sites.NONE;
            case Observation.Ambiguous a -> Sites.NONE;
        };
    }
}
