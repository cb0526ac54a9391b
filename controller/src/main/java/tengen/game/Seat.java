package tengen.game;

/** A seat at the table. A opens, B answers; seats never change letter, whatever colours do (RULES 0). */
public enum Seat {
    A,
    B;

    /** Returns the seat across the board. */
    public Seat other() {
        return this == A ? B : A;
    }
}
