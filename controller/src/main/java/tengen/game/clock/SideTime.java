package tengen.game.clock;

/**
 * The time of one seat. All figures in nanoseconds; after every step used + left = granted + added, to the nanosecond.
 *
 * @param phase index of the phase of the control that is running
 * @param leftNanos what is left of this phase or period, 0 or more
 * @param turnsLeft turns still to be made in this phase (quota or Canadian block); 0 = no quota, or made
 * @param periodsLeft byoyomi periods left, the running one included; 0 outside byoyomi
 * @param usedNanos thinking time so far, never counted past the flag
 * @param grantedNanos what the control has granted so far: main times, increments, periods
 * @param addedNanos what the arbiter gave (positive) or took (negative)
 */
public record SideTime(
        int phase, long leftNanos, int turnsLeft, int periodsLeft, long usedNanos, long grantedNanos, long addedNanos) {
    public SideTime {
        if (leftNanos < 0) {
            throw new IllegalArgumentException("negative time: " + leftNanos);
        }
        if (usedNanos + leftNanos != grantedNanos + addedNanos) {
            throw new IllegalArgumentException("time is not conserved: used " + usedNanos + " + left " + leftNanos
                    + " != granted " + grantedNanos + " + added " + addedNanos);
        }
    }

    /** Returns the time at the start of a game. */
    public static SideTime start(TimeControl control) {
        Phase first = control.phase(0);
        return new SideTime(0, first.nanos(), first.turns(), first.periods(), 0, first.nanos(), 0);
    }

    /** Says whether nothing is left in the last stretch that this turn can reach: the flag is down. */
    public boolean flagged(TimeControl control) {
        return leftNanos == 0 && untilFlagNanos(control) == 0;
    }

    /** Returns how long this seat may think in this turn before its flag falls. */
    public long untilFlagNanos(TimeControl control) {
        Phase now = control.phase(phase);
        return switch (now.kind()) {
            case PERIODS -> leftNanos + (periodsLeft - 1) * now.nanos();
            case CANADIAN -> leftNanos;
            case MAIN ->
                turnsLeft > 0 || !control.hasAfter(phase)
                        ? leftNanos
                        : leftNanos
                                + entered(control, phase + 1)
                                        .withLeft(control.phase(phase + 1).nanos())
                                        .untilFlagNanos(control);
        };
    }

    /** Returns this time after thinking for {@code nanos}; periods and phases that run out are left behind, and the flag stops the count at 0. */
    public SideTime after(TimeControl control, long nanos) {
        if (nanos < 0) {
            throw new IllegalArgumentException("negative thinking time: " + nanos);
        }
        SideTime side = this;
        long rest = nanos;
        while (rest > side.leftNanos) {
            if (side.untilFlagNanos(control) == side.leftNanos) {
                return side.spent(side.leftNanos);
            }
            // A press at the very end of a period is in time, as it is at the flag (BUGLOG C6): the next begins after
            // it.
            rest -= side.leftNanos;
            side = side.spent(side.leftNanos).following(control);
        }
        return side.spent(rest);
    }

    /**
     * Returns this time at the press that ends a turn: increment, delay, quota, a fresh period.
     *
     * @param turnNanos how long this turn took, pauses not counted
     */
    public SideTime pressed(TimeControl control, long turnNanos) {
        Phase now = control.phase(phase);
        return switch (now.kind()) {
            case PERIODS -> granted(now.nanos() - leftNanos);
            case CANADIAN ->
                turnsLeft > 1
                        ? withTurnsLeft(turnsLeft - 1)
                        : granted(now.nanos() - leftNanos).withTurnsLeft(now.turns());
            case MAIN ->
                granted(now.incrementNanos() + Math.min(now.delayNanos(), turnNanos))
                        .quota(control);
        };
    }

    /** Returns this time with what the arbiter gives (positive) or takes (negative); what is taken is at most what is left. */
    public SideTime adjusted(long nanos) {
        long change = Math.max(nanos, -leftNanos);
        return new SideTime(
                phase, leftNanos + change, turnsLeft, periodsLeft, usedNanos, grantedNanos, addedNanos + change);
    }

    private SideTime quota(TimeControl control) {
        if (turnsLeft == 0) {
            return this;
        }
        if (turnsLeft > 1) {
            return withTurnsLeft(turnsLeft - 1);
        }
        Phase now = control.phase(phase);
        int nextIndex = now.repeats() ? phase : phase + 1;
        boolean bank = now.repeats()
                || (control.hasAfter(phase) && control.phase(nextIndex).kind() == Phase.Kind.MAIN);
        if (!bank) {
            return withTurnsLeft(0);
        }
        Phase next = control.phase(nextIndex);
        return new SideTime(
                nextIndex,
                leftNanos + next.nanos(),
                next.turns(),
                0,
                usedNanos,
                grantedNanos + next.nanos(),
                addedNanos);
    }

    /** Returns the time with which the next period or phase begins; only when nothing is left of this one and another follows. */
    public SideTime following(TimeControl control) {
        Phase now = control.phase(phase);
        if (now.kind() == Phase.Kind.PERIODS) {
            return new SideTime(
                    phase, now.nanos(), 0, periodsLeft - 1, usedNanos, grantedNanos + now.nanos(), addedNanos);
        }
        long fresh = control.phase(phase + 1).nanos();
        return entered(control, phase + 1).withLeft(fresh);
    }

    private SideTime entered(TimeControl control, int index) {
        Phase next = control.phase(index);
        return new SideTime(
                index, 0, next.turns(), next.periods(), grantedNanos + addedNanos, grantedNanos, addedNanos);
    }

    private SideTime withLeft(long nanos) {
        return new SideTime(phase, nanos, turnsLeft, periodsLeft, usedNanos, grantedNanos + nanos, addedNanos);
    }

    private SideTime spent(long nanos) {
        return new SideTime(
                phase, leftNanos - nanos, turnsLeft, periodsLeft, usedNanos + nanos, grantedNanos, addedNanos);
    }

    private SideTime granted(long nanos) {
        return new SideTime(
                phase, leftNanos + nanos, turnsLeft, periodsLeft, usedNanos, grantedNanos + nanos, addedNanos);
    }

    private SideTime withTurnsLeft(int turns) {
        return new SideTime(phase, leftNanos, turns, periodsLeft, usedNanos, grantedNanos, addedNanos);
    }
}
