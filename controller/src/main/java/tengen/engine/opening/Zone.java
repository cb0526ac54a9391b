package tengen.engine.opening;

import tengen.engine.Point;

/** Where a stone of an opening may stand (RULES 0, central squares). */
public enum Zone {
    /** H8 alone. */
    CENTRE(0, 0),
    /** The central square 3x3, G7 to I9. */
    SQUARE_3(0, 1),
    /** The central square 5x5, F6 to J10. */
    SQUARE_5(0, 2),
    /** The central square 7x7, E5 to K11. */
    SQUARE_7(0, 3),
    /** The central square 9x9, D4 to L12. */
    SQUARE_9(0, 4),
    /** At least three lines away from the centre (gomoku Pro, RULES 2.8). */
    FAR(3, Point.SIZE),
    /** The whole board. */
    ANYWHERE(0, Point.SIZE);

    private final int least;
    private final int most;

    Zone(int least, int most) {
        this.least = least;
        this.most = most;
    }

    /** Says whether the point lies in the zone. */
    public boolean holds(Point point) {
        int distance = point.distance(Point.CENTRE);
        return distance >= least && distance <= most;
    }
}
