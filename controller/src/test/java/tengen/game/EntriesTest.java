package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.game.Seat.A;
import static tengen.game.Seat.B;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.engine.Point;
import tengen.engine.Stone;

/** Stones where no reed tells, and what the arbiter enters. */
final class EntriesTest {
    private static final Point K11 = Point.of("K11");
    private static final Point M12 = Point.of("M12");

    @Test
    void theEnteredStoneIsTheMoversAndTheOneThatTheReedsToldIsHeldForTheOpponent() {
        Played game = answered();
        long turnBefore = game.play().clock().turnNanosAt(game.nowNanos);

        assertThat(game.order(new Wish.Enter(K11)).told())
                .isEqualTo("StonePlaced 4 K11, Irregularity SECOND_STONE, CommandApplied");
        Move fourth = game.play().unpressed().orElseThrow();
        assertThat(fourth.seat()).isEqualTo(B);
        assertThat(fourth.colour()).isEqualTo(Stone.WHITE);
        assertThat(fourth.point()).contains(K11);
        assertThat(game.play().held()).containsExactly(M12);
        assertThat(game.play().mover()).isEqualTo(B);
        assertThat(game.play().clock().turnNanosAt(game.nowNanos)).isEqualTo(turnBefore);
        assertThat(game.press(B).told()).isEqualTo("TurnEnded, StonePlaced 5 M12");
        assertThat(game.press(A).told()).isEqualTo("TurnEnded");
    }

    @Test
    void whileTheClocksStandItIsTheSameAndTheResumeFollows() {
        Played game = answered().order(new Wish.Pause()).order(new Wish.Enter(K11));

        assertThat(game.order(new Wish.Resume()).press(B).told())
                .endsWith("ClocksResumed, CommandApplied, TurnEnded, StonePlaced 5 M12");
    }

    @Test
    void clearTakesTheEntryBackAndTheOtherStoneIsTheMoveAgain() {
        Played game = answered().order(new Wish.Enter(K11)).order(new Wish.Clear(K11));
        game.heard();

        assertThat(game.press(B).told()).isEqualTo("StonePlaced 4 M12, Irregularity STONE_MOVED, TurnEnded");
        assertThat(game.play().last().orElseThrow().point()).contains(M12);
    }

    @Test
    void withFirstTouchTheEnteredStoneIsTheFirst() {
        Played game = answered("touch=first");

        assertThat(game.order(new Wish.Enter(K11)).press(B).told()).endsWith("TurnEnded, StonePlaced 5 M12");
    }

    @Test
    void aReedThatNobodyKnewToBeDeadIsByHandFromThen() {
        Played game = Played.game().moves("H8 I9 H10");
        game.press(B).stone("M12").press(A).heard();

        assertThat(game.order(new Wish.Enter(K11)).told())
                .isEqualTo("StonePlaced 4 K11, Irregularity SECOND_STONE, Irregularity STUCK_SITE, CommandApplied");
        assertThat(game.play().entered()).containsExactly(K11);
    }

    @Test
    void anEnteredStoneAndOneThatItsReedTellsGiveWayToNoEntry() {
        Played game = answered().stone("L3");
        game.heard();

        assertThat(game.order(new Wish.Enter(M12)).told()).isEqualTo("CommandRefused POINT_TAKEN");
        assertThat(game.order(new Wish.Enter(Point.of("L3"))).told()).isEqualTo("CommandRefused POINT_TAKEN");
        assertThat(game.order(new Wish.Enter(K11, 5)).told()).isEqualTo("CommandRefused NO_SUCH_MOVE");
        game.order(new Wish.Enter(K11)).heard();
        assertThat(game.order(new Wish.Enter(Point.of("K12"))).told()).isEqualTo("CommandRefused POINT_TAKEN");
    }

    @Test
    void aPressWithoutAStoneNamesThePointsByHandOnWhichNoneIsTold() {
        Played game = Played.game().moves("H8 I9 H10");
        game.order(new Wish.ByHand(K11)).order(new Wish.ByHand(Point.of("C3"))).heard();

        assertThat(named(game.press(B))).contains(List.of(K11, Point.of("C3")));
        game.order(new Wish.Enter(K11)).press(B).heard();
        assertThat(named(game.press(A))).contains(List.of(Point.of("C3")));
    }

    @Test
    void aBlockThatLacksAStoneNamesThePointsByHand() {
        Played game = Played.game("procedure=swap2");
        game.order(new Wish.ByHand(K11)).heard();

        assertThat(named(game.press(A))).contains(List.of(K11));
        assertThat(named(game.stone("H8").press(A))).contains(List.of(K11));
        game.order(new Wish.Enter(K11));
        assertThat(named(game.press(A))).isEmpty();
    }

    @Test
    void enteringOneOfTwoThatCameTogetherLeavesTheOtherByHand() {
        Played game = Played.game().moves("H8 H9");
        Point stone = Point.of("J8");
        Point ghost = Point.of("J9");
        Sight both = new Sight(
                List.of(new PlacedStone(stone, game.nowNanos), new PlacedStone(ghost, game.nowNanos)), true, List.of());

        game.tell(new Command.Order("id", "Ann", Event.Ruler.DESK, new Wish.Enter(stone), game.nowNanos, both));
        assertThat(game.told()).isEqualTo("Irregularity STUCK_SITE, StonePlaced 3 J8, CommandApplied");
        assertThat(game.play().entered()).containsExactlyInAnyOrder(stone, ghost);
        // Reeds that are by hand are in no doubt.
        game.tell(new Command.PressLever(A, game.nowNanos, new Sight(both.extra(), List.of(), List.of())));
        assertThat(game.told()).endsWith("TurnEnded");
        assertThat(named(game.press(B))).contains(List.of(ghost));
    }

    /** K11 is by hand; White's press on it was refused, and Black has answered at M12. */
    private static Played answered(String... settings) {
        Played game = Played.game(settings).moves("H8 I9 H10");
        game.order(new Wish.ByHand(K11)).press(B).stone("M12").press(A).heard();
        return game;
    }

    private static Optional<List<Point>> named(Played game) {
        return game.heard().stream()
                .filter(Event.Irregularity.class::isInstance)
                .map(Event.Irregularity.class::cast)
                .filter(odd -> odd.kind() == Event.Oddity.PRESS_WITHOUT_STONE)
                .map(Event.Irregularity::points)
                .findFirst();
    }
}
