package tengen.game;

import java.util.List;
import tengen.engine.Point;

/**
 * How the board differs from the pressed record at one moment. Levels, not edges: whatever was missed before is in here.
 *
 * @param extra stones that stand and are not in the pressed record, in the order in which they last settled
 * @param doubtful whether any two neighbours in {@code extra} came to rest so close together that nobody can say which was first
 * @param missing points of the pressed record on which nothing stands, in the order of their index
 */
public record Sight(List<PlacedStone> extra, boolean doubtful, List<Point> missing) {
    /** The board equals the pressed record. */
    public static final Sight AGREES = new Sight(List.of(), false, List.of());

    public Sight {
        extra = List.copyOf(extra);
        missing = List.copyOf(missing);
    }

    /** Says whether a stone stands on this point beyond the pressed record. */
    public boolean shows(Point point) {
        return extra.stream().anyMatch(stone -> stone.point() == point);
    }
}
