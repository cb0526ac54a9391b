package tengen.mqtt;

import java.util.Optional;
import tengen.record.JsonFields;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/**
 * What a table has of the desk's commands.
 *
 * @param epoch the identity of the desk's store, which numbers the commands; empty before any command was heard
 * @param have every command up to this one is answered in the table's journal
 */
public record TableAck(String epoch, long have) {
    /** Returns the payload. */
    public String json() {
        return new JsonLine()
                .begin()
                .text("epoch", epoch)
                .number("have", have)
                .end()
                .take();
    }

    /** Reads a payload; nothing when it is none. */
    public static Optional<TableAck> parse(String json) {
        try {
            JsonFields f = JsonFields.parse(json);
            return Optional.of(new TableAck(f.text("epoch"), f.number("have")));
        } catch (StoreFault | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
