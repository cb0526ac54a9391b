package tengen.score;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.engine.Point;
import tengen.engine.opening.Opening;
import tengen.engine.opening.Step;
import tengen.game.BlackSeat;
import tengen.game.Carried;
import tengen.game.Event;
import tengen.game.Move;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.clock.SideTime;
import tengen.score.Remark.Noted.Kind;

/** Writes the score of a game from its events. */
public final class ScoreWriter {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final ScoreBuilder builder = new ScoreBuilder();
    private Occasion occasion;
    private Rules rules = Rules.DEFAULT;
    private long startNanos;

    private ScoreWriter(Occasion occasion) {
        this.occasion = occasion;
    }

    /**
     * Returns the score after these events of one game; it may still be running.
     *
     * @param occasion what the events do not know: event, round, board, date, place, arbiter; its game, rule and time control are taken from the events
     */
    public static GameScore of(Occasion occasion, List<Event> events) {
        ScoreWriter writer = new ScoreWriter(occasion);
        events.forEach(writer::write);
        GameScore score = writer.builder.occasion(writer.occasion).build();
        return score.opening().code().isEmpty() ? writer.named(score) : score;
    }

    /** Returns the score with the name of its opening, if it is one of the 26. */
    private GameScore named(GameScore score) {
        return opening(score)
                .map(opening -> builder.opening(opening.code(), opening.chinese() + " " + opening.romaji())
                        .build())
                .orElse(score);
    }

    private static Optional<Opening> opening(GameScore score) {
        if (score.moves().size() < 3
                || score.moves().getFirst().point().filter(Point.CENTRE::equals).isEmpty()) {
            return Optional.empty();
        }
        Optional<Point> second = score.moves().get(1).point();
        Optional<Point> third = score.moves().get(2).point();
        return second.flatMap(two -> third.flatMap(three -> Opening.of(two, three)));
    }

    private void write(Event event) {
        switch (event) {
            case Event.GameAssigned e -> assigned(e.game(), e.nameA(), e.nameB(), e.rules());
            case Event.GameStarted e -> startNanos = e.atNanos();
            case Event.StonePlaced e -> builder.stone(e.number(), e.seat(), e.point(), millisIn(e.placedNanos()));
            case Event.TurnEnded e -> {
                builder.turnEnded(
                        millisIn(e.atNanos()),
                        millis(e.usedNanos()),
                        millis(e.side().leftNanos()));
                step(e.step())
                        .flatMap(next -> BlackSeat.asBegun(
                                next, builder.count() + 1, e.seat().other()))
                        .ifPresent(builder::black);
            }
            case Event.OpeningNamed e -> builder.opening(e.code(), e.name());
            case Event.OffersDeclared e -> builder.declared(e.n());
            case Event.ColoursSwapped e -> builder.swap(true);
            case Event.SwapDeclined e -> builder.swap(false);
            case Event.OffersPlaced e -> builder.offers(e.points());
            case Event.OfferChosen e -> builder.chosen(e.kept());
            case Event.Passed e -> builder.pass(e.number(), e.seat());
            case Event.DrawOffered e -> builder.remark(new Remark.DrawOffered(builder.count(), e.seat()));
            case Event.DrawDeclined e -> builder.remark(new Remark.DrawDeclined(builder.count(), e.seat()));
            case Event.ClaimMade e -> builder.claimMade(e.seat());
            case Event.ClaimJudged e -> builder.claimJudged(e.valid(), e.verdict(), e.disputed());
            case Event.ClaimRuled e -> builder.claimRuled(e.accepted(), e.by());
            case Event.FlagFell e -> builder.remark(new Remark.FlagFell(builder.count(), e.seat()));
            case Event.TimeAdjusted e ->
                builder.remark(new Remark.TimeAdjusted(builder.count(), e.seat(), e.nanos() / NANOS_PER_MILLI));
            case Event.PenaltyGiven e ->
                builder.remark(new Remark.Penalty(builder.count(), e.seat(), e.nanos() / NANOS_PER_MILLI));
            case Event.ViolationGiven e -> builder.remark(new Remark.Violation(builder.count(), e.seat(), e.count()));
            case Event.Disqualified e ->
                builder.remark(new Remark.Disqualified(builder.count(), e.seat()))
                        .lost(e.seat());
            case Event.MoveCorrected e -> builder.corrected(e.number(), e.from(), e.to());
            case Event.MoveTakenBack e -> {
                builder.takenBack(e.number());
                step(e.step())
                        .map(again -> BlackSeat.again(again, e.number(), e.seat()))
                        .ifPresent(builder::black);
            }
            case Event.NamesSwapped e -> builder.namesSwapped();
            case Event.SeatsSwapped e -> builder.seatsSwapped();
            case Event.GameAdjourned e -> builder.remark(new Remark.Adjourned(builder.count(), e.by()));
            case Event.ResultConfirmed e -> builder.confirmed(e.by());
            case Event.ResultWithdrawn e -> builder.resultWithdrawn(e.by());
            case Event.GameEnded e -> builder.ended(ended(e)).total(new TotalTime(used(e.a()), used(e.b())));
            case Event.SeatLost e -> {
                note(Kind.SEAT_LOST, e.seat(), e.reason().name());
                builder.lost(e.seat());
            }
            case Event.AppealLodged e -> note(Kind.APPEAL, e.seat(), "");
            case Event.AppealDismissed e ->
                builder.remark(new Remark.Noted(builder.count(), Kind.APPEAL_DISMISSED, Optional.empty(), ""));
            case Event.SigningRefused e -> note(Kind.SIGNING_REFUSED, e.seat(), "");
            case Event.RequestAnswered e ->
                note(
                        e.granted() ? Kind.REQUEST_GRANTED : Kind.REQUEST_DENIED,
                        e.seat(),
                        e.kind().name());
            case Event.LotsDrawn e -> note(Kind.LOTS_DRAWN, e.seat(), e.guess() + " " + e.stones());
            case Event.AbsenceNoted e -> note(Kind.ABSENT, e.seat(), "");
            case Event.SeatArrived e -> note(Kind.ARRIVED, e.seat(), "");
            case Event.GameTakenOver e -> takenOver(e);
            case Event.GameMovedAway e -> nothing();
            case Event.DisqualificationProposed e -> nothing();
            case Event.RequestMade e -> nothing();
            case Event.FreeStoneSet e -> nothing();
            case Event.FreeStoneLifted e -> nothing();
            case Event.PeriodEntered e -> nothing();
            case Event.DrawAcknowledged e -> nothing();
            case Event.ArbiterCalled e -> nothing();
            case Event.Noticed e -> nothing();
            case Event.ClocksPaused e -> nothing();
            case Event.ClocksResumed e -> nothing();
            case Event.ClocksMarked e -> nothing();
            case Event.Marked e -> nothing();
            case Event.CommandApplied e -> nothing();
            case Event.Irregularity e -> {
                if (e.kind() == Event.Oddity.STONE_LIFTED) {
                    e.points().forEach(builder::lifted);
                }
            }
            case Event.CommandRefused e -> nothing();
            case Event.LinkChanged e -> nothing();
            case Event.TableStarted e -> nothing();
            case Event.Recovered e -> nothing();
            case Event.GameRestored e -> nothing();
            case Event.PostGame e -> nothing();
        }
    }

    private void assigned(String game, String nameA, String nameB, String text) {
        builder.names(nameA, nameB);
        rules = Rules.ofText(text);
        occasion = occasion.withGame(game)
                .withRule(rules.procedure().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .withTimeControl(rules.time().toString());
    }

    /** A game that was begun at another table; what that table told of it may stand before this. */
    private void takenOver(Event.GameTakenOver e) {
        Carried game = e.game();
        if (builder.count() == 0) {
            assigned(game.game(), game.nameA(), game.nameB(), game.rules());
            for (Move move : game.list()) {
                move.point()
                        .ifPresentOrElse(
                                point -> builder.stone(move.number(), move.seat(), point, OptionalLong.empty()),
                                () -> builder.pass(move.number(), move.seat()));
            }
            if (game.black() == Seat.B) {
                // When the colours were exchanged, the first table knows; no procedure does it after the last move.
                builder.swap(true, Math.min(builder.count(), 3));
            }
            if (!game.offers().isEmpty()) {
                builder.offers(game.offers());
            }
        }
        builder.remark(new Remark.Noted(builder.count(), Kind.MOVED_HERE, Optional.empty(), e.from()));
    }

    /** Returns a turn of the opening by its place in the procedure; nothing in normal play. */
    private Optional<Step> step(int index) {
        return index == Step.END
                ? Optional.empty()
                : Optional.of(rules.opening().step(index));
    }

    private static ScoreResult ended(Event.GameEnded e) {
        boolean nothing =
                e.bothLose() || e.reason() == Event.Reason.FORFEIT_BOTH || e.reason() == Event.Reason.ABANDONED;
        return ScoreResult.of(e.winner(), nothing, Optional.of(e.reason()));
    }

    private void note(Kind kind, Seat seat, String detail) {
        builder.remark(new Remark.Noted(builder.count(), kind, Optional.of(seat), detail));
    }

    /** The event is no part of the score; the journal keeps it. */
    private static void nothing() {}

    private OptionalLong millisIn(long nanos) {
        return millis(nanos - startNanos);
    }

    private static OptionalLong used(SideTime side) {
        return millis(side.usedNanos());
    }

    private static OptionalLong millis(long nanos) {
        return OptionalLong.of(nanos / NANOS_PER_MILLI);
    }
}
