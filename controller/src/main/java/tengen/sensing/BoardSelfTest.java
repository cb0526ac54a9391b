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
    private final Settler settler = new Settler(Settler.SETTLE_NANOS);
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
     * @param twice on which one was seen more than once
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

        private static void line(List<String> lines, String what, Sites sites) {
            if (!sites.isEmpty()) {
                lines.add(what + ": " + names(sites));
            }
        }

        private static String names(Sites sites) {
            List<String> names = new ArrayList<>();
            for (int site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
                names.add(Point.at(site).toString());
            }
            return String.join(" ", names);
        }
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

    /** Returns the points seen so far: the live map. */
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
