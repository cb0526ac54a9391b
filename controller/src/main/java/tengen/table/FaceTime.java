package tengen.table;

import tengen.bridge.clock.SideTime;
import tengen.game.clock.Phase;
import tengen.game.clock.TimeControl;

/** A seat's time as the clock needs it to count alone: milliseconds, the present stretch and the one after it. */
final class FaceTime {
    private static final long MILLI_NANOS = 1_000_000L;

    /** A face shows a hundred hours at most; more given by hand waits there. */
    private static final long LONGEST_MILLIS = 100L * 3_600_000 - 1;

    private FaceTime() {}

    /** Returns the figures of one face; parts of a millisecond are rounded up, so that a face never reaches zero before the flag. */
    static SideTime of(TimeControl control, tengen.game.clock.SideTime side, long turnNanos) {
        Phase now = control.phase(side.phase());
        int turn = millis(turnNanos);
        return switch (now.kind()) {
            case PERIODS -> period(now, side, side.periodsLeft(), 1, 1, false, turn);
            case CANADIAN -> period(now, side, 1, now.turns(), side.turnsLeft(), false, turn);
            case MAIN ->
                now.repeats()
                        ? period(now, side, 1, now.turns(), side.turnsLeft(), true, turn)
                        : main(control, now, side, turn);
        };
    }

    private static SideTime period(
            Phase phase,
            tengen.game.clock.SideTime side,
            int periods,
            int turns,
            int turnsLeft,
            boolean carries,
            int turn) {
        return new SideTime(
                0,
                0,
                0,
                millis(phase.nanos()),
                millis(side.leftNanos()),
                periods,
                turns,
                turnsLeft,
                carries,
                0,
                0,
                turn);
    }

    private static SideTime main(TimeControl control, Phase now, tengen.game.clock.SideTime side, int turn) {
        int increment = millis(now.incrementNanos());
        int delay = millis(now.delayNanos());
        int left = millis(side.leftNanos());
        if (!control.hasAfter(side.phase())) {
            return new SideTime(left, side.turnsLeft(), 0, 0, 0, 0, 0, 0, false, increment, delay, turn);
        }
        Phase next = control.phase(side.phase() + 1);
        boolean bank = next.kind() == Phase.Kind.MAIN;
        if (bank && side.turnsLeft() > 0) {
            return new SideTime(
                    left, side.turnsLeft(), millis(next.nanos()), 0, 0, 0, 0, 0, false, increment, delay, turn);
        }
        int periods = Math.max(1, next.periods());
        int turns = next.kind() == Phase.Kind.PERIODS ? 1 : next.turns();
        int period = millis(next.nanos());
        return new SideTime(
                left,
                side.turnsLeft(),
                0,
                period,
                period,
                periods,
                turns,
                turns,
                next.repeats(),
                increment,
                delay,
                turn);
    }

    private static int millis(long nanos) {
        return (int) Math.min(LONGEST_MILLIS, (nanos + MILLI_NANOS - 1) / MILLI_NANOS);
    }
}
