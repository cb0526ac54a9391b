package tengen.sim.clock;

/** Numbers that a seed decides (SplitMix64, Steele, Lea and Flood, 2014): the same on every machine and JDK. */
final class Splash {
    private long state;

    Splash(long seed) {
        state = seed;
    }

    /** Returns a number from 0 to {@code bound} - 1. */
    long below(long bound) {
        state += 0x9e3779b97f4a7c15L;
        long mixed = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return Long.remainderUnsigned(mixed ^ mixed >>> 31, bound);
    }
}
