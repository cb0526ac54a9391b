package tengen.game;

import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Runs;
import tengen.engine.Stone;

/** What wins by itself: exactly five, and for White in renju six or more as well (RULES 1.1); in gomoku only exactly five (RULES 2.8). */
final class Fives {
    private Fives() {}

    /** Returns what the stone that stands on this point wins by. */
    static Optional<Event.Reason> made(Play play, Board board, Point point, Stone stone) {
        if (Runs.exactFive(board, point, stone)) {
            return Optional.of(Event.Reason.FIVE);
        }
        boolean overline =
                stone == Stone.WHITE && !play.rules().opening().gomoku() && Runs.longest(board, point, stone) > 5;
        return overline ? Optional.of(Event.Reason.WHITE_OVERLINE) : Optional.empty();
    }
}
