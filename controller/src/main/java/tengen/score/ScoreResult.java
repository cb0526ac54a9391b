package tengen.score;

import java.util.Optional;
import tengen.engine.Stone;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;

/**
 * How the game ended. The two sides' results are stored separately: both can lose, and after a late penalty they need not fit each other (RULES 6.1).
 *
 * @param black what Black has, by the colour held at the end
 * @param white what White has
 * @param reason by which the game ended; nothing when the record does not say
 */
public record ScoreResult(Share black, Share white, Optional<Reason> reason) {
    /** What one side has of the game. */
    public enum Share {
        WIN("1"),
        HALF("0.5"),
        NONE("0");

        private final String points;

        Share(String points) {
            this.points = points;
        }
    }

    /** Returns a win, or without a winner a draw, unless the reason is one by which both lose or nothing is decided. */
    public static ScoreResult of(Outcome winner, Optional<Reason> reason) {
        boolean nothing = reason.isPresent()
                && switch (reason.get()) {
                    case DRAW_AGREED, DRAW_PASSES, DRAW_FULL, DRAW_BOTH_TIME, ARBITER, BYE -> false;
                    default -> true;
                };
        return of(winner, nothing, reason);
    }

    /** Returns a win, or without a winner a draw or {@code nothing} for both. */
    public static ScoreResult of(Outcome winner, boolean nothing, Optional<Reason> reason) {
        return switch (winner) {
            case BLACK -> new ScoreResult(Share.WIN, Share.NONE, reason);
            case WHITE -> new ScoreResult(Share.NONE, Share.WIN, reason);
            case NONE -> nothing ? nobody(reason) : new ScoreResult(Share.HALF, Share.HALF, reason);
        };
    }

    /** Returns a result that gives neither side anything. */
    public static ScoreResult nobody(Optional<Reason> reason) {
        return new ScoreResult(Share.NONE, Share.NONE, reason);
    }

    /** Returns the result of these points, as {@link #points} writes them; nothing when they are none. */
    public static Optional<ScoreResult> ofPoints(String points, Optional<Reason> reason) {
        for (Share black : Share.values()) {
            for (Share white : Share.values()) {
                ScoreResult result = new ScoreResult(black, white, reason);
                boolean both = black == Share.WIN && white != Share.NONE || white == Share.WIN && black != Share.NONE;
                if (!both && result.points().equals(points)) {
                    return Optional.of(result);
                }
            }
        }
        return Optional.empty();
    }

    /** Returns who has won; NONE for a draw, when both lose, and when the winner lost the win by a late penalty. */
    public Outcome winner() {
        if (black == Share.WIN) {
            return Outcome.BLACK;
        }
        return white == Share.WIN ? Outcome.WHITE : Outcome.NONE;
    }

    /** Says whether neither side has anything: both lose, or the game was abandoned. */
    public boolean nothing() {
        return black == Share.NONE && white == Share.NONE;
    }

    /** Says whether one side has what the other lacks: only then one figure tells both. */
    public boolean fits() {
        return winner() != Outcome.NONE || black == Share.HALF && white == Share.HALF;
    }

    /** Returns the result after a penalty that came after the end: the side has nothing, the opponent keeps what it had. */
    ScoreResult lost(Stone colour) {
        return colour == Stone.BLACK
                ? new ScoreResult(Share.NONE, white, reason)
                : new ScoreResult(black, Share.NONE, reason);
    }

    /** Returns the result as seen by whoever took Black for White. */
    public ScoreResult exchanged() {
        return new ScoreResult(/* black= */ white, /* white= */ black, reason);
    }

    ScoreResult withoutReason() {
        return new ScoreResult(black, white, Optional.empty());
    }

    /** Returns 1-0, 0-1, 0.5-0.5 or 0-0, Black first; after a late penalty also 0.5-0 or 0-0.5. */
    public String points() {
        return black.points + "-" + white.points;
    }
}
