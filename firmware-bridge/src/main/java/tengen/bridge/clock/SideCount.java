package tengen.bridge.clock;

/**
 * One face counting by itself: the arithmetic of {@link SideTime}, as the clock's firmware does it. The controller uses it to foresee what the clock must show,
 * the simulated clock to be one.
 */
public final class SideCount {
    private int mainMillis;
    private int quotaTurns;
    private int periodLeftMillis;
    private int periodsLeft;
    private int periodTurnsLeft;
    private int turnUsedMillis;
    private SideTime rules = SideTime.ZERO;
    private boolean zero;

    /** Starts from {@code time}. */
    public void set(SideTime time) {
        rules = time;
        mainMillis = time.mainMillis();
        quotaTurns = time.quotaTurns();
        periodLeftMillis = time.periodLeftMillis();
        periodsLeft = time.periodsLeft();
        periodTurnsLeft = time.periodTurnsLeft();
        turnUsedMillis = time.turnUsedMillis();
        zero = false;
    }

    /**
     * Counts {@code millis} down and stops at zero.
     *
     * @return how many of them were left over beyond zero; 0 also when zero is reached exactly, which is still in time
     */
    public int spend(int millis) {
        turnUsedMillis = (int) Math.min(Integer.MAX_VALUE, (long) turnUsedMillis + millis);
        int rest = millis;
        if (mainMillis >= rest) {
            mainMillis -= rest;
            return 0;
        }
        rest -= mainMillis;
        mainMillis = 0;
        while (quotaTurns == 0 && periodsLeft > 0) {
            if (periodLeftMillis >= rest) {
                periodLeftMillis -= rest;
                return 0;
            }
            rest -= periodLeftMillis;
            periodLeftMillis = 0;
            periodsLeft--;
            if (periodsLeft > 0) {
                periodLeftMillis = rules.periodMillis();
                periodTurnsLeft = rules.periodTurns();
            }
        }
        zero = true;
        return rest;
    }

    /** Ends this seat's turn: increment, delay, quota and period as in {@link SideTime}. */
    public void press() {
        if (!zero) {
            credit();
        }
        turnUsedMillis = 0;
    }

    /** Returns how many milliseconds can be counted before a press would be too late. */
    public long untilZeroMillis() {
        if (zero) {
            return 0;
        }
        if (quotaTurns > 0 || periodsLeft == 0) {
            return mainMillis;
        }
        return (long) mainMillis + periodLeftMillis + (long) (periodsLeft - 1) * rules.periodMillis();
    }

    /** Returns whether more was counted than there was. */
    public boolean isZero() {
        return zero;
    }

    /** Returns whether the main time is used up and a period is counted. */
    public boolean inPeriod() {
        return mainMillis == 0 && quotaTurns == 0 && periodsLeft > 0;
    }

    /** Returns what the face shows, in milliseconds. */
    public int shownMillis() {
        return inPeriod() ? periodLeftMillis : mainMillis;
    }

    /** Returns periods left, the present one included. */
    public int periodsLeft() {
        return periodsLeft;
    }

    /** Returns all of it as it stands now. */
    public SideTime time() {
        return new SideTime(
                mainMillis,
                quotaTurns,
                rules.quotaAddMillis(),
                rules.periodMillis(),
                periodLeftMillis,
                periodsLeft,
                rules.periodTurns(),
                periodTurnsLeft,
                rules.carries(),
                rules.incrementMillis(),
                rules.delayMillis(),
                turnUsedMillis);
    }

    private void credit() {
        if (inPeriod()) {
            if (periodTurnsLeft > 0) {
                periodTurnsLeft--;
            }
            if (periodTurnsLeft == 0 && rules.periodTurns() > 0) {
                periodLeftMillis = rules.periodMillis() + (rules.carries() ? periodLeftMillis : 0);
                periodTurnsLeft = rules.periodTurns();
            }
            return;
        }
        mainMillis += rules.incrementMillis() + Math.min(rules.delayMillis(), turnUsedMillis);
        if (quotaTurns > 0) {
            quotaTurns--;
            if (quotaTurns == 0) {
                mainMillis += rules.quotaAddMillis();
            }
        }
    }
}
