package tengen.score;

import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Seat;

/**
 * A move of the score. Its number is its place in the list, from 1.
 *
 * @param point where the stone stands; nothing for a pass
 * @param seat who placed it, whatever the colour; means nothing while the opener is not known
 */
public record ScoreMove(int number, Optional<Point> point, Seat seat, MoveTime time) {
    /** Returns the colour, which is the parity of the number. */
    public Stone colour() {
        return Stone.ofMove(number);
    }

    /** Says whether the turn was given up. */
    public boolean pass() {
        return point.isEmpty();
    }

    /** Returns the point's name, or -- for a pass. */
    public String text() {
        return point.map(Point::toString).orElse("--");
    }

    public ScoreMove withTime(MoveTime other) {
        return new ScoreMove(number, point, seat, other);
    }

    public ScoreMove withSeat(Seat other) {
        return new ScoreMove(number, point, other, time);
    }

    public ScoreMove withPoint(Point other) {
        return new ScoreMove(number, Optional.of(other), seat, time);
    }
}
