package tengen.bridge.clock;

/** Which face counts. The order is the code on the wire. */
public enum Running {
    NONE,
    A,
    B;

    /** Returns the value for a counting {@code side}. */
    public static Running of(ClockSide side) {
        return side == ClockSide.A ? A : B;
    }

    /** Returns whether {@code side} counts. */
    public boolean is(ClockSide side) {
        return this == of(side);
    }
}
