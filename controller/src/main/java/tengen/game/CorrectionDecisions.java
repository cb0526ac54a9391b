package tengen.game;

import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.opening.Opening;
import tengen.engine.opening.Step;
import tengen.game.Event.RefusalReason;
import tengen.game.GameState.Ended;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stopped;

/** The arbiter's hand on the record itself. */
final class CorrectionDecisions {
    private CorrectionDecisions() {}

    /**
     * Puts a move on another point and runs the rules again from it. After the end the record may be put right as long as the result still follows from it;
     * otherwise the arbiter has to withdraw the result first.
     */
    static Optional<RefusalReason> correct(Story story, Wish.Correct wish, Command.Order c) {
        Optional<Play> game = story.state().game();
        if (game.isEmpty()) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        Play play = game.get();
        if (wish.number() < 1
                || wish.number() > play.moves().size()
                || play.moves().get(wish.number() - 1).point().isEmpty()) {
            return Optional.of(RefusalReason.NO_SUCH_MOVE);
        }
        boolean offered = play.choosing() && play.progress().offers().contains(wish.point());
        if (play.occupied(wish.point()) || offered || play.freeByHand(wish.point())) {
            return Optional.of(RefusalReason.POINT_TAKEN);
        }
        Point from = play.moves().get(wish.number() - 1).point().orElseThrow();
        Event corrected = new Event.MoveCorrected(wish.number(), from, wish.point());
        if (story.state() instanceof Ended over
                && Grounds.lost(play, EvolvePlay.evolve(play, corrected), over.ending())) {
            return Optional.of(RefusalReason.RESULT_STANDS);
        }
        story.tell(corrected);
        nameAgain(story, play);
        for (int number = wish.number(); number <= play.moves().size(); number++) {
            noticeAgain(story, play, number);
        }
        if (!(story.state() instanceof Ended)) {
            ClaimDecisions.judgeAgain(story, c.sight());
            endBy(story, play, wish.number(), c.atNanos());
        }
        return Optional.empty();
    }

    /** Names the opening anew when its first three stones are others now; one that is none of the 26 has no name. */
    private static void nameAgain(Story story, Play before) {
        Optional<Opening> old = opening(before);
        Optional<Opening> now = opening(story.play());
        if (!now.equals(old)) {
            story.tell(new Event.OpeningNamed(
                    now.map(Opening::code).orElse(""), now.map(Opening::chinese).orElse("")));
        }
    }

    private static Optional<Opening> opening(Play play) {
        boolean named =
                play.pressedMoves().size() >= 3 && !play.rules().opening().gomoku();
        return named
                ? OpeningChecks.named(play.moves().subList(0, 3).stream()
                        .flatMap(move -> move.point().stream())
                        .toList())
                : Optional.empty();
    }

    /** Ends the game by the first move that the corrected record makes end it by itself. */
    private static void endBy(Story story, Play before, int from, long atNanos) {
        for (int number = from; number <= before.moves().size(); number++) {
            Optional<Automatic> end = Automatic.of(story.play(), number);
            if (end.isPresent() && !end.equals(Automatic.of(before, number))) {
                story.endAt(atNanos, Optional.of(end.get().winner()), end.get().reason());
                return;
            }
        }
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
        if (wish.moves() < 1 || wish.moves() > play.moves().size()) {
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

    static Optional<RefusalReason> swapNames(Story story) {
        if (story.state() instanceof GameState.Empty) {
            return Optional.of(RefusalReason.GAME_NOT_STARTED);
        }
        story.tell(new Event.NamesSwapped());
        return Optional.empty();
    }

    /**
     * Turns board and clock by half, for players who sit the other way round. Once a stone stands the frame is that of the game (RULES 0) and nothing would turn:
     * then the persons change, by their names.
     */
    static Optional<RefusalReason> swapSeats(Story story, Sight sight) {
        if (story.state() instanceof GameState.Empty || story.state() instanceof Ended) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        boolean stones = story.state()
                .game()
                .filter(play -> !play.moves().isEmpty() || !play.extra(sight).isEmpty())
                .isPresent();
        if (stones) {
            return Optional.of(RefusalReason.BOARD_NOT_EMPTY);
        }
        story.tell(new Event.SeatsSwapped());
        return Optional.empty();
    }
}
