package tengen.sensing;

import java.util.ArrayList;
import java.util.List;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.engine.Point;

/**
 * The check of a board before a round: what is closed while the board is empty, then a walk with a stone over the points, in any order.
 *
 * <p>It begins with the empty board; {@link #walk} begins the walk. A point counts as seen when a stone has rested on it for the settle time. Not seen by it:
 * shorts between rows and bridged diodes, which need several stones at once. One thread.
 */
public final class BoardSelfTest {
    private final Settler settler;
    private final SiteStatistics statistics = new SiteStatistics();
    private final int[] visits = new int[Sites.COUNT];
    private Sites stuckClosed = Sites.NONE;
    private Sites companions = Sites.NONE;
    private Sites noisy = Sites.NONE;
    private Sites before = Sites.NONE;
    private boolean walking;

    /**
     * What the check found.
     *
     * @param stuckClosed closed although the board was empty
     * @param never on which no stone was seen in the walk
     * @param twice on which one was seen more than once; a hand that comes back does that too
     * @param withNeighbour that closed together with another point: a reed too sensitive, or two stones at once
     * @param noisy that flickered
     */
    public record Report(Sites stuckClosed, Sites never, Sites twice, Sites withNeighbour, Sites noisy) {
        /** Says whether the board may be played on without a site entered by hand. */
        public boolean sound() {
            return byHand().isEmpty();
        }

        /** Returns the sites the arbiter should enter by hand if the game is to start all the same. */
        public Sites byHand() {
            return stuckClosed.or(never).or(noisy).or(withNeighbour);
        }

        /** Returns the report with its sites turned as the board lies. */
        public Report turned(Orientation lies) {
            return new Report(
                    lies.turn(stuckClosed),
                    lies.turn(never),
                    lies.turn(twice),
                    lies.turn(withNeighbour),
                    lies.turn(noisy));
        }

        /** Returns the report as lines to print. */
        public List<String> lines() {
            List<String> lines = new ArrayList<>();
            line(lines, "closed on the empty board", stuckClosed);
            line(lines, "never seen", never);
            line(lines, "seen more than once", twice);
            line(lines, "seen with another point", withNeighbour);
            line(lines, "flickering", noisy);
            lines.add(sound() ? "board sound: " + Sites.COUNT + " points" : "by hand: " + names(byHand()));
            return List.copyOf(lines);
        }

        /** Returns the names of these points, a blank between. */
        public static String names(Sites sites) {
            List<String> names = new ArrayList<>();
            for (int site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
                names.add(Point.at(site).toString());
            }
            return String.join(" ", names);
        }

        private static void line(List<String> lines, String what, Sites sites) {
            if (!sites.isEmpty()) {
                lines.add(what + ": " + names(sites));
            }
        }
    }

    /** Creates a check of a table at which a stone must rest for the default time. */
    public BoardSelfTest() {
        this(Settler.SETTLE_NANOS);
    }

    /**
     * Creates a check that has seen nothing yet.
     *
     * @param settleNanos how long a stone must rest at this table
     */
    public BoardSelfTest(long settleNanos) {
        settler = new Settler(settleNanos);
    }

    /** Takes a run of frames. */
    public void accept(Seen run) {
        noisy = noisy.or(statistics.accept(run));
        Sites settled = settler.accept(run).settled();
        Sites come = settled.minus(before);
        before = settled;
        if (!walking) {
            stuckClosed = settled;
            return;
        }
        // What opens was a stone that somebody had left.
        stuckClosed = stuckClosed.and(settled);
        if (come.size() > 1) {
            companions = companions.or(come);
        }
        for (int site = come.next(0); site >= 0; site = come.next(site + 1)) {
            visits[site]++;
        }
    }

    /** Ends the look at the empty board and begins the walk. */
    public void walk() {
        walking = true;
    }

    /** Returns the sites on which something rests now. */
    public Sites closed() {
        return before;
    }

    /** Returns the sites seen so far: the live map. */
    public Sites seen() {
        Sites seen = Sites.NONE;
        for (int site = 0; site < Sites.COUNT; site++) {
            seen = visits[site] > 0 ? seen.with(site) : seen;
        }
        return seen;
    }

    /** Returns when a frame is worth asking for although nothing changes, or Long.MAX_VALUE. */
    public long nextDueNanos() {
        return settler.nextDueNanos();
    }

    /** Returns what was found until now. */
    public Report report() {
        Sites twice = Sites.NONE;
        for (int site = 0; site < Sites.COUNT; site++) {
            twice = visits[site] > 1 ? twice.with(site) : twice;
        }
        Sites never = walking ? Sites.ALL.minus(seen()).minus(stuckClosed) : Sites.NONE;
        return new Report(stuckClosed, never, twice, companions, noisy);
    }
}
