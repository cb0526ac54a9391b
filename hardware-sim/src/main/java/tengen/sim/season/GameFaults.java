package tengen.sim.season;

import java.util.Optional;
import tengen.sim.fault.FaultKind;

/** Which families of faults a season can bring into its games. */
final class GameFaults {
    private GameFaults() {}

    /** Returns the trouble of this family for one game, or nothing when seasons cannot bring it yet. */
    static Optional<GameFault> of(FaultKind kind, Odds odds) {
        return switch (kind) {
            case HANDS -> Optional.of(new HandFaults());
            case NOISE -> Optional.of(new NoiseFaults());
            case SITES -> Optional.of(new SiteFaults(odds));
            case CHAIN -> Optional.of(new Both(new BusFaults(odds), new PlugFaults()));
            case SERIAL -> Optional.of(new SerialFaults());
            case CLOCK -> Optional.of(new ClockFaults());
            case BROKER -> Optional.of(new BrokerFaults());
            case STORE -> Optional.of(new StoreFaults());
            case WALL -> Optional.of(new WallFaults());
            case CRASH -> Optional.of(new CrashFaults());
            case ARBITER -> Optional.of(new ArbiterFaults());
        };
    }
}
