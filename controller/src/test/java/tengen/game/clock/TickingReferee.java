package tengen.game.clock;

/**
 * A clock that counts nanosecond by nanosecond, written from RULES 5 and DESIGN 4 and 7 and not from {@link SideTime}. Slow, so for controls of a few hundred
 * nanoseconds.
 */
final class TickingReferee {
    private final TimeControl control;
    int phase;
    long left;
    int turns;
    int periods;
    long used;
    long granted;
    long added;
    long turnUsed;
    boolean flag;

    TickingReferee(TimeControl control) {
        this.control = control;
        enter(0);
    }

    private void enter(int index) {
        Phase now = control.phases().get(index);
        phase = index;
        turns = now.turns();
        periods = now.periods();
        grant(now.nanos());
    }

    private void grant(long nanos) {
        left += nanos;
        granted += nanos;
    }

    /** Lets so many nanoseconds pass; a stretch that has been used up gives way when one nanosecond more is asked for. */
    void think(long nanos) {
        for (long i = 0; i < nanos && !flag; i++) {
            moveOn();
            if (left == 0) {
                flag = true;
            } else {
                left--;
                used++;
                turnUsed++;
            }
        }
    }

    private void moveOn() {
        Phase now = control.phases().get(phase);
        if (left > 0) {
            return;
        }
        if (now.kind() == Phase.Kind.PERIODS && periods > 1) {
            periods--;
            grant(now.nanos());
        } else if (now.kind() == Phase.Kind.MAIN
                && turns == 0
                && phase + 1 < control.phases().size()) {
            enter(phase + 1);
        }
    }

    /** The lever: what this turn earns. */
    void press() {
        Phase now = control.phases().get(phase);
        switch (now.kind()) {
            case PERIODS -> refill(now.nanos());
            case CANADIAN -> {
                turns--;
                if (turns == 0) {
                    turns = now.turns();
                    refill(now.nanos());
                }
            }
            case MAIN -> {
                grant(now.incrementNanos());
                grant(turnUsed < now.delayNanos() ? turnUsed : now.delayNanos());
                if (turns > 0) {
                    turns--;
                    quotaMade(now);
                }
            }
        }
        turnUsed = 0;
    }

    private void quotaMade(Phase now) {
        if (turns > 0) {
            return;
        }
        if (now.repeats()) {
            turns = now.turns();
            grant(now.nanos());
        } else if (phase + 1 < control.phases().size()
                && control.phases().get(phase + 1).kind() == Phase.Kind.MAIN) {
            long rest = left;
            enter(phase + 1);
            if (left != rest + control.phases().get(phase).nanos()) {
                throw new IllegalStateException("the rest is carried");
            }
        }
    }

    private void refill(long nanos) {
        grant(nanos - left);
    }

    void adjust(long nanos) {
        long change = nanos < -left ? -left : nanos;
        left += change;
        added += change;
    }

    SideTime side() {
        return new SideTime(phase, left, turns, periods, used, granted, added);
    }
}
