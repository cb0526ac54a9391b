package tengen.bridge.clock;

/** A light beside the figures of one face. The order is the bit on the wire, lowest first. */
public enum FaceMark {
    /** Own pending swap. */
    SWAP,
    /** Own pending pass. */
    PASS,
    /** A draw is offered by this seat. */
    DRAW,
    /** This seat's claim is being judged. */
    CLAIM,
    /** The last press or key was refused. */
    ERROR,
    /** This seat's flag has fallen. */
    FLAG,
    /** The clocks stand by the arbiter's hand or for a claim. */
    PAUSE,
    /** The result is recorded. */
    RESULT,
    /** The main time is used up; the figures are those of the period. */
    PERIOD
}
