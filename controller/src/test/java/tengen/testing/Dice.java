package tengen.testing;

import java.util.List;

/** Random numbers that a seed repeats for ever (SplitMix64). */
public final class Dice {
    private long state;

    /** Begins the sequence of this seed. */
    public Dice(long seed) {
        state = seed;
    }

    /** Returns any number. */
    public long any() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** Returns a number from 0 to bound - 1. */
    public int below(int bound) {
        return (int) Long.remainderUnsigned(any(), bound);
    }

    /** Returns a number from 0 to bound - 1. */
    public long below(long bound) {
        return Long.remainderUnsigned(any(), bound);
    }

    /** Says yes this often in a hundred. */
    public boolean percent(int chance) {
        return below(100) < chance;
    }

    /** Returns one of these. */
    public <T> T oneOf(List<T> items) {
        return items.get(below(items.size()));
    }

    /** Returns one of these. */
    @SafeVarargs
    public final <T> T oneOf(T... items) {
        return items[below(items.length)];
    }
}
