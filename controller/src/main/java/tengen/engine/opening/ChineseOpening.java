package tengen.engine.opening;

/** Designated opening, one swap after three stones, fifth-move offers (指定开局 三手可交换 五手打): RULES 2.2, 2.3 and the older RIF Swap of 2.4. */
public final class ChineseOpening {
    private ChineseOpening() {}

    /** Two offers (五手两打), RULES 2.2 = RIF 1996 to 2008. */
    public static Procedure twoOffers() {
        return Procedure.renju(
                Step.stones("S1", Zone.CENTRE, Zone.SQUARE_3, Zone.SQUARE_5).to(1),
                Step.stones("S2", Zone.ANYWHERE).swapTo(2).to(3),
                Step.stones("S3", Zone.ANYWHERE).to(3),
                Step.offers("S4", 2).to(4),
                Step.removal("S5"));
    }

    /** N offers, declared with the opening (五手N打), RULES 2.3 = Yamaguchi. */
    public static Procedure declaredOffers() {
        return Procedure.renju(
                Step.stones("S1", Zone.CENTRE, Zone.SQUARE_3, Zone.SQUARE_5)
                        .declaring(Step.MAX_N)
                        .to(1),
                Step.stones("S2", Zone.ANYWHERE).swapTo(2).to(3),
                Step.stones("S3", Zone.ANYWHERE).to(3),
                Step.offers("S4", Step.DECLARED).to(4),
                Step.removal("S5"));
    }

    /** The RIF Swap rule of 1989 to 1995: the first three stones are turns of their own, RULES 2.4. */
    public static Procedure rifSwap() {
        return Procedure.renju(
                Step.stones("B1", Zone.CENTRE).to(1),
                Step.stones("W2", Zone.SQUARE_3).to(2),
                Step.stones("B3", Zone.SQUARE_5).to(3),
                Step.stones("S2", Zone.ANYWHERE).swapTo(4).to(5),
                Step.stones("S3", Zone.ANYWHERE).to(5),
                Step.offers("S4", 2).to(6),
                Step.removal("S5"));
    }
}
