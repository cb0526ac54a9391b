package tengen.sim.rig;

import java.util.concurrent.Executor;
import java.util.function.Function;
import tengen.sim.clock.ControllerEnd;
import tengen.time.WallClock;

/**
 * What a table's controller stands in beyond the simulated parts.
 *
 * @param wall civil time for the journal
 * @param talk makes the controller's talk with the clock at the other end of the cable
 * @param machine names the first power-up of the machine; later ones get a number
 * @param boots starts of the controller that the journal already knows
 * @param clockBoot the boot number of the clock that the journal knows last; 0 when there is none
 * @param entry brings work of another thread to the agenda's; work of the agenda's own thread is done at once
 */
public record Surroundings(
        WallClock wall,
        Function<ControllerEnd, ClockTalk> talk,
        String machine,
        long boots,
        int clockBoot,
        Executor entry) {}
