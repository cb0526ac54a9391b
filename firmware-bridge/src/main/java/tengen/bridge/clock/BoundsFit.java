package tengen.bridge.clock;

/**
 * The middle of all straight lines that fit between the bounds: of every pair (difference now, rate of the crystal) that no measurement contradicts, the mean.
 *
 * <p>A delay may be anything from nothing up, so no pair in that region is likelier than another. Rates are tried on a grid that narrows with what is known.
 */
final class BoundsFit {
    /** A crystal is good for 100 parts in a million; half as much again for heat and age. */
    private static final long MAX_RATE_PPB = 150_000;

    private static final int CELLS = 32;

    /** Below this a finer grid would say nothing: a millisecond in twenty minutes is 800. */
    private static final long MIN_CELL_PPB = 20;

    private long lowPpb = -MAX_RATE_PPB;
    private long highPpb = MAX_RATE_PPB;
    private long offsetNanos;
    private long ratePpb;
    private long spreadPpb = MAX_RATE_PPB;
    private long widthNanos = Long.MAX_VALUE;

    /**
     * Fits anew; both envelopes must hold something.
     *
     * @return false when no line fits: the crystal has changed, or a measurement was wrong; the result is then the one before
     */
    boolean fit(LowerEnvelope above, LowerEnvelope below, long nowMillis) {
        long cellPpb = Math.max(MIN_CELL_PPB, (highPpb - lowPpb) / CELLS);
        long weights = 0;
        long weighedOffset = 0;
        long weighedRate = 0;
        long firstPpb = Long.MAX_VALUE;
        long lastPpb = Long.MIN_VALUE;
        long widest = 0;
        long origin = above.boundAt(nowMillis, (lowPpb + highPpb) / 2);
        for (long rate = lowPpb; rate <= highPpb; rate += cellPpb) {
            long high = above.boundAt(nowMillis, rate);
            long low = -below.boundAt(nowMillis, -rate);
            // In microseconds, so that the sums stay far from overflow.
            long weight = (high - low) / 1000;
            if (weight > 0) {
                weights += weight;
                weighedOffset += weight * ((high + low) / 2 - origin);
                weighedRate += weight * rate;
                firstPpb = Math.min(firstPpb, rate);
                lastPpb = rate;
                widest = Math.max(widest, high - low);
            }
        }
        if (weights == 0) {
            lowPpb = -MAX_RATE_PPB;
            highPpb = MAX_RATE_PPB;
            return false;
        }
        offsetNanos = origin + weighedOffset / weights;
        ratePpb = weighedRate / weights;
        spreadPpb = (lastPpb - firstPpb + cellPpb) / 2;
        widthNanos = widest;
        lowPpb = Math.max(-MAX_RATE_PPB, firstPpb - cellPpb);
        highPpb = Math.min(MAX_RATE_PPB, lastPpb + cellPpb);
        return true;
    }

    /** Returns the mean difference of the two clocks at the moment of the last fit. */
    long offsetNanos() {
        return offsetNanos;
    }

    /** Returns the mean rate in parts per billion. */
    long ratePpb() {
        return ratePpb;
    }

    /** Returns how far a fitting rate may lie from the mean, about. */
    long spreadPpb() {
        return spreadPpb;
    }

    /** Returns the distance of the two bounds where it is widest. */
    long widthNanos() {
        return widthNanos;
    }
}
