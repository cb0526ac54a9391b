package tengen.desk;

import tengen.mqtt.EventMessage;

/**
 * An event of a table.
 *
 * @param payload as it came, byte for byte
 */
public record Heard(String table, EventMessage event, String payload) {
    TableEpoch key() {
        return new TableEpoch(table, event.epoch());
    }
}
