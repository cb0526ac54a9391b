package tengen.sensing;

import java.util.Arrays;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.engine.Point;

/**
 * Waits until a site has been the same for long enough to be believed.
 *
 * <p>A site settles, closed or open, once it was the same in every good frame for the settle time; the stamp it then carries is that of the first frame of
 * this stable run. Bounce, a stone carried low over the board and a point crossed while sliding end before that and leave no trace.
 *
 * <p>One thread. Nothing here reads a clock: the newest frame is the time.
 */
public final class Settler {
    /** Time a stone must rest before it counts without a press: above a slow slide's 80 ms on a point it crosses, below what a player notices. */
    public static final long SETTLE_NANOS = 150_000_000L;

    /** A longer silence may hide a lift: what had not settled by then starts afresh. The same limit as the scanning's. */
    static final long GAP_NANOS = 50_000_000L;

    /** A shorter opening at the moment of a press is a reed's flicker, not a stone on its way: twice the worst contact bounce of BUGLOG A9, 5 ms. */
    static final long FLICKER_NANOS = 10_000_000L;

    /** No hand lifts a stone and puts it back in so short a time; a noisy reed is open for up to 40 ms (BUGLOG A7). */
    static final long IN_HAND_NANOS = 45_000_000L;

    /** A site that closed three times within this is flickering: a press does not make a stone of it. A hand taps no faster than every 160 ms. */
    private static final long FLICKERING_NANOS = 300_000_000L;

    private static final int CLOSINGS = 3;

    private final long settleNanos;
    private final long[] closingNanos = new long[CLOSINGS * Sites.COUNT];
    private final int[] closings = new int[Sites.COUNT];
    private final long[] rawSinceNanos = new long[Sites.COUNT];
    private final long[] flickerSinceNanos = new long[Sites.COUNT];
    private Sites raw = Sites.NONE;
    private final long[] returnedNanos = new long[Sites.COUNT];
    private Sites returned = Sites.NONE;
    private final long[] firstSetNanos = new long[Sites.COUNT];
    private Sites everClosed = Sites.NONE;
    private Occupancy occupancy =
            new Occupancy(Sites.NONE, new long[Sites.COUNT], new long[Sites.COUNT], Sites.NONE, new long[0], 0);
    private long firstNanos;
    private long seenNanos;
    private boolean started;

    /**
     * Creates a settler that has seen nothing yet.
     *
     * @param settleNanos 0 or more; a site whose run is as long as this has settled
     */
    public Settler(long settleNanos) {
        if (settleNanos < 0) {
            throw new IllegalArgumentException("negative settle time: " + settleNanos);
        }
        this.settleNanos = settleNanos;
    }

    /** Takes a run, the newest frames of a run already taken included, and returns what has settled by its last frame. */
    public Occupancy accept(Seen run) {
        if (!started) {
            start(run);
        } else if (run.sinceNanos() - seenNanos > GAP_NANOS) {
            restart(raw.xor(occupancy.settled()), run.sinceNanos());
        }
        Sites changed = raw.xor(run.closed());
        comeBack(changed.and(run.closed()).and(occupancy.settled()), run.sinceNanos());
        flicker(changed.and(run.closed()), run.sinceNanos());
        restart(changed, run.sinceNanos());
        remember(changed.and(run.closed()), run.sinceNanos());
        raw = run.closed();
        seenNanos = run.seenNanos();
        settle(due());
        return occupancy;
    }

    /**
     * Ends the waiting at a press or CALL: a site that closed at or before the stamp and still is closed counts at once, unless it is flickering. If there is
     * such a site, a settled one that was already open for longer than a flicker counts as open at once too, so that a stone on its way is in one place.
     *
     * <p>The caller has handed over a frame newer than the stamp before, unless the board cannot be seen.
     */
    public Occupancy closeWindow(long stampNanos) {
        return close(stampNanos, waiting(stampNanos), Sites.NONE, Sites.NONE);
    }

    /**
     * Ends the waiting as {@link #closeWindow(long)} does in a turn of one stone, but only as far as the press needs it: while the mover's own stone is closed,
     * other sites go on settling in their own time, so that a site which begins to flicker at that moment is no stone of the opponent's. While his stone is not
     * known, the first that closed is his, with those that have no order beside it; what closed later settles in its own time too. A stone that has been off its
     * point for longer than any reed flickers is in the mover's hand and counts as lifted. What closed in the moment in which his stone came back counts too: one
     * of them may be a ghost.
     *
     * @param own the mover's unpressed stone if it is known
     * @param held a second stone that would be the move if the first is gone: then no flicker is waited for; gone itself for longer than a flicker, it was
     *     picked up again and is no reply
     */
    public Occupancy closeWindow(long stampNanos, Sites own, Sites held) {
        boolean closed = !own.and(raw).isEmpty();
        Sites waiting = raw.minus(occupancy.settled());
        Sites closing = steady(begunBy(closed ? waiting.and(own.or(twins(own, waiting))) : waiting, stampNanos));
        return close(stampNanos, closed ? closing : first(closing), own, held);
    }

    /**
     * Returns the sites that wait at a press in a turn of one stone and of which nobody can say which is the mover's: more than one closed at or before the stamp,
     * one after the other, and his own stone is not known. One may be a sleeve over the board, or a second stone that fell from his hand; which of them rests is
     * known a moment later. Empty when there is no such doubt.
     *
     * @param own the mover's unpressed stone if it is known
     */
    public Sites contested(long stampNanos, Sites own) {
        Sites closing = waiting(stampNanos);
        boolean known = !own.and(raw).isEmpty() || first(closing).equals(closing);
        return known ? Sites.NONE : closing;
    }

    /** Returns the sites that closed at or before a stamp and still are closed, but have not settled; flickering ones left out. */
    public Sites waiting(long stampNanos) {
        return steady(begunBy(raw.minus(occupancy.settled()), stampNanos));
    }

    /** Returns those of these sites that are closed and have still to settle; flickering ones left out. */
    public Sites unsettled(Sites sites) {
        return steady(sites.and(raw).minus(occupancy.settled()));
    }

    private Occupancy close(long stampNanos, Sites closing, Sites own, Sites held) {
        Sites opening = occupancy.settled().minus(raw);
        if (!closing.isEmpty()) {
            settle(closing.or(begunBy(opening, stampNanos - FLICKER_NANOS)));
        } else {
            long awayNanos = held.and(raw).isEmpty() ? IN_HAND_NANOS : FLICKER_NANOS;
            settle(begunBy(opening.and(own), stampNanos - awayNanos)
                    .or(begunBy(opening.and(held), stampNanos - FLICKER_NANOS)));
        }
        return occupancy;
    }

    /** Returns those of the sites that closed first, as far as their order can be told. */
    private Sites first(Sites closing) {
        Sites first = Sites.NONE;
        for (int site = closing.next(0); site >= 0; site = closing.next(site + 1)) {
            boolean isFirst = true;
            for (int other = closing.next(0); other >= 0; other = closing.next(other + 1)) {
                isFirst &= rawSinceNanos[site] - rawSinceNanos[other] < Reading.DOUBT_NANOS;
            }
            first = isFirst ? first.with(site) : first;
        }
        return first;
    }

    /** Says whether the mover's stone is off its point in the newest frame, too shortly to count as lifted, while a second stone stands. */
    public boolean wavers(Sites own, Sites held) {
        return !own.isEmpty()
                && own.and(raw).isEmpty()
                && !own.and(occupancy.settled()).isEmpty()
                && !held.and(raw).isEmpty();
    }

    /** Says whether a site that closed at or before this moment, and still is closed, has not settled yet. */
    public boolean waitsFor(long nanos) {
        return !begunBy(raw.minus(occupancy.settled()), nanos).isEmpty();
    }

    /** Returns what has settled so far. */
    public Occupancy occupancy() {
        return occupancy;
    }

    /** Returns the sites closed in the newest frame, settled or not. */
    public Sites raw() {
        return raw;
    }

    /** Returns the first frame of the run in which this site is as it is now, settled or not. */
    public long rawSinceNanos(Point point) {
        return rawSinceNanos[point.index()];
    }

    /** Returns the stamp of the newest frame taken; 0 before the first. */
    public long seenNanos() {
        return seenNanos;
    }

    /** Returns when the next site settles if nothing changes: a frame at or after that time is worth asking for. Long.MAX_VALUE when none is waiting. */
    public long nextDueNanos() {
        Sites waiting = raw.xor(occupancy.settled());
        long nextNanos = Long.MAX_VALUE;
        for (int site = waiting.next(0); site >= 0; site = waiting.next(site + 1)) {
            long dueNanos = rawSinceNanos[site] + settleNanos;
            if (nextNanos == Long.MAX_VALUE || dueNanos - nextNanos < 0) {
                nextNanos = dueNanos;
            }
        }
        return nextNanos;
    }

    private void start(Seen first) {
        long[] sinceNanos = new long[Sites.COUNT];
        Arrays.fill(sinceNanos, first.sinceNanos());
        firstNanos = first.sinceNanos();
        occupancy = new Occupancy(
                Sites.NONE, sinceNanos, firstSetNanos.clone(), Sites.NONE, returnedNanos.clone(), firstNanos);
        started = true;
    }

    /** Remembers which settled stones were off their reeds for longer than a flicker. */
    private void comeBack(Sites back, long nowNanos) {
        for (int site = back.next(0); site >= 0; site = back.next(site + 1)) {
            if (nowNanos - rawSinceNanos[site] >= FLICKER_NANOS) {
                returned = returned.with(site);
                returnedNanos[site] = nowNanos;
            }
        }
    }

    /** Returns those of the waiting sites that closed in the moment in which one of these came back, after a short while or a longer one. */
    private Sites twins(Sites own, Sites waiting) {
        Sites twins = Sites.NONE;
        Sites back = own.and(returned.or(waiting));
        for (int site = back.next(0); site >= 0; site = back.next(site + 1)) {
            long backNanos = waiting.has(site) ? rawSinceNanos[site] : returnedNanos[site];
            for (int other = waiting.next(0); other >= 0; other = waiting.next(other + 1)) {
                boolean twin = Math.abs(backNanos - rawSinceNanos[other]) < Reading.DOUBT_NANOS;
                twins = twin ? twins.with(other) : twins;
            }
        }
        return twins;
    }

    /** Remembers since when each of the sites that close now has been closed but for openings too short for a hand: a stone may have stood there since then. */
    private void flicker(Sites closing, long nowNanos) {
        for (int site = closing.next(0); site >= 0; site = closing.next(site + 1)) {
            boolean again = closings[site] > 0 && nowNanos - rawSinceNanos[site] < IN_HAND_NANOS;
            flickerSinceNanos[site] = again ? flickerSinceNanos[site] : nowNanos;
        }
    }

    private void remember(Sites closed, long sinceNanos) {
        for (int site = closed.next(0); site >= 0; site = closed.next(site + 1)) {
            closingNanos[CLOSINGS * site + closings[site]++ % CLOSINGS] = sinceNanos;
        }
    }

    private Sites steady(Sites sites) {
        Sites steady = sites;
        for (int site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
            steady = flickers(site) ? steady.without(site) : steady;
        }
        return steady;
    }

    private boolean flickers(int site) {
        // The oldest of the kept closings is the one that the next would overwrite.
        long oldestNanos = closingNanos[CLOSINGS * site + closings[site] % CLOSINGS];
        return closings[site] >= CLOSINGS && rawSinceNanos[site] - oldestNanos < FLICKERING_NANOS;
    }

    private void restart(Sites sites, long sinceNanos) {
        for (int site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
            rawSinceNanos[site] = sinceNanos;
        }
    }

    /** Returns what settles now. A stone that follows another too closely to have an order settles along with it, so that both are compared together. */
    private Sites due() {
        long dueNanos = seenNanos - settleNanos;
        Sites due = begunBy(raw.xor(occupancy.settled()), dueNanos);
        Sites closing = raw.minus(occupancy.settled());
        return due.and(closing).isEmpty()
                ? due
                : due.or(begunBy(closing, dueNanos + Math.min(settleNanos, Reading.DOUBT_NANOS)));
    }

    private Sites begunBy(Sites sites, long latestNanos) {
        Sites begun = Sites.NONE;
        for (int site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
            if (rawSinceNanos[site] - latestNanos <= 0) {
                begun = begun.with(site);
            }
        }
        return begun;
    }

    private void settle(Sites flipping) {
        if (flipping.isEmpty()) {
            return;
        }
        long[] sinceNanos = new long[Sites.COUNT];
        for (int site = 0; site < Sites.COUNT; site++) {
            boolean flips = flipping.has(site);
            sinceNanos[site] = flips ? rawSinceNanos[site] : occupancy.sinceNanos(Point.at(site));
        }
        firstSet(flipping.minus(occupancy.settled()));
        returned = returned.minus(flipping);
        occupancy = new Occupancy(
                occupancy.settled().xor(flipping),
                sinceNanos,
                firstSetNanos.clone(),
                returned,
                returnedNanos.clone(),
                firstNanos);
    }

    /** Remembers since when stones stand on these sites, which settle closed now; one that was in a hand for a moment has stood there before. */
    private void firstSet(Sites closing) {
        for (int site = closing.next(0); site >= 0; site = closing.next(site + 1)) {
            long leftNanos = occupancy.sinceNanos(Point.at(site));
            boolean soon = everClosed.has(site) && rawSinceNanos[site] - leftNanos < Reading.SLIDE_NANOS;
            // Where another stone came meanwhile, the first may have been slid there.
            boolean putBack = soon && !anyCame(leftNanos, rawSinceNanos[site]);
            firstSetNanos[site] = putBack ? firstSetNanos[site] : flickerSinceNanos[site];
        }
        everClosed = everClosed.or(closing);
    }

    /** Says whether a site that is closed now closed between these moments. */
    private boolean anyCame(long fromNanos, long untilNanos) {
        for (int site = raw.next(0); site >= 0; site = raw.next(site + 1)) {
            if (rawSinceNanos[site] - fromNanos >= 0 && rawSinceNanos[site] - untilNanos < 0) {
                return true;
            }
        }
        return false;
    }
}
