package tengen.game;

import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.opening.Step;
import tengen.game.Event.RefusalReason;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stop;
import tengen.game.GameState.Stopped;

/** Stones that the reeds do not see, entered by the arbiter's hand ("K11 by hand"), while play goes on or the clocks stand. */
final class EntryDecisions {
    private EntryDecisions() {}

    static Optional<RefusalReason> enter(Story story, Wish.Enter wish, long atNanos, Sight sight) {
        if (!mayTouch(story)) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        Optional<RefusalReason> refusal = entered(story, wish, atNanos, sight);
        if (refusal.isEmpty()) {
            ClaimDecisions.judgeAgain(story, sight);
        }
        return refusal;
    }

    private static Optional<RefusalReason> entered(Story story, Wish.Enter wish, long atNanos, Sight sight) {
        Play play = story.play();
        if (play.pressed(wish.point())) {
            return stands(story, play, wish, sight);
        }
        return play.atThePress() ? free(story, play, wish, atNanos, sight) : single(story, play, wish, atNanos, sight);
    }

    /** A claim may rest on a stone that no reed sees. */
    private static boolean mayTouch(Story story) {
        return story.state() instanceof Running
                || story.state() instanceof Stopped now && (now.why() == Stop.PAUSED || now.why() == Stop.CLAIM);
    }

    /** The stone of the record stands, whatever its reed says. */
    private static Optional<RefusalReason> stands(Story story, Play play, Wish.Enter wish, Sight sight) {
        int number = number(play, wish.point());
        if (wish.number() != 0 && wish.number() != number
                || !play.missing(sight).contains(wish.point())) {
            return Optional.of(RefusalReason.POINT_TAKEN);
        }
        story.tell(new Event.MoveCorrected(number, wish.point(), wish.point()));
        return Optional.empty();
    }

    private static int number(Play play, Point point) {
        return play.pressedMoves().stream()
                .filter(move -> move.point().filter(point::equals).isPresent())
                .findFirst()
                .orElseThrow()
                .number();
    }

    /** A stone of a block, an offer or a sixth stone: it counts at the press like those that the reeds see. */
    private static Optional<RefusalReason> free(Story story, Play play, Wish.Enter wish, long atNanos, Sight sight) {
        // Which of two that came in one moment is the stone he says, and where the order gives the colours its number.
        boolean ordered =
                play.step().filter(step -> step.form() == Step.Form.STONES).isPresent();
        boolean told = sight.doubted().contains(wish.point()) && (wish.number() != 0 || !ordered);
        // The reed of a point by hand tells nothing: a ghost may have closed it before the stone came.
        boolean seen = sight.shows(wish.point()) && !play.entered().contains(wish.point()) && !told;
        if (seen || play.freeByHand(wish.point())) {
            return Optional.of(RefusalReason.POINT_TAKEN);
        }
        boolean numbered = wish.number() != 0;
        if (numbered && (wish.number() <= play.moves().size() || wish.number() > Point.COUNT)) {
            return Optional.of(RefusalReason.NO_SUCH_MOVE);
        }
        story.tell(new Event.FreeStoneSet(wish.point(), atNanos, wish.number(), true));
        StoneDecisions.unmark(story, play);
        blind(story, play, wish.point(), sight);
        return Optional.empty();
    }

    private static Optional<RefusalReason> single(Story story, Play play, Wish.Enter wish, long atNanos, Sight sight) {
        boolean doubted = play.standing() && sight.doubted().contains(wish.point());
        boolean early = early(play, wish.point(), sight);
        if (doubted && !early && (wish.number() == 0 || wish.number() == play.number())) {
            // One of two has fallen from a hand, and he says which is the move. Its reed is believed, unless the first
            // touch binds: that does not bind against what is by hand.
            instead(story, play, wish.point(), atNanos, play.rules().touchFirst());
            return Optional.empty();
        }
        if (play.standing() && !early) {
            return Optional.of(RefusalReason.POINT_TAKEN);
        }
        if (wish.number() != 0 && wish.number() != play.number()) {
            return Optional.of(RefusalReason.NO_SUCH_MOVE);
        }
        if (early) {
            instead(story, play, wish.point(), atNanos, true);
        } else {
            settle(story, play, wish.point(), sight);
            StoneDecisions.place(story, wish.point(), atNanos, true);
        }
        blind(story, play, wish.point(), sight);
        return Optional.empty();
    }

    /** Says whether the stone that the reeds told as the turn's is another than the entered one, which they cannot see: then it is not the mover's. */
    private static boolean early(Play play, Point entered, Sight sight) {
        Optional<Point> told = play.unpressed().flatMap(Move::point);
        boolean other = told.filter(point -> point != entered && !play.entered().contains(point))
                .isPresent();
        boolean unseen = !sight.shows(entered) || play.entered().contains(entered);
        return play.standing() && other && unseen;
    }

    /**
     * Puts the mover's stone, which no reed saw or which nobody could tell from another, into the place of the one that was told: that one is held for the opponent.
     *
     * @param byHand whether its reed is not asked from here on
     */
    private static void instead(Story story, Play play, Point point, long atNanos, boolean byHand) {
        Point told = play.unpressed().flatMap(Move::point).orElseThrow();
        int number = play.number();
        story.tell(new Event.StonePlaced(number, Stone.ofMove(number), play.mover(), point, atNanos, byHand));
        if (told != point) {
            story.tell(new Event.Irregularity(Event.Oddity.SECOND_STONE, List.of(told)));
        }
        StoneDecisions.notice(story.play()).ifPresent(kind -> story.tell(new Event.Noticed(kind, point, number)));
    }

    /**
     * The arbiter has said which of two sites that closed in one moment is the stone: what the reeds of the others show is none. One that is a stone all the same
     * has to be entered too.
     */
    private static void settle(Story story, Play play, Point point, Sight sight) {
        List<Point> others = sight.doubted().stream()
                .filter(other -> other != point && !play.entered().contains(other))
                .toList();
        if (sight.doubted().contains(point) && !others.isEmpty()) {
            story.tell(new Event.Irregularity(Event.Oddity.STUCK_SITE, others));
        }
    }

    /** From here on the reed of this point is not asked. */
    private static void blind(Story story, Play play, Point point, Sight sight) {
        if (!sight.shows(point) && !play.entered().contains(point)) {
            story.tell(new Event.Irregularity(Event.Oddity.STUCK_SITE, List.of(point)));
        }
    }

    /** A stone that the record has from this point's reed alone is none any more. */
    static void byHand(Story story, Point point, Sight sight) {
        Play play = story.play();
        boolean own = play.standing()
                && play.unpressed().flatMap(Move::point).filter(point::equals).isPresent()
                && !play.entered().contains(point);
        if (own || play.held().contains(point)) {
            story.tell(new Event.Irregularity(Event.Oddity.STONE_LIFTED, List.of(point)));
        }
        story.tell(new Event.Irregularity(Event.Oddity.STUCK_SITE, List.of(point)));
        ClaimDecisions.judgeAgain(story, sight);
    }

    static Optional<RefusalReason> clear(Story story, Wish.Clear wish) {
        if (!mayTouch(story)) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        Play play = story.play();
        boolean own = play.standing()
                && play.entered().contains(wish.point())
                && play.unpressed()
                        .flatMap(Move::point)
                        .filter(wish.point()::equals)
                        .isPresent();
        if (play.freeByHand(wish.point())) {
            story.tell(new Event.FreeStoneLifted(wish.point()));
        } else if (own) {
            story.tell(new Event.Irregularity(Event.Oddity.STONE_LIFTED, List.of(wish.point())));
        } else {
            return Optional.of(RefusalReason.NO_SUCH_MOVE);
        }
        return Optional.empty();
    }
}
