package tengen.record;

import java.util.Optional;
import tengen.game.Event;
import tengen.game.Seat;
import tengen.game.clock.SideTime;

/** Writes the fields of each type of event. Names of fields: DESIGN 4. What has its usual value 0, false or empty, and no reader expects, is left out. */
final class EventWriter {
    private static final long MILLI = 1_000_000;

    /** Stands for nobody and nothing. */
    static final String NONE = "NONE";

    /** Stands in the place of a verdict on which the two readings differ. */
    static final String DISPUTED = "DISPUTED";

    private EventWriter() {}

    static void write(Event event, JsonLine json) {
        switch (event) {
            case Event.GameAssigned e ->
                json.text("game", e.game())
                        .text("nameA", e.nameA())
                        .text("nameB", e.nameB())
                        .text("openerSide", e.openerFar() ? "far" : "near")
                        .text("rules", e.rules());
            case Event.GameStarted e -> {
                json.number("atNanos", e.atNanos());
                sides(json, e.a(), e.b());
            }
            case Event.StonePlaced e -> {
                json.number("number", e.number())
                        .word("colour", e.colour())
                        .word("seat", e.seat())
                        .point("point", e.point())
                        .number("placedNanos", e.placedNanos());
                ifSo(json, "byHand", e.byHand());
            }
            case Event.TurnEnded e -> {
                json.word("seat", e.seat())
                        .number("usedMillis", e.usedNanos() / MILLI)
                        .number("leftMillis", e.side().leftNanos() / MILLI)
                        .number("atNanos", e.atNanos())
                        .number("usedNanos", e.usedNanos());
                side(json, "side", e.side());
                if (e.step() >= 0) {
                    json.number("step", e.step());
                }
            }
            case Event.OpeningNamed e -> json.text("code", e.code()).text("name", e.name());
            case Event.OffersDeclared e -> json.number("n", e.n());
            case Event.ColoursSwapped e -> json.word("seat", e.seat());
            case Event.SwapDeclined e -> json.word("seat", e.seat());
            case Event.OffersPlaced e -> json.points("points", e.points());
            case Event.OfferChosen e -> json.point("kept", e.kept()).points("lifted", e.lifted());
            case Event.PeriodEntered e -> turn(json, e.seat(), e.atNanos(), e.turnNanos(), e.side());
            case Event.Passed e ->
                json.number("number", e.number()).word("seat", e.seat()).number("atNanos", e.atNanos());
            case Event.DrawOffered e -> json.word("seat", e.seat());
            case Event.DrawDeclined e -> json.word("seat", e.seat());
            case Event.DrawAcknowledged e -> json.word("seat", e.seat());
            case Event.ClaimMade e -> json.word("seat", e.seat()).number("atNanos", e.atNanos());
            case Event.ClaimJudged e -> judged(json, e);
            case Event.ClaimRuled e ->
                json.word("seat", e.seat()).flag("accepted", e.accepted()).word("by", e.by());
            case Event.ArbiterCalled e -> json.word("seat", e.seat()).number("atNanos", e.atNanos());
            case Event.Noticed e ->
                json.word("kind", e.kind()).point("point", e.point()).number("number", e.number());
            case Event.FlagFell e -> turn(json, e.seat(), e.atNanos(), e.turnNanos(), e.side());
            case Event.ClocksPaused e -> {
                json.number("atNanos", e.atNanos()).number("turnNanos", e.turnNanos());
                sides(json, e.a(), e.b());
            }
            case Event.ClocksResumed e -> json.word("seat", e.seat()).number("atNanos", e.atNanos());
            case Event.ClocksMarked e -> {
                json.word("seat", e.seat())
                        .number("usedMillis", e.usedNanos() / MILLI)
                        .number("leftMillis", e.side().leftNanos() / MILLI)
                        .number("atNanos", e.atNanos())
                        .number("usedNanos", e.usedNanos());
                side(json, "side", e.side());
            }
            case Event.TimeAdjusted e -> {
                json.word("seat", e.seat())
                        .number("millis", e.nanos() / MILLI)
                        .number("leftMillis", e.side().leftNanos() / MILLI)
                        .number("nanos", e.nanos());
                side(json, "side", e.side());
            }
            case Event.Marked e -> {
                json.word("seat", e.seat()).word("mark", e.mark());
                if (e.n() > 0) {
                    json.number("n", e.n());
                }
            }
            case Event.MoveCorrected e ->
                json.number("number", e.number()).point("from", e.from()).point("to", e.to());
            case Event.MoveTakenBack e -> {
                json.number("number", e.number()).word("seat", e.seat());
                if (e.step() >= 0) {
                    json.number("step", e.step());
                }
            }
            case Event.NamesSwapped e -> {}
            case Event.SeatsSwapped e -> {}
            case Event.CommandApplied e -> {
                json.text("cmd", e.cmd());
                ifAny(json, "id", e.id());
                json.text("by", e.by());
            }
            case Event.ViolationGiven e -> json.word("seat", e.seat()).number("count", e.count());
            case Event.PenaltyGiven e ->
                json.word("seat", e.seat()).number("millis", e.nanos() / MILLI).number("nanos", e.nanos());
            case Event.DisqualificationProposed e -> json.word("seat", e.seat()).text("by", e.by());
            case Event.Disqualified e -> json.word("seat", e.seat());
            case Event.SeatLost e -> json.word("seat", e.seat()).word("reason", e.reason());
            case Event.AbsenceNoted e -> json.word("seat", e.seat());
            case Event.SeatArrived e -> json.word("seat", e.seat());
            case Event.LotsDrawn e ->
                json.word("seat", e.seat())
                        .word("guess", e.guess())
                        .number("stones", e.stones())
                        .flag("right", e.right());
            case Event.GameMovedAway e ->
                json.text("to", e.to()).text("by", e.by()).object("carried", CarriedCodec.write(e.game()));
            case Event.GameTakenOver e ->
                json.text("from", e.from()).text("by", e.by()).object("carried", CarriedCodec.write(e.game()));
            case Event.RequestMade e -> {
                json.word("seat", e.seat()).word("kind", e.kind());
                if (e.nanos() != 0) {
                    json.number("millis", e.nanos() / MILLI).number("nanos", e.nanos());
                }
            }
            case Event.RequestAnswered e ->
                json.word("seat", e.seat()).word("kind", e.kind()).flag("granted", e.granted());
            case Event.AppealLodged e -> json.word("seat", e.seat());
            case Event.AppealDismissed e -> json.text("by", e.by());
            case Event.SigningRefused e -> json.word("seat", e.seat());
            case Event.FreeStoneSet e -> {
                json.point("point", e.point()).number("placedNanos", e.placedNanos());
                ifNotZero(json, "number", e.number());
                ifSo(json, "byHand", e.byHand());
            }
            case Event.FreeStoneLifted e -> json.point("point", e.point());
            case Event.ResultConfirmed e -> json.text("by", e.by());
            case Event.ResultWithdrawn e -> json.text("by", e.by());
            case Event.GameAdjourned e -> json.text("by", e.by());
            case Event.Irregularity e -> json.word("kind", e.kind()).points("points", e.points());
            case Event.CommandRefused e -> {
                json.text("cmd", e.cmd()).word("reason", e.reason());
                ifAny(json, "id", e.id());
                e.seat().ifPresent(seat -> json.word("seat", seat));
                ifNotZero(json, "stampNanos", e.stampNanos());
            }
            case Event.TableStarted e -> json.text("machine", e.machine());
            case Event.LinkChanged e -> {
                json.word("part", e.part()).flag("up", e.up());
                ifNotZero(json, "boot", e.boot());
                ifAny(json, "cause", e.cause());
            }
            case Event.Recovered e -> {
                json.flag("seamless", e.seamless())
                        .number("outageMillis", e.outageMillis())
                        .number("atNanos", e.atNanos())
                        .number("turnNanos", e.turnNanos());
                sides(json, e.a(), e.b());
            }
            case Event.GameRestored e -> json.text("by", e.by());
            case Event.PostGame e -> {}
            case Event.GameEnded e -> {
                json.word("winner", e.winner());
                orNone(json, "winnerSeat", e.winnerSeat());
                json.word("reason", e.reason());
                ifSo(json, "bothLose", e.bothLose());
                json.number("atNanos", e.atNanos());
                sides(json, e.a(), e.b());
            }
        }
    }

    private static void judged(JsonLine json, Event.ClaimJudged e) {
        json.word("seat", e.seat()).flag("valid", e.valid());
        if (e.disputed()) {
            json.text("verdict", DISPUTED);
            orNone(json, "reading", e.verdict());
        } else {
            orNone(json, "verdict", e.verdict());
        }
        json.points("proof", e.proof());
    }

    private static void turn(JsonLine json, Seat seat, long atNanos, long turnNanos, SideTime side) {
        json.word("seat", seat)
                .number("leftMillis", side.leftNanos() / MILLI)
                .number("atNanos", atNanos)
                .number("turnNanos", turnNanos);
        side(json, "side", side);
    }

    private static void sides(JsonLine json, SideTime a, SideTime b) {
        side(json, "a", a);
        side(json, "b", b);
    }

    static void side(JsonLine json, String name, SideTime side) {
        json.open(name)
                .number("phase", side.phase())
                .number("leftNanos", side.leftNanos())
                .number("usedNanos", side.usedNanos())
                .number("grantedNanos", side.grantedNanos());
        ifNotZero(json, "turnsLeft", side.turnsLeft());
        ifNotZero(json, "periodsLeft", side.periodsLeft());
        ifNotZero(json, "addedNanos", side.addedNanos());
        json.end();
    }

    private static void orNone(JsonLine json, String name, Optional<? extends Enum<?>> value) {
        if (value.isPresent()) {
            json.word(name, value.get());
        } else {
            json.text(name, NONE);
        }
    }

    private static void ifSo(JsonLine json, String name, boolean value) {
        if (value) {
            json.flag(name, true);
        }
    }

    private static void ifAny(JsonLine json, String name, String value) {
        if (!value.isEmpty()) {
            json.text(name, value);
        }
    }

    private static void ifNotZero(JsonLine json, String name, long value) {
        if (value != 0) {
            json.number(name, value);
        }
    }
}
