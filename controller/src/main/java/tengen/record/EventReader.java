package tengen.record;

import java.util.Optional;
import tengen.engine.Stone;
import tengen.game.Event;
import tengen.game.Seat;

/** Makes events out of the fields that {@link EventWriter} wrote. A type, once written, stays readable for ever. */
final class EventReader {
    private EventReader() {}

    static Event read(String type, JsonFields f) throws StoreFault {
        return switch (type) {
            case "GameAssigned" ->
                new Event.GameAssigned(
                        f.text("game"),
                        f.text("nameA"),
                        f.text("nameB"),
                        f.text("openerSide").equals("far"),
                        f.text("rules"));
            case "GameStarted" -> new Event.GameStarted(f.number("atNanos"), f.side("a"), f.side("b"));
            case "StonePlaced" ->
                new Event.StonePlaced(
                        f.count("number"),
                        f.word("colour", Stone.class),
                        f.seat(),
                        f.point("point"),
                        f.number("placedNanos"),
                        f.flagOrNot("byHand"));
            case "TurnEnded" ->
                new Event.TurnEnded(
                        f.seat(), f.number("atNanos"), f.number("usedNanos"), f.side("side"), f.step("step"));
            case "OpeningNamed" -> new Event.OpeningNamed(f.text("code"), f.text("name"));
            case "OffersDeclared" -> new Event.OffersDeclared(f.count("n"));
            case "ColoursSwapped" -> new Event.ColoursSwapped(f.seat());
            case "SwapDeclined" -> new Event.SwapDeclined(f.seat());
            case "OffersPlaced" -> new Event.OffersPlaced(f.points("points"));
            case "OfferChosen" -> new Event.OfferChosen(f.point("kept"), f.points("lifted"));
            case "PeriodEntered" ->
                new Event.PeriodEntered(f.seat(), f.number("atNanos"), f.number("turnNanos"), f.side("side"));
            case "Passed" -> new Event.Passed(f.count("number"), f.seat(), f.number("atNanos"));
            case "DrawOffered" -> new Event.DrawOffered(f.seat());
            case "DrawDeclined" -> new Event.DrawDeclined(f.seat());
            case "DrawAcknowledged" -> new Event.DrawAcknowledged(f.seat());
            case "ClaimMade" -> new Event.ClaimMade(f.seat(), f.number("atNanos"));
            case "ClaimJudged" -> judged(f);
            case "ClaimRuled" -> new Event.ClaimRuled(f.seat(), f.flag("accepted"), f.word("by", Event.Ruler.class));
            case "ArbiterCalled" -> new Event.ArbiterCalled(f.seat(), f.number("atNanos"));
            case "Noticed" ->
                new Event.Noticed(f.word("kind", Event.NoticeKind.class), f.point("point"), f.count("number"));
            case "FlagFell" -> new Event.FlagFell(f.seat(), f.number("atNanos"), f.number("turnNanos"), f.side("side"));
            case "ClocksPaused" ->
                new Event.ClocksPaused(f.number("atNanos"), f.number("turnNanos"), f.side("a"), f.side("b"));
            case "ClocksResumed" -> new Event.ClocksResumed(f.seat(), f.number("atNanos"));
            case "ClocksMarked" ->
                new Event.ClocksMarked(f.seat(), f.number("atNanos"), f.number("usedNanos"), f.side("side"));
            case "TimeAdjusted" -> new Event.TimeAdjusted(f.seat(), f.number("nanos"), f.side("side"));
            case "Marked" -> new Event.Marked(f.seat(), f.word("mark", Event.Mark.class), (int) f.numberOrZero("n"));
            case "MoveCorrected" -> new Event.MoveCorrected(f.count("number"), f.point("from"), f.point("to"));
            case "MoveTakenBack" -> new Event.MoveTakenBack(f.count("number"), f.seat(), f.step("step"));
            case "NamesSwapped" -> new Event.NamesSwapped();
            case "SeatsSwapped" -> new Event.SeatsSwapped();
            case "CommandApplied" ->
                new Event.CommandApplied(f.text("cmd"), f.textIfAny("id").orElse(""), f.text("by"));
            case "ViolationGiven" -> new Event.ViolationGiven(f.seat(), f.count("count"));
            case "PenaltyGiven" -> new Event.PenaltyGiven(f.seat(), f.number("nanos"));
            case "DisqualificationProposed" -> new Event.DisqualificationProposed(f.seat(), f.text("by"));
            case "Disqualified" -> new Event.Disqualified(f.seat());
            case "SeatLost" -> new Event.SeatLost(f.seat(), f.word("reason", Event.Reason.class));
            case "AbsenceNoted" -> new Event.AbsenceNoted(f.seat());
            case "SeatArrived" -> new Event.SeatArrived(f.seat());
            case "LotsDrawn" ->
                new Event.LotsDrawn(f.seat(), f.word("guess", Event.Parity.class), f.count("stones"), f.flag("right"));
            case "GameMovedAway" ->
                new Event.GameMovedAway(f.text("to"), f.text("by"), CarriedCodec.read(f.object("carried")));
            case "GameTakenOver" ->
                new Event.GameTakenOver(f.text("from"), f.text("by"), CarriedCodec.read(f.object("carried")));
            case "RequestMade" ->
                new Event.RequestMade(f.seat(), f.word("kind", Event.Request.class), f.numberOrZero("nanos"));
            case "RequestAnswered" ->
                new Event.RequestAnswered(f.seat(), f.word("kind", Event.Request.class), f.flag("granted"));
            case "AppealLodged" -> new Event.AppealLodged(f.seat());
            case "AppealDismissed" -> new Event.AppealDismissed(f.text("by"));
            case "SigningRefused" -> new Event.SigningRefused(f.seat());
            case "FreeStoneSet" ->
                new Event.FreeStoneSet(
                        f.point("point"),
                        f.number("placedNanos"),
                        (int) f.numberOrZero("number"),
                        f.flagOrNot("byHand"));
            case "FreeStoneLifted" -> new Event.FreeStoneLifted(f.point("point"));
            case "ResultConfirmed" -> new Event.ResultConfirmed(f.text("by"));
            case "ResultWithdrawn" -> new Event.ResultWithdrawn(f.text("by"));
            case "GameAdjourned" -> new Event.GameAdjourned(f.text("by"));
            case "Irregularity" -> new Event.Irregularity(f.word("kind", Event.Oddity.class), f.points("points"));
            case "CommandRefused" ->
                new Event.CommandRefused(
                        f.text("cmd"),
                        f.textIfAny("id").orElse(""),
                        f.wordIfAny("seat", Seat.class),
                        f.word("reason", Event.RefusalReason.class),
                        f.numberOrZero("stampNanos"));
            case "TableStarted" -> new Event.TableStarted(f.text("machine"));
            case "LinkChanged" ->
                new Event.LinkChanged(
                        f.word("part", Event.Part.class),
                        f.flag("up"),
                        (int) f.numberOrZero("boot"),
                        f.textIfAny("cause").orElse(""));
            case "Recovered" ->
                new Event.Recovered(
                        f.flag("seamless"),
                        f.number("outageMillis"),
                        f.number("atNanos"),
                        f.number("turnNanos"),
                        f.side("a"),
                        f.side("b"));
            case "GameRestored" -> new Event.GameRestored(f.text("by"));
            case "PostGame" -> new Event.PostGame();
            case "GameEnded" ->
                new Event.GameEnded(
                        f.word("winner", Event.Outcome.class),
                        f.wordOrNone("winnerSeat", Seat.class),
                        f.word("reason", Event.Reason.class),
                        f.flagOrNot("bothLose"),
                        f.number("atNanos"),
                        f.side("a"),
                        f.side("b"));
            default ->
                throw new StoreFault(
                        StoreFault.Cause.UNREADABLE,
                        "unknown event " + type + ": written by another program or version");
        };
    }

    private static Event.ClaimJudged judged(JsonFields f) {
        boolean disputed = f.text("verdict").equals(EventWriter.DISPUTED);
        Optional<Event.Reason> verdict = f.wordOrNone(disputed ? "reading" : "verdict", Event.Reason.class);
        return new Event.ClaimJudged(f.seat(), f.flag("valid"), verdict, disputed, f.points("proof"));
    }
}
