package tengen.desk.view;

/**
 * How far the desk's monotonic clock is ahead of a table's. Every message arrives late and none early, so the smallest difference is the best; two windows, so
 * that crystals may drift. One thread.
 */
final class Offset {
    private static final long WINDOW_MILLIS = 120_000;

    private long boot = Long.MIN_VALUE;
    private boolean guessed;
    private long before = Long.MAX_VALUE;
    private long now = Long.MAX_VALUE;
    private long windowMillis;

    /** A message that was journalled at {@code monoMillis} of this boot is heard at {@code deskMillis}. */
    void heard(long ofBoot, long monoMillis, long deskMillis) {
        if (ofBoot != boot || guessed) {
            begin(ofBoot, deskMillis);
        }
        if (deskMillis - windowMillis > WINDOW_MILLIS) {
            before = now;
            now = Long.MAX_VALUE;
            windowMillis = deskMillis;
        }
        now = Math.min(now, deskMillis - monoMillis);
    }

    /** Only something old is known of this boot: about what age it has. */
    void guess(long ofBoot, long monoMillis, long deskMillis, long ageMillis) {
        if (ofBoot != boot) {
            begin(ofBoot, deskMillis);
            guessed = true;
            now = deskMillis - ageMillis - monoMillis;
        }
    }

    private void begin(long ofBoot, long deskMillis) {
        boot = ofBoot;
        guessed = false;
        before = Long.MAX_VALUE;
        now = Long.MAX_VALUE;
        windowMillis = deskMillis;
    }

    /** Returns a moment of the table's present boot as one of the desk's. */
    long deskMillis(long monoMillis) {
        long best = Math.min(before, now);
        return best == Long.MAX_VALUE ? monoMillis : monoMillis + best;
    }
}
