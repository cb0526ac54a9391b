package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.game.Seat.A;
import static tengen.game.Seat.B;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.engine.Point;
import tengen.game.clock.TimeControl;

/** RULES 5 and DESIGN 4, flag. */
final class FlagsTest {
    private static final String FOUR = "H8 A1 G8 A3 F8 A5 E8 A7";

    /** BUGLOG C6: the press's stamp at the deadline counts, in every control of DESIGN 7. */
    @ParameterizedTest
    @CsvSource({
        "20m+60s/move",
        "90m+30s/inc",
        "'40/120m,60m'",
        "'120m,30/30m*'",
        "10m+5x30s",
        "30m+15/5m",
        "10m delay 5s",
        "60m"
    })
    void aPressAtTheLastNanosecondIsInTimeAndOneLaterIsNot(String time) {
        long untilFlag =
                tengen.game.clock.SideTime.start(TimeControl.parse(time)).untilFlagNanos(TimeControl.parse(time));
        for (long past = -1; past <= 1; past++) {
            Played game = Played.game("time=" + time).stone("H8");
            game.nowNanos = game.play().clock().sinceNanos() + untilFlag + past;

            String told = game.press(A).told();

            if (past <= 0) {
                assertThat(told).as("%d ns", past).endsWith("TurnEnded").doesNotContain("FlagFell");
                assertThat(game.play().mover()).isEqualTo(B);
            } else {
                assertThat(told).contains("FlagFell, GameEnded WHITE TIME").endsWith("PostGame");
                assertThat(game.play().clock().a().leftNanos()).isZero();
                assertThat(game.play().unpressed()).isPresent();
            }
        }
    }

    /** BUGLOG C7. */
    @Test
    void theFlagFallsOnceHoweverLateItIsSeen() {
        Played game = Played.game("time=60s").moves("H8");

        assertThat(game.later(300 * Played.SECOND).time().time().told()).isEqualTo("FlagFell, GameEnded BLACK TIME");
        assertThat(game.play().clock().b().leftNanos()).isZero();
        assertThat(game.play().clock().b().usedNanos()).isEqualTo(60 * Played.SECOND);
    }

    @Test
    void aFiveThatStoodBeforeTheFlagMayBeClaimedForTenSeconds() {
        Played game = Played.game("time=60s", "claims=automatic").moves(FOUR).stone("D8");
        game.heard();
        game.nowNanos = game.play().clock().flagNanos() + 1;
        assertThat(game.time().told()).isEqualTo("FlagFell");
        assertThat(game.press(A).told()).isEqualTo("CommandRefused CLOCKS_STOPPED");
        long stopped = game.nowNanos;

        assertThat(game.call(A).told())
                .isEqualTo("ClaimMade, ClaimJudged valid FIVE, ClaimRuled, GameEnded BLACK FIVE");
        assertThat(game.nowNanos - stopped).isLessThan(10 * Played.SECOND);
    }

    @Test
    void afterTenSecondsTheTimeDecides() {
        Played game = Played.game("time=60s", "claims=automatic").moves(FOUR).stone("D8");
        game.nowNanos = game.play().clock().flagNanos() + 1;
        game.time().heard();

        game.nowNanos += 10 * Played.SECOND - 2;
        assertThat(game.time().told()).isEmpty();
        game.nowNanos += 1;
        assertThat(game.time().told()).isEqualTo("GameEnded WHITE TIME");
    }

    @Test
    void theOpponentsCallDoesNotCutTheTenSecondsShort() {
        Played game = Played.game("time=60s", "claims=automatic").moves(FOUR).stone("D8");
        game.nowNanos = game.play().clock().flagNanos() + 1;
        game.time().heard();

        assertThat(game.call(B).told()).isEqualTo("CommandRefused CLOCKS_STOPPED");
        assertThat(game.call(A).told()).endsWith("GameEnded BLACK FIVE");
    }

    @Test
    void aFiveThatWasLiftedOrStoodTooLateDoesNotHelp() {
        Played lifted = Played.game("time=60s", "claims=automatic")
                .moves(FOUR)
                .stone("D8")
                .lift("D8");
        assertThat(lifted.later(60 * Played.SECOND).time().told()).endsWith("FlagFell, GameEnded WHITE TIME");

        Played late = Played.game("time=60s", "claims=automatic").moves(FOUR);
        late.nowNanos = late.play().clock().flagNanos();
        late.tell(new Command.SeeStone(Point.of("D8"), late.nowNanos));
        late.nowNanos += 1;
        assertThat(late.time().told()).endsWith("FlagFell, GameEnded WHITE TIME");
    }

    @Test
    void whereTheArbiterRulesHeEndsTheGraceByRejecting() {
        Played game = Played.game("time=60s").moves(FOUR).stone("D8");
        game.later(60 * Played.SECOND).time().heard();

        assertThat(game.later(60 * Played.SECOND).time().told()).isEmpty();
        assertThat(game.order(new Wish.Ruling(false)).told()).isEqualTo("GameEnded WHITE TIME, CommandApplied");
    }

    @Test
    void withClaimedFlagsPlayGoesOnUntilTheOpponentCalls() {
        Played game = Played.game("time=60s", "flag=claim", "claims=automatic").moves("H8");

        assertThat(game.later(61 * Played.SECOND).time().time().told()).isEqualTo("FlagFell");
        assertThat(game.stone("I9").press(B).told()).isEqualTo("StonePlaced 2 I9, TurnEnded");
        assertThat(game.call(B).told()).contains("ClaimJudged wrong NONE").endsWith("ClocksResumed");
        assertThat(game.call(A).told()).endsWith("ClaimJudged valid TIME, ClaimRuled, GameEnded BLACK TIME");
    }

    @Test
    void bothFlagsFallenIsADrawAtEithersCall() {
        for (Seat seat : Seat.values()) {
            Played game =
                    Played.game("time=60s", "flag=claim", "claims=automatic").moves("H8");
            game.later(61 * Played.SECOND).time().stone("I9").press(B);
            game.later(61 * Played.SECOND).time().heard();

            assertThat(game.call(seat).told()).endsWith("GameEnded NONE DRAW_BOTH_TIME");
        }
    }

    @Test
    void aWithdrawnTimeResultGoesOnOnceTheArbiterHasGivenTime() {
        Played game = Played.game("time=60s", "claims=automatic").moves(FOUR);
        game.later(61 * Played.SECOND).time().heard();

        assertThat(game.order(new Wish.UndoResult()).told()).isEqualTo("ResultWithdrawn, CommandApplied");
        game.order(new Wish.Adjust(A, 60 * Played.SECOND))
                .order(new Wish.Resume())
                .heard();
        assertThat(game.state).isInstanceOf(GameState.Running.class);
        game.later(Played.SECOND)
                .stone("K3")
                .press(A)
                .later(Played.SECOND)
                .stone("D8")
                .press(B);
        assertThat(game.play().moves()).hasSize(10);
        // The flag falls again when that time is used up, and the other seat's claims count as ever.
        assertThat(game.later(61 * Played.SECOND).time().told()).endsWith("FlagFell, GameEnded WHITE TIME");
    }

    @Test
    void aResultOlderThanAMinuteStands() {
        Played game = Played.game().moves("H8").resign(B);
        game.heard();

        assertThat(game.later(61 * Played.SECOND).order(new Wish.UndoResult()).told())
                .isEqualTo("CommandRefused TOO_LATE");
    }
}
