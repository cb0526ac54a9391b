package tengen.sim.season;

import java.util.List;
import tengen.sim.world.BoardFaults.Kind;

/** Reeds that are dead or welded and diodes that are bridged. */
final class SiteFaults extends DrawnFaults {
    SiteFaults(Odds odds) {
        super("sites", odds.sites(), List.of(Kind.STUCK_OPEN, Kind.DEAD_CENTRE, Kind.DIODE_MISSING, Kind.STUCK_CLOSED));
    }
}
