package tengen.desk.event;

/** What a game brought one side. The two sides are told apart: the arbiter may take a result from one and leave the other's (RULES 6.1). */
public enum Outcome {
    WIN,
    DRAW,
    LOSS;

    /** Returns what the opponent usually has. */
    public Outcome other() {
        return switch (this) {
            case WIN -> LOSS;
            case DRAW -> DRAW;
            case LOSS -> WIN;
        };
    }
}
