package tengen.score;

/** Something that a record may carry. What a format does not carry is lost by writing it (controller/docs/formats.md). */
public enum Trait {
    /** Passes, with their place in the order of moves. */
    PASSES,
    /** The game's own name. */
    GAME,
    /** The persons, by the colour they held in the end. */
    NAMES,
    /** Event. */
    EVENT,
    /** Round. */
    ROUND,
    /** Board number. */
    BOARD,
    /** Date. */
    DATE,
    /** Place. */
    PLACE,
    /** Opening procedure. */
    RULE,
    /** Time control. */
    TIME_CONTROL,
    /** Arbiter. */
    ARBITER,
    /** Winner or draw. */
    RESULT,
    /** Why the game ended. */
    REASON,
    /** Code of the opening. */
    OPENING,
    /** Name of the opening. */
    OPENING_NAME,
    /** Declared number of offers. */
    DECLARED,
    /** Every decision to swap or not. */
    SWAPS,
    /** After which move each decision fell; without it the rule's own places are taken. */
    SWAP_PLACES,
    /** Fifth-move offers that were removed. */
    OFFERS,
    /** The order of all offers, and offers that nobody chose from. */
    OFFER_ORDER,
    /** Who opened, and who placed the first five stones. */
    OPENER,
    /** Who placed every later stone. */
    PLACERS,
    /** Thinking time of each move. */
    USED_TIME,
    /** What the mover's clock showed after each move. */
    LEFT_TIME,
    /** When stones stood and levers were pressed, and the times of swaps and offers. */
    STAMPS,
    /** Thinking time of the whole game. */
    TOTAL_TIME,
    /** Claims, draw offers, corrections, penalties. */
    REMARKS,
    /** Who confirmed the result. */
    CONFIRMATIONS
}
