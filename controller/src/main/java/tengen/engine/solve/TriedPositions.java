package tengen.engine.solve;

import tengen.engine.Point;

/**
 * Positions from which the attacker was found not to win, by a key of 64 bits: a table in which a newer position takes an older one's place.
 *
 * <p>Two positions of one search share a key with a chance of about 2^-64 for each pair.
 */
final class TriedPositions {
    private static final int SIZE = 1 << 14;
    private static final long[] KEYS = keys();

    private final long[] table = new long[SIZE];

    /** Mixed into the keys of one search, so that those of earlier searches do not match. */
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

    /** Forgets all positions. */
    void forget() {
        search = mix(search + 1);
    }

    boolean contains(long key) {
        long stored = key ^ search;
        return table[(int) stored & SIZE - 1] == stored;
    }

    void add(long key) {
        long stored = key ^ search;
        table[(int) stored & SIZE - 1] = stored;
    }
}
