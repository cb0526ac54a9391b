package tengen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.sensing.Observation;
import tengen.sensing.Occupancy;
import tengen.sensing.SiteStatistics;

/** What the runs of frames say about the board itself: sites that flicker, stones that drifted, the fourth corner of a rectangle. Loop thread only. */
final class Diagnosis {
    /** A site is named again no sooner than this (BUGLOG A12). */
    private static final long AGAIN_NANOS = 30_000_000_000L;

    /** A stone that leaves its point with nothing else happening within this time had no hand near it (BUGLOG A29). */
    private static final long ALONE_NANOS = 5_000_000_000L;

    private final SiteStatistics statistics = new SiteStatistics();
    private final long[] toldNanos = new long[Sites.COUNT];
    private final boolean[] told = new boolean[Sites.COUNT];
    private Sites fresh = Sites.NONE;

    void accept(Seen run) {
        Sites begun = statistics.accept(run);
        for (int site = begun.next(0); site >= 0; site = begun.next(site + 1)) {
            if (!told[site] || run.seenNanos() - toldNanos[site] >= AGAIN_NANOS) {
                told[site] = true;
                toldNanos[site] = run.seenNanos();
                fresh = fresh.with(site);
            }
        }
    }

    /** Returns the sites that have begun to flicker since the last call. */
    List<Point> noisy() {
        if (fresh.isEmpty()) {
            return List.of();
        }
        List<Point> points = new ArrayList<>();
        for (int site = fresh.next(0); site >= 0; site = fresh.next(site + 1)) {
            points.add(Point.at(site));
        }
        fresh = Sites.NONE;
        return points;
    }

    /** Returns what an observation says about the board's health beside what it says about stones. */
    static Optional<Command> ailment(Observation seen, Occupancy now) {
        return switch (seen) {
            case Observation.Vanished gone ->
                now.changedAlone(gone.point(), ALONE_NANOS)
                        ? oddity(Event.Oddity.DRIFT, gone.points())
                        : Optional.empty();
            case Observation.Ambiguous doubt ->
                corner(doubt.points(), now) ? oddity(Event.Oddity.GHOST, doubt.points()) : Optional.empty();
            case Observation.Appeared a -> Optional.empty();
            case Observation.Slid a -> Optional.empty();
            case Observation.Lifted a -> Optional.empty();
            case Observation.Returned a -> Optional.empty();
            case Observation.Displaced a -> Optional.empty();
            case Observation.Disturbed a -> Optional.empty();
        };
    }

    private static Optional<Command> oddity(Event.Oddity kind, List<Point> points) {
        return Optional.of(new Command.SeeOddity(kind, points));
    }

    /**
     * Says whether two of the points are corners of a rectangle whose two others are closed: with a bridged diode, three closed corners show the fourth in the
     * same frame as the third.
     */
    private static boolean corner(List<Point> points, Occupancy now) {
        for (Point one : points) {
            for (Point other : points) {
                boolean rectangle = one.row() != other.row()
                        && now.has(Point.at(one.column(), other.row()))
                        && one.column() != other.column()
                        && now.has(Point.at(other.column(), one.row()));
                // Two stones of one line: the ghost stands beside the third corner.
                boolean line = beside(one, other, now);
                if (rectangle || line) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Says whether the two stand in one row or column and some other row or column holds a closed site beside each. */
    private static boolean beside(Point one, Point other, Occupancy now) {
        if (one == other || (one.row() != other.row() && one.column() != other.column())) {
            return false;
        }
        boolean row = one.row() == other.row();
        for (int line = 0; line < Point.SIZE; line++) {
            boolean own = line == (row ? one.row() : one.column());
            if (!own && now.has(across(one, line, row)) && now.has(across(other, line, row))) {
                return true;
            }
        }
        return false;
    }

    private static Point across(Point point, int line, boolean row) {
        return row ? Point.at(point.column(), line) : Point.at(line, point.row());
    }
}
