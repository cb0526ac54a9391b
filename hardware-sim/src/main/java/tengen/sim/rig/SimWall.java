package tengen.sim.rig;

import tengen.sim.time.Agenda;
import tengen.time.WallClock;

/** Civil time of a simulated machine: it can be set, and nothing but the journal's edge may notice. */
public final class SimWall implements WallClock {
    /** 2026-11-30T09:00Z. */
    private static final long START_MILLIS = 1_796_029_200_000L;

    private final Agenda agenda;
    private long stepMillis;

    SimWall(Agenda agenda) {
        this.agenda = agenda;
    }

    @Override
    public long millis() {
        return START_MILLIS + agenda.nanos() / 1_000_000 + stepMillis;
    }

    /** Sets the clock forward (positive) or back. */
    public void step(long millis) {
        stepMillis += millis;
    }
}
