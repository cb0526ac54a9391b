package tengen.doctor;

/**
 * What a check found.
 *
 * @param part what was looked at
 * @param told what was seen, in one line
 * @param advice the one thing to do; empty when it is green
 */
public record Finding(String part, Colour colour, String told, String advice) {
    /** How it stands. */
    public enum Colour {
        /** As it should be. */
        GREEN,
        /** One may play; somebody should look at it. */
        AMBER,
        /** Not to be played with. */
        RED
    }

    public Finding {
        if (colour == Colour.GREEN != advice.isEmpty()) {
            throw new IllegalArgumentException(part + ": advice belongs to what is not green");
        }
    }

    /** As it should be. */
    public static Finding green(String part, String told) {
        return new Finding(part, Colour.GREEN, told, "");
    }

    /** One may play; somebody should look at it. */
    public static Finding amber(String part, String told, String advice) {
        return new Finding(part, Colour.AMBER, told, advice);
    }

    /** Not to be played with. */
    public static Finding red(String part, String told, String advice) {
        return new Finding(part, Colour.RED, told, advice);
    }
}
