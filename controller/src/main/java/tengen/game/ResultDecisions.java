package tengen.game;

import java.util.Optional;
import tengen.engine.Stone;
import tengen.game.Event.RefusalReason;
import tengen.game.GameState.Ended;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stop;
import tengen.game.GameState.Stopped;

/** The arbiter's hand on the result. */
final class ResultDecisions {
    private ResultDecisions() {}

    static Optional<RefusalReason> set(Story story, Wish.SetResult wish, long atNanos) {
        return ArbiterDecisions.inGame(story, () -> {
            Play play = story.play();
            Optional<Seat> winner = switch (wish.verdict()) {
                case BLACK -> Optional.of(play.seat(Stone.BLACK));
                case WHITE -> Optional.of(play.seat(Stone.WHITE));
                case DRAW, BOTH_LOSE -> Optional.empty();
            };
            story.endAt(atNanos, winner, wish.reason());
        });
    }

    static Optional<RefusalReason> confirm(Story story, String by) {
        if (!(story.state() instanceof Ended now) || now.ending().confirmed()) {
            return Optional.of(RefusalReason.NO_RESULT);
        }
        story.tell(new Event.ResultConfirmed(by));
        return Optional.empty();
    }

    static Optional<RefusalReason> undo(Story story, Command.Order c, long withinNanos) {
        if (!(story.state() instanceof Ended now)) {
            return Optional.of(RefusalReason.NO_RESULT);
        }
        if (c.atNanos() - now.ending().atNanos() > withinNanos) {
            return Optional.of(RefusalReason.TOO_LATE);
        }
        story.tell(new Event.ResultWithdrawn(c.by()));
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
