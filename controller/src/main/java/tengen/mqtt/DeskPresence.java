package tengen.mqtt;

import java.util.Optional;
import tengen.record.JsonFields;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/**
 * Whether a desk is there that acknowledges. The last one that said "online" is the one that tables obey.
 *
 * @param deskEpoch the identity of the desk's store
 * @param conn number of the connection within the desk's start
 */
public record DeskPresence(boolean online, String deskEpoch, long conn) {
    /** Returns the payload. */
    public String json() {
        return new JsonLine()
                .begin()
                .flag("online", online)
                .text("deskEpoch", deskEpoch)
                .number("conn", conn)
                .end()
                .take();
    }

    /** Reads a payload; nothing when it is none. */
    public static Optional<DeskPresence> parse(String json) {
        try {
            JsonFields f = JsonFields.parse(json);
            return Optional.of(new DeskPresence(f.flag("online"), f.text("deskEpoch"), f.numberOrZero("conn")));
        } catch (StoreFault | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
