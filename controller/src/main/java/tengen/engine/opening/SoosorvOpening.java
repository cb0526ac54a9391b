package tengen.engine.opening;

/** Soosorv-8, the RIF title rule from 2017: RULES 2.5. */
public final class SoosorvOpening {
    private static final int MOST_OFFERS = 8;

    private SoosorvOpening() {}

    /** Returns the procedure. */
    public static Procedure soosorv8() {
        return Procedure.renju(
                Step.stones("S1", Zone.CENTRE, Zone.SQUARE_3, Zone.SQUARE_5).to(1),
                Step.stones("S2", Zone.ANYWHERE)
                        .declaring(MOST_OFFERS)
                        .swapTo(2)
                        .to(3),
                Step.stones("S3", Zone.ANYWHERE).declaring(MOST_OFFERS).to(3),
                Step.offers("S4", Step.DECLARED).swapTo(4).to(5),
                Step.offers("S5", Step.DECLARED).to(5),
                Step.removal("S6"));
    }
}
