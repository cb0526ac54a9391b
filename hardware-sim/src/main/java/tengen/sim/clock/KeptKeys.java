package tengen.sim.clock;

import tengen.bridge.clock.ClockFrame.KeyChange;
import tengen.bridge.clock.ClockKey;

/** The keys a clock keeps until they are journalled: a ring of the size the firmware has. */
final class KeptKeys {
    /** As in the firmware. */
    static final int CAPACITY = 64;

    private final ClockKey[] keys = new ClockKey[CAPACITY];
    private final boolean[] downs = new boolean[CAPACITY];
    private final long[] stamps = new long[CAPACITY];
    private long first = 1;
    private long last;

    boolean isFull() {
        return size() == CAPACITY;
    }

    boolean isHalfFull() {
        return size() >= CAPACITY / 2;
    }

    int size() {
        return (int) (last + 1 - first);
    }

    /** Returns the sequence of the oldest kept key, or of the next one. */
    long first() {
        return first;
    }

    /** Returns the sequence of the newest key ever, 0 before any. */
    long last() {
        return last;
    }

    long add(ClockKey key, boolean down, long millis) {
        last++;
        int at = (int) (last % CAPACITY);
        keys[at] = key;
        downs[at] = down;
        stamps[at] = millis;
        return last;
    }

    void forgetUpTo(long sequence) {
        if (sequence <= last && sequence >= first) {
            first = sequence + 1;
        }
    }

    KeyChange frame(int frameSequence, int boot, long keySequence) {
        int at = (int) (keySequence % CAPACITY);
        return new KeyChange(frameSequence, boot, keySequence, keys[at], downs[at], stamps[at]);
    }
}
