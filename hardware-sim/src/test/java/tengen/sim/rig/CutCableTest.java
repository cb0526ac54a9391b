package tengen.sim.rig;

import tengen.sim.clock.SimClock;
import tengen.sim.clock.TableClock;

/** The scenes with the simulated clock. */
class CutCableTest extends CutCable {
    @Override
    TableClock.Hanger hanger() {
        return SimClock::new;
    }
}
