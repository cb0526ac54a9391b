package tengen.engine;

/** A kind of forbidden move of Black, in the order in which several at one point are named (RULES 1.3). */
public enum Foul {
    /** A run of six or more (长连). */
    OVERLINE,
    /** Two or more fours that contain the stone (四四). */
    DOUBLE_FOUR,
    /** Two or more real threes that contain the stone (三三). */
    DOUBLE_THREE
}
