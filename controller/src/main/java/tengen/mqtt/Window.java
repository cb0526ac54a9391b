package tengen.mqtt;

import java.util.ArrayDeque;

/** Messages of QoS 1 that the broker has not yet acknowledged, oldest first, and how many of them there may be. One thread. */
final class Window {
    /** MQTT.md 1.4: brokers allow 10 to 65,535 and Paho miscounts the large ones. */
    private static final int MOST = 16;

    private record Sent(long token, String topic, long sentNanos) {}

    private final ArrayDeque<Sent> open = new ArrayDeque<>();
    private int most;
    private long lastToken;

    void reset(int brokersWindow) {
        open.clear();
        most = Math.clamp(brokersWindow, 1, MOST);
    }

    boolean full() {
        return open.size() >= most;
    }

    boolean isEmpty() {
        return open.isEmpty();
    }

    long nextToken() {
        return ++lastToken;
    }

    void sent(long token, String topic, long nowNanos) {
        open.add(new Sent(token, topic, nowNanos));
    }

    /** Takes the message with this token out and returns its topic; an empty text if there is none. */
    String acknowledged(long token) {
        for (Sent sent : open) {
            if (sent.token() == token) {
                open.remove(sent);
                return sent.topic();
            }
        }
        return "";
    }

    /** Returns when the oldest message was handed over; only while there is one. */
    long oldestNanos() {
        return open.getFirst().sentNanos();
    }
}
