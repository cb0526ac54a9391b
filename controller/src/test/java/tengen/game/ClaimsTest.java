package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.game.Seat.A;
import static tengen.game.Seat.B;

import java.util.List;
import org.junit.jupiter.api.Test;

/** RULES 4 and DESIGN 4, keys: CALL. */
final class ClaimsTest {
    private static final String CLAIM = "ClaimMade, ClocksPaused, ";
    private static final String WRONG = "ClaimJudged wrong NONE, ClaimRuled, ClocksResumed";

    /** Black to complete D8-H8; White is scattered. */
    private static final String FOUR = "H8 A1 G8 A3 F8 A5 E8 A7";

    private static Played automatic(String... more) {
        List<String> settings = new java.util.ArrayList<>(List.of(more));
        settings.add("claims=automatic");
        return Played.game(settings.toArray(String[]::new));
    }

    @Test
    void aFiveThatStandsIsClaimedWithOrWithoutThePress() {
        assertThat(automatic().moves(FOUR).stone("D8").call(A).told())
                .isEqualTo("StonePlaced 9 D8, Noticed FIVE, " + CLAIM
                        + "ClaimJudged valid FIVE, ClaimRuled, GameEnded BLACK FIVE");
        assertThat(automatic().moves(FOUR + " D8").call(A).told())
                .isEqualTo(CLAIM + "ClaimJudged valid FIVE, ClaimRuled, GameEnded BLACK FIVE");
    }

    @Test
    void aClaimClosesTheWindowOfAStoneThatHasNotSettled() {
        assertThat(automatic().moves(FOUR).touch("D8").call(A).told())
                .isEqualTo("StonePlaced 9 D8, Noticed FIVE, " + CLAIM
                        + "ClaimJudged valid FIVE, ClaimRuled, GameEnded BLACK FIVE");
    }

    @Test
    void aFiveThatWasLiftedAgainIsNoFive() {
        assertThat(automatic().moves(FOUR).stone("D8").lift("D8").call(A).told())
                .endsWith(WRONG);
        assertThat(automatic().moves(FOUR).stone("D8").takeUnseen("D8").call(A).told())
                .contains("STONE_LIFTED")
                .endsWith(WRONG);
    }

    @Test
    void aFiveOverlookedIsClaimedLaterUnlessTheOrganiserForbidsIt() {
        assertThat(automatic().moves(FOUR + " D8 A9 K3 A11").call(A).told()).contains("valid FIVE");
        assertThat(automatic("late-five=off").moves(FOUR + " D8").call(A).told())
                .contains("valid FIVE");
        assertThat(automatic("late-five=off").moves(FOUR + " D8 A9").call(A).told())
                .endsWith(WRONG);
    }

    /** BUGLOG B15. */
    @Test
    void aFiveThatNobodyClaimsIsNoticedAndPlayGoesOn() {
        Played game = automatic().moves(FOUR);

        assertThat(game.stone("D8").press(A).stone("A9").press(B).told())
                .isEqualTo("StonePlaced 9 D8, Noticed FIVE, TurnEnded, StonePlaced 10 A9, TurnEnded");
    }

    @Test
    void whiteClaimsThreeThreeFromBlacksStoneUntilHerOwnStone() {
        String three = "StonePlaced 9 I8, Noticed FORBIDDEN_33, ";
        Played unpressed = automatic().moves("H8 A1 G8 A3 I7 A5 I9 A15");
        assertThat(unpressed.stone("I8").call(B).told())
                .isEqualTo(three + CLAIM + "ClaimJudged valid FORBIDDEN_33, ClaimRuled, GameEnded WHITE FORBIDDEN_33");
        Played pressed = automatic().moves("H8 A1 G8 A3 I7 A5 I9 A15 I8");
        assertThat(pressed.call(B).told()).endsWith("GameEnded WHITE FORBIDDEN_33");
        Played replied = automatic().moves("H8 A1 G8 A3 I7 A5 I9 A15 I8");
        assertThat(replied.stone("O1").call(B).told()).endsWith(WRONG);
        Played passed = automatic().moves("H8 A1 G8 A3 I7 A5 I9 A15 I8 -");
        assertThat(passed.call(B).told()).endsWith(WRONG);
    }

    @Test
    void aReplyThatIsHeldBeforeThePressDoesNotCloseTheWindow() {
        Played game = automatic().moves("H8 A1 G8 A3 I7 A5 I9 A15");

        assertThat(game.stone("I8").stone("O1").call(B).told()).endsWith("GameEnded WHITE FORBIDDEN_33");
    }

    @Test
    void blackCannotClaimHisOwnForbiddenMove() {
        assertThat(automatic().moves("H8 A1 G8 A3 I7 A5 I9 A15 I8").call(A).told())
                .endsWith(WRONG);
    }

    @Test
    void anOverlineIsClaimedTwentyMovesLater() {
        String overline = "H8 A1 G8 A3 F8 A5 D8 A7 C8 A9 E8 A11";
        String more = " B1 D1 B3 F1 B5 H1 B7 J1 B10 L1 B12 N1 D3 B14 D5 D14 F3 F14 F5 H14";

        assertThat(automatic().moves(overline + more).call(B).told()).endsWith("GameEnded WHITE BLACK_OVERLINE");
        assertThat(automatic().moves(overline).call(A).told()).endsWith(WRONG);
    }

    @Test
    void whitesSixWins() {
        Played game = automatic().moves("H8 A1 O1 A2 O3 A3 O5 A5 O7 A6 O9 A4");

        assertThat(game.call(B).told()).endsWith("GameEnded WHITE WHITE_OVERLINE");
    }

    @Test
    void aWrongClaimCostsWhatTheOrganiserHasSet() {
        assertThat(automatic().moves("H8").call(B).told()).isEqualTo(CLAIM + WRONG);
        assertThat(automatic("wrong-claim=time:60s").moves("H8").call(B).told())
                .isEqualTo(CLAIM + "ClaimJudged wrong NONE, ClaimRuled, PenaltyGiven, TimeAdjusted, ClocksResumed");
        Played violations = automatic("wrong-claim=violation").moves("H8");
        assertThat(violations.call(B).told())
                .isEqualTo(CLAIM + "ClaimJudged wrong NONE, ClaimRuled, ViolationGiven, ClocksResumed");
        assertThat(violations.later(Played.SECOND).call(B).told())
                .isEqualTo(CLAIM + "ClaimJudged wrong NONE, ClaimRuled, ViolationGiven, GameEnded BLACK VIOLATIONS");
    }

    @Test
    void theTimeOfAClaimIsChargedToNobody() {
        Played game = automatic().moves("H8");
        long usedNanos = game.play().clock().side(B).usedNanos();
        long turnNanos = Played.SECOND;

        game.later(turnNanos).call(A).later(Played.SECOND).stone("I9").press(B);

        Event.TurnEnded ended = (Event.TurnEnded) game.heard().getLast();
        assertThat(ended.usedNanos()).isEqualTo(turnNanos + Played.SECOND + 150 * Played.MILLI);
        assertThat(ended.side().usedNanos() - usedNanos).isEqualTo(ended.usedNanos());
    }

    @Test
    void theArbiterRulesWhereTheOrganiserWantsIt() {
        Played game = Played.game().moves(FOUR + " D8");
        assertThat(game.call(A).told()).isEqualTo(CLAIM + "ClaimJudged valid FIVE");
        assertThat(game.press(B).told()).isEqualTo("CommandRefused CLOCKS_STOPPED");
        assertThat(game.call(B).told()).isEqualTo("CommandRefused CLOCKS_STOPPED");

        assertThat(game.later(300 * Played.SECOND).order(new Wish.Ruling(true)).told())
                .isEqualTo("ClaimRuled, GameEnded BLACK FIVE, CommandApplied");
        // A result set a moment ago can be withdrawn, however long the ruling took.
        assertThat(game.later(Played.SECOND).order(new Wish.UndoResult()).told())
                .isEqualTo("ResultWithdrawn, CommandApplied");
    }

    @Test
    void aRejectedClaimGoesOnWithTheClockThatWasRunning() {
        Played game = Played.game().moves(FOUR + " D8");
        game.call(A).heard();

        assertThat(game.order(new Wish.Ruling(false)).told()).isEqualTo("ClaimRuled, ClocksResumed, CommandApplied");
        assertThat(game.play().clock().running()).contains(B);
    }

    @Test
    void aTakeBackDuringAClaimLeavesNoClaimToRuleOn() {
        Played game = Played.game().moves(FOUR + " D8");
        game.call(A).order(new Wish.TakeBack(1)).heard();

        assertThat(game.order(new Wish.Ruling(true)).told()).isEqualTo("CommandRefused NO_CLAIM");
        assertThat(game.order(new Wish.Resume()).told()).isEqualTo("ClocksResumed, CommandApplied");
        assertThat(game.play().clock().running()).contains(A);
    }

    @Test
    void withBlockNothingIsClaimableAndTheClockRuns() {
        Played game = automatic("forbidden=block").moves("H8 A1 G8 A3 I7 A5 I9 A15");

        assertThat(game.stone("I8").press(A).told())
                .isEqualTo("StonePlaced 9 I8, Noticed FORBIDDEN_33, CommandRefused FORBIDDEN_POINT");
        assertThat(game.call(B).told()).isEqualTo(CLAIM + WRONG);
        assertThat(game.later(Played.SECOND).lift("I8").stone("K3").press(A).told())
                .isEqualTo("Irregularity STONE_LIFTED, StonePlaced 9 K3, Irregularity STONE_MOVED, TurnEnded");
    }

    @Test
    void withAutoLossThePressEndsTheGame() {
        Played game = automatic("forbidden=auto-loss").moves("H8 A1 G8 A3 I7 A5 I9 A15");

        assertThat(game.stone("I8").press(A).told())
                .isEqualTo("StonePlaced 9 I8, Noticed FORBIDDEN_33, TurnEnded, GameEnded WHITE FORBIDDEN_33");
    }

    @Test
    void withAutoFiveThePressEndsTheGame() {
        assertThat(automatic("five=auto").moves(FOUR).stone("D8").press(A).told())
                .isEqualTo("StonePlaced 9 D8, Noticed FIVE, TurnEnded, GameEnded BLACK FIVE");
    }

    /** RULES 4.3, clauses (4) and (5): both clocks stopped, a resignation stands. */
    @Test
    void aResignationStandsAndALaterClaimIsRefused() {
        Played game = automatic().moves("H8 A1 G8 A3 F8 A5 D8 A7 C8 A9 E8");

        assertThat(game.resign(B).told()).isEqualTo("GameEnded BLACK RESIGN");
        assertThat(game.call(B).told()).isEqualTo("CommandRefused GAME_OVER");
        assertThat(game.state).isInstanceOf(GameState.Ended.class);
    }
}
