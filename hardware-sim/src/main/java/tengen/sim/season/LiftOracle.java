package tengen.sim.season;

import java.util.Optional;
import tengen.bridge.Sites;
import tengen.game.Event;
import tengen.record.EventCodec;
import tengen.record.Row;
import tengen.record.StoreFault;

/** With quiet hands and sound reeds nobody lifts a stone: a table that says so has taken a bad frame for an empty board. Pure. */
final class LiftOracle {
    private LiftOracle() {}

    /** Returns what is wrong with a row that says one of these standing stones is lifted. */
    static Optional<String> untrue(Row row, Sites standing) {
        try {
            boolean said = row.type().equals("Irregularity")
                    && EventCodec.read(row) instanceof Event.Irregularity told
                    && told.kind() == Event.Oddity.STONE_LIFTED
                    && told.points().stream().anyMatch(point -> standing.has(point.index()));
            return said ? Optional.of("a stone that stands is said to be lifted: " + row.body()) : Optional.empty();
        } catch (StoreFault fault) {
            return Optional.of("a row that cannot be read: " + fault.getMessage());
        }
    }
}
