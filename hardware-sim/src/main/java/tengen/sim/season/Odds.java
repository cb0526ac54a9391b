package tengen.sim.season;

import tengen.sim.world.BoardRates;

/** How often reeds, diodes and registers fail in a season; argued in hardware-sim/docs/faults.md. */
enum Odds {
    /** As often as in life. */
    DEFAULT,
    /** Up to twenty times as often, so that ten thousand games meet each kind more than a hundred times. */
    OFTEN;

    BoardRates sites() {
        return this == OFTEN ? BoardRates.OFTEN_SITES : BoardRates.SITES;
    }

    BoardRates chain() {
        return this == OFTEN ? BoardRates.OFTEN_CHAIN : BoardRates.CHAIN;
    }
}
