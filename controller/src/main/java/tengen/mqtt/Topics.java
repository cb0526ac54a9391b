package tengen.mqtt;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The tree of topics of one event (MQTT.md 4.2). The "1" is the major version of everything below. */
public record Topics(String event) {
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]{1,64}|T[0-9]{3}");
    private static final String ROOT = "tengen/1/";
    private static final int UP_LEVELS = 7;

    public Topics {
        check("event", event);
    }

    /** What {@link #isName} takes, for people. */
    public static final String NAMES = "lower-case letters, digits and hyphens, or like T001";

    /** A topic below a table's "up". */
    public record Up(String table, Kind kind) {}

    /** What a table tells. */
    public enum Kind {
        PRESENCE("presence"),
        INFO("info"),
        STATE("state"),
        EVENT("ev"),
        RESULT("result"),
        ACK("ack"),
        BEAT("hb");

        private final String level;

        Kind(String level) {
            this.level = level;
        }

        private static Optional<Kind> of(String level) {
            for (Kind kind : values()) {
                if (kind.level.equals(level)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }

    /** Says whether a name can be one level of a topic on every broker. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /**
     * Returns the name if it can be one level of a topic on every broker: Artemis maps slashes to dots.
     *
     * @throws IllegalArgumentException in one line
     */
    public static String check(String what, String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    what + " must be small letters, digits and hyphens, or like T001: " + name);
        }
        return name;
    }

    /** Returns where a table tells this. */
    public String up(String table, Kind kind) {
        return ROOT + event + "/t/" + table + "/up/" + kind.level;
    }

    /** Returns where a table gets its commands. */
    public String command(String table) {
        return ROOT + event + "/t/" + table + "/dn/cmd";
    }

    /** Returns where a table gets the desk's acknowledgements. */
    public String ack(String table) {
        return ROOT + event + "/t/" + table + "/dn/ack";
    }

    /** Returns where the desk says that it is there. */
    public String desk() {
        return ROOT + event + "/desk/presence";
    }

    /** Returns where a desk with nothing to say asks whether its connection lives; nobody listens. */
    public String deskProbe() {
        return ROOT + event + "/desk/probe";
    }

    /** Returns everything that a table listens to: what the desk sends, the desk's presence, and its own, to notice a second table of its name. */
    public List<String> ofTable(String table) {
        return List.of(ROOT + event + "/t/" + table + "/dn/#", desk(), up(table, Kind.PRESENCE));
    }

    /** Returns everything that a desk listens to. One filter takes all tables; the presence of desks lies outside it. */
    public List<String> ofDesk() {
        return List.of(ROOT + event + "/t/+/up/#", desk());
    }

    /** Returns the source of a table's events. */
    public String source(String table) {
        return ROOT + event + "/t/" + table;
    }

    /** Reads a topic below "up"; nothing for any other. */
    public Optional<Up> parse(String topic) {
        String[] levels = topic.split("/", -1);
        boolean fits = levels.length == UP_LEVELS
                && topic.startsWith(ROOT + event + "/t/")
                && levels[5].equals("up")
                && NAME.matcher(levels[4]).matches();
        return fits ? Kind.of(levels[6]).map(kind -> new Up(levels[4], kind)) : Optional.empty();
    }
}
