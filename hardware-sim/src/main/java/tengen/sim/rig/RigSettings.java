package tengen.sim.rig;

/**
 * How a simulated table is set up.
 *
 * @param settleNanos how long a stone must rest
 * @param framePeriodNanos from the start of one frame to the next
 * @param columnSettleNanos the driver's wait between two rows
 * @param cableNanos least time on the way of a frame, beyond that of its bytes
 * @param cableSpreadNanos evenly spread up to this much more
 * @param skips whether frames are passed over while nothing can change; the rows are the same either way
 */
public record RigSettings(
        long settleNanos,
        long framePeriodNanos,
        long columnSettleNanos,
        long cableNanos,
        long cableSpreadNanos,
        boolean skips) {
    /** 150 ms, 200 frames a second, 60 microseconds, a cable with 1 to 3 ms on the way. */
    public static final RigSettings DEFAULT =
            new RigSettings(150_000_000L, 5_000_000L, 60_000L, 1_000_000L, 2_000_000L, true);

    /** Returns these settings with another settle time. */
    public RigSettings withSettle(long nanos) {
        return new RigSettings(nanos, framePeriodNanos, columnSettleNanos, cableNanos, cableSpreadNanos, skips);
    }

    /** Returns these settings with another wait between two rows. */
    public RigSettings withColumnSettle(long nanos) {
        return new RigSettings(settleNanos, framePeriodNanos, nanos, cableNanos, cableSpreadNanos, skips);
    }

    /** Returns these settings with every frame read. */
    public RigSettings withoutSkips() {
        return new RigSettings(settleNanos, framePeriodNanos, columnSettleNanos, cableNanos, cableSpreadNanos, false);
    }
}
