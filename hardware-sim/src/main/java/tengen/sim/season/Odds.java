package tengen.sim.season;

import tengen.sim.world.BoardRates;

/** How often reeds, diodes and registers fail in a season; argued in hardware-sim/docs/faults.md. */
enum Odds {
    /** As often as in life. */
    DEFAULT(BoardRates.SITES, BoardRates.CHAIN),
    /** Up to twenty times as often, so that ten thousand games meet each kind more than a hundred times. */
    OFTEN(BoardRates.OFTEN_SITES, BoardRates.OFTEN_CHAIN);

    private final BoardRates sites;
    private final BoardRates chain;

    Odds(BoardRates sites, BoardRates chain) {
        this.sites = sites;
        this.chain = chain;
    }

    BoardRates sites() {
        return sites;
    }

    BoardRates chain() {
        return chain;
    }
}
