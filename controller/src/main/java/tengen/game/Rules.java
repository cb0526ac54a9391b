package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tengen.engine.Interpretation;
import tengen.engine.opening.Exclusions;
import tengen.engine.opening.Opening;
import tengen.engine.opening.Procedure;
import tengen.game.clock.TimeControl;

/**
 * What the organiser has set for a game. Every key has a default (DESIGN 7, {@code config}).
 *
 * @param procedure how the game is opened
 * @param forbidden what follows a forbidden move of Black
 * @param five what follows a five
 * @param claims who rules on a claim
 * @param flag what follows a fallen flag
 * @param wrongClaim what a wrong claim costs
 * @param lateFive whether a five may be claimed after the opponent's reply
 * @param touchFirst whether the first point touched binds
 * @param interpretation the reading of RULES 1.4
 * @param anyFirstPoint whether the first stone may stand off the centre
 * @param require26 whether a free opening must be one of the 26
 * @param exclude codes of openings that are banned
 * @param maxN the largest number of fifth-move offers that may be declared
 * @param pass whether passing exists
 * @param alarm how loud the time-out is
 * @param walkOverNanos the game's time after which an absent seat loses; 0 = never by itself
 * @param time the time control
 */
public record Rules(
        ProcedureName procedure,
        ForbiddenMode forbidden,
        FiveMode five,
        ClaimMode claims,
        FlagMode flag,
        WrongClaim wrongClaim,
        boolean lateFive,
        boolean touchFirst,
        Interpretation interpretation,
        boolean anyFirstPoint,
        boolean require26,
        Exclusions exclude,
        int maxN,
        boolean pass,
        Alarm alarm,
        long walkOverNanos,
        TimeControl time) {
    private static final long MINUTE_NANOS = 60_000_000_000L;

    /** What follows a forbidden move (RULES 4.1). */
    public enum ForbiddenMode {
        CLAIM,
        AUTO_LOSS,
        BLOCK
    }

    /** What follows a five. */
    public enum FiveMode {
        CLAIM,
        AUTO
    }

    /** Who rules on a claim. */
    public enum ClaimMode {
        ARBITER,
        AUTOMATIC
    }

    /** What follows a fallen flag (RULES 5). */
    public enum FlagMode {
        AUTO,
        CLAIM
    }

    /** How loud the time-out is. */
    public enum Alarm {
        ON,
        LOW,
        OFF
    }

    /**
     * What a wrong claim costs.
     *
     * @param violation a violation is noted
     * @param nanos time taken from the claimant, 0 for none
     */
    public record WrongClaim(boolean violation, long nanos) {
        /** Nothing: no rule text names a penalty (RULES 4.4). */
        public static final WrongClaim NONE = new WrongClaim(false, 0);

        @Override
        public String toString() {
            return violation ? "violation" : nanos > 0 ? "time:" + nanos / 1_000_000_000L + "s" : "none";
        }
    }

    /** The defaults. */
    public static final Rules DEFAULT = parse(Map.of());

    /**
     * Reads keys and values as a tape's {@code config} line or a table's configuration has them; a missing key has its default.
     *
     * @throws IllegalArgumentException for an unknown key or value; the message names it and what is possible
     */
    public static Rules parse(Map<String, String> keys) {
        Map<String, String> rest = new TreeMap<>(keys);
        rest.computeIfPresent("procedure", (key, text) -> ProcedureName.canonical(text));
        if ("rif-swap".equalsIgnoreCase(rest.get("procedure"))) {
            rest.putIfAbsent("exclude", "D13,I13");
        }
        Rules rules = new Rules(
                choice(rest, "procedure", ProcedureName.FREE),
                choice(rest, "forbidden", ForbiddenMode.CLAIM),
                choice(rest, "five", FiveMode.CLAIM),
                choice(rest, "claims", ClaimMode.ARBITER),
                choice(rest, "flag", FlagMode.AUTO),
                wrongClaim(take(rest, "wrong-claim").orElse("none")),
                onOff(rest, "late-five", true),
                firstLast(take(rest, "touch").orElse("last")),
                choice(rest, "interpretation", Interpretation.RIF),
                onOff(rest, "any-first-point", false),
                onOff(rest, "require26", false),
                exclusions(rest),
                whole(take(rest, "max-n").orElse("12")),
                onOff(rest, "pass", true),
                choice(rest, "alarm", Alarm.ON),
                walkOver(take(rest, "walk-over").orElse("off")),
                TimeControl.parse(take(rest, "time").orElse("20m+60s/move")));
        if (!rest.isEmpty()) {
            throw new IllegalArgumentException("unknown key: " + String.join(", ", rest.keySet()));
        }
        return rules;
    }

    /** Returns every key and its value in a fixed order, one blank between; {@link #parse} reads the same rules back. */
    public String text() {
        List<String> parts = new ArrayList<>();
        parts.add("procedure=" + word(procedure));
        parts.add("forbidden=" + word(forbidden));
        parts.add("five=" + word(five));
        parts.add("claims=" + word(claims));
        parts.add("flag=" + word(flag));
        parts.add("wrong-claim=" + wrongClaim);
        parts.add("late-five=" + (lateFive ? "on" : "off"));
        parts.add("touch=" + (touchFirst ? "first" : "last"));
        parts.add("interpretation=" + word(interpretation));
        parts.add("any-first-point=" + (anyFirstPoint ? "on" : "off"));
        parts.add("require26=" + (require26 ? "on" : "off"));
        parts.add("exclude=" + exclude.openings().stream().map(Opening::code).collect(Collectors.joining(",")));
        parts.add("max-n=" + maxN);
        parts.add("pass=" + (pass ? "on" : "off"));
        parts.add("alarm=" + word(alarm));
        if (walkOverNanos > 0) {
            // Left out where it is off: journals of before know no such key.
            parts.add("walk-over=" + walkOverNanos / MINUTE_NANOS + "m");
        }
        parts.add("time=" + time.toString().replace(' ', '_'));
        return String.join(" ", parts);
    }

    /**
     * Reads what {@link #text} wrote, or a person; what is not told is as usual.
     *
     * @throws IllegalArgumentException in one line
     */
    public static Rules ofText(String text) {
        Map<String, String> keys = new TreeMap<>();
        for (String part : text.isBlank() ? new String[0] : text.strip().split("\\s+", -1)) {
            int equals = part.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("a rule is a key, an equals sign and a value, not " + part);
            }
            keys.put(part.substring(0, equals), part.substring(equals + 1).replace('_', ' '));
        }
        return parse(keys);
    }

    /** Returns how the game is opened. */
    public Procedure opening() {
        return procedure.procedure(anyFirstPoint);
    }

    /** Returns the openings that are banned; the old RIF Swap rule bans two by itself (RULES 2.4). */
    private static Exclusions exclusions(Map<String, String> rest) {
        String text = take(rest, "exclude").orElse("");
        return Exclusions.parse(text)
                .orElseThrow(() -> new IllegalArgumentException("exclude=" + text + ": codes such as D13,I13"));
    }

    private static Optional<String> take(Map<String, String> rest, String key) {
        return Optional.ofNullable(rest.remove(key));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static <E extends Enum<E>> E choice(Map<String, String> rest, String key, E standard) {
        Optional<String> text = take(rest, key);
        if (text.isEmpty()) {
            return standard;
        }
        List<String> words = new ArrayList<>();
        for (E value : standard.getDeclaringClass().getEnumConstants()) {
            if (word(value).equalsIgnoreCase(text.get())) {
                return value;
            }
            words.add(word(value));
        }
        throw new IllegalArgumentException(key + "=" + text.get() + ": one of " + String.join(", ", words));
    }

    private static boolean onOff(Map<String, String> rest, String key, boolean standard) {
        String text = take(rest, key).orElse(standard ? "on" : "off");
        if (!text.equals("on") && !text.equals("off")) {
            throw new IllegalArgumentException(key + "=" + text + ": on or off");
        }
        return text.equals("on");
    }

    private static boolean firstLast(String text) {
        if (!text.equals("first") && !text.equals("last")) {
            throw new IllegalArgumentException("touch=" + text + ": last or first");
        }
        return text.equals("first");
    }

    private static int whole(String text) {
        // Two digits are what a face can show.
        if (!text.matches("[1-9]\\d?")) {
            throw new IllegalArgumentException("max-n=" + text + ": a number from 1 to 99");
        }
        return Integer.parseInt(text);
    }

    private static long walkOver(String text) {
        if (text.equals("off")) {
            return 0;
        }
        if (text.matches("[1-9]\\d{0,2}m")) {
            return Long.parseLong(text.substring(0, text.length() - 1)) * MINUTE_NANOS;
        }
        throw new IllegalArgumentException("walk-over=" + text + ": off or minutes such as 30m");
    }

    private static WrongClaim wrongClaim(String text) {
        if (text.equals("none")) {
            return WrongClaim.NONE;
        }
        if (text.equals("violation")) {
            return new WrongClaim(true, 0);
        }
        if (text.matches("time:\\d{1,4}s")) {
            return new WrongClaim(false, Long.parseLong(text.substring(5, text.length() - 1)) * 1_000_000_000L);
        }
        throw new IllegalArgumentException("wrong-claim=" + text + ": none, violation or time:60s");
    }
}
