package tengen.score.teach;

import java.util.List;
import tengen.engine.Foul;
import tengen.engine.Point;
import tengen.engine.Stone;

/** Something to learn from a game. */
public sealed interface Finding {
    /** Returns the number of the move that it is about. */
    int number();

    /** A five stood and its owner did not claim it; {@code by} is the owner. */
    record FiveNotClaimed(int number, Stone by, Point point) implements Finding {}

    /**
     * Black's move was forbidden and White did not claim it.
     *
     * @param foul the first in the order of display
     * @param disputed whether the two readings of the rules differ
     */
    record FoulNotClaimed(int number, Point point, Foul foul, boolean disputed) implements Finding {}

    /**
     * The side to move had a win by fours and lost sight of it.
     *
     * @param line attack, reply, attack, ..., five last
     */
    record WinMissed(int number, Stone by, List<Point> line) implements Finding {
        public WinMissed {
            line = List.copyOf(line);
        }
    }
}
