package tengen.engine.opening;

import static tengen.engine.opening.Step.Otherwise.Kind.TWO_STONES;

/** Openings of gomoku, which has no forbidden moves: RULES 2.8. */
public final class GomokuOpening {
    private GomokuOpening() {}

    /** Swap. */
    public static Procedure swap() {
        return Procedure.gomoku(
                Step.stones("S1", Zone.ANYWHERE, Zone.ANYWHERE, Zone.ANYWHERE).to(1),
                Step.stones("S2", Zone.ANYWHERE).swapTo(2).to(Step.END),
                Step.stones("S2 after the swap", Zone.ANYWHERE).to(Step.END));
    }

    /** Swap2. */
    public static Procedure swap2() {
        return Procedure.gomoku(
                Step.stones("S1", Zone.ANYWHERE, Zone.ANYWHERE, Zone.ANYWHERE).to(1),
                Step.stones("S2", Zone.ANYWHERE).swapTo(2).or(TWO_STONES, 2, 3).to(Step.END),
                Step.stones("S2 after the swap", Zone.ANYWHERE).to(Step.END),
                Step.choice("S3").to(Step.END));
    }

    /** Pro: the third stone leaves the middle. */
    public static Procedure pro() {
        return Procedure.gomoku(
                        Step.stones("B1", Zone.CENTRE).to(1),
                        Step.stones("W2", Zone.SQUARE_3).to(2),
                        Step.stones("B3", Zone.FAR).to(Step.END))
                .passEarly();
    }
}
