package tengen.mqtt;

/**
 * Counts Paho's threads that belong to one client: each connection has one that connects, and a connection that was dropped just behind its TLS handshake can leave it
 * spinning for ever (paho.mqtt.java issue 850; MQTT.md 1.4). Nothing but a new process gets rid of it.
 */
final class ConnectionThreads {
    /** The present connection's, and those of two that are just ending. */
    static final int USUAL = 3;

    private static final String PREFIX = "MQTT Con: ";

    private ConnectionThreads() {}

    /** Returns how many there are for this client now. */
    static int of(String clientId) {
        String name = PREFIX + clientId;
        return (int) Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals(name))
                .count();
    }
}
