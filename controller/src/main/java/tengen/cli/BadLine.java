package tengen.cli;

/** A line of input that cannot be answered; the message is the reason that the user reads. */
final class BadLine extends Exception {
    private static final long serialVersionUID = 1L;

    BadLine(String reason) {
        super(reason);
    }

    /** Returns the reason. */
    String reason() {
        return String.valueOf(getMessage());
    }
}
