package tengen.sim.fault;

/**
 * A seeded source of chance that gives the same numbers on every JDK and machine: SplitMix64 (Steele, Lea, Flood 2014).
 *
 * <p>Not for secrets. One thread.
 */
public final class Dice {
    /** A chance of one. */
    public static final int CERTAIN_PPM = 1_000_000;

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private final long seed;
    private long state;

    /** Creates the dice of this seed. */
    public Dice(long seed) {
        this.seed = seed;
        this.state = seed;
    }

    /** Returns the seed these dice were made from. */
    public long seed() {
        return seed;
    }

    /** Returns 64 random bits. */
    public long next() {
        state += GOLDEN_GAMMA;
        return mixed(state);
    }

    /**
     * Returns a number from 0 to {@code bound} - 1, each as likely as the other to within 1 in 2^32.
     *
     * @param bound 1 or more
     */
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("no number below " + bound);
        }
        return (int) ((next() >>> 32) * bound >>> 32);
    }

    /** Returns a number from {@code lowest} to {@code highest}, both included. */
    public long between(long lowest, long highest) {
        long count = highest - lowest + 1;
        if (highest < lowest || count <= 0) {
            throw new IllegalArgumentException("no number between " + lowest + " and " + highest);
        }
        // Multiply-high keeps the whole range without a division's bias towards low numbers.
        return lowest + Math.unsignedMultiplyHigh(next(), count);
    }

    /** Returns a number from {@code lowest} to {@code highest}, both included. */
    public int between(int lowest, int highest) {
        return (int) between((long) lowest, (long) highest);
    }

    /** Says yes in {@code ppm} of a million cases. */
    public boolean chance(int ppm) {
        return below(CERTAIN_PPM) < ppm;
    }

    /**
     * Returns dice of their own for one part of the bench. They depend on the seed and the name alone, so that one part drawing more numbers does not change
     * what another part meets.
     */
    public Dice fork(String name) {
        long hash = seed;
        for (int i = 0; i < name.length(); i++) {
            hash = mixed(hash + GOLDEN_GAMMA + name.charAt(i));
        }
        return new Dice(mixed(hash ^ GOLDEN_GAMMA));
    }

    /** Returns dice of their own for the part of this name and number. */
    public Dice fork(String name, long number) {
        return new Dice(mixed(fork(name).seed + number * GOLDEN_GAMMA));
    }

    private static long mixed(long value) {
        long z = value;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
