package tengen.sim.world;

/**
 * How many games of a million meet which fault of the board; argued in hardware-sim/docs/faults.md.
 *
 * @param noisyPpm a site flickers for a few seconds
 * @param stuckOpenPpm a reed never closes
 * @param deadCentrePpm a reed lies flat under its point
 * @param diodePpm a diode is bridged
 * @param stuckClosedPpm a reed under a stone is welded and stays closed when that is lifted
 * @param errorsPpm transfers fail for a while
 * @param brownOutPpm the chain's supply dips
 * @param frozenPpm the chain is not clocked for seconds
 * @param slipsPpm transfers see a clock too many for a while
 * @param settlePpm the columns get less time than they need for a while
 */
public record BoardRates(
        int noisyPpm,
        int stuckOpenPpm,
        int deadCentrePpm,
        int diodePpm,
        int stuckClosedPpm,
        int errorsPpm,
        int brownOutPpm,
        int frozenPpm,
        int slipsPpm,
        int settlePpm) {
    /** A sound board. */
    public static final BoardRates NONE = new BoardRates(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** Fault kind noise. */
    public static final BoardRates NOISE = new BoardRates(100_000, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** Fault kind sites. */
    public static final BoardRates SITES = new BoardRates(0, 4_000, 2_000, 1_000, 1_000, 0, 0, 0, 0, 0);

    /** Fault kind chain. */
    public static final BoardRates CHAIN = new BoardRates(0, 0, 0, 0, 0, 50_000, 20_000, 10_000, 10_000, 5_000);

    /** Fault kind sites, five to twenty times as often as in life and all alike, so that ten thousand games meet each more than a hundred times. */
    public static final BoardRates OFTEN_SITES = new BoardRates(0, 20_000, 20_000, 20_000, 20_000, 0, 0, 0, 0, 0);

    /** Fault kind chain, for the same reason. */
    public static final BoardRates OFTEN_CHAIN = new BoardRates(0, 0, 0, 0, 0, 50_000, 20_000, 20_000, 20_000, 20_000);

    /** Returns the rates of both. */
    public BoardRates plus(BoardRates other) {
        return new BoardRates(
                noisyPpm + other.noisyPpm,
                stuckOpenPpm + other.stuckOpenPpm,
                deadCentrePpm + other.deadCentrePpm,
                diodePpm + other.diodePpm,
                stuckClosedPpm + other.stuckClosedPpm,
                errorsPpm + other.errorsPpm,
                brownOutPpm + other.brownOutPpm,
                frozenPpm + other.frozenPpm,
                slipsPpm + other.slipsPpm,
                settlePpm + other.settlePpm);
    }
}
