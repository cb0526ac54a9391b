package tengen.engine.opening;

import static tengen.engine.opening.Step.Otherwise.Kind.OFFERS;

/** Taraguchi and its kin, a swap chance after each of the first stones: RULES 2.6 and 2.7. */
public final class TaraguchiOpening {
    private static final int REMOVAL = 11;

    private TaraguchiOpening() {}

    /** Taraguchi-10, the title rule since about 2024. */
    public static Procedure ten() {
        return canonical(10);
    }

    /** Plain Taraguchi: five offers instead of ten. */
    public static Procedure five() {
        return canonical(5);
    }

    /** Taraguchi-N: as many offers as stand at the press. */
    public static Procedure any() {
        return canonical(Step.MAX_N);
    }

    /** Super-Taraguchi-10: wider squares. */
    public static Procedure superTen() {
        return Procedure.wide(steps(10, Zone.SQUARE_5, Zone.SQUARE_7, Zone.SQUARE_9));
    }

    /** Tarannikov (five swaps): no offers. */
    public static Procedure tarannikov() {
        return canonical(0);
    }

    private static Procedure canonical(int offers) {
        return Procedure.renju(steps(offers, Zone.SQUARE_3, Zone.SQUARE_5, Zone.SQUARE_7));
    }

    private static Step[] steps(int offers, Zone second, Zone third, Zone fourth) {
        Step fifth = Step.stones("S8", Zone.SQUARE_9).swapTo(8).to(9);
        return new Step[] {
            Step.stones("S1", Zone.CENTRE).to(1),
            Step.stones("S2", second).swapTo(2).to(3),
            Step.stones("S3", second).to(3),
            Step.stones("S4", third).swapTo(4).to(5),
            Step.stones("S5", third).to(5),
            Step.stones("S6", fourth).swapTo(6).to(7),
            Step.stones("S7", fourth).to(7),
            offers == 0 ? fifth : fifth.or(OFFERS, offers, REMOVAL),
            Step.stones("S9a", Zone.SQUARE_9).to(9),
            Step.stones("S10a", Zone.ANYWHERE).swapTo(10).to(Step.END),
            Step.stones("S11a", Zone.ANYWHERE).to(Step.END),
            Step.removal("S10b"),
        };
    }
}
