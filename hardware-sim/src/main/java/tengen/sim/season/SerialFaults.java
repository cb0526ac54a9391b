package tengen.sim.season;

import java.util.Optional;
import tengen.sim.clock.SimCable;
import tengen.sim.rig.RigSettings;

/** The cable to the clock: cut, garbled, slow. */
final class SerialFaults extends TimedFaults {
    private Optional<SimCable> cable = Optional.empty();

    SerialFaults() {
        super("serial");
    }

    @Override
    public void enter(Setting setting) {
        SimCable wire = setting.table().cable();
        cable = Optional.of(wire);
        draw(setting, "cut", 150_000, dice -> wire.cut(dice.between(50, 20_000) * MILLI));
        draw(
                setting,
                "garble",
                150_000,
                dice -> wire.garble(dice.between(1_000, 60_000), dice.between(1, 60) * SECOND));
        draw(setting, "slow", 100_000, dice -> wire.delay(dice.between(1, 40) * MILLI, dice.between(1, 60) * MILLI));
    }

    @Override
    public void heal() {
        super.heal();
        cable.ifPresent(wire -> {
            wire.garble(0, 0);
            wire.delay(RigSettings.DEFAULT.cableNanos(), RigSettings.DEFAULT.cableSpreadNanos());
        });
    }
}
