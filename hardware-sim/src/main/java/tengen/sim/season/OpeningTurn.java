package tengen.sim.season;

import java.util.List;
import tengen.engine.Point;

/**
 * A turn of an opening that is known before it is played.
 *
 * @param moves the record once its press is accepted
 * @param offers the fifth stones offered by then
 * @param number how many offers are declared with it; 0 when none are
 * @param swap whether the swap right is used
 */
public record OpeningTurn(Turn turn, List<Point> moves, List<Point> offers, int number, boolean swap) {
    public OpeningTurn {
        moves = List.copyOf(moves);
        offers = List.copyOf(offers);
    }

    /** Returns the points on which it sets stones, in their order. */
    List<Point> places() {
        return turn.deeds().stream()
                .filter(Turn.Place.class::isInstance)
                .map(deed -> ((Turn.Place) deed).point())
                .toList();
    }
}
