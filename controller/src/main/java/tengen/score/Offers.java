package tengen.score;

import java.util.List;
import java.util.Optional;
import tengen.engine.Point;

/**
 * The fifth-move offers.
 *
 * @param points in the order in which they were placed; where a record does not tell, the kept one stands last
 * @param kept the one that White left on the board; nothing before the choice
 * @param time of the turn that offered them
 */
public record Offers(List<Point> points, Optional<Point> kept, MoveTime time) {
    public Offers {
        points = List.copyOf(points);
        if (kept.isPresent() && !points.contains(kept.get())) {
            throw new IllegalArgumentException("kept but not offered: " + kept.get());
        }
    }

    /** Returns the offers of a record that names only the rejected ones. */
    public static Offers ofRejected(List<Point> rejected, Point kept) {
        List<Point> all = new java.util.ArrayList<>(rejected);
        all.add(kept);
        return new Offers(all, Optional.of(kept), MoveTime.UNKNOWN);
    }

    /** Returns the offers that White took away; none before the choice. */
    public List<Point> rejected() {
        return kept.map(stays -> points.stream().filter(point -> point != stays).toList())
                .orElse(List.of());
    }

    Offers withTime(MoveTime other) {
        return new Offers(points, kept, other);
    }
}
