package tengen.bridge.reed;

/** A frame that proves nothing about the stones: it is discarded whole. */
public final class BusFault extends Exception {
    private static final long serialVersionUID = 1L;

    /** What was wrong with the frame. */
    public enum Cause {
        /** The bus refused: Pi4J threw. */
        BUS_ERROR,
        /** Fewer than four bytes went over the bus; -1 is an error of the kernel's that Pi4J does not throw. */
        SHORT_TRANSFER,
        /** The row word that came back is not the one sent before: the chain is not aligned, not clocked or not powered. */
        ECHO_WRONG,
        /** A line that the canary cross pulls low reads high: a row driver, a row wire or a column wire is dead. */
        CANARY_OPEN,
        /** A line reads low with all rows off: a driver is stuck on, a column is shorted, or the settle time is too short for it. */
        CANARY_STUCK,
        /** The bus was closed under the scanner. */
        CLOSED;

        /** Says whether reading the frame again at once may help. */
        public boolean worthRetrying() {
            return switch (this) {
                case BUS_ERROR, SHORT_TRANSFER, ECHO_WRONG, CANARY_OPEN, CANARY_STUCK -> true;
                case CLOSED -> false;
            };
        }
    }

    private final Cause cause;
    private final String detail;

    /** Creates a fault; {@code detail} names the row and the words, for the technician. */
    public BusFault(Cause cause, String detail) {
        // No stack trace: the cause says all, and a dead cable throws hundreds a second.
        super(cause + ": " + detail, null, false, false);
        this.cause = cause;
        this.detail = detail;
    }

    /** Returns the row and the words, without the cause before them. */
    public String detail() {
        return detail;
    }

    /** Returns what was wrong. */
    public Cause fault() {
        return cause;
    }

    /** Says whether reading the frame again at once may help. */
    public boolean worthRetrying() {
        return cause.worthRetrying();
    }
}
