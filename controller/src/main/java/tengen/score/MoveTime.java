package tengen.score;

import java.util.OptionalLong;

/**
 * The times of one turn, in milliseconds; each may be unknown.
 *
 * @param placedMillis when the stone stood, since the start of the game
 * @param pressedMillis when the lever ended the turn, since the start of the game
 * @param usedMillis thinking time of the turn
 * @param leftMillis what the mover's clock showed after the press
 */
public record MoveTime(
        OptionalLong placedMillis, OptionalLong pressedMillis, OptionalLong usedMillis, OptionalLong leftMillis) {
    /** No time is known. */
    public static final MoveTime UNKNOWN =
            new MoveTime(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());

    /** Returns a time of which only the thinking time is known. */
    public static MoveTime used(long millis) {
        return UNKNOWN.withUsed(OptionalLong.of(millis));
    }

    /** Returns a time of which only what was left is known. */
    public static MoveTime left(long millis) {
        return UNKNOWN.withLeft(OptionalLong.of(millis));
    }

    /** Says whether the end of the turn is known in any way. */
    public boolean ended() {
        return pressedMillis.isPresent() || usedMillis.isPresent() || leftMillis.isPresent();
    }

    /** Returns the same with another time of the stone. */
    public MoveTime withPlaced(OptionalLong millis) {
        return new MoveTime(millis, pressedMillis, usedMillis, leftMillis);
    }

    /** Returns the same with another time of the press. */
    public MoveTime withPressed(OptionalLong millis) {
        return new MoveTime(placedMillis, millis, usedMillis, leftMillis);
    }

    /** Returns the same with another thinking time. */
    public MoveTime withUsed(OptionalLong millis) {
        return new MoveTime(placedMillis, pressedMillis, millis, leftMillis);
    }

    /** Returns the same with another time left. */
    public MoveTime withLeft(OptionalLong millis) {
        return new MoveTime(placedMillis, pressedMillis, usedMillis, millis);
    }
}
