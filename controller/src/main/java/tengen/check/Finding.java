package tengen.check;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tengen.record.JsonFields;
import tengen.record.JsonLine;

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

    /** Returns the finding as a JSON object: part, colour, told, advice. */
    public String json() {
        return new JsonLine()
                .begin()
                .text("part", part)
                .text("colour", colour.name().toLowerCase(Locale.ROOT))
                .text("told", told)
                .text("advice", advice)
                .end()
                .take();
    }

    /** Reads what {@link #json} wrote. */
    public static Finding of(JsonFields fields) {
        return new Finding(
                fields.text("part"),
                Colour.valueOf(fields.text("colour").toUpperCase(Locale.ROOT)),
                fields.text("told"),
                fields.text("advice"));
    }

    /** Returns findings as a JSON list. */
    public static String list(List<Finding> findings) {
        return findings.stream().map(Finding::json).collect(Collectors.joining(",", "[", "]"));
    }
}
