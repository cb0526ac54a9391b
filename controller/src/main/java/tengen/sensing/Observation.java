package tengen.sensing;

import java.util.List;
import tengen.engine.Point;

/** A difference between the stones at rest and the board the game expects. Says what was seen, never what it means for the game. */
public sealed interface Observation {
    /** Returns the stamp of the frame that began it. */
    long sinceNanos();

    /** Returns every point it names. */
    List<Point> points();

    /**
     * A stone rests on a point that should be empty. Several are reported in the order in which they came to rest.
     *
     * @param sinceNanos first frame of the stable run: the stone's own time
     */
    record Appeared(Point point, long sinceNanos) implements Observation {
        @Override
        public List<Point> points() {
            return List.of(point);
        }
    }

    /**
     * An unpressed stone left its point and another point closed within the slide's limit, nothing else having changed: one stone, moved.
     *
     * @param sinceNanos when it came to rest at {@code to}
     */
    record Slid(Point from, Point to, long sinceNanos) implements Observation {
        @Override
        public List<Point> points() {
            return List.of(from, to);
        }
    }

    /**
     * An unpressed stone has been gone for longer than a slide takes, or is gone at a press.
     *
     * @param sinceNanos first frame of the stable run without it
     */
    record Lifted(Point point, long sinceNanos) implements Observation {
        @Override
        public List<Point> points() {
            return List.of(point);
        }
    }

    /**
     * A stone of the record has been gone for longer than straightening takes.
     *
     * @param sinceNanos first frame of the stable run without it
     */
    record Vanished(Point point, long sinceNanos) implements Observation {
        @Override
        public List<Point> points() {
            return List.of(point);
        }
    }

    /**
     * A stone that was reported {@link Vanished}, {@link Displaced} or {@link Disturbed} stands on its point again.
     *
     * @param sinceNanos first frame of the stable run with it
     */
    record Returned(Point point, long sinceNanos) implements Observation {
        @Override
        public List<Point> points() {
            return List.of(point);
        }
    }

    /**
     * A stone of the record is gone and another point closed soon after: either that stone was pushed there, or a new one was set while the old one is in
     * somebody's hand. Not a move until the old stone stands again (then {@link Appeared} follows) or the arbiter has spoken.
     *
     * @param sinceNanos when the stone came to rest at {@code to}
     */
    record Displaced(Point from, Point to, long sinceNanos) implements Observation {
        @Override
        public List<Point> points() {
            return List.of(from, to);
        }
    }

    /**
     * Several stones left their points while others closed: no single stone explains it.
     *
     * @param gone expected stones that are missing, in the order of their points
     * @param come points closed since, in the order in which they came to rest
     * @param sinceNanos when the last of {@code come} came to rest
     */
    record Disturbed(List<Point> gone, List<Point> come, long sinceNanos) implements Observation {
        public Disturbed {
            gone = List.copyOf(gone);
            come = List.copyOf(come);
        }

        @Override
        public List<Point> points() {
            return java.util.stream.Stream.concat(gone.stream(), come.stream()).toList();
        }
    }

    /**
     * Stones came to rest so close together in time that nobody can say which was first; stones that followed them are named too. None of them is a move
     * until all but one are lifted or the arbiter has spoken.
     *
     * @param points in the order of their stamps, equal stamps in the order of the points
     * @param sinceNanos when the first of them came to rest
     */
    record Ambiguous(List<Point> points, long sinceNanos) implements Observation {
        public Ambiguous {
            points = List.copyOf(points);
        }
    }
}
