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
        draw(setting, "cut", 150_000, dice -> {
            long forNanos = dice.between(50, 20_000) * MILLI;
            wire.cut(forNanos);
            return "fault serial-cut for=" + Diary.span(forNanos);
        });
        draw(setting, "garble", 150_000, dice -> {
            int ppm = dice.between(1_000, 60_000);
            long forNanos = dice.between(1, 60) * SECOND;
            wire.garble(ppm, forNanos);
            return "fault serial-garble rate=" + Diary.rate(ppm) + " for=" + Diary.span(forNanos);
        });
        draw(setting, "slow", 100_000, dice -> {
            long leastNanos = dice.between(1, 40) * MILLI;
            long spreadNanos = dice.between(1, 60) * MILLI;
            wire.delay(leastNanos, spreadNanos);
            return "# from now on each frame takes " + Diary.span(leastNanos) + " and up to " + Diary.span(spreadNanos)
                    + " more on the way";
        });
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
