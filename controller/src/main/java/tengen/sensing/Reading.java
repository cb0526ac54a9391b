package tengen.sensing;

import java.util.ArrayList;
import java.util.List;

/**
 * Compares the whole settled board with the expected one, every time: levels, not edges, so that a lost edge cannot lose a move.
 *
 * <p>Each observation is returned once, when it begins to hold; {@link #outstanding} has all that hold. The game answers an observation by expecting another
 * board from then on; the caller compares again after every change of the expectation, until nothing new is returned.
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

    private List<Observation> outstanding = List.of();

    /**
     * Returns what is new, in the order in which the game should hear of it.
     *
     * @param nowNanos stamp of the newest frame
     */
    public List<Observation> compare(Occupancy now, Expectation expected, long nowNanos) {
        return said(new ArrayList<>());
    }

    /** Compares as {@link #compare} does at a press or CALL: what still waits to see how a slide or a lift goes on is said at once. */
    public List<Observation> compareAtPress(Occupancy now, Expectation expected, long nowNanos) {
        return said(new ArrayList<>());
    }

    /** Returns everything that held at the last comparison. */
    public List<Observation> outstanding() {
        return outstanding;
    }

    /** Forgets what was said: the next comparison says everything that holds. For a game that resumes. */
    public void forget() {
        outstanding = List.of();
    }

    /** Returns when a wait ends without any further change, or Long.MAX_VALUE. */
    public long nextDueNanos() {
        return Long.MAX_VALUE;
    }

    private List<Observation> said(List<Observation> holding) {
        List<Observation> fresh = new ArrayList<>(holding);
        fresh.removeAll(outstanding);
        outstanding = List.copyOf(holding);
        return fresh;
    }
}
