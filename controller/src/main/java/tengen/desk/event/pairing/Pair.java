package tengen.desk.event.pairing;

/**
 * Two who meet.
 *
 * @param opener who opens the first game
 * @param other the opponent; {@link #NOBODY}: the opener has a bye
 */
public record Pair(int opener, int other) {
    /** Nobody: the opponent of a bye. */
    public static final int NOBODY = 0;

    public Pair {
        if (opener < 1 || other < 0 || opener == other) {
            throw new IllegalArgumentException("no pair: " + opener + ", " + other);
        }
    }

    /** Says whether nobody is met. */
    public boolean bye() {
        return other == NOBODY;
    }

    /** Returns the same pair, the other one opening. */
    public Pair reversed() {
        return bye() ? this : new Pair(other, opener);
    }
}
