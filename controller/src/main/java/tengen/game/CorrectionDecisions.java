package tengen.game;

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
        boolean offered = play.choosing() && play.progress().offers().contains(wish.point());
        if (play.occupied(wish.point()) || offered || play.freeByHand(wish.point())) {
            return Optional.of(RefusalReason.POINT_TAKEN);
        }
        Point from = play.moves().get(wish.number() - 1).point().orElseThrow();
        story.tell(new Event.MoveCorrected(wish.number(), from, wish.point()));
        for (int number = wish.number(); number <= play.moves().size(); number++) {
            noticeAgain(story, play, number);
        }
        return Optional.empty();
    }

    /** Tells what the engine sees in a move of the corrected record and did not see before. */
    private static void noticeAgain(Story story, Play before, int number) {
        Optional<Event.NoticeKind> now = StoneDecisions.notice(story.play(), number);
        if (now.isPresent() && !now.equals(StoneDecisions.notice(before, number))) {
            Point point = story.play().moves().get(number - 1).point().orElseThrow();
            story.tell(new Event.Noticed(now.get(), point, number));
        }
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

    static Optional<RefusalReason> swap(Story story, Event event) {
        if (story.state() instanceof GameState.Empty) {
            return Optional.of(RefusalReason.GAME_NOT_STARTED);
        }
        story.tell(event);
        return Optional.empty();
    }
}
