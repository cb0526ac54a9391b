package tengen.score.format;

/** Ways to write SGF. */
public enum SgfFlavour {
    /** One line of moves; removed offers as private properties and as a comment. For every program. */
    FLAT,
    /** For RenLib: ASCII, its own {@code 5A} property, {@code B+DRAW}. */
    RENLIB,
    /** Removed offers as variations of move 5. RenLib drops what is nested. */
    VARIATIONS
}
