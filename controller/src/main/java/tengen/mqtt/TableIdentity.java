package tengen.mqtt;

/**
 * Who a table is, in this start of its program.
 *
 * @param event the event's name in topics
 * @param table the table's name in topics, which is also its user at the broker
 * @param boot the controller's boot number
 * @param instance a name that no other start has: {@link Chance#name}
 */
public record TableIdentity(String event, String table, long boot, String instance) {
    public TableIdentity {
        Topics.check("event", event);
        Topics.check("table", table);
    }

    /** Returns the id of the table's client: one per table, so that a second one is noticed. */
    public String clientId() {
        return "tengen-" + event + "-" + table;
    }
}
