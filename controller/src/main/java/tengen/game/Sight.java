package tengen.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tengen.engine.Point;

/**
 * How the board differs from the pressed record at one moment. Levels, not edges: whatever was missed before is in here.
 *
 * @param extra stones that stand and are not in the pressed record, in the order in which they last settled
 * @param doubted those of {@code extra} that came to rest in one moment with another site: nobody can say which was first, or which is a stone
 * @param missing points of the pressed record on which nothing stands, in the order of their index
 * @param hidden whether stones of {@code extra} may have been set again, for their order, while the board was not seen
 */
public record Sight(List<PlacedStone> extra, List<Point> doubted, List<Point> missing, boolean hidden) {
    /** The board equals the pressed record. */
    public static final Sight AGREES = new Sight(List.of(), List.of(), List.of());

    public Sight {
        extra = List.copyOf(extra);
        doubted = List.copyOf(doubted);
        missing = List.copyOf(missing);
    }

    /** Creates a sight of which nothing was hidden. */
    public Sight(List<PlacedStone> extra, List<Point> doubted, List<Point> missing) {
        this(extra, doubted, missing, false);
    }

    /** Creates a sight whose stones have an order, or all have none. */
    public Sight(List<PlacedStone> extra, boolean doubtful, List<Point> missing) {
        this(extra, doubtful ? extra.stream().map(PlacedStone::point).toList() : List.of(), missing);
    }

    /** Returns this sight with its stones in the order in which they were first set: one that was picked up and put back keeps its place. */
    Sight asFirstSet() {
        List<PlacedStone> first = new ArrayList<>(extra);
        first.sort(Comparator.comparing(PlacedStone::firstNanos, (a, b) -> Long.signum(a - b)));
        return new Sight(first, doubted, missing, hidden);
    }

    /** Says whether something in it cannot be told. */
    public boolean doubtful() {
        return !doubted.isEmpty();
    }

    /** Says whether a stone stands on this point beyond the pressed record. */
    public boolean shows(Point point) {
        return extra.stream().anyMatch(stone -> stone.point() == point);
    }
}
