package tengen.engine.solve;

import java.util.Arrays;
import tengen.engine.Point;

/**
 * Positions from which the attacker was found not to win, by a key of 64 bits: a table in which a newer position takes an older one's place. It starts
 * small, to stay in the cache for the many short searches, and grows during a long one.
 *
 * <p>Two positions of one search share a key with a chance of about 2^-64 for each pair.
 */
final class TriedPositions {
    private static final int SMALL = 1 << 13;
    private static final int LARGE = 1 << 22;
    private static final long[] KEYS = keys();

    private long[] table = new long[SMALL];

    /** How much of the table is used, a power of two. */
    private int size = SMALL;

    private int count;

    /** Mixed into the keys of one search, so that those of earlier searches do not match; never a key itself, for an empty place holds 0. */
    private long search;

    private static long[] keys() {
        long[] keys = new long[2 * Point.COUNT];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = mix(i + 1L);
        }
        return keys;
    }

    /** The output function of SplitMix64. */
    private static long mix(long number) {
        long z = number * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** Returns the key of an attacker's stone. */
    static long attack(int point) {
        return KEYS[point];
    }

    /** Returns the key of a defender's stone. */
    static long reply(int point) {
        return KEYS[Point.COUNT + point];
    }

    /** Returns a key that tells searches of different depths apart. */
    static long depth(int depth) {
        return mix(-depth - 1L);
    }

    /** Forgets all positions. */
    void forget() {
        search = mix(search + KEYS.length + 1);
        size = SMALL;
        count = 0;
    }

    boolean contains(long key) {
        long stored = key ^ search;
        return table[(int) stored & size - 1] == stored;
    }

    void add(long key) {
        if (++count > size / 2 && size < LARGE) {
            grow();
        }
        long stored = key ^ search;
        table[(int) stored & size - 1] = stored;
    }

    private void grow() {
        int former = size;
        size *= 8;
        if (table.length < size) {
            table = Arrays.copyOf(table, size);
        }
        for (int i = 0; i < former; i++) {
            long stored = table[i];
            table[i] = 0;
            table[(int) stored & size - 1] = stored;
        }
    }
}
