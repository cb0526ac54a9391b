package tengen.table;

import tengen.bridge.clock.ClockSide;
import tengen.game.GameState;
import tengen.game.Seat;

/**
 * Which seat sits at which face of the clock: face A is on the near side, and the opener may sit on the far one.
 *
 * @param openerFar whether seat A sits on the far side
 */
public record Seating(boolean openerFar) {
    /** Returns the seating of a game; without one the opener sits on the near side. */
    public static Seating of(GameState state) {
        return new Seating(
                switch (state) {
                    case GameState.Empty empty -> false;
                    case GameState.Assigned now -> now.setup().openerFar();
                    case GameState.Running now -> now.play().setup().openerFar();
                    case GameState.Stopped now -> now.play().setup().openerFar();
                    case GameState.Ended now -> now.play().setup().openerFar();
                });
    }

    /** Returns the face in front of {@code seat}. */
    public ClockSide face(Seat seat) {
        return (seat == Seat.A) != openerFar ? ClockSide.A : ClockSide.B;
    }

    /** Returns the seat in front of which {@code face} stands. */
    public Seat seat(ClockSide face) {
        return (face == ClockSide.A) != openerFar ? Seat.A : Seat.B;
    }
}
