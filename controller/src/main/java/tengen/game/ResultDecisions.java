package tengen.game;

import java.util.Optional;
import tengen.engine.Stone;
import tengen.game.Event.RefusalReason;
import tengen.game.GameState.Ended;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stop;
import tengen.game.GameState.Stopped;
import tengen.game.clock.SideTime;

/** The arbiter's hand on the result. */
final class ResultDecisions {
    private ResultDecisions() {}

    /** Sets the result by hand; before the start it is a forfeit, a bye or whatever the arbiter says. */
    static Optional<RefusalReason> set(Story story, Wish.SetResult wish, long atNanos) {
        if (!wish.holds()) {
            return Optional.of(RefusalReason.REASON_CONTRADICTS);
        }
        Optional<Stone> colour = switch (wish.verdict()) {
            case BLACK -> Optional.of(Stone.BLACK);
            case WHITE -> Optional.of(Stone.WHITE);
            case DRAW, BOTH_LOSE -> Optional.empty();
        };
        boolean bothLose = wish.verdict() == Wish.SetResult.Verdict.BOTH_LOSE;
        if (story.state() instanceof GameState.Assigned now) {
            SideTime side = SideTime.start(now.setup().rules().time());
            Optional<Seat> winner = colour.map(stone -> stone == Stone.BLACK ? Seat.A : Seat.B);
            Event.Outcome outcome = colour.map(
                            stone -> stone == Stone.BLACK ? Event.Outcome.BLACK : Event.Outcome.WHITE)
                    .orElse(Event.Outcome.NONE);
            story.tell(new Event.GameEnded(outcome, winner, wish.reason(), bothLose, atNanos, side, side));
            return Optional.empty();
        }
        return ArbiterDecisions.inGame(
                story, () -> story.endAt(atNanos, colour.map(story.play()::seat), wish.reason(), bothLose));
    }

    static Optional<RefusalReason> confirm(Story story, String by) {
        if (!(story.state() instanceof Ended now) || now.ending().confirmed()) {
            return Optional.of(RefusalReason.NO_RESULT);
        }
        if (now.ending().appeal().isPresent()) {
            return Optional.of(RefusalReason.UNDER_APPEAL);
        }
        story.tell(new Event.ResultConfirmed(by));
        return Optional.empty();
    }

    /** Withdraws a result: shortly after the end, or as long as somebody appeals against it. */
    static Optional<RefusalReason> undo(Story story, Command.Order c, long withinNanos) {
        if (!(story.state() instanceof Ended now)) {
            return Optional.of(RefusalReason.NO_RESULT);
        }
        long sinceNanos = c.atNanos() - now.ending().atNanos();
        // An end in the future is of an earlier life of the machine.
        boolean late = sinceNanos < 0 || sinceNanos > withinNanos;
        if (late && now.ending().appeal().isEmpty()) {
            return Optional.of(RefusalReason.TOO_LATE);
        }
        story.tell(new Event.ResultWithdrawn(c.by()));
        return Optional.empty();
    }

    /** One appeal is heard after the other: a second would silently take the first one's place. */
    static Optional<RefusalReason> appeal(Story story, Seat seat) {
        if (story.state() instanceof Ended now && now.ending().appeal().isPresent()) {
            return Optional.of(RefusalReason.UNDER_APPEAL);
        }
        return ended(story, () -> story.tell(new Event.AppealLodged(seat)));
    }

    static Optional<RefusalReason> dismiss(Story story, String by) {
        if (!(story.state() instanceof Ended now) || now.ending().appeal().isEmpty()) {
            return Optional.of(RefusalReason.NO_APPEAL);
        }
        story.tell(new Event.AppealDismissed(by));
        return Optional.empty();
    }

    static Optional<RefusalReason> refusesToSign(Story story, Seat seat) {
        return ended(story, () -> story.tell(new Event.SigningRefused(seat)));
    }

    private static Optional<RefusalReason> ended(Story story, Runnable deed) {
        if (!(story.state() instanceof Ended)) {
            return Optional.of(RefusalReason.NO_RESULT);
        }
        deed.run();
        return Optional.empty();
    }

    static Optional<RefusalReason> acceptDraw(Story story, long atNanos) {
        boolean full = story.state() instanceof Stopped now && now.why() == Stop.FULL_BOARD;
        boolean unfinished = story.state() instanceof Running || story.state() instanceof Stopped;
        boolean offered = unfinished && story.play().draw().isPresent();
        if (!full && !offered) {
            return Optional.of(RefusalReason.NO_DRAW_NOW);
        }
        story.endAt(atNanos, Optional.empty(), full ? Event.Reason.DRAW_FULL : Event.Reason.DRAW_AGREED);
        return Optional.empty();
    }
}
