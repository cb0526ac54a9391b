package tengen.bridge.clock;

/** The serial line failed. Expected: people trip over cables. */
public final class LineFault extends Exception {
    private static final long serialVersionUID = 1L;

    /** What failed. */
    private final Cause kind;

    /** Why a line failed, and whether opening it again may help. */
    public enum Cause {
        /** No device of that name. */
        NO_DEVICE,
        /** The device does not let us in: the user is not in the group {@code dialout}, say. */
        REFUSED,
        /** The device went away while open. */
        UNPLUGGED,
        /** The peer does not take bytes. */
        STALLED;

        /** Returns whether opening again, after a while, may succeed without a person's help. */
        public boolean worthRetrying() {
            return switch (this) {
                case NO_DEVICE, UNPLUGGED, STALLED -> true;
                case REFUSED -> false;
            };
        }
    }

    public LineFault(Cause kind, String message) {
        super(message);
        this.kind = kind;
    }

    /** Returns what failed. */
    public Cause kind() {
        return kind;
    }
}
