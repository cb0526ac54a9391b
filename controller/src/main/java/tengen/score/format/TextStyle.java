package tengen.score.format;

/** Ways to write plain text. */
public enum TextStyle {
    /** Our own: headings, then the moves with swaps, offers, claims and the result. */
    NOTATION,
    /** The bare moves, h8h9... */
    MOVES,
    /** RenLib's text board. */
    BOARD
}
