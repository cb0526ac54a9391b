package tengen.game;

import java.util.Optional;
import tengen.engine.opening.Step;
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
        if (c.seat() != play.mover()) {
            story.refuseKey(OPTION, c.seat(), Event.RefusalReason.NOT_YOUR_TURN);
            return;
        }
        boolean stones = play.atThePress()
                ? play.extra(c.sight()).stream()
                        .anyMatch(stone -> !play.progress().offers().contains(stone.point()))
                : play.standing()
                        || play.unpressed().isEmpty() && !play.extra(c.sight()).isEmpty();
        Optional<Step> step = play.step();
        if (step.isPresent() && step.get().declares() != 0 && stones) {
            int most = OpeningChecks.most(play, step.get());
            story.tell(new Event.Marked(
                    c.seat(), Event.Mark.NUMBER, play.progress().tapped() % most + 1));
        } else if (stones) {
            story.refuseKey(OPTION, c.seat(), Event.RefusalReason.NO_SWAP_RIGHT);
        } else {
            mark(story, play, meaning(play, step));
        }
    }

    /** Returns what an OPTION before any stone of the turn means; nothing when it would be a pass that is not allowed. */
    private static Optional<Event.Mark> meaning(Play play, Optional<Step> step) {
        if (step.isPresent() && step.get().form() == Step.Form.CHOICE) {
            return Optional.of(Event.Mark.WHITE);
        }
        if (step.isPresent() && step.get().maySwap()) {
            return Optional.of(Event.Mark.SWAP);
        }
        boolean pass = play.rules().pass()
                && step.isEmpty()
                && play.unpressed().isEmpty()
                && play.number() >= play.rules().opening().firstPass();
        return pass ? Optional.of(Event.Mark.PASS) : Optional.empty();
    }

    private static void mark(Story story, Play play, Optional<Event.Mark> meaning) {
        if (meaning.isEmpty()) {
            story.refuseKey(OPTION, play.mover(), Event.RefusalReason.PASS_NOT_ALLOWED);
        } else {
            Event.Mark mark = play.mark() == meaning.get() ? Event.Mark.NONE : meaning.get();
            story.tell(new Event.Marked(play.mover(), mark, 0));
        }
    }

    static void draw(Story story, Command.TapDraw c) {
        TimeDecisions.until(story, c.stampNanos());
        switch (story.state()) {
            case Running now -> offer(story, now.play(), c);
            case Stopped now when now.why() == Stop.FULL_BOARD -> acknowledge(story, now.play(), c);
            case Stopped now -> story.refuseStopped(DRAW, c.seat(), c.stampNanos());
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
        // After a flag nothing is left but the claim of a five that stood before it (DESIGN 4, flag): the opponent, who
        // sees
        // the game as over, cannot give it away.
        boolean open = story.state() instanceof Stopped now
                && !(now.play().stoppedByFlag() && (now.why() == Stop.FLAG || now.why() == Stop.CLAIM));
        if (story.state() instanceof Running || open) {
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
