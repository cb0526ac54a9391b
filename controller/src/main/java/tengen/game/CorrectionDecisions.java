package tengen.game;

import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Event.RefusalReason;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stopped;

/** The arbiter's hand on the record itself. */
final class CorrectionDecisions {
    private CorrectionDecisions() {}

    static Optional<RefusalReason> correct(Story story, Wish.Correct wish) {
        Optional<Play> game = story.state().game();
        if (game.isEmpty()) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        Play play = game.get();
        if (wish.number() > play.moves().size()
                || play.moves().get(wish.number() - 1).point().isEmpty()) {
            return Optional.of(RefusalReason.NO_SUCH_MOVE);
        }
        if (play.occupied(wish.point())) {
            return Optional.of(RefusalReason.POINT_TAKEN);
        }
        Point from = play.moves().get(wish.number() - 1).point().orElseThrow();
        story.tell(new Event.MoveCorrected(wish.number(), from, wish.point()));
        return Optional.empty();
    }

    static Optional<RefusalReason> takeBack(Story story, Wish.TakeBack wish, long atNanos) {
        if (!(story.state() instanceof Running) && !(story.state() instanceof Stopped)) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        Play play = story.play();
        if (wish.moves() > play.moves().size()) {
            return Optional.of(RefusalReason.NO_SUCH_MOVE);
        }
        if (story.state() instanceof Running) {
            // The stones have to be lifted before play goes on, so the clocks stand until the arbiter's resume.
            story.pauseAt(atNanos);
        }
        int number = play.moves().size() - wish.moves() + 1;
        story.tell(new Event.MoveTakenBack(number, play.moves().get(number - 1).seat()));
        return Optional.empty();
    }

    static Optional<RefusalReason> enter(Story story, Wish.Enter wish, long atNanos) {
        if (!(story.state() instanceof Running now)) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        if (now.play().standing() || now.play().occupied(wish.point())) {
            return Optional.of(RefusalReason.POINT_TAKEN);
        }
        StoneDecisions.place(story, wish.point(), atNanos, true);
        return Optional.empty();
    }

    static Optional<RefusalReason> swap(Story story, Event event) {
        if (story.state() instanceof GameState.Empty) {
            return Optional.of(RefusalReason.GAME_NOT_STARTED);
        }
        story.tell(event);
        return Optional.empty();
    }
}
