package tengen.mqtt;

/**
 * A message on its way to or from a broker.
 *
 * @param payload UTF-8 text; empty clears a retained message
 * @param qos 0 or 1
 * @param retained for one that comes in: it was kept by the broker and is not news
 * @param expirySeconds how long the broker keeps it for somebody who is away; 0 = for ever
 * @param correlation the id of the command that it carries or answers; empty for others
 */
public record Message(String topic, String payload, int qos, boolean retained, long expirySeconds, String correlation) {
    public Message {
        if (qos != 0 && qos != 1) {
            throw new IllegalArgumentException("quality of service " + qos);
        }
    }

    /** Returns a message that is delivered at least once to who listens. */
    public static Message event(String topic, String payload) {
        return new Message(topic, payload, 1, false, 0, "");
    }

    /** Returns a message that the broker keeps and tells everybody who comes later. */
    public static Message kept(String topic, String payload) {
        return new Message(topic, payload, 1, true, 0, "");
    }

    /** Returns a message that may be lost. */
    public static Message passing(String topic, String payload) {
        return new Message(topic, payload, 0, false, 0, "");
    }
}
