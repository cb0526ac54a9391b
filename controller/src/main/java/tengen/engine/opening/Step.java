package tengen.engine.opening;

import java.util.List;

/**
 * One turn of an opening: a row of the tables in RULES 2. Turns of the two seats alternate, whoever holds which colour.
 *
 * @param row the row's name in RULES 2, such as S3
 * @param form what is placed
 * @param zones for STONES: where each stone may stand, in the order of placement; otherwise empty
 * @param afterSwap the step that follows a swap; {@link #NO_SWAP} when this turn has no swap right
 * @param declares the largest N that is declared after the stones; 0 = none, {@link #MAX_N} = the organiser's bound
 * @param offers how many fifth stones are offered; {@link #DECLARED} = as many as were declared
 * @param otherwise what may be placed instead
 * @param next the step that follows; {@link #END} = normal play
 */
public record Step(
        String row,
        Form form,
        List<Zone> zones,
        int afterSwap,
        int declares,
        int offers,
        Otherwise otherwise,
        int next) {
    /** Normal play follows. */
    public static final int END = -1;

    /** No swap right. */
    public static final int NO_SWAP = -2;

    /** As many offers as were declared. */
    public static final int DECLARED = -1;

    /** The organiser's bound. */
    public static final int MAX_N = -1;

    /** What a turn is made of. */
    public enum Form {
        /** Stones of alternating colours, in the order in which they were placed. */
        STONES,
        /** Black's fifth stones to choose from. */
        OFFERS,
        /** White lifts all offers but one and places the sixth stone. */
        REMOVAL,
        /** The seat chooses its colour: a bare press is Black, the next stone is White's. */
        CHOICE
    }

    /**
     * Another way to make the turn, told by the stones that stand at the press.
     *
     * @param kind what is placed instead
     * @param count how many stones, or {@link #MAX_N}: two up to the organiser's bound
     * @param next the step that follows then
     */
    public record Otherwise(Kind kind, int count, int next) {
        /** No other way. */
        public static final Otherwise NONE = new Otherwise(Kind.NOTHING, 0, END);

        /** What is placed instead. */
        public enum Kind {
            NOTHING,
            /** Fifth stones to choose from, instead of one (Taraguchi). */
            OFFERS,
            /** One white and one black stone more (Swap2, Super Sakata). */
            TWO_STONES
        }
    }

    public Step {
        zones = List.copyOf(zones);
    }

    static Step stones(String row, Zone... zones) {
        return new Step(row, Form.STONES, List.of(zones), NO_SWAP, 0, 0, Otherwise.NONE, END);
    }

    static Step offers(String row, int count) {
        return new Step(row, Form.OFFERS, List.of(), NO_SWAP, 0, count, Otherwise.NONE, END);
    }

    static Step removal(String row) {
        return new Step(row, Form.REMOVAL, List.of(), NO_SWAP, 0, 0, Otherwise.NONE, END);
    }

    static Step choice(String row) {
        return new Step(row, Form.CHOICE, List.of(), NO_SWAP, 0, 0, Otherwise.NONE, END);
    }

    Step to(int step) {
        return new Step(row, form, zones, afterSwap, declares, offers, otherwise, step);
    }

    Step swapTo(int step) {
        return new Step(row, form, zones, step, declares, offers, otherwise, next);
    }

    Step declaring(int most) {
        return new Step(row, form, zones, afterSwap, most, offers, otherwise, next);
    }

    Step or(Otherwise.Kind kind, int count, int step) {
        return new Step(row, form, zones, afterSwap, declares, offers, new Otherwise(kind, count, step), next);
    }

    /** Says whether this turn has a swap right. */
    public boolean maySwap() {
        return afterSwap != NO_SWAP;
    }

    /** Says whether so many stones make a turn to which one stone more would make another, swaps apart; none chooses Black. */
    public boolean hasLessThanMost(int stones, int maxN) {
        return switch (form) {
            case CHOICE -> stones == 0;
            case STONES ->
                (stones == zones.size() && otherwise.kind() != Otherwise.Kind.NOTHING)
                        || (otherwise.count() == MAX_N && stones > zones.size() && stones < maxN);
            case OFFERS, REMOVAL -> false;
        };
    }

    /** Says whether the turn is one stone and nothing else can come of it, so that the stone counts as soon as it has settled. */
    public boolean single() {
        return form == Form.STONES && zones.size() == 1 && otherwise.kind() == Otherwise.Kind.NOTHING;
    }
}
