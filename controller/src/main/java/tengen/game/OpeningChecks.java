package tengen.game;

import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.opening.OfferEquivalence;
import tengen.engine.opening.Opening;
import tengen.engine.opening.Procedure;
import tengen.engine.opening.Step;
import tengen.engine.opening.Zone;
import tengen.game.Event.RefusalReason;

/** What can be wrong with a turn of the opening at its press (RULES 2.0). */
final class OpeningChecks {
    private OpeningChecks() {}

    /** Returns what is wrong with the first three stones, or of fewer, as far as they go. */
    static Optional<RefusalReason> shape(Play play, List<Point> first) {
        Procedure procedure = play.rules().opening();
        boolean must = procedure.canonical() || play.rules().require26();
        if (procedure.gomoku() || first.size() > 3) {
            return Optional.empty();
        }
        if (first.size() < 3) {
            // No third stone can make one of the 26 out of a second that is not beside the centre.
            boolean off = must
                    && (first.getFirst() != Point.CENTRE || first.size() == 2 && !Zone.SQUARE_3.holds(first.get(1)));
            return off ? Optional.of(RefusalReason.NOT_ONE_OF_26) : Optional.empty();
        }
        Optional<Opening> opening = named(first);
        if (must && opening.isEmpty()) {
            return Optional.of(RefusalReason.NOT_ONE_OF_26);
        }
        boolean banned = opening.isPresent() && !play.rules().exclude().allow(opening.get());
        return banned ? Optional.of(RefusalReason.OPENING_EXCLUDED) : Optional.empty();
    }

    /** Returns the opening that the first three stones form, if they form one. */
    static Optional<Opening> named(List<Point> first) {
        return first.get(0) == Point.CENTRE ? Opening.of(first.get(1), first.get(2)) : Optional.empty();
    }

    /** Returns the first stone's fault against its zone. */
    static Optional<RefusalReason> zones(List<Zone> zones, List<Point> points) {
        for (int i = 0; i < points.size(); i++) {
            if (i < zones.size() && !zones.get(i).holds(points.get(i))) {
                return Optional.of(RefusalReason.OUTSIDE_ZONE);
            }
        }
        return Optional.empty();
    }

    /** Returns what is wrong with these offers; their number is right. */
    static Optional<RefusalReason> equivalent(Play play, List<Point> offers) {
        List<Point> stones =
                play.moves().stream().map(move -> move.point().orElseThrow()).toList();
        boolean same = !OfferEquivalence.of(stones.get(0), stones.get(1), stones.get(2), stones.get(3))
                .firstPair(offers)
                .isEmpty();
        return same ? Optional.of(RefusalReason.OFFERS_EQUIVALENT) : Optional.empty();
    }

    /** Returns the largest number of offers that this turn may declare. */
    static int most(Play play, Step step) {
        return step.declares() == Step.MAX_N ? play.rules().maxN() : step.declares();
    }

    /** Says whether a number has still to be tapped before the press. */
    static boolean numberMissing(Play play, Step step) {
        return step.declares() != 0 && play.progress().tapped() == 0;
    }
}
