package tengen.sim.season;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.sim.fault.FaultCounts;
import tengen.sim.fault.FaultPlan;
import tengen.sim.world.BoardFaults;
import tengen.sim.world.BoardFaults.Kind;
import tengen.sim.world.BoardRates;

/** Faults of the board that are drawn at the beginning of a game. */
abstract class DrawnFaults implements GameFault {
    private final String family;
    private final BoardRates usual;
    private final List<Kind> kinds;
    private Optional<BoardFaults> faults = Optional.empty();

    DrawnFaults(String family, BoardRates usual, List<Kind> kinds) {
        this.family = family;
        this.usual = usual;
        this.kinds = kinds;
    }

    @Override
    public final void enter(Setting setting) {
        BoardFaults drawn = new BoardFaults(
                setting.agenda(),
                setting.table().world(),
                setting.table().faults(),
                setting.plan().diceOf(family),
                words -> setting.diary().note(setting.agenda(), words));
        drawn.enter(rates(setting.plan()), setting.moves(), setting.gameNanos());
        faults = Optional.of(drawn);
    }

    private BoardRates rates(FaultPlan plan) {
        return new BoardRates(
                plan.ppm("noisy", usual.noisyPpm()),
                plan.ppm("stuck open", usual.stuckOpenPpm()),
                plan.ppm("dead centre", usual.deadCentrePpm()),
                plan.ppm("diode", usual.diodePpm()),
                plan.ppm("stuck closed", usual.stuckClosedPpm()),
                plan.ppm("spi errors", usual.errorsPpm()),
                plan.ppm("brown-out", usual.brownOutPpm()),
                plan.ppm("frozen", usual.frozenPpm()),
                plan.ppm("slips", usual.slipsPpm()),
                plan.ppm("settle", usual.settlePpm()));
    }

    @Override
    public final void count(FaultCounts counts) {
        for (Kind kind : kinds) {
            String name = family + " " + kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
            counts.add(name, faults.map(drawn -> drawn.count(kind)).orElse(0L));
        }
    }
}
