package tengen.score.format;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;
import tengen.game.Event.Ruler;
import tengen.game.Seat;
import tengen.score.GameScore;
import tengen.score.Occasion;
import tengen.score.Remark;
import tengen.score.ScoreBuilder;
import tengen.score.ScoreResult;
import tengen.score.TotalTime;

/** Replays the events of a log into a score. Types that it does not know are skipped: a log may tell more than a sheet needs. */
final class JsonEventReader {
    private static final int MOST_EVENTS = 20_000;

    private final ScoreBuilder builder = new ScoreBuilder();
    private Optional<Seat> black = Optional.empty();

    GameScore score(List<Fields> events) throws BadRecord {
        if (events.size() > MOST_EVENTS) {
            throw new BadRecord("more than " + MOST_EVENTS + " events");
        }
        int index = 0;
        for (Fields event : events) {
            try {
                read(event);
            } catch (BadRecord bad) {
                throw new BadRecord("event " + index + ": " + bad.reason());
            } catch (IllegalArgumentException odd) {
                throw new BadRecord("event " + index + ": " + odd.getMessage());
            }
            index++;
        }
        black.ifPresent(builder::black);
        try {
            return builder.build();
        } catch (IllegalArgumentException odd) {
            throw new BadRecord(String.valueOf(odd.getMessage()));
        }
    }

    private void read(Fields event) throws BadRecord {
        switch (event.text("type")) {
            case "GameAssigned" -> assigned(event);
            case "StonePlaced" ->
                builder.stone(event.whole("number"), event.seat(), event.point("point"), event.millis("placedMillis"));
            case "Passed" -> builder.pass(event.whole("number"), event.seat());
            case "TurnEnded" ->
                builder.turnEnded(
                        event.millis("pressedMillis"), event.millis("usedMillis"), event.millis("leftMillis"));
            case "OpeningNamed" -> builder.opening(event.text("code"), event.text("name"));
            case "OffersDeclared" -> builder.declared(event.whole("n"));
            case "ColoursSwapped" -> builder.swap(true, after(event));
            case "SwapDeclined" -> builder.swap(false, after(event));
            case "OffersPlaced" -> builder.offers(event.points("points"));
            case "OfferChosen" -> builder.chosen(event.point("kept"));
            case "GameEnded" -> {
                builder.ended(result(event));
                totals(event);
            }
            case "ClocksRead" -> totals(event);
            case "ResultConfirmed" -> builder.confirmed(event.text("by"));
            default -> remark(event);
        }
    }

    private void corrected(Fields event) throws BadRecord {
        builder.corrected(event.whole("number"), event.point("from"), event.point("to"));
        if (!event.text("stands").isEmpty()) {
            builder.stands(event.whole("number"), event.point("stands"));
        }
    }

    private static ScoreResult result(Fields event) throws BadRecord {
        Outcome winner = event.choice("winner", Outcome.values());
        Optional<Reason> reason = event.optional("reason", Reason.values());
        String points = event.text("points");
        return points.isEmpty()
                ? ScoreResult.of(winner, reason)
                : ScoreResult.ofPoints(points, reason)
                        .orElseThrow(() -> new BadRecord("no such points: " + Draft.quoted(points)));
    }

    private int after(Fields event) throws BadRecord {
        return event.millis("afterMove").isPresent() ? event.whole("afterMove") : builder.count();
    }

    private void assigned(Fields event) throws BadRecord {
        black = event.optional("black", Seat.values());
        builder.occasion(new Occasion(
                        event.text("game"),
                        event.text("event"),
                        event.text("round"),
                        event.text("board"),
                        event.text("date"),
                        event.text("place"),
                        event.text("rule"),
                        event.text("time"),
                        event.text("arbiter")))
                .names(event.text("nameA"), event.text("nameB"))
                .openerKnown(event.optionalFlag("openerKnown").orElse(true));
    }

    private void totals(Fields event) throws BadRecord {
        OptionalLong a = event.millis("usedMillisA");
        OptionalLong b = event.millis("usedMillisB");
        builder.total(new TotalTime(a, b));
    }

    private void remark(Fields event) throws BadRecord {
        int after = builder.count();
        switch (event.text("type")) {
            case "DrawOffered" -> builder.remark(new Remark.DrawOffered(after, event.seat()));
            case "DrawDeclined" -> builder.remark(new Remark.DrawDeclined(after, event.seat()));
            case "ClaimMade" -> builder.claimMade(event.seat());
            case "ClaimJudged" ->
                builder.claimJudged(
                        event.flag("valid"),
                        event.optional("verdict", Reason.values()),
                        event.optionalFlag("disputed").orElse(false));
            case "ClaimRuled" -> builder.claimRuled(event.flag("accepted"), event.choice("by", Ruler.values()));
            case "MoveCorrected" -> corrected(event);
            case "MoveTakenBack" -> takenBack(event);
            case "NamesSwapped" -> builder.namesSwapped();
            case "SeatsSwapped" -> builder.seatsSwapped();
            case "TimeAdjusted" -> builder.remark(new Remark.TimeAdjusted(after, event.seat(), event.large("millis")));
            case "PenaltyGiven" -> builder.remark(new Remark.Penalty(after, event.seat(), event.large("millis")));
            case "ViolationGiven" -> builder.remark(new Remark.Violation(after, event.seat(), event.whole("count")));
            case "Disqualified" -> builder.remark(new Remark.Disqualified(after, event.seat()));
            case "Noted" ->
                builder.remark(new Remark.Noted(
                        after,
                        event.choice("kind", Remark.Noted.Kind.values()),
                        event.optional("seat", Seat.values()),
                        event.text("detail")));
            case "FlagFell" -> builder.remark(new Remark.FlagFell(after, event.seat()));
            case "GameAdjourned" -> builder.remark(new Remark.Adjourned(after, event.text("by")));
            case "ResultWithdrawn" -> builder.resultWithdrawn(event.text("by"));
            default -> {
                // Not for the sheet.
            }
        }
    }

    /** A log written from a score tells moves that are gone by their points; one written as it happened still holds them. */
    private void takenBack(Fields event) throws BadRecord {
        int number = event.whole("number");
        if (number <= builder.count()) {
            builder.takenBack(number);
        } else {
            builder.takenBack(event.texts("points"));
        }
    }
}
