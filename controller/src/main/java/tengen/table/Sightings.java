package tengen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.FreeStone;
import tengen.game.GameState;
import tengen.sensing.Observation;

/** What the board shows, as the game wants to be told. */
final class Sightings {
    private Sightings() {}

    /** Returns the command, or nothing when all is as the record says. */
    static Optional<Command> command(Observation observation) {
        return switch (observation) {
            case Observation.Appeared seen -> Optional.of(new Command.SeeStone(seen.point(), seen.sinceNanos()));
            case Observation.Slid slid -> Optional.of(new Command.SeeSlide(slid.from(), slid.to(), slid.sinceNanos()));
            case Observation.Lifted lifted -> Optional.of(new Command.SeeLift(lifted.point(), lifted.sinceNanos()));
            case Observation.Vanished gone -> Optional.of(new Command.SeeLift(gone.point(), gone.sinceNanos()));
            case Observation.Returned back -> Optional.empty();
            case Observation.Displaced moved -> oddity(Event.Oddity.STONE_MOVED, observation);
            case Observation.Disturbed much -> oddity(Event.Oddity.POSITION_DIFFERS, observation);
            case Observation.Ambiguous doubt -> oddity(Event.Oddity.AMBIGUOUS, observation);
        };
    }

    private static Optional<Command> oddity(Event.Oddity kind, Observation observation) {
        return Optional.of(new Command.SeeOddity(kind, List.copyOf(observation.points())));
    }

    /** Returns what of it is news: a stone of a block that stood before a restart is none, the journal knows its place in the order better than the reeds. */
    static Optional<Command> news(Command seen, GameState state, Eyes eyes) {
        return switch (seen) {
            case Command.SeeStone stone
            when isRemembered(stone.point(), stone.sinceNanos(), state, eyes) -> Optional.empty();
            // It did not come from there: the journal knew it where it stands.
            case Command.SeeSlide slide
            when isRemembered(slide.to(), slide.sinceNanos(), state, eyes) ->
                Optional.of(new Command.SeeLift(slide.from(), slide.sinceNanos()));
            default -> Optional.of(seen);
        };
    }

    private static boolean isRemembered(Point point, long sinceNanos, GameState state, Eyes eyes) {
        return eyes.stoodBefore(sinceNanos)
                && state.game()
                        .filter(play -> play.free().stream().anyMatch(one -> one.point() == point))
                        .isPresent();
    }

    /** Returns the lifts of stones of a block that stand no more: they are in nobody's record, so that no reading misses them. */
    static List<Command> liftedFree(GameState state, Eyes eyes) {
        if (!(state instanceof GameState.Running now) || !now.play().atThePress()) {
            return List.of();
        }
        List<Command> lifts = new ArrayList<>();
        for (FreeStone stone : now.play().free()) {
            if (!stone.byHand() && !eyes.stands(stone.point())) {
                lifts.add(new Command.SeeLift(stone.point(), eyes.seenNanos()));
            }
        }
        return lifts;
    }
}
