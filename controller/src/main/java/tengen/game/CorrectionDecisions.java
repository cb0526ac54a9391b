package tengen.game;

import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.opening.Step;
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
        int step = play.moves().get(number - 1).step();
        // A turn of the opening comes back whole: half a block is no turn.
        int first = number;
        while (first > 1 && sameTurn(play, first - 1)) {
            first--;
        }
        story.tell(new Event.MoveTakenBack(first, lastOfTurn(play, number).seat(), step));
        return Optional.empty();
    }

    /** Returns the last move of the same turn: its seat is the one to move again. */
    private static Move lastOfTurn(Play play, int number) {
        int last = number;
        while (last < play.moves().size() && sameTurn(play, last)) {
            last++;
        }
        return play.moves().get(last - 1);
    }

    /** Says whether this move and the next belong to one turn: a block is of one seat, a removal has Black's fifth and White's sixth. */
    private static boolean sameTurn(Play play, int number) {
        Move one = play.moves().get(number - 1);
        Move next = play.moves().get(number);
        if (one.step() == Step.END || one.step() != next.step()) {
            return false;
        }
        boolean removal = play.rules().opening().step(one.step()).form() == Step.Form.REMOVAL;
        return removal || one.seat() == next.seat();
    }

    static Optional<RefusalReason> enter(Story story, Wish.Enter wish, long atNanos, Sight sight) {
        if (!(story.state() instanceof Running now)) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        if (now.play().atThePress()) {
            return Optional.of(RefusalReason.ONLY_AT_THE_PRESS);
        }
        // The turn's own stone that the reeds have lost is entered where it stood.
        if (now.play().standing() || now.play().pressed(wish.point())) {
            return Optional.of(RefusalReason.POINT_TAKEN);
        }
        StoneDecisions.place(story, wish.point(), atNanos, true);
        if (!sight.shows(wish.point()) && !now.play().entered().contains(wish.point())) {
            story.tell(new Event.Irregularity(Event.Oddity.STUCK_SITE, List.of(wish.point())));
        }
        return Optional.empty();
    }

    /** A stone that the record has from this point's reed alone is none any more. */
    static void byHand(Story story, Point point) {
        Play play = story.play();
        boolean own = play.standing()
                && play.unpressed().flatMap(Move::point).filter(point::equals).isPresent()
                && !play.entered().contains(point);
        if (own || play.held().contains(point)) {
            story.tell(new Event.Irregularity(Event.Oddity.STONE_LIFTED, List.of(point)));
        }
        story.tell(new Event.Irregularity(Event.Oddity.STUCK_SITE, List.of(point)));
    }

    static Optional<RefusalReason> swap(Story story, Event event) {
        if (story.state() instanceof GameState.Empty) {
            return Optional.of(RefusalReason.GAME_NOT_STARTED);
        }
        story.tell(event);
        return Optional.empty();
    }
}
