package tengen.score;

import java.util.Optional;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;

/**
 * How the game ended.
 *
 * @param winner by the colour held at the end; NONE for a draw and when both lose
 * @param reason nothing when the record does not say
 */
public record ScoreResult(Outcome winner, Optional<Reason> reason) {
    /** Says whether the game has no winner and no points are shared: both lose, or it was abandoned. */
    public boolean nothing() {
        return winner == Outcome.NONE
                && reason.isPresent()
                && switch (reason.get()) {
                    case DRAW_AGREED, DRAW_PASSES, DRAW_FULL, DRAW_BOTH_TIME, ARBITER, BYE -> false;
                    default -> true;
                };
    }

    /** Returns 1-0, 0-1, 0.5-0.5 or 0-0, Black first. */
    public String points() {
        return switch (winner) {
            case BLACK -> "1-0";
            case WHITE -> "0-1";
            case NONE -> nothing() ? "0-0" : "0.5-0.5";
        };
    }
}
