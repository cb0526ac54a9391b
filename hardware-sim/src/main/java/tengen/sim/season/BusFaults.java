package tengen.sim.season;

import java.util.List;
import tengen.sim.world.BoardFaults.Kind;
import tengen.sim.world.BoardRates;

/** A bus and a chain of registers on a bad day. */
final class BusFaults extends DrawnFaults {
    BusFaults() {
        super(
                "chain",
                BoardRates.SEASON_CHAIN,
                List.of(Kind.SPI_ERRORS, Kind.BROWN_OUT, Kind.FROZEN, Kind.BIT_SLIPS, Kind.SETTLE));
    }
}
