package tengen.score;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import tengen.engine.Stone;
import tengen.game.Seat;

/** What is left of a score when only some traits are carried: the measure of a round trip. */
public final class Projection {
    private final Set<Trait> carried;

    private Projection(Set<Trait> carried) {
        this.carried = EnumSet.copyOf(carried);
    }

    /** Returns the score with everything that is not carried made unknown. */
    public static GameScore of(GameScore score, Set<Trait> carried) {
        return new Projection(carried).score(score);
    }

    private GameScore score(GameScore score) {
        Occasion occasion = occasion(score.occasion());
        boolean opener = has(Trait.OPENER) && score.seating().openerKnown();
        Seating seating = opener ? score.seating() : score.seating().withoutOpener();
        if (!has(Trait.NAMES)) {
            seating = seating.withNames("", "");
        }
        boolean turned = seating.black() != score.seating().black();
        TotalTime total = !has(Trait.TOTAL_TIME)
                ? TotalTime.UNKNOWN
                : turned ? score.total().exchanged() : score.total();
        return new GameScore(
                occasion,
                seating,
                opening(score.opening(), occasion.rule()),
                moves(score.moves(), seating),
                total,
                has(Trait.REMARKS) ? score.remarks() : List.of(),
                has(Trait.RESULT) ? score.result().map(this::result) : Optional.empty(),
                has(Trait.CONFIRMATIONS) ? score.confirmations() : List.of());
    }

    private boolean has(Trait trait) {
        return carried.contains(trait);
    }

    private Occasion occasion(Occasion from) {
        return new Occasion(
                text(Trait.GAME, from.game()),
                text(Trait.EVENT, from.event()),
                text(Trait.ROUND, from.round()),
                text(Trait.BOARD, from.board()),
                text(Trait.DATE, from.date()),
                text(Trait.PLACE, from.place()),
                text(Trait.RULE, from.rule()),
                text(Trait.TIME_CONTROL, from.timeControl()),
                text(Trait.ARBITER, from.arbiter()));
    }

    private String text(Trait trait, String value) {
        return has(trait) ? value : "";
    }

    private OpeningScore opening(OpeningScore from, String rule) {
        List<SwapChance> swaps = !has(Trait.SWAPS)
                ? List.of()
                : has(Trait.SWAP_PLACES) ? from.swaps() : SwapPlaces.chances(rule, from.swapText());
        return new OpeningScore(
                text(Trait.OPENING, from.code()),
                text(Trait.OPENING_NAME, from.name()),
                has(Trait.DECLARED) ? from.declared() : OptionalInt.empty(),
                swaps.stream()
                        .map(chance -> has(Trait.STAMPS) ? chance : chance.withTime(MoveTime.UNKNOWN))
                        .toList(),
                has(Trait.OFFERS) ? from.offers().flatMap(this::offers) : Optional.empty());
    }

    private Optional<Offers> offers(Offers from) {
        Offers timed = has(Trait.STAMPS) ? from : from.withTime(MoveTime.UNKNOWN);
        if (has(Trait.OFFER_ORDER)) {
            return Optional.of(timed);
        }
        // A record that names only what was removed cannot tell a single offer from none.
        return timed.kept()
                .filter(kept -> !timed.rejected().isEmpty())
                .map(kept -> Offers.ofRejected(timed.rejected(), kept));
    }

    private List<ScoreMove> moves(List<ScoreMove> from, Seating seating) {
        List<ScoreMove> moves = new ArrayList<>();
        for (ScoreMove move : from) {
            Seat byColour = seating.seat(Stone.ofMove(move.number()));
            boolean told = seating.openerKnown() && (has(Trait.PLACERS) || move.number() <= 5);
            moves.add((told ? move : move.withSeat(byColour)).withTime(time(move.time())));
        }
        return moves;
    }

    private MoveTime time(MoveTime from) {
        return new MoveTime(
                has(Trait.STAMPS) ? from.placedMillis() : OptionalLong.empty(),
                has(Trait.STAMPS) ? from.pressedMillis() : OptionalLong.empty(),
                has(Trait.USED_TIME) ? from.usedMillis() : OptionalLong.empty(),
                has(Trait.LEFT_TIME) ? from.leftMillis() : OptionalLong.empty());
    }

    private ScoreResult result(ScoreResult from) {
        return has(Trait.REASON) ? from : from.withoutReason();
    }
}
