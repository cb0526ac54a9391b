package tengen.score;

import java.util.OptionalLong;
import tengen.game.Seat;

/** Thinking time of the whole game by seat, in milliseconds. */
public record TotalTime(OptionalLong usedMillisA, OptionalLong usedMillisB) {
    /** Not known. */
    public static final TotalTime UNKNOWN = new TotalTime(OptionalLong.empty(), OptionalLong.empty());

    /** Returns the time that a seat used. */
    public OptionalLong used(Seat seat) {
        return seat == Seat.A ? usedMillisA : usedMillisB;
    }

    /** Returns the times with the seats exchanged. */
    public TotalTime exchanged() {
        return new TotalTime(usedMillisB, usedMillisA);
    }
}
