package tengen.game;

import java.util.Optional;
import tengen.game.Event.RefusalReason;
import tengen.game.GameState.Assigned;
import tengen.game.GameState.Ended;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stop;
import tengen.game.GameState.Stopped;

/** Who opens which game at which table. */
final class PairingDecisions {
    private PairingDecisions() {}

    /** Who guesses right opens (RULES 6.3); both keep the chairs they sit on. */
    static Optional<RefusalReason> lots(Story story, Wish.Lots wish) {
        if (!(story.state() instanceof Assigned)) {
            return Optional.of(
                    story.state() instanceof Running || story.state() instanceof Stopped
                            ? RefusalReason.GAME_RUNNING
                            : KeyDecisions.whyNot(story.state()));
        }
        boolean odd = wish.stones() % 2 == 1;
        boolean right = odd == (wish.guess() == Event.Parity.ODD);
        story.tell(new Event.LotsDrawn(wish.seat(), wish.guess(), wish.stones(), right));
        Seat opens = right ? wish.seat() : wish.seat().other();
        if (opens == Seat.B) {
            story.tell(new Event.NamesSwapped());
            story.tell(new Event.SeatsSwapped());
        }
        return Optional.empty();
    }

    /** The second game of a match: the other opens, from the chair he sits on (RULES 6.3). */
    static Optional<RefusalReason> secondGame(Story story, String name) {
        if (!(story.state() instanceof Ended over)) {
            return Optional.of(
                    story.state() instanceof Running || story.state() instanceof Stopped
                            ? RefusalReason.GAME_RUNNING
                            : RefusalReason.NO_RESULT);
        }
        Setup first = over.play().setup();
        story.tell(new Event.GameAssigned(
                name,
                first.nameB(),
                first.nameA(),
                !first.openerFar(),
                first.rules().text()));
        return Optional.empty();
    }

    static Optional<RefusalReason> moveAway(Story story, String to, Command.Order c) {
        // What the game does not carry with it has to be decided here.
        boolean waits = story.state() instanceof Stopped now
                && (now.why() == Stop.CLAIM
                        || now.why() == Stop.FLAG
                        || now.why() == Stop.FULL_BOARD
                        || !now.play().docket().proposed().isEmpty());
        if (waits) {
            return Optional.of(RefusalReason.RULING_AWAITED);
        }
        return ArbiterDecisions.inGame(story, () -> {
            if (story.state() instanceof Running) {
                story.pauseAt(c.atNanos());
            }
            story.tell(new Event.GameMovedAway(to, c.by(), Carried.of(story.play())));
        });
    }

    static Optional<RefusalReason> takeOver(Story story, Wish.TakeOver wish, String by) {
        if (story.state() instanceof Running || story.state() instanceof Stopped) {
            return Optional.of(RefusalReason.GAME_RUNNING);
        }
        story.tell(new Event.GameTakenOver(wish.from(), by, wish.game()));
        return Optional.empty();
    }
}
