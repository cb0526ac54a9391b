package tengen.bridge.clock;

/**
 * The lower convex hull of delays over time: of many measurements that are each too late by an unknown delay, those that were delayed least.
 *
 * <p>Holds at most {@link #CAPACITY} corners of the last {@link #WINDOW_MILLIS}; adding is a handful of steps and no garbage.
 */
final class LowerEnvelope {
    private static final int CAPACITY = 32;

    /** Twenty minutes: long enough for a rate to a few parts in a million, short enough to follow a crystal that warms up. */
    private static final long WINDOW_MILLIS = 1_200_000;

    private final long[] xs = new long[CAPACITY];
    private final long[] ys = new long[CAPACITY];
    private int corners;

    /**
     * Adds a measurement.
     *
     * @param x clock milliseconds, not before the one added last
     * @param y nanoseconds
     */
    void add(long x, long y) {
        if (corners > 0 && xs[corners - 1] == x) {
            if (ys[corners - 1] <= y) {
                return;
            }
            corners--;
        }
        while (corners >= 2 && !turnsUp(corners - 2, corners - 1, x, y)) {
            corners--;
        }
        if (corners == CAPACITY || corners > 2 && x - xs[1] > WINDOW_MILLIS) {
            System.arraycopy(xs, 1, xs, 0, corners - 1);
            System.arraycopy(ys, 1, ys, 0, corners - 1);
            corners--;
        }
        xs[corners] = x;
        ys[corners] = y;
        corners++;
    }

    boolean isEmpty() {
        return corners == 0;
    }

    /** Returns the time from the first corner to the last in clock milliseconds. */
    long spanMillis() {
        return corners == 0 ? 0 : xs[corners - 1] - xs[0];
    }

    /**
     * Returns the tightest bound at {@code x}: each corner carried on to it with the given slope.
     *
     * @param slopeMilli nanoseconds per millisecond, times 1000
     */
    long boundAt(long x, long slopeMilli) {
        long lowest = Long.MAX_VALUE;
        for (int i = 0; i < corners; i++) {
            lowest = Math.min(lowest, ys[i] + (x - xs[i]) * slopeMilli / 1000);
        }
        return lowest;
    }

    /** Forgets the older half of the corners. */
    void forgetHalf() {
        int forgotten = corners / 2;
        corners -= forgotten;
        System.arraycopy(xs, forgotten, xs, 0, corners);
        System.arraycopy(ys, forgotten, ys, 0, corners);
    }

    private boolean turnsUp(int first, int second, long x, long y) {
        return (ys[second] - ys[first]) * (x - xs[second]) < (y - ys[second]) * (xs[second] - xs[first]);
    }
}
