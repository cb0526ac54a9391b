package tengen.game;

import tengen.engine.Point;

/**
 * A stone of a turn that counts at the press, as it was told.
 *
 * @param number the move that the arbiter says it is; 0 = in the order of placement
 * @param byHand entered by the arbiter, since the reeds do not see that point
 */
public record FreeStone(Point point, long placedNanos, int number, boolean byHand) {}
