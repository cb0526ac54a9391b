package tengen.desk.event;

/** How much a game counts, in halves of a point (RULES 6.2). */
public enum Scoring {
    /** Win +2, loss -2; a draw is not named by the text and counts 0. */
    PLUS_MINUS_TWO(4, 0, -4),
    /** 1, 0.5, 0. */
    ONE_HALF(2, 1, 0),
    /** 2, 1, 0. */
    TWO_ONE(4, 2, 0);

    private final int win;
    private final int draw;
    private final int loss;

    Scoring(int win, int draw, int loss) {
        this.win = win;
        this.draw = draw;
        this.loss = loss;
    }

    /** Returns halves of a point. */
    public int halves(Outcome outcome) {
        return switch (outcome) {
            case WIN -> win;
            case DRAW -> draw;
            case LOSS -> loss;
        };
    }
}
