package tengen.mqtt;

/** What comes from a broker. {@code generation} is that of the connection it belongs to. */
public sealed interface Happening {
    /** Returns the generation of the connection. */
    long generation();

    /**
     * The connection stands.
     *
     * @param window messages of QoS 1 that the broker takes without having acknowledged them
     */
    record Opened(long generation, int window) implements Happening {}

    /** The filters are subscribed; {@code refused} when the broker does not grant one of them. */
    record Subscribed(long generation, boolean refused) implements Happening {}

    /** A message of QoS 1 is with the broker, or refused by it ({@code code} of 0x80 and above). That is not delivery. */
    record Acknowledged(long generation, long token, int code) implements Happening {
        /** Codes from here on are refusals (MQTT 5, 2.4). */
        public static final int REFUSALS = 0x80;

        /** Says whether the broker refused it. */
        public boolean refused() {
            return code >= REFUSALS;
        }
    }

    /** A message has come. */
    record Arrived(long generation, Message message) implements Happening {}

    /** The connection is gone, or was never made. */
    record Lost(long generation, Loss why, String detail) implements Happening {}

    /** Why a connection is gone. */
    enum Loss {
        /** Nobody answers there. */
        UNREACHABLE,
        /** The broker does not accept this user or password. */
        NOT_AUTHORISED,
        /** Another client came with the same id. */
        TAKEN_OVER,
        /** The connection broke. */
        BROKEN,
        /** Nothing was acknowledged for too long. */
        SILENT
    }
}
