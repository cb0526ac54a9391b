package tengen.bridge.clock;

/**
 * One of the two faces of the clock, with its lever and keys. Not a seat: which seat sits at face A is the table's business, and a clock that stands the other
 * way round changes only that.
 */
public enum ClockSide {
    A,
    B;

    /** Returns the face across. */
    public ClockSide other() {
        return this == A ? B : A;
    }
}
