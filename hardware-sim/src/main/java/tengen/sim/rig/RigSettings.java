package tengen.sim.rig;

import tengen.sensing.BoardLay;
import tengen.sim.clock.SimClock;
import tengen.sim.clock.TableClock;

/**
 * How a simulated table is set up.
 *
 * @param settleNanos how long a stone must rest
 * @param cableNanos least time on the way of a frame to or from the clock, beyond that of its bytes
 * @param cableSpreadNanos evenly spread up to this much more
 * @param skips whether frames of the board that cannot differ are passed over
 * @param clock hangs the clock on its cable
 * @param lay how the controller believes that the board lies
 */
public record RigSettings(
        long settleNanos,
        long cableNanos,
        long cableSpreadNanos,
        boolean skips,
        TableClock.Hanger clock,
        BoardLay lay) {
    /** 150 ms to settle, a cable with 1 to 3 ms on the way. */
    public static final RigSettings DEFAULT =
            new RigSettings(150_000_000L, 1_000_000L, 2_000_000L, true, SimClock::new, BoardLay.USUAL);

    /** Returns these settings with another settle time. */
    public RigSettings withSettle(long nanos) {
        return new RigSettings(nanos, cableNanos, cableSpreadNanos, skips, clock, lay);
    }

    /** Returns these settings with every frame read. */
    public RigSettings withoutSkips() {
        return new RigSettings(settleNanos, cableNanos, cableSpreadNanos, false, clock, lay);
    }

    /** Returns these settings with another kind of clock. */
    public RigSettings withClock(TableClock.Hanger hanger) {
        return new RigSettings(settleNanos, cableNanos, cableSpreadNanos, skips, hanger, lay);
    }

    /** Returns these settings with another lie of the board. */
    public RigSettings withLay(BoardLay other) {
        return new RigSettings(settleNanos, cableNanos, cableSpreadNanos, skips, clock, other);
    }
}
