package tengen.sim.season;

import java.util.List;
import tengen.sim.world.BoardFaults.Kind;
import tengen.sim.world.BoardRates;

/** Reeds that are dead or welded and diodes that are bridged. */
final class SiteFaults extends DrawnFaults {
    SiteFaults() {
        super(
                "sites",
                BoardRates.SEASON_SITES,
                List.of(Kind.STUCK_OPEN, Kind.DEAD_CENTRE, Kind.DIODE_MISSING, Kind.STUCK_CLOSED));
    }
}
