package tengen.game;

import java.util.Optional;
import tengen.engine.Stone;
import tengen.engine.opening.Step;

/** Who holds Black as a turn of the opening begins, where the turn itself tells it; the record and the sheet must not differ on it. */
public final class BlackSeat {
    private BlackSeat() {}

    /**
     * Returns who holds Black when a turn begins: a seat that may swap holds the colour of the stone to be placed (RULES 2.9 b). Nothing when it stays as it is.
     *
     * @param number of the move to be made
     */
    public static Optional<Seat> asBegun(Step step, int number, Seat mover) {
        return step.maySwap()
                ? Optional.of(Stone.ofMove(number) == Stone.BLACK ? mover : mover.other())
                : Optional.empty();
    }

    /**
     * Returns who held Black at a turn that is made again: its first stone was the mover's, or it was White's to choose among offers.
     *
     * @param number of the first move taken back
     */
    public static Seat again(Step step, int number, Seat mover) {
        boolean black = switch (step.form()) {
            case STONES, OFFERS -> Stone.ofMove(number) == Stone.BLACK;
            case REMOVAL -> false;
            // Until it chooses, the opener is Black (RULES 2.8).
            case CHOICE -> true;
        };
        return black ? mover : mover.other();
    }
}
