package tengen.table;

import java.util.List;
import java.util.Optional;
import tengen.game.Command;
import tengen.game.Event;
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
}
