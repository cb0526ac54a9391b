package tengen.sim.season;

import tengen.sim.fault.FaultCounts;

/** One family of trouble in one game of a season. Called by the game's own thread: {@link #enter} once before the first stone, the others as they say. */
interface GameFault {
    /** Draws what will happen in the game that begins now, at the rates of its plan, and enters it into the agenda. */
    void enter(Setting setting);

    /** Ends whatever lasts: from now on the table must come to rest and the game to its end. */
    default void heal() {}

    /** Adds what was injected so far, each fault by a name of its own, also those that did not come. */
    void count(FaultCounts counts);
}
