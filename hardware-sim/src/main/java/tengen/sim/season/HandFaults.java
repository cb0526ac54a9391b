package tengen.sim.season;

import java.util.Locale;
import java.util.Optional;
import tengen.sim.fault.FaultCounts;
import tengen.sim.fault.FaultPlan;
import tengen.sim.world.HandRates;
import tengen.sim.world.Hands;

/** Hands that slide, tap, hover, straighten and nudge. */
final class HandFaults implements GameFault {
    private Optional<Hands> hands = Optional.empty();

    @Override
    public void enter(Setting setting) {
        hands = Optional.of(setting.hands());
        setting.hands().rates(rates(setting.plan()));
    }

    private static HandRates rates(FaultPlan plan) {
        HandRates usual = HandRates.DEFAULT;
        return new HandRates(
                plan.ppm("slide", usual.slidePpm()),
                plan.ppm("tap", usual.tapPpm()),
                plan.ppm("hover", usual.hoverPpm()),
                plan.ppm("carry", usual.carryPpm()),
                plan.ppm("straighten", usual.straightenPpm()),
                plan.ppm("nudge", usual.nudgePpm()),
                plan.ppm("old nudge", usual.oldNudgePpm()),
                plan.ppm("double", usual.doublePpm()),
                plan.ppm("sleeve", usual.sleevePpm()));
    }

    @Override
    public void heal() {
        hands.ifPresent(all -> all.rates(HandRates.PERFECT));
    }

    @Override
    public void count(FaultCounts counts) {
        for (Hands.Manner manner : Hands.Manner.values()) {
            if (manner != Hands.Manner.PLAIN) {
                String name = "hands " + manner.name().toLowerCase(Locale.ROOT).replace('_', ' ');
                counts.add(name, hands.map(all -> all.count(manner)).orElse(0L));
            }
        }
    }
}
