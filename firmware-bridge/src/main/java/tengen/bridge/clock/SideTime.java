package tengen.bridge.clock;

/**
 * What one face needs to count alone: the phase it is in and what follows at zero or at the end of a quota. All times are milliseconds, 0 or more.
 *
 * <p>Counting: the main time first. At zero with a quota unfilled, or with no period left, the flag falls; otherwise the period is counted, and each period that
 * runs out takes one from {@code periodsLeft}. A press at the very millisecond of zero is still in time.
 *
 * <p>At the seat's own press, in the main time: {@code incrementMillis} and the smaller of {@code delayMillis} and the time used in this turn (Bronstein) are
 * added, the quota goes down by one, and when it reaches 0 {@code quotaAddMillis} is added. In a period: {@code periodTurnsLeft} goes down by one, and at 0 the
 * period starts afresh ({@code carries}: a whole period is added to the rest).
 *
 * @param mainMillis main time left
 * @param quotaTurns turns still to be pressed before the main time may run out into nothing; 0: no quota
 * @param quotaAddMillis added to the main time when the quota is filled
 * @param periodMillis length of a period; 0: none
 * @param periodLeftMillis left in the present period; the whole length while the main time runs
 * @param periodsLeft periods left, the present one included; 0 to 255
 * @param periodTurns turns to be pressed within one period: 1 for byoyomi, more for Canadian; 0: a period is never renewed; 0 to 255
 * @param periodTurnsLeft of these, still to be pressed
 * @param carries whether the rest of a period is carried into the next one
 * @param incrementMillis added at each press in the main time
 * @param delayMillis at most this much of the turn is given back at the press
 * @param turnUsedMillis used so far in the running turn
 */
public record SideTime(
        int mainMillis,
        int quotaTurns,
        int quotaAddMillis,
        int periodMillis,
        int periodLeftMillis,
        int periodsLeft,
        int periodTurns,
        int periodTurnsLeft,
        boolean carries,
        int incrementMillis,
        int delayMillis,
        int turnUsedMillis) {
    /** No time at all. */
    public static final SideTime ZERO = new SideTime(0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0);

    public SideTime {
        if ((mainMillis
                        | quotaAddMillis
                        | periodMillis
                        | periodLeftMillis
                        | incrementMillis
                        | delayMillis
                        | turnUsedMillis)
                < 0) {
            throw new IllegalArgumentException(
                    "negative time: " + mainMillis + " " + quotaAddMillis + " " + periodMillis + " " + periodLeftMillis
                            + " " + incrementMillis + " " + delayMillis + " " + turnUsedMillis);
        }
        if (((quotaTurns | periodsLeft | periodTurns | periodTurnsLeft) & ~0xff) != 0) {
            throw new IllegalArgumentException(
                    "not 0 to 255: " + quotaTurns + " " + periodsLeft + " " + periodTurns + " " + periodTurnsLeft);
        }
    }

    /** Returns main time alone: at zero the flag falls. */
    public static SideTime main(int mainMillis) {
        return new SideTime(mainMillis, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0);
    }

    /** Returns main time followed by {@code periods} periods that start afresh at each press. */
    public static SideTime byoyomi(int mainMillis, int periods, int periodMillis) {
        return new SideTime(mainMillis, 0, 0, periodMillis, periodMillis, periods, 1, 1, false, 0, 0, 0);
    }

    /** Returns whether the figures are those of the main time; false: those of a period, or nothing is left. */
    public boolean inMain() {
        return mainMillis > 0 || periodsLeft == 0 || quotaTurns > 0;
    }

    /** Returns the milliseconds the face counts down: of the main time, or of the period once that is used up. */
    public int shownMillis() {
        return inMain() ? mainMillis : periodLeftMillis;
    }
}
