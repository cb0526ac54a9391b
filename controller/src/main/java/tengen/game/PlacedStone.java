package tengen.game;

import tengen.engine.Point;

/**
 * A stone that stands on the board, as the reeds tell it: without a colour.
 *
 * @param point where
 * @param sinceNanos the first frame of the stable run in which it stands
 * @param firstNanos since when a stone stands there, apart from moments in which it was in a hand
 */
public record PlacedStone(Point point, long sinceNanos, long firstNanos) {
    /** Creates a stone that has not been picked up since it was set. */
    public PlacedStone(Point point, long sinceNanos) {
        this(point, sinceNanos, sinceNanos);
    }

    /** Says whether it was picked up and put back. */
    boolean putBack() {
        return firstNanos != sinceNanos;
    }
}
