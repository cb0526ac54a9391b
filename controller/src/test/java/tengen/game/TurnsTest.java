package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.game.Seat.A;
import static tengen.game.Seat.B;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.engine.Point;

/** DESIGN 4: stones, levers, keys, results. */
final class TurnsTest {
    @Test
    void theLeverIsDeadUntilAStoneIsDown() {
        Played game = Played.game();

        assertThat(game.press(A).told()).isEqualTo("CommandRefused NO_STONE_YET, Irregularity PRESS_WITHOUT_STONE");
        assertThat(game.press(B).told()).isEqualTo("CommandRefused NOT_YOUR_TURN");
        assertThat(game.stone("H8").press(B).told()).isEqualTo("StonePlaced 1 H8, CommandRefused NOT_YOUR_TURN");
        assertThat(game.press(A).told()).isEqualTo("TurnEnded");
    }

    @Test
    void theFirstStoneStandsInTheCentreUnlessTheOrganiserFreesIt() {
        assertThat(Played.game().stone("H9").press(A).told()).endsWith("CommandRefused OUTSIDE_ZONE");
        assertThat(Played.game("any-first-point=on").stone("H9").press(A).told())
                .endsWith("TurnEnded");
    }

    @Test
    void theStoneThatStandsAtThePressIsTheMove() {
        Played game = Played.game().moves("H8");

        assertThat(game.stone("I9").lift("I9").press(B).told())
                .isEqualTo("StonePlaced 2 I9, Irregularity STONE_LIFTED, CommandRefused NO_STONE_YET");
        assertThat(game.stone("J10").press(B).told())
                .isEqualTo("StonePlaced 2 J10, Irregularity STONE_MOVED, TurnEnded");
        assertThat(game.play().moves().get(1).point()).contains(Point.of("J10"));
    }

    @Test
    void withFirstTouchADifferentPointIsRefused() {
        Played game = Played.game("touch=first").moves("H8");

        assertThat(game.stone("I9").lift("I9").stone("J10").press(B).told())
                .endsWith("CommandRefused FIRST_TOUCH_BINDS");
        assertThat(game.lift("J10").stone("I9").press(B).told()).endsWith("TurnEnded");
    }

    @Test
    void aSecondStoneIsHeldAndBecomesTheReplyWithItsOwnTime() {
        Played game = Played.game().moves("H8").stone("I9");
        game.later(Played.SECOND);
        long placed = game.nowNanos;

        assertThat(game.stone("K3").told()).endsWith("Irregularity SECOND_STONE");
        assertThat(game.press(B).told()).isEqualTo("TurnEnded, StonePlaced 3 K3");
        assertThat(game.play().last().orElseThrow().placedNanos()).isEqualTo(placed);
    }

    @Test
    void aThirdStoneTellsThatTheClockIsNotFollowing() {
        assertThat(Played.game().moves("H8").stone("I9").stone("K3").stone("L4").told())
                .endsWith("Irregularity SECOND_STONE, Irregularity CLOCK_NOT_FOLLOWING");
    }

    @Test
    void passingIsMarkedAndPressedAndASecondTapTakesItBack() {
        Played game = Played.game().moves("H8 I9");

        assertThat(game.option(A).told()).isEqualTo("CommandRefused PASS_NOT_ALLOWED");
        game.moves("K3");
        assertThat(game.option(A).told()).isEqualTo("CommandRefused NOT_YOUR_TURN");
        assertThat(game.option(B).option(B).press(B).told())
                .isEqualTo("Marked PASS, Marked NONE, CommandRefused NO_STONE_YET, Irregularity PRESS_WITHOUT_STONE");
        assertThat(game.option(B).stone("L4").told()).isEqualTo("Marked PASS, StonePlaced 4 L4, Marked NONE");
        assertThat(game.option(B).told()).isEqualTo("CommandRefused NO_SWAP_RIGHT");
        game.press(B).heard();
        assertThat(game.option(A).press(A).option(B).press(B).told())
                .isEqualTo(
                        "Marked PASS, Passed, TurnEnded, Marked PASS, Passed, TurnEnded, GameEnded NONE DRAW_PASSES");
        assertThat(Played.game("pass=off").moves("H8 I9 K3").option(B).told())
                .isEqualTo("CommandRefused PASS_NOT_ALLOWED");
    }

    @Test
    void aDrawIsOfferedFromOnesOwnStoneUntilTheOpponentsNext() {
        Played game = Played.game();
        assertThat(game.draw(A).told()).isEqualTo("CommandRefused NO_DRAW_NOW");
        assertThat(game.stone("H8").draw(B).draw(A).draw(A).told())
                .isEqualTo("StonePlaced 1 H8, CommandRefused NO_DRAW_NOW, DrawOffered, CommandRefused NO_DRAW_NOW");
        assertThat(game.press(A).stone("I9").draw(A).told())
                .isEqualTo("TurnEnded, StonePlaced 2 I9, DrawDeclined, CommandRefused NO_DRAW_NOW");
        assertThat(game.draw(B).press(B).draw(A).told())
                .isEqualTo("DrawOffered, TurnEnded, GameEnded NONE DRAW_AGREED");
        Played lifted = Played.game().stone("H8").lift("H8");
        lifted.heard();
        assertThat(lifted.draw(A).told()).isEqualTo("CommandRefused NO_DRAW_NOW");
    }

    @Test
    void whileTheClocksStandAStoneIsHeldAndTheResumeTakesIt() {
        Played game = Played.game().moves("H8").order(new Wish.Pause());
        game.heard();
        long placed = game.nowNanos;

        assertThat(game.stone("I9").press(B).told()).isEqualTo("CommandRefused CLOCKS_STOPPED");
        assertThat(game.order(new Wish.Resume()).told()).isEqualTo("ClocksResumed, StonePlaced 2 I9, CommandApplied");
        assertThat(game.play().last().orElseThrow().placedNanos()).isEqualTo(placed);
    }

    @Test
    void twoNewStonesOrAMissingOneKeepTheClocksStopped() {
        Played game =
                Played.game().moves("H8").order(new Wish.Pause()).stone("I9").stone("K3");
        game.heard();
        assertThat(game.order(new Wish.Resume()).told())
                .isEqualTo("Irregularity POSITION_DIFFERS, CommandRefused POSITION_DIFFERS");
        Played without = Played.game().moves("H8").order(new Wish.Pause());
        without.heard();
        Sight missing = new Sight(List.of(), false, List.of(Point.CENTRE));
        without.tell(new Command.Order("", "Ann", Event.Ruler.DESK, new Wish.Resume(), without.nowNanos, missing));
        assertThat(without.told()).endsWith("CommandRefused POSITION_DIFFERS");
    }

    @Test
    void aStoneLiftedBeforeThePauseDoesNotHinderTheResume() {
        Played game = Played.game().moves("H8").stone("I9").lift("I9").order(new Wish.Pause());
        game.heard();

        assertThat(game.order(new Wish.Resume()).told()).isEqualTo("ClocksResumed, CommandApplied");
        assertThat(game.stone("I9").press(B).told()).isEqualTo("StonePlaced 2 I9, TurnEnded");
    }

    @Test
    void aStoneThatTheArbiterHasPutIntoTheRecordIsNotPlayedAgain() {
        Played game = Played.game().moves("H8 I9").order(new Wish.Correct(2, Point.of("J9")));
        game.heard();

        assertThat(game.stone("J9").told()).isEmpty();
        assertThat(game.press(A).told()).startsWith("CommandRefused NO_STONE_YET");
    }

    /** BUGLOG A16. */
    @Test
    void afterTheEndStonesAndLeversAreToldOnce() {
        Played game = Played.game().moves("H8").resign(B);
        game.heard();

        assertThat(game.stone("A1").stone("A2").lift("A1").press(A).press(B).told())
                .isEqualTo("PostGame");
        assertThat(game.option(A).draw(B).resign(A).told())
                .isEqualTo("CommandRefused GAME_OVER, CommandRefused GAME_OVER, CommandRefused GAME_OVER");
    }

    @Test
    void aFullBoardIsADrawOnceBothHaveAcknowledged() {
        StringBuilder all = new StringBuilder("H8");
        // Fives and fouls on the way decide nothing as long as nobody claims them.
        for (int i = 0; i < Point.COUNT; i++) {
            Point point = Point.at(i);
            all.append(point == Point.CENTRE ? "" : " " + point);
        }
        Played game = Played.game("time=300h").moves(all.toString());

        assertThat(game.state)
                .isInstanceOfSatisfying(
                        GameState.Stopped.class, now -> assertThat(now.why()).isEqualTo(GameState.Stop.FULL_BOARD));
        assertThat(game.draw(A).draw(A).draw(B).told())
                .isEqualTo("DrawAcknowledged, CommandRefused NO_DRAW_NOW, DrawAcknowledged, GameEnded NONE DRAW_FULL");
    }
}
