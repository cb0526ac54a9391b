package tengen.engine.opening;

import static tengen.engine.opening.Step.Otherwise.Kind.TWO_STONES;

/** Super Sakata (renju.net rule 17): RULES 2.9. */
public final class SakataOpening {
    private SakataOpening() {}

    /** Returns the procedure. The seat that chooses plays on as White unless it swaps. */
    public static Procedure superSakata() {
        return Procedure.renju(
                Step.stones("three stones", Zone.CENTRE, Zone.SQUARE_3, Zone.SQUARE_5)
                        .to(1),
                Step.stones("W4 and B5", Zone.SQUARE_7, Zone.SQUARE_9).to(2),
                Step.stones("a, b or c", Zone.ANYWHERE)
                        .swapTo(Step.END)
                        .or(TWO_STONES, 2, 2)
                        .to(Step.END));
    }
}
