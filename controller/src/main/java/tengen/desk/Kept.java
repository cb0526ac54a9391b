package tengen.desk;

import tengen.mqtt.EventMessage;

/**
 * An event as it stands in the store.
 *
 * @param heardMillis when the desk heard it, its own civil time
 */
public record Kept(EventMessage event, long heardMillis) {}
