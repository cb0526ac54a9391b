package tengen.engine;

/** A colour of stone. The colour of a stone is the parity of its move number, never of its seat (RULES 0). */
public enum Stone {
    BLACK,
    WHITE;

    /** Returns the other colour. */
    public Stone other() {
        return this == BLACK ? WHITE : BLACK;
    }

    /**
     * Returns the colour of a move.
     *
     * @param number move number, 1 or more; a pass takes a number too
     */
    public static Stone ofMove(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("no such move number: " + number);
        }
        return (number & 1) == 1 ? BLACK : WHITE;
    }
}
