package tengen.game;

import tengen.engine.Point;

/**
 * A stone that stands on the board, as the reeds tell it: without a colour.
 *
 * @param point where
 * @param sinceNanos the first frame of the stable run in which it stands
 */
public record PlacedStone(Point point, long sinceNanos) {}
