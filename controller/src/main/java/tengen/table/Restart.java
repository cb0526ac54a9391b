package tengen.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.bridge.clock.ClockReport;
import tengen.bridge.clock.ClockReport.LinkUp;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.KeyMark;
import tengen.game.Command;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.Play;
import tengen.record.Recovery;

/**
 * The first moments after a start with an unfinished game in the journal: waits until the board has been seen and the clock has answered, or does not, and then
 * says what is known about the outage (DESIGN 4, crash and time). Loop thread only.
 */
final class Restart {
    /** How long the clock may take to answer; its hello takes 30 ms. */
    private static final long CLOCK_NANOS = 500_000_000L;

    /** The longest outage over which play goes on by itself. */
    private static final long SEAMLESS_NANOS = 10_000_000_000L;

    private final Recovery before;
    private final String machine;
    private final long startNanos;
    private @Nullable LinkUp clock;
    private boolean done;
    private @Nullable Unheard unheard;

    /** A game whose clocks were made to stand without a word from the clock. */
    private record Unheard(Play play) {
        /** Says whether nothing but the wait for the arbiter has come since. */
        boolean standsStill(GameState state) {
            return state instanceof GameState.Stopped now
                    && (now.why() == GameState.Stop.RECOVERED || now.why() == GameState.Stop.PAUSED)
                    && now.play().mover() == play.mover()
                    && now.play().moves().size() == play.moves().size();
        }
    }

    Restart(Recovery before, String machine, long startNanos) {
        this.before = before;
        this.machine = machine;
        this.startNanos = startNanos;
        this.done = !before.gameOpen();
    }

    long startNanos() {
        return startNanos;
    }

    boolean isDone() {
        return done;
    }

    /** Returns the last key that was decided before the restart. */
    KeyMark keyMark() {
        return before.lastKey()
                .map(key -> new KeyMark(key.clockBoot(), key.sequence()))
                .orElse(KeyMark.NONE);
    }

    void clock(LinkUp up) {
        if (clock == null) {
            clock = up;
        }
    }

    /** Returns the command that tells the game of the restart, once everything is known that it needs. */
    Optional<Command> turn(long nowNanos, GameState state, Eyes eyes) {
        if (!eyes.isReady() || (clock == null && nowNanos - startNanos < CLOCK_NANOS)) {
            return Optional.empty();
        }
        done = true;
        Play play = state.game().orElseThrow();
        boolean sameMachine = before.lastLife().machine().equals(machine);
        LinkUp now = clock;
        boolean sameClock = now != null && before.lastLife().clockBoot() == now.boot();
        long outageNanos = startNanos - lastLifeNanos(sameClock ? now : null);
        boolean seamless = sameMachine && sameClock && outageNanos <= SEAMLESS_NANOS;
        long usedNanos = sameClock && now != null ? reportedUse(play, now) : 0;
        unheard = sameMachine && now == null && state instanceof GameState.Running ? new Unheard(play) : null;
        return Optional.of(new Command.Recover(
                seamless,
                sameMachine ? outageNanos / 1_000_000 : -1,
                nowNanos,
                usedNanos,
                eyes.sight(Eyes.pressed(play))));
    }

    /**
     * Returns the command that tells the game what the clock has counted, when the restart could not wait for it: a cut cable, say. A clock that has started anew
     * since knows nothing.
     */
    Optional<Command> late(ClockReport report, GameState state, long nowNanos) {
        Unheard then = unheard;
        if (then == null || !(report instanceof LinkUp up)) {
            return Optional.empty();
        }
        unheard = null;
        if (before.lastLife().clockBoot() != up.boot() || !then.standsStill(state)) {
            return Optional.empty();
        }
        long moreNanos = reportedUse(then.play(), up) - then.play().markedNanos();
        return moreNanos > 0
                ? Optional.of(new Command.HearClock(then.play().mover(), moreNanos, nowNanos))
                : Optional.empty();
    }

    /**
     * Returns when the process before this one is last known to have lived: by the journal, which is silent for seconds while nothing happens, or by the clock,
     * which heard it twice a second. One that died before it had taken the game up does not count, though the clock heard it.
     */
    private long lastLifeNanos(@Nullable LinkUp witness) {
        long writtenNanos = before.lastLife().last().monoNanos();
        if (witness == null
                || witness.silentMillis() == LinkUp.SILENT_FOR_LONG
                || before.broken().isPresent()) {
            return writtenNanos;
        }
        long heardNanos = witness.stampNanos() - witness.silentMillis() * 1_000_000L;
        return Math.min(startNanos, Math.max(writtenNanos, heardNanos));
    }

    /**
     * Returns what the mover has used since the clocks were last set, as his face tells it, and never more than has passed since; what the face does not tell
     * counts as nothing. A face that was never shown what the arbiter has given, because the process died or the cable was cut, would tell all of it as used.
     */
    private long reportedUse(Play play, LinkUp clock) {
        if (isBlank(play, clock)) {
            return 0;
        }
        int leftMillis = new Seating(play.setup().openerFar()).face(play.mover()) == ClockSide.A
                ? clock.leftAMillis()
                : clock.leftBMillis();
        long toldNanos = Math.max(0, play.clock().side(play.mover()).leftNanos() - leftMillis * 1_000_000L);
        return Math.min(toldNanos, passedNanos(play.clock().sinceNanos(), clock));
    }

    /**
     * Returns how long ago a moment of the life before was when the clock answered, at the most. Another start of the machine counts its moments anew: then what
     * had passed by the last row, what may have passed without one, and the clock's own count of the silence tell.
     */
    private long passedNanos(long sinceNanos, LinkUp clock) {
        Recovery.Life life = before.lastLife();
        if (life.machine().equals(machine)) {
            return Math.max(0, clock.stampNanos() - sinceNanos);
        }
        return clock.silentMillis() == LinkUp.SILENT_FOR_LONG
                ? Long.MAX_VALUE
                : Math.max(0, life.last().monoNanos() - sinceNanos)
                        + Game.MARK_NANOS
                        + clock.silentMillis() * 1_000_000L;
    }

    /** Says whether both faces stand at nothing while the side that rests has time left: a clock that was shown no picture since its boot. */
    private static boolean isBlank(Play play, LinkUp clock) {
        return clock.leftAMillis() == 0
                && clock.leftBMillis() == 0
                && play.clock().side(play.mover().other()).leftNanos() > 0;
    }

    /** Returns when the clock has had its time; from then on only a frame of the board is awaited. */
    long nextDueNanos(long nowNanos) {
        return done || nowNanos - startNanos >= CLOCK_NANOS ? Long.MAX_VALUE : startNanos + CLOCK_NANOS;
    }

    /** Returns when a frame is needed to know that the board has settled. */
    long frameDueNanos(Eyes eyes) {
        return done || eyes.isReady() ? Long.MAX_VALUE : eyes.seenNanos() + 1;
    }
}
