package tengen.sim.season;

import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.sim.fault.FaultPlan;
import tengen.sim.rig.SimTable;
import tengen.sim.time.Agenda;
import tengen.sim.world.Hands;

/**
 * The game that a fault is to trouble, just before its first stone.
 *
 * @param hands the players' hands
 * @param moves the points that will be played
 * @param gameNanos about how long it will take
 * @param store the table's journal
 * @param hall broker and desk; nothing when no family of faults needs them
 * @param diary where each fault is noted as it comes
 */
record Setting(
        Agenda agenda,
        SimTable table,
        Hands hands,
        List<Point> moves,
        long gameNanos,
        FaultPlan plan,
        SeasonStore store,
        Optional<SeasonHall> hall,
        Diary diary) {
    Setting {
        moves = List.copyOf(moves);
    }
}
