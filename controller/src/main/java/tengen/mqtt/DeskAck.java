package tengen.mqtt;

import java.util.Optional;
import tengen.record.JsonFields;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/**
 * What the desk has of a table: the only thing that counts as delivery (MQTT.md 3.4).
 *
 * @param deskEpoch the identity of the desk's store
 * @param epoch the identity of the table's journal
 * @param have every event up to this one is in the desk's store
 * @param nonce new at every subscription of the desk: what was on its way before may be lost
 * @param resyncFrom the desk misses events from here on and asks for them again; 0 when it does not ask
 */
public record DeskAck(String deskEpoch, String epoch, long have, String nonce, long resyncFrom) {
    /** Returns the payload. */
    public String json() {
        JsonLine json = new JsonLine()
                .begin()
                .text("deskEpoch", deskEpoch)
                .text("epoch", epoch)
                .number("have", have)
                .text("nonce", nonce);
        if (resyncFrom > 0) {
            json.number("resyncFrom", resyncFrom);
        }
        return json.end().take();
    }

    /** Reads a payload; nothing when it is none. */
    public static Optional<DeskAck> parse(String json) {
        try {
            JsonFields f = JsonFields.parse(json);
            long have = f.number("have");
            return have < 0
                    ? Optional.empty()
                    : Optional.of(new DeskAck(
                            f.text("deskEpoch"),
                            f.text("epoch"),
                            have,
                            f.text("nonce"),
                            Math.max(0, f.numberOrZero("resyncFrom"))));
        } catch (StoreFault | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
