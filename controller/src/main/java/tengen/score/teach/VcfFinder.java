package tengen.score.teach;

import java.util.List;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Stone;

/** Finds a win by continuous fours. The engine's solver stands behind it. */
public interface VcfFinder {
    /** Finds nothing. */
    VcfFinder NONE = (board, mover) -> List.of();

    /**
     * Returns a win of the side to move as attack, reply, attack, ..., or nothing when there is none or the finder gave up.
     *
     * @param board left as it was
     */
    List<Point> win(Board board, Stone mover);
}
