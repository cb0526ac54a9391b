package tengen.bridge.clock;

/** Puts the clock's keys in order: each is taken once, none is skipped, repeats are told apart from gaps. */
final class KeyIntake {
    /** What a KEY frame is. */
    enum Kind {
        /** The next one. */
        NEXT,
        /** Known already: the clock missed our answer. */
        REPEAT,
        /** One before it was lost on the line and will be repeated by the clock. */
        GAP
    }

    private KeyMark journalled;
    private int boot;
    private long taken;
    private long lastSwitch;

    KeyIntake(KeyMark journalled) {
        this.journalled = journalled;
    }

    /** Starts with a clock of {@code newBoot} whose oldest kept key is {@code firstKept}; within one boot, goes on where it was. */
    void begin(int newBoot, long firstKept) {
        if (newBoot != boot) {
            boot = newBoot;
            taken = 0;
            lastSwitch = 0;
        }
        // Keys before the oldest kept one were acknowledged, perhaps to the process before this one.
        taken = Math.max(taken, Math.max(firstKept - 1, journalled.within(boot)));
    }

    Kind take(ClockFrame.KeyChange key) {
        if (key.keySequence() <= taken) {
            return Kind.REPEAT;
        }
        if (key.keySequence() > taken + 1) {
            return Kind.GAP;
        }
        taken = key.keySequence();
        if (key.down() && key.key().isLever()) {
            lastSwitch = taken;
        }
        return Kind.NEXT;
    }

    /** Forgets this key and all after it, as if they had not come: the clock repeats what nobody has journalled. */
    void untake(long keySequence) {
        taken = Math.min(taken, keySequence - 1);
    }

    /** Notes that all keys up to {@code mark} are journalled; an older mark changes nothing. */
    void acknowledge(KeyMark mark) {
        if (mark.boot() != journalled.boot() || mark.sequence() > journalled.sequence()) {
            journalled = mark;
        }
    }

    /** Returns the last key of the present boot that is journalled, or 0. */
    long journalled() {
        return journalled.within(boot);
    }

    /** Returns the last key taken in this boot, or 0. */
    long taken() {
        return taken;
    }

    /** Returns the last lever press taken in this boot, or 0. */
    long lastSwitch() {
        return lastSwitch;
    }
}
