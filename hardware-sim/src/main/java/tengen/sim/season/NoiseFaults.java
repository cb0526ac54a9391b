package tengen.sim.season;

import java.util.List;
import tengen.sim.world.BoardFaults.Kind;
import tengen.sim.world.BoardRates;

/** A site that flickers for a few seconds. */
final class NoiseFaults extends DrawnFaults {
    NoiseFaults() {
        super("noise", BoardRates.NOISE, List.of(Kind.NOISY));
    }
}
