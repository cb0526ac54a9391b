package tengen.mqtt;

import tengen.game.Event;

/** Where a table's orders go: its inbox. Returns at once; false means that there is no room now. Network thread. */
public interface Orders {
    /** Takes an order. */
    boolean order(String id, String by, Order order);

    /** Takes an order that must not be carried out, so that it is refused in the journal. */
    boolean refuse(String id, String cmd, Event.RefusalReason reason);

    /** Hears that the broker or the desk can be reached again, or no longer. */
    boolean link(Event.Part part, boolean up);
}
