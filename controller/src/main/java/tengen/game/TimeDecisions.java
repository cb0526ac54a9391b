package tengen.game;

import java.util.List;
import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stop;
import tengen.game.GameState.Stopped;
import tengen.game.clock.SideTime;

/** What the passing of time causes: periods, flags, marks. */
final class TimeDecisions {
    /** The running time is written down this often (DESIGN 4, crash and time). */
    static final long MARK_NANOS = 5_000_000_000L;

    /** How long a five that stood before the flag may still be claimed (DESIGN 4, flag). */
    static final long GRACE_NANOS = 10_000_000_000L;

    private TimeDecisions() {}

    static boolean due(GameState state, long knownNanos, long nowNanos) {
        if (nowNanos - nextDueNanos(state) >= 0 && nextDueNanos(state) != Long.MAX_VALUE) {
            return true;
        }
        return state instanceof Running now
                && (passed(AbsenceDecisions.walkOverNanos(now.play()), knownNanos)
                        || !now.play().flagged(now.play().mover())
                                && knownNanos - now.play().clock().periodNanos() > 0);
    }

    private static boolean passed(long momentNanos, long nowNanos) {
        return momentNanos != Long.MAX_VALUE && nowNanos - momentNanos > 0;
    }

    static long nextDueNanos(GameState state) {
        return switch (state) {
            case Running now when now.play().flagged(now.play().mover()) -> Long.MAX_VALUE;
            case Running now -> now.play().clock().sinceNanos() + now.play().markedNanos() + MARK_NANOS;
            case Stopped now
            when now.why() == Stop.FLAG && now.play().rules().claims() == Rules.ClaimMode.AUTOMATIC ->
                now.sinceNanos() + GRACE_NANOS;
            case Stopped stopped -> Long.MAX_VALUE;
            case GameState.Empty empty -> Long.MAX_VALUE;
            case GameState.Assigned assigned -> Long.MAX_VALUE;
            case GameState.Ended over -> Long.MAX_VALUE;
        };
    }

    static void pass(Story story, Command.PassTime c) {
        until(story, c.knownNanos());
        switch (story.state()) {
            case Running now -> mark(story, now.play(), c.nowNanos());
            case Stopped now -> grace(story, now, c.nowNanos());
            case GameState.Empty empty -> {
                // No clock runs.
            }
            case GameState.Assigned assigned -> {
                // No clock runs.
            }
            case GameState.Ended over -> {
                // No clock runs.
            }
        }
    }

    /** Tells the periods and the flag that passed before {@code atNanos}; a press at the very nanosecond of either is in time (RULES 5). */
    static void until(Story story, long atNanos) {
        while (story.state() instanceof Running now) {
            Play play = now.play();
            GameClock clock = play.clock();
            Seat seat = play.mover();
            long boundaryNanos = clock.periodNanos();
            long walkOverNanos = AbsenceDecisions.walkOverNanos(play);
            if (passed(walkOverNanos, atNanos) && (play.flagged(seat) || walkOverNanos - boundaryNanos <= 0)) {
                AbsenceDecisions.walkOver(story, walkOverNanos);
                return;
            }
            boolean flag = boundaryNanos >= clock.flagNanos();
            if (play.flagged(seat) || atNanos - boundaryNanos <= 0) {
                return;
            }
            SideTime side = clock.sideAt(seat, boundaryNanos);
            long turnNanos = clock.turnNanosAt(boundaryNanos);
            if (!flag) {
                story.tell(new Event.PeriodEntered(seat, boundaryNanos, turnNanos, side.following(clock.control())));
                continue;
            }
            story.tell(new Event.FlagFell(seat, boundaryNanos, turnNanos, side));
            if (play.docket().absent().size() == 2) {
                // One clock counted for both, and it has run out.
                story.endAt(boundaryNanos, Optional.empty(), Event.Reason.FORFEIT_BOTH);
                return;
            }
            if (story.state() instanceof Stopped && !savedByFive(story.play(), seat, boundaryNanos)) {
                story.endAt(boundaryNanos, Optional.of(seat.other()), Event.Reason.TIME);
            }
        }
    }

    private static void mark(Story story, Play play, long nowNanos) {
        GameClock clock = play.clock();
        long usedNanos = nowNanos - clock.sinceNanos();
        if (usedNanos - play.markedNanos() >= MARK_NANOS && !play.flagged(play.mover())) {
            story.tell(new Event.ClocksMarked(play.mover(), nowNanos, usedNanos, clock.sideAt(play.mover(), nowNanos)));
        }
    }

    private static void grace(Story story, Stopped now, long nowNanos) {
        boolean over = now.why() == Stop.FLAG
                && now.play().rules().claims() == Rules.ClaimMode.AUTOMATIC
                && nowNanos - now.sinceNanos() >= GRACE_NANOS;
        if (over) {
            endByTime(story, now.play(), nowNanos);
        }
    }

    /** Ends a game whose flag stopped it. */
    static void endByTime(Story story, Play play, long atNanos) {
        story.endAt(atNanos, Optional.of(play.flags().getLast().other()), Event.Reason.TIME);
    }

    /** Says whether the flagged seat has a five that stood before the flag and may be claimed. */
    private static boolean savedByFive(Play play, Seat seat, long flagNanos) {
        Stone colour = play.colour(seat);
        // Only the stone of this turn can have come after the flag; stamps of earlier turns may be of an earlier boot.
        List<Move> before = play.seen().moves().stream()
                .filter(move -> move.pressed() || move.placedNanos() - flagNanos < 0)
                .toList();
        Board board = Play.board(before);
        return before.stream()
                .filter(move -> move.colour() == colour)
                .filter(move ->
                        play.rules().lateFive() || move.number() == play.moves().size())
                .anyMatch(move -> makesFive(play, board, move, colour));
    }

    private static boolean makesFive(Play play, Board board, Move move, Stone colour) {
        Optional<Point> point = move.point();
        return point.isPresent() && Fives.made(play, board, point.get(), colour).isPresent();
    }
}
