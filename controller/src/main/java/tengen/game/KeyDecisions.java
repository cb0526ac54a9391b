package tengen.game;

import java.util.Optional;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stop;
import tengen.game.GameState.Stopped;

/** What the players' keys cause, claims left out. */
final class KeyDecisions {
    static final String OPTION = "OPTION";
    static final String DRAW = "DRAW";
    static final String RESIGN = "RESIGN";
    static final String CALL = "CALL";

    private KeyDecisions() {}

    static void option(Story story, Command.TapOption c) {
        TimeDecisions.until(story, c.stampNanos());
        if (!(story.state() instanceof Running now)) {
            story.refuseKey(OPTION, c.seat(), whyNot(story.state()));
            return;
        }
        Play play = now.play();
        Optional<Event.RefusalReason> wrong = wrongOption(play, c.seat());
        if (wrong.isPresent()) {
            story.refuseKey(OPTION, c.seat(), wrong.get());
        } else {
            story.tell(new Event.Marked(c.seat(), play.mark() == Event.Mark.PASS ? Event.Mark.NONE : Event.Mark.PASS));
        }
    }

    private static Optional<Event.RefusalReason> wrongOption(Play play, Seat seat) {
        if (seat != play.mover()) {
            return Optional.of(Event.RefusalReason.NOT_YOUR_TURN);
        }
        if (play.standing()) {
            return Optional.of(Event.RefusalReason.NO_SWAP_RIGHT);
        }
        boolean may = play.rules().pass()
                && play.number() >= FIRST_PASS
                && play.unpressed().isEmpty();
        return may ? Optional.empty() : Optional.of(Event.RefusalReason.PASS_NOT_ALLOWED);
    }

    /** In a free opening a pass is allowed from move 4 (DESIGN 4, keys; RIF 12.9). */
    private static final int FIRST_PASS = 4;

    static void draw(Story story, Command.TapDraw c) {
        TimeDecisions.until(story, c.stampNanos());
        switch (story.state()) {
            case Running now -> offer(story, now.play(), c);
            case Stopped now when now.why() == Stop.FULL_BOARD -> acknowledge(story, now.play(), c);
            case Stopped now -> story.refuseKey(DRAW, c.seat(), Event.RefusalReason.CLOCKS_STOPPED);
            case GameState.Ended over -> story.refuseKey(DRAW, c.seat(), whyNot(over));
            case GameState.Assigned assigned -> story.refuseKey(DRAW, c.seat(), whyNot(assigned));
            case GameState.Empty empty -> story.refuseKey(DRAW, c.seat(), whyNot(empty));
        }
    }

    private static void offer(Story story, Play play, Command.TapDraw c) {
        if (play.draw().filter(c.seat().other()::equals).isPresent()) {
            story.endAt(c.stampNanos(), Optional.empty(), Event.Reason.DRAW_AGREED);
            return;
        }
        boolean ownStone = play.seen()
                .last()
                .filter(move -> move.seat() == c.seat() && move.point().isPresent())
                .isPresent();
        if (ownStone && play.draw().isEmpty()) {
            story.tell(new Event.DrawOffered(c.seat()));
        } else {
            story.refuseKey(DRAW, c.seat(), Event.RefusalReason.NO_DRAW_NOW);
        }
    }

    private static void acknowledge(Story story, Play play, Command.TapDraw c) {
        if (play.acknowledged().contains(c.seat())) {
            story.refuseKey(DRAW, c.seat(), Event.RefusalReason.NO_DRAW_NOW);
            return;
        }
        story.tell(new Event.DrawAcknowledged(c.seat()));
        if (play.acknowledged().contains(c.seat().other())) {
            story.endAt(c.stampNanos(), Optional.empty(), Event.Reason.DRAW_FULL);
        }
    }

    static void resign(Story story, Command.Resign c) {
        TimeDecisions.until(story, c.stampNanos());
        if (story.state() instanceof Running || story.state() instanceof Stopped) {
            story.endAt(c.stampNanos(), Optional.of(c.seat().other()), Event.Reason.RESIGN);
        } else {
            story.refuseKey(RESIGN, c.seat(), whyNot(story.state()));
        }
    }

    static void callArbiter(Story story, Command.CallArbiter c) {
        TimeDecisions.until(story, c.stampNanos());
        if (story.state() instanceof Running) {
            story.tell(new Event.ArbiterCalled(c.seat(), c.stampNanos()));
            story.pauseAt(c.stampNanos());
        } else if (story.state() instanceof Stopped) {
            story.tell(new Event.ArbiterCalled(c.seat(), c.stampNanos()));
        } else {
            story.refuseKey(CALL, c.seat(), whyNot(story.state()));
        }
    }

    /** Returns why a key has no meaning in a state without a running clock. */
    static Event.RefusalReason whyNot(GameState state) {
        return switch (state) {
            case GameState.Empty empty -> Event.RefusalReason.GAME_NOT_STARTED;
            case GameState.Assigned assigned -> Event.RefusalReason.GAME_NOT_STARTED;
            case GameState.Ended over -> Event.RefusalReason.GAME_OVER;
            case Stopped stopped -> Event.RefusalReason.CLOCKS_STOPPED;
            case Running running -> Event.RefusalReason.CLOCKS_STOPPED;
        };
    }
}
