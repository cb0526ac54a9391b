package tengen.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Event;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.clock.SideTime;

class ScoreWriterTest {
    private static final long SECOND = 1_000_000_000L;
    private static final long START = 77 * SECOND;

    private final List<Event> events = new ArrayList<>();
    private SideTime a = SideTime.start(Rules.DEFAULT.time());
    private SideTime b = a;

    ScoreWriterTest() {
        events.add(new Event.GameAssigned("g1", "王小明", "Ants", false, Rules.DEFAULT.text()));
        events.add(new Event.GameStarted(START, a, b));
    }

    private void move(int number, String point, int atSecond, int usedSeconds) {
        Seat seat = number % 2 == 1 ? Seat.A : Seat.B;
        SideTime side = (seat == Seat.A ? a : b).after(Rules.DEFAULT.time(), usedSeconds * SECOND);
        if (seat == Seat.A) {
            a = side;
        } else {
            b = side;
        }
        long pressed = START + atSecond * SECOND;
        events.add(new Event.StonePlaced(
                number, Stone.ofMove(number), seat, Point.of(point), pressed - 400_000_000L, false));
        events.add(new Event.TurnEnded(seat, pressed, usedSeconds * SECOND, side, -1));
    }

    private GameScore score() {
        return ScoreWriter.of(Examples.OCCASION, events);
    }

    @Test
    void aGameIsWrittenFromItsEvents() {
        move(1, "H8", 3, 3);
        move(2, "H9", 10, 7);
        events.add(new Event.GameEnded(
                Event.Outcome.BLACK, Optional.of(Seat.A), Event.Reason.RESIGN, false, START + 12 * SECOND, a, b));
        events.add(new Event.ResultConfirmed("chief"));

        GameScore score = score();

        assertThat(score.moves()).extracting(ScoreMove::text).containsExactly("H8", "H9");
        assertThat(score.moves().get(1).time().placedMillis()).hasValue(9_600);
        assertThat(score.moves().get(1).time().pressedMillis()).hasValue(10_000);
        assertThat(score.moves().get(1).time().usedMillis()).hasValue(7_000);
        assertThat(score.moves().get(1).time().leftMillis()).hasValue(1_193_000);
        assertThat(score.total().usedMillisA()).hasValue(3_000);
        assertThat(score.occasion().game()).isEqualTo("g1");
        assertThat(score.occasion().rule()).isEqualTo("free");
        assertThat(score.occasion().timeControl())
                .isEqualTo(Rules.DEFAULT.time().toString());
        assertThat(score.name(Stone.BLACK)).isEqualTo("王小明");
        assertThat(score.result()).contains(ScoreResult.of(Event.Outcome.BLACK, Optional.of(Event.Reason.RESIGN)));
        assertThat(score.confirmations()).containsExactly(new Confirmation("chief"));
    }

    private String pointsAfter(Event... after) {
        move(1, "H8", 3, 3);
        events.addAll(List.of(after));
        return score().result().orElseThrow().points();
    }

    private Event.GameEnded ended(Event.Outcome winner, Event.Reason reason, boolean bothLose) {
        Optional<Seat> seat = winner == Event.Outcome.NONE
                ? Optional.empty()
                : Optional.of(winner == Event.Outcome.BLACK ? Seat.A : Seat.B);
        return new Event.GameEnded(winner, seat, reason, bothLose, START + 12 * SECOND, a, b);
    }

    @Test
    void bothLoseByTheArbitersWordIsNoDraw() {
        assertThat(pointsAfter(ended(Event.Outcome.NONE, Event.Reason.ARBITER, true)))
                .isEqualTo("0-0");
    }

    @Test
    void aDrawByAPenaltyIsADraw() {
        assertThat(pointsAfter(ended(Event.Outcome.NONE, Event.Reason.PENALTY, false)))
                .isEqualTo("0.5-0.5");
    }

    @Test
    void aWinnerDisqualifiedAfterTheEndHasNothingAndTheLoserNoMore() {
        assertThat(pointsAfter(ended(Event.Outcome.BLACK, Event.Reason.RESIGN, false), new Event.Disqualified(Seat.A)))
                .isEqualTo("0-0");
    }

    @Test
    void aDrawLostAfterwardsIsLostByOneSideOnly() {
        assertThat(pointsAfter(
                        ended(Event.Outcome.NONE, Event.Reason.DRAW_AGREED, false),
                        new Event.SeatLost(Seat.A, Event.Reason.PENALTY)))
                .isEqualTo("0-0.5");
    }

    @Test
    void aDisqualificationThatEndsTheGameIsTheOpponentsWin() {
        assertThat(pointsAfter(
                        new Event.Disqualified(Seat.A), ended(Event.Outcome.WHITE, Event.Reason.DISQUALIFIED, false)))
                .isEqualTo("0-1");
    }

    @Test
    void movesTakenBackStandBesideTheScoreOnly() {
        for (int number = 1; number <= 5; number++) {
            move(number, List.of("H8", "H9", "I9", "G9", "G8").get(number - 1), 10 * number, 2);
        }
        events.add(new Event.DrawOffered(Seat.A));
        events.add(new Event.MoveTakenBack(4, Seat.B, -1));
        move(4, "K4", 60, 1);
        move(5, "K5", 70, 1);

        GameScore score = score();

        assertThat(score.moves()).extracting(ScoreMove::text).containsExactly("H8", "H9", "I9", "K4", "K5");
        assertThat(score.remarks())
                .containsExactly(new Remark.DrawOffered(3, Seat.A), new Remark.TakenBack(3, List.of("G9", "G8")));
    }

    @Test
    void theOpeningIsNamed() {
        for (int number = 1; number <= 3; number++) {
            move(number, List.of("H8", "H9", "I9").get(number - 1), 10 * number, 2);
        }

        assertThat(score().opening().code()).isEqualTo("D4");
        assertThat(score().opening().name()).startsWith("花月");
    }

    @Test
    void swapsAndOffersOfAnOpeningAreTold() {
        for (int number = 1; number <= 3; number++) {
            events.add(new Event.StonePlaced(
                    number,
                    Stone.ofMove(number),
                    Seat.A,
                    Point.of(List.of("H8", "H9", "I9").get(number - 1)),
                    START + number * SECOND,
                    false));
        }
        events.add(new Event.OpeningNamed("D4", "花月"));
        events.add(new Event.OffersDeclared(2));
        events.add(new Event.TurnEnded(
                Seat.A, START + 9 * SECOND, 9 * SECOND, a.after(Rules.DEFAULT.time(), 9 * SECOND), 1));
        events.add(new Event.ColoursSwapped(Seat.B));
        events.add(new Event.TurnEnded(
                Seat.B, START + 11 * SECOND, 2 * SECOND, b.after(Rules.DEFAULT.time(), 2 * SECOND), 2));
        events.add(new Event.StonePlaced(4, Stone.WHITE, Seat.A, Point.of("G9"), START + 20 * SECOND, false));
        events.add(new Event.OffersPlaced(Examples.points("G7", "I7")));
        events.add(new Event.OfferChosen(Point.of("I7"), Examples.points("G7")));
        events.add(new Event.StonePlaced(5, Stone.BLACK, Seat.B, Point.of("I7"), START + 30 * SECOND, false));

        GameScore score = score();

        assertThat(score.opening().name()).isEqualTo("花月");
        assertThat(score.opening().declared()).hasValue(2);
        assertThat(score.opening().swaps()).extracting(SwapChance::afterMove).containsExactly(3);
        assertThat(score.opening().swaps().getFirst().time().usedMillis()).hasValue(2_000);
        assertThat(score.rejected()).containsExactly(Point.of("G7"));
        assertThat(score.placedByBlack()).containsExactly(5);
        assertThat(score.moves().get(2).time().usedMillis())
                .as("one turn for three stones")
                .hasValue(9_000);
        assertThat(score.name(Stone.BLACK)).isEqualTo("Ants");
    }

    @Test
    void aSwapThatIsDeclinedByPlayingBelongsBeforeThatStone() {
        move(1, "H8", 3, 3);
        events.add(new Event.StonePlaced(2, Stone.WHITE, Seat.B, Point.of("H9"), START + 8 * SECOND, false));
        events.add(new Event.SwapDeclined(Seat.B));
        events.add(new Event.TurnEnded(
                Seat.B, START + 9 * SECOND, 6 * SECOND, b.after(Rules.DEFAULT.time(), 6 * SECOND), 2));

        GameScore score = score();

        assertThat(score.opening().swaps()).containsExactly(new SwapChance(1, false, MoveTime.UNKNOWN));
        assertThat(score.moves().get(1).time().usedMillis()).hasValue(6_000);
    }

    @Test
    void aStoneThatSlidBeforeThePressIsOneMove() {
        move(1, "H8", 3, 3);
        events.add(new Event.StonePlaced(2, Stone.WHITE, Seat.B, Point.of("H9"), START + 5 * SECOND, false));
        move(2, "H10", 9, 6);

        assertThat(score().moves()).extracting(ScoreMove::text).containsExactly("H8", "H10");
    }

    @Test
    void aStoneThatWasLiftedBeforeTheEndIsNoMove() {
        move(1, "H8", 3, 3);
        events.add(new Event.StonePlaced(2, Stone.WHITE, Seat.B, Point.of("H9"), START + 5 * SECOND, false));
        events.add(new Event.Irregularity(Event.Oddity.STONE_LIFTED, List.of(Point.of("H9"))));
        events.add(new Event.GameEnded(
                Event.Outcome.BLACK, Optional.of(Seat.A), Event.Reason.RESIGN, false, START + 12 * SECOND, a, b));

        assertThat(score().moves()).extracting(ScoreMove::text).containsExactly("H8");
    }

    @Test
    void aStoneThatWasPutBackBeforeTheEndIsAMove() {
        move(1, "H8", 3, 3);
        events.add(new Event.StonePlaced(2, Stone.WHITE, Seat.B, Point.of("H9"), START + 5 * SECOND, false));
        events.add(new Event.Irregularity(Event.Oddity.STONE_LIFTED, List.of(Point.of("H9"))));
        events.add(new Event.StonePlaced(2, Stone.WHITE, Seat.B, Point.of("H9"), START + 9 * SECOND, false));
        events.add(new Event.GameEnded(
                Event.Outcome.BLACK, Optional.of(Seat.A), Event.Reason.RESIGN, false, START + 12 * SECOND, a, b));

        assertThat(score().moves()).extracting(ScoreMove::text).containsExactly("H8", "H9");
    }

    @Test
    void aLiftedStoneThatWasTakenBackTakesNoOtherMoveWithIt() {
        move(1, "H8", 3, 3);
        events.add(new Event.StonePlaced(2, Stone.WHITE, Seat.B, Point.of("H9"), START + 5 * SECOND, false));
        events.add(new Event.Irregularity(Event.Oddity.STONE_LIFTED, List.of(Point.of("H9"))));
        events.add(new Event.MoveTakenBack(2, Seat.B, -1));
        events.add(new Event.GameEnded(
                Event.Outcome.NONE, Optional.empty(), Event.Reason.ARBITER, false, START + 12 * SECOND, a, b));

        assertThat(score().moves()).extracting(ScoreMove::text).containsExactly("H8");
    }

    @Test
    void correctionsClaimsAndExchangesAreTold() {
        move(1, "H8", 3, 3);
        events.add(new Event.MoveCorrected(1, Point.of("H8"), Point.of("I8")));
        events.add(new Event.NamesSwapped());
        events.add(new Event.ClaimMade(Seat.B, START));
        events.add(new Event.ClaimJudged(Seat.B, false, Optional.empty(), false, List.of()));
        events.add(new Event.ClaimRuled(Seat.B, false, Event.Ruler.DESK));
        events.add(new Event.SeatsSwapped());

        GameScore score = score();

        assertThat(score.moves().getFirst().text()).isEqualTo("I8");
        assertThat(score.seating().nameA()).isEqualTo("Ants");
        assertThat(score.name(Stone.BLACK))
                .as("a side of the board is no colour")
                .isEqualTo("Ants");
        assertThat(score.remarks()).hasSize(4);
        assertThat(score.remarks().get(2))
                .isEqualTo(new Remark.Claim(
                        1,
                        Seat.B,
                        Optional.of(false),
                        Optional.empty(),
                        false,
                        Optional.of(false),
                        Optional.of(Event.Ruler.DESK)));
    }

    @Test
    void aWithdrawnResultLeavesTheGameRunning() {
        move(1, "H8", 3, 3);
        events.add(new Event.GameEnded(
                Event.Outcome.NONE, Optional.empty(), Event.Reason.DRAW_AGREED, false, START + 5 * SECOND, a, b));
        events.add(new Event.ResultWithdrawn("chief"));

        assertThat(score().result()).isEmpty();
        assertThat(score().total()).isEqualTo(TotalTime.UNKNOWN);
    }
}
