package tengen.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Event;
import tengen.game.Seat;
import tengen.game.clock.SideTime;
import tengen.record.StoreFault.Cause;

final class EventCodecTest {
    /** As DESIGN 4 names them, with the names that our own questions needed: types may be added, never renamed. */
    private static final List<String> TYPES = List.of(
            "GameAssigned",
            "GameStarted",
            "StonePlaced",
            "TurnEnded",
            "PeriodEntered",
            "Passed",
            "DrawOffered",
            "DrawDeclined",
            "DrawAcknowledged",
            "ClaimMade",
            "ClaimJudged",
            "ClaimRuled",
            "ArbiterCalled",
            "Noticed",
            "FlagFell",
            "ClocksPaused",
            "ClocksResumed",
            "ClocksMarked",
            "TimeAdjusted",
            "Marked",
            "MoveCorrected",
            "MoveTakenBack",
            "NamesSwapped",
            "SeatsSwapped",
            "CommandApplied",
            "ViolationGiven",
            "PenaltyGiven",
            "Disqualified",
            "ResultConfirmed",
            "ResultWithdrawn",
            "GameAdjourned",
            "Irregularity",
            "CommandRefused",
            "TableStarted",
            "LinkChanged",
            "Recovered",
            "GameRestored",
            "PostGame",
            "GameEnded",
            "OpeningNamed",
            "OffersDeclared",
            "ColoursSwapped",
            "SwapDeclined",
            "OffersPlaced",
            "OfferChosen",
            "DisqualificationProposed",
            "SeatLost",
            "AbsenceNoted",
            "SeatArrived",
            "LotsDrawn",
            "GameMovedAway",
            "GameTakenOver",
            "RequestMade",
            "RequestAnswered",
            "AppealLodged",
            "AppealDismissed",
            "SigningRefused",
            "FreeStoneSet",
            "FreeStoneLifted");

    private static final SideTime SIDE =
            new SideTime(1, 59_999_999_999L, 0, 1, 1_200_000_000_001L, 1_260_000_000_000L, 0);

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 200);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void everyTypeComesBackAsItWasWritten(long seed) throws StoreFault {
        RandomRecords events = new RandomRecords(seed);
        for (Class<?> type : Event.class.getPermittedSubclasses()) {
            Event event = (Event) events.next(type);

            String body = EventCodec.body(event);

            assertThat(EventCodec.read(EventCodec.type(event), EventCodec.VERSION, body))
                    .as("seed %d, %s", seed, body)
                    .isEqualTo(event);
        }
    }

    @Test
    void noTypeIsEverRenamedOrForgotten() {
        assertThat(Event.class.getPermittedSubclasses())
                .extracting(Class::getSimpleName)
                .containsAll(TYPES);
    }

    @Test
    void aTurnEndedTellsMillisecondsAndIsExactInNanoseconds() {
        Event event = new Event.TurnEnded(Seat.B, 77, 1_000_000_001L, SIDE, -1);

        assertThat(EventCodec.body(event))
                .isEqualTo("{\"seat\":\"B\",\"usedMillis\":1000,\"leftMillis\":59999,\"atNanos\":77,"
                        + "\"usedNanos\":1000000001,\"side\":{\"phase\":1,\"leftNanos\":59999999999,"
                        + "\"usedNanos\":1200000000001,\"grantedNanos\":1260000000000,\"periodsLeft\":1}}");
    }

    @Test
    void aStoneIsNamedAsOnTheTape() {
        Event event = new Event.StonePlaced(1, Stone.BLACK, Seat.A, Point.CENTRE, 5, false);

        assertThat(EventCodec.body(event))
                .isEqualTo("{\"number\":1,\"colour\":\"BLACK\",\"seat\":\"A\",\"point\":\"H8\",\"placedNanos\":5}");
    }

    @Test
    void aDisputedVerdictIsCalledSo() throws StoreFault {
        Event event = new Event.ClaimJudged(
                Seat.B, true, Optional.of(Event.Reason.FORBIDDEN_33), true, List.of(Point.CENTRE));

        String body = EventCodec.body(event);

        assertThat(body).contains("\"verdict\":\"DISPUTED\"");
        assertThat(EventCodec.read("ClaimJudged", 1, body)).isEqualTo(event);
    }

    @Test
    void fieldsThatALaterVersionAddsAreLeftAlone() throws StoreFault {
        String body = "{\"later\":{\"x\":[1,2.5,null,{\"y\":true}]},\"seat\":\"A\",\"more\":null,\"z\":1e3}";

        assertThat(EventCodec.read("DrawOffered", 1, body)).isEqualTo(new Event.DrawOffered(Seat.A));
    }

    @Test
    void anUnknownTypeIsNamed() {
        StoreFault fault = fault("BoardFlipped", 1, "{}");

        assertThat(fault.why()).isEqualTo(Cause.UNREADABLE);
        assertThat(fault).hasMessageContaining("BoardFlipped");
    }

    @Test
    void aNewerVersionIsRefusedPolitely() {
        assertThat(fault("PostGame", 2, "{}").why()).isEqualTo(Cause.NEWER);
    }

    @Test
    void aBodyThatMakesNoSenseNamesTheField() {
        assertThat(fault("DrawOffered", 1, "{}")).hasMessageContaining("seat is missing");
        assertThat(fault("DrawOffered", 1, "{\"seat\":\"C\"}")).hasMessageContaining("C");
        assertThat(fault("DrawOffered", 1, "{\"seat\":1}")).hasMessageContaining("seat");
        assertThat(fault("Passed", 1, "{\"number\":1.5,\"seat\":\"A\",\"atNanos\":1}"))
                .hasMessageContaining("number");
        assertThat(fault("MoveCorrected", 1, "{\"number\":1,\"from\":\"H8\",\"to\":\"P1\"}"))
                .hasMessageContaining("to");
        assertThat(fault("GameStarted", 1, "{\"atNanos\":1,\"a\":{},\"b\":{}}")).hasMessageContaining("phase");
    }

    @Test
    void textThatIsNoObjectIsRefusedWithoutSurprise() {
        for (String text :
                List.of("", "{", "[]", "null", "7", "{\"seat\"", "{\"seat\":\"A\"", "\u0000", "{\"a\":{{}}")) {
            assertThat(fault("DrawOffered", 1, text).why()).as(text).isEqualTo(Cause.UNREADABLE);
        }
        String deep = "{\"a\":".repeat(10_000) + "1" + "}".repeat(10_000);
        assertThat(fault("DrawOffered", 1, deep).why()).isEqualTo(Cause.UNREADABLE);
    }

    private static StoreFault fault(String type, int version, String body) {
        return catchThrowableOfType(StoreFault.class, () -> EventCodec.read(type, version, body));
    }
}
