package tengen.score.format;

/** A record that cannot be read, or a game that a format cannot carry; the message is the one line that the user reads. */
public final class BadRecord extends Exception {
    private static final long serialVersionUID = 1L;

    /** Makes the refusal with its reason. */
    public BadRecord(String reason) {
        super(reason.length() > 300 ? reason.substring(0, 300) : reason);
    }

    /** Returns the reason. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
