package tengen.game;

import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.Stone;

/**
 * A move of the record: a stone or a pass. Its number is its place in the list, from 1.
 *
 * @param seat who made it
 * @param point where the stone stands; nothing for a pass
 * @param placedNanos the stone's own time: the first frame of its stable run; for a pass the press
 * @param pressed whether the lever followed
 * @param step the turn of the opening procedure it belongs to; {@link tengen.engine.opening.Step#END} in normal play
 */
public record Move(int number, Seat seat, Optional<Point> point, long placedNanos, boolean pressed, int step) {
    /** Returns the colour, which is the parity of the number. */
    public Stone colour() {
        return Stone.ofMove(number);
    }

    Move asPressed() {
        return new Move(number, seat, point, placedNanos, true, step);
    }
}
