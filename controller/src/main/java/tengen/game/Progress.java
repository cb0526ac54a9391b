package tengen.game;

import java.util.List;
import tengen.engine.Point;
import tengen.engine.opening.Step;

/**
 * How far the opening has come.
 *
 * @param step index of the turn to move in the procedure's table; {@link Step#END} in normal play
 * @param declared N as declared; 0 before
 * @param tapped N as tapped so far in the turn to move; 0 before
 * @param offers the fifth stones offered, in the order of placement; kept for the record
 */
public record Progress(int step, int declared, int tapped, List<Point> offers) {
    /** The first turn of any procedure. */
    static final Progress START = new Progress(0, 0, 0, List.of());

    public Progress {
        offers = List.copyOf(offers);
    }

    Progress at(int newStep) {
        return new Progress(newStep, declared, 0, offers);
    }

    Progress declaring(int n) {
        return new Progress(step, n, tapped, offers);
    }

    Progress tapping(int n) {
        return new Progress(step, declared, n, offers);
    }

    Progress offering(List<Point> points) {
        return new Progress(step, declared, tapped, points);
    }
}
