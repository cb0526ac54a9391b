package tengen.engine;

/** The four directions in which stones form lines, in the order of {@link Lines}. */
public enum Direction {
    /** Along a row, A to O. */
    ROW,
    /** Along a column, 1 to 15. */
    COLUMN,
    /** Along a diagonal that rises from left to right, as A1-O15. */
    RISING,
    /** Along a diagonal that falls from left to right, as A15-O1. */
    FALLING
}
