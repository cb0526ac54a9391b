package tengen.sim.season;

import java.util.List;
import tengen.sim.world.BoardFaults.Kind;

/** A bus and a chain of registers on a bad day. */
final class BusFaults extends DrawnFaults {
    BusFaults(Odds odds) {
        super(
                "chain",
                odds.chain(),
                List.of(Kind.SPI_ERRORS, Kind.BROWN_OUT, Kind.FROZEN, Kind.BIT_SLIPS, Kind.SETTLE));
    }
}
