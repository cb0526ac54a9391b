package tengen.bridge.clock;

/**
 * The clock's milliseconds of one boot as moments of our own monotonic clock.
 *
 * <p>Every frame from the clock bounds the difference of the two clocks from above, since it cannot arrive before it was sent; every frame that the clock says
 * it heard bounds it from below. The tightest bounds of the last minutes give the rate of the crystal and, halfway between them, the difference. A constant
 * asymmetry of the two directions cannot be seen by anybody.
 *
 * <p>The map is continuous and rising: a better estimate bends it, it never steps. Only in the first seconds, before the first key is mapped, may it move at
 * once. Steppable, single thread, no garbage.
 */
public final class TimeMap {
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int SEGMENTS = 64;

    /** Within this time after the first measurement the map still moves at once, unless a key was mapped. */
    private static final long SETTLING_MILLIS = 3_000;

    /** With even delays this short the middle between the bounds is good enough at once. */
    private static final long TIGHT_NANOS = 8_000_000;

    private static final long EVEN_NANOS = 1_500_000;
    private static final int JITTER_SAMPLES = 16;

    /** Ten frames each way, when the bounds do not close sooner: the least delayed of ten are even enough on a line that delays by up to 60 ms. */
    private static final long KEY_WAIT_MILLIS = 1_000;

    /** Of our own frames half as many must have been heard: a loop that waits for its store sends few, and none of them would leave a whole delay in the map. */
    private static final int KEY_HEARD = 5;

    /** A clock that hears next to nothing for so long does not keep its keys waiting any longer. */
    private static final long KEY_WAIT_MOST_MILLIS = 10_000;

    /** After a minute of heartbeats the least delayed ones are good enough on any line. */
    private static final long LEARNING_MILLIS = 60_000;

    private static final long REFIT_MILLIS = 1_000;
    private static final long LEARNT_REFIT_MILLIS = 5_000;
    private static final long RATE_DEAD_BAND_PPB = 2_000;

    /** With the rate known this well heartbeats may come slower. */
    private static final long KNOWN_RATE_PPB = 15_000;

    /** An error below this is worn off so slowly that a turn's length stays right to a millisecond. */
    private static final long GOOD_NANOS = 5_000_000;

    private static final long LEARNING_BEND_PPB = 10_000_000;
    private static final long LEARNT_BEND_PPB = 50_000;

    /** An error below this is left alone, so that an undisturbed line gives an exactly even map: the clock counts whole milliseconds. */
    private static final long DEAD_BAND_NANOS = 600_000;

    /** The error is worn off over about ten seconds. */
    private static final long BEND_SECONDS = 5;

    private final LowerEnvelope above = new LowerEnvelope();
    private final LowerEnvelope below = new LowerEnvelope();
    private final BoundsFit fit = new BoundsFit();
    private final long[] fromMillis = new long[SEGMENTS];
    private final long[] fromNanos = new long[SEGMENTS];
    private final long[] bendPpb = new long[SEGMENTS];
    private int newest = -1;
    private int segments;
    private long originMillis;
    private long sentMillis;
    private long originNanos;
    private long ratePpb;
    private long jitterNanos;
    private long refitMillis;
    private int heards;
    private boolean keyMapped;
    private boolean learnt;

    /**
     * Takes the measurement of a frame from the clock.
     *
     * @param clockMillis when the clock wrote it, by its own milliseconds; not before that of the call before
     * @param receivedNanos when it came, less the time its bytes took
     */
    void sent(long clockMillis, long receivedNanos) {
        if (segments == 0) {
            originMillis = clockMillis;
            originNanos = receivedNanos;
            append(clockMillis, receivedNanos, 0);
        }
        sentMillis = clockMillis;
        long measured = offset(clockMillis, receivedNanos);
        above.add(clockMillis, measured);
        jitterNanos += (measured - above.boundAt(clockMillis, ratePpb) - jitterNanos) / JITTER_SAMPLES;
        refit(clockMillis);
    }

    /**
     * Takes the measurement of a frame to the clock; without effect before the first one from it.
     *
     * @param clockMillis the millisecond of the clock in which its last byte came; not before that of the call before
     * @param sentNanos when we sent it, plus the time its bytes took
     */
    void heard(long clockMillis, long sentNanos) {
        if (segments > 0) {
            // The moment lies anywhere within that millisecond: only its end is a bound.
            below.add(clockMillis, -offset(clockMillis + 1, sentNanos));
            heards++;
            if (isSettling()) {
                refit(sentMillis);
            }
        }
    }

    /** Returns whether anything was measured yet. */
    public boolean isKnown() {
        return segments > 0;
    }

    /** Returns whether the map is as good as it gets: within 5 ms, constant asymmetry excluded. */
    public boolean isLearnt() {
        return learnt;
    }

    /**
     * Returns whether a key may be mapped: the bounds are close, or as close as a second brings them. One frame alone may have been held up on the way, and a map
     * that has placed a key does not step any more.
     */
    boolean isFitForKeys() {
        return keyMapped
                || learnt
                || fit.widthNanos() < TIGHT_NANOS
                || above.spanMillis() >= (heards < KEY_HEARD ? KEY_WAIT_MOST_MILLIS : KEY_WAIT_MILLIS);
    }

    /** Returns the estimated error of the clock's crystal in parts per billion, positive when it is slow. */
    public long ratePpb() {
        return ratePpb;
    }

    /** Returns the moment of {@code clockMillis} of a key: from now on the map does not step. */
    long keyNanosAt(long clockMillis) {
        keyMapped = true;
        return nanosAt(clockMillis);
    }

    /** Returns the moment of {@code clockMillis}, which may lie before the first measurement or after the last. Only when {@link #isKnown()}. */
    public long nanosAt(long clockMillis) {
        long boundNanos = Long.MAX_VALUE;
        for (int back = 0; ; back++) {
            int at = Math.floorMod(newest - back, SEGMENTS);
            if (clockMillis >= fromMillis[at] || back == segments - 1) {
                long spanMillis = clockMillis - fromMillis[at];
                return Math.min(
                        boundNanos, fromNanos[at] + spanMillis * NANOS_PER_MILLI + spanMillis * bendPpb[at] / 1000);
            }
            boundNanos = fromNanos[at];
        }
    }

    /** Returns the millisecond of the clock nearest to {@code nanos}; may be negative (before its boot). Only when {@link #isKnown()}. */
    public long millisAt(long nanos) {
        int at = newest;
        for (int back = 1; back < segments && nanos < fromNanos[at]; back++) {
            at = Math.floorMod(newest - back, SEGMENTS);
        }
        long spanNanos = nanos - fromNanos[at];
        long straightMillis = spanNanos / NANOS_PER_MILLI;
        return fromMillis[at]
                + Math.floorDiv(spanNanos - straightMillis * bendPpb[at] / 1000 + NANOS_PER_MILLI / 2, NANOS_PER_MILLI);
    }

    private boolean isSettling() {
        return above.spanMillis() < SETTLING_MILLIS && !keyMapped;
    }

    private void refit(long nowMillis) {
        long spanMillis = above.spanMillis();
        boolean settling = isSettling();
        if (!settling && nowMillis - refitMillis < (learnt ? LEARNT_REFIT_MILLIS : REFIT_MILLIS)) {
            return;
        }
        refitMillis = nowMillis;
        long target = above.boundAt(nowMillis, ratePpb);
        boolean enough = spanMillis >= LEARNING_MILLIS && (below.isEmpty() || fit.spreadPpb() < KNOWN_RATE_PPB);
        if (!below.isEmpty()) {
            if (!fit.fit(above, below, nowMillis)) {
                above.forgetHalf();
                below.forgetHalf();
                return;
            }
            target = fit.offsetNanos();
            enough |= spanMillis >= SETTLING_MILLIS && jitterNanos < EVEN_NANOS && fit.widthNanos() < TIGHT_NANOS;
            // A rate well within what fits is kept: changes within the noise would only make the map restless.
            if (Math.abs(fit.ratePpb() - ratePpb) > Math.max(RATE_DEAD_BAND_PPB, fit.spreadPpb() / 2)) {
                ratePpb = fit.ratePpb();
            }
        }
        bendTowards(target, nowMillis, settling);
        learnt |= enough && errorNanos(target, nowMillis) < GOOD_NANOS;
    }

    private void bendTowards(long target, long nowMillis, boolean settling) {
        long mapped = nanosAt(nowMillis);
        long error = target - offset(nowMillis, mapped);
        if (settling) {
            // Nothing has been placed by the map yet, so all of it moves: a press from before the first frame too.
            segments = 0;
            append(nowMillis, mapped + error, ratePpb);
            return;
        }
        long calmPpb = Math.max(LEARNT_BEND_PPB, fit.spreadPpb());
        long limitPpb = Math.abs(error) < GOOD_NANOS ? calmPpb : LEARNING_BEND_PPB;
        long bend = Math.abs(error) < DEAD_BAND_NANOS ? 0 : Math.clamp(error / BEND_SECONDS, -limitPpb, limitPpb);
        if (ratePpb + bend != bendPpb[newest]) {
            append(nowMillis, mapped, ratePpb + bend);
        }
    }

    private long errorNanos(long target, long nowMillis) {
        return Math.abs(target - offset(nowMillis, nanosAt(nowMillis)));
    }

    private void append(long millis, long nanos, long ppb) {
        if (segments > 0 && fromMillis[newest] == millis) {
            segments--;
            newest = Math.floorMod(newest - 1, SEGMENTS);
        }
        newest = (newest + 1) % SEGMENTS;
        segments = Math.min(segments + 1, SEGMENTS);
        fromMillis[newest] = millis;
        fromNanos[newest] = nanos;
        bendPpb[newest] = ppb;
    }

    private long offset(long clockMillis, long nanos) {
        return nanos - originNanos - (clockMillis - originMillis) * NANOS_PER_MILLI;
    }
}
