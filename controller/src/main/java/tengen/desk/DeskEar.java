package tengen.desk;

import tengen.mqtt.EventMessage;

/** Hears what the desk hears, once it is kept, for whoever shows it. The desk's network thread; every call returns at once. */
public interface DeskEar {
    /** Hears nothing. */
    DeskEar NONE = new DeskEar() {};

    /**
     * An event, complete and in the order of its journal, each once.
     *
     * @param heardMillis when the desk heard it, its own civil time
     */
    default void event(String table, EventMessage event, long heardMillis) {}

    /**
     * The picture of a table.
     *
     * @param kept the broker kept it for who comes late: it may be old
     */
    default void state(String table, String payload, boolean kept) {}

    /** The record of a table's last finished game, or an empty text when there is none any more. */
    default void result(String table, String payload) {}

    /** Whether a table is there. */
    default void presence(String table, boolean online, String reason) {}

    /** A heartbeat, about every ten seconds. */
    default void beat(String table, String payload) {}

    /** What a table says of itself on connecting. */
    default void info(String table, String payload) {}

    /** A game has left a table and is on its way to another one. */
    default void onTheWay(String from, String game, String to) {}

    /** A command has got its answer. */
    default void answered(Sent sent) {}

    /** Whether the desk is at the broker and acknowledges. */
    default void acknowledging(boolean yes) {}
}
