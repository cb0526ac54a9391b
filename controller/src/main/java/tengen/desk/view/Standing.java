package tengen.desk.view;

/** How a table stands for the arbiter, the most urgent first: the order of the hall page. */
public enum Standing {
    /** A claim waits for a ruling. */
    CLAIM,
    /** A player calls. */
    CALLED,
    /** A flag has fallen and something is to be decided, a table is back and asks whether to go on, or a game has not arrived. */
    QUESTION,
    /** Something on the table is not as it should be. */
    IRREGULAR,
    /** A table with an unfinished game cannot be heard. */
    OFFLINE,
    /** A result waits for its confirmation. */
    UNCONFIRMED,
    /** The clocks stand at the arbiter's word. */
    PAUSED,
    /** A clock runs. */
    PLAYING,
    /** A pairing is set, or none is. */
    WAITING,
    /** The result is confirmed. */
    FINISHED
}
