package tengen.mqtt;

/** Something about the network that a person must look at, in one line. Told at the edge: once when it begins. */
public record Trouble(Kind kind, String line) {
    /** What it is about. */
    public enum Kind {
        /** Another table has this one's name. */
        ID_IN_USE,
        /** The broker does not take what this client sends or asks for. */
        REFUSED,
        /** The broker cannot be reached. */
        NO_BROKER,
        /** The broker is back. */
        BROKER_BACK,
        /** No desk acknowledges. */
        NO_DESK,
        /** A desk acknowledges. */
        DESK_BACK,
        /** The desk has events that the journal has not. */
        JOURNAL_BEHIND,
        /** The journal cannot be read, or, in a heartbeat, not be written. */
        STORE,
        /** Lost connections have left threads behind: the process is to be started anew between games. */
        THREADS_LEFT
    }
}
