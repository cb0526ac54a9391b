package tengen.cli;

/** What was asked for cannot be done; the message is the one line that the user reads. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int exitCode;

    private Refusal(int exitCode, String message) {
        super(message);
        this.exitCode = exitCode;
    }

    /** The thing asked for failed: exit code 1. */
    public static Refusal failed(String message) {
        return new Refusal(1, message);
    }

    /** The command was used wrongly: exit code 2. */
    public static Refusal usage(String message) {
        return new Refusal(2, message);
    }

    /** Returns the exit code of the process. */
    public int exitCode() {
        return exitCode;
    }
}
