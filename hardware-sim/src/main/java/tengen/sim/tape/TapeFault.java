package tengen.sim.tape;

/** A tape that cannot be understood: the number of the line and the reason. */
public final class TapeFault extends Exception {
    private static final long serialVersionUID = 1L;

    /** Names the line, from 1, and what is wrong with it. */
    TapeFault(int line, String reason) {
        super("line " + line + ": " + reason);
    }
}
