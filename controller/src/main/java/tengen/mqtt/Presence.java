package tengen.mqtt;

import java.util.Optional;
import tengen.record.JsonFields;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/**
 * Whether a table is there, and which one: the retained message and, with {@code online} false, the will.
 *
 * @param reason why it is not there: "lost" in a will, "stopped" after a farewell; empty while it is
 * @param epoch the identity of the table's journal
 * @param boot the controller's boot number
 * @param instance a name that no other start of the program has
 * @param conn number of the connection within this start: a late will must not end a newer connection
 * @param sinceMillis when this connection was made, civil time
 */
public record Presence(
        boolean online, String reason, String epoch, long boot, String instance, long conn, long sinceMillis) {
    /** Returns the payload. */
    public String json() {
        return new JsonLine()
                .begin()
                .flag("online", online)
                .text("reason", reason)
                .text("epoch", epoch)
                .number("boot", boot)
                .text("instance", instance)
                .number("conn", conn)
                .number("since", sinceMillis)
                .end()
                .take();
    }

    /** Reads a payload; nothing when it is none. */
    public static Optional<Presence> parse(String json) {
        try {
            JsonFields f = JsonFields.parse(json);
            return Optional.of(new Presence(
                    f.flag("online"),
                    f.textIfAny("reason").orElse(""),
                    f.text("epoch"),
                    f.number("boot"),
                    f.text("instance"),
                    f.number("conn"),
                    f.numberOrZero("since")));
        } catch (StoreFault | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Returns the same table gone. */
    public Presence gone(String why) {
        return new Presence(false, why, epoch, boot, instance, conn, sinceMillis);
    }

    /** Says whether this is about another start of the program than {@code other}, and not one that {@code other} follows on the same journal. */
    boolean strangerTo(Presence other) {
        boolean predecessor = epoch.equals(other.epoch) && boot < other.boot;
        return !instance.equals(other.instance) && !predecessor;
    }
}
