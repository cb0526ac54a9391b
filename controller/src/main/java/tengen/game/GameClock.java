package tengen.game;

import java.util.Optional;
import tengen.game.clock.SideTime;
import tengen.game.clock.TimeControl;

/**
 * Both seats' time and which of them runs. Clocks belong to seats; a swap of colours does not move them (RULES 2.0).
 *
 * @param a the time of seat A at the last stop or mark
 * @param b the time of seat B at the last stop or mark
 * @param running the seat whose time runs; nothing while the clocks stand
 * @param sinceNanos the stamp from which the running seat's time counts; 0 while the clocks stand
 * @param turnNanos what the turn to move has used before {@code sinceNanos}
 */
public record GameClock(
        TimeControl control, SideTime a, SideTime b, Optional<Seat> running, long sinceNanos, long turnNanos) {
    /** Returns a clock that stands at the start of the control. */
    public static GameClock standing(TimeControl control) {
        SideTime start = SideTime.start(control);
        return new GameClock(control, start, start, Optional.empty(), 0, 0);
    }

    /** Returns the seat's time as of the last stop or mark. */
    public SideTime side(Seat seat) {
        return seat == Seat.A ? a : b;
    }

    /** Returns the seat's time at this moment; a moment before the start of the run counts as the start. */
    public SideTime sideAt(Seat seat, long nowNanos) {
        return runs(seat) ? side(seat).after(control, spanNanos(nowNanos)) : side(seat);
    }

    /** Returns how long the turn to move has lasted at this moment, pauses not counted. */
    public long turnNanosAt(long nowNanos) {
        return turnNanos + (running.isPresent() ? spanNanos(nowNanos) : 0);
    }

    /** Says whether this seat's time runs. */
    public boolean runs(Seat seat) {
        return running.filter(seat::equals).isPresent();
    }

    /** Returns the stamp at which the running seat has used its last nanosecond; only while a clock runs. */
    public long flagNanos() {
        return sinceNanos + side(running.orElseThrow()).untilFlagNanos(control);
    }

    /** Returns the stamp at which the running seat's present period or phase ends; only while a clock runs. */
    public long periodNanos() {
        return sinceNanos + side(running.orElseThrow()).leftNanos();
    }

    GameClock with(Seat seat, SideTime time) {
        return new GameClock(
                control, seat == Seat.A ? time : a, seat == Seat.B ? time : b, running, sinceNanos, turnNanos);
    }

    GameClock started(Seat seat, long atNanos, long turnSoFarNanos) {
        return new GameClock(control, a, b, Optional.of(seat), atNanos, turnSoFarNanos);
    }

    GameClock stopped(long turnSoFarNanos) {
        return new GameClock(control, a, b, Optional.empty(), 0, turnSoFarNanos);
    }

    private long spanNanos(long nowNanos) {
        return Math.max(0, nowNanos - sinceNanos);
    }
}
