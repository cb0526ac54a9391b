package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.game.Played.MILLI;
import static tengen.game.Played.SECOND;
import static tengen.game.Seat.A;
import static tengen.game.Seat.B;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.clock.Phase;
import tengen.game.clock.SideTime;
import tengen.game.clock.TimeControl;

/** Rows C of the bug log that the game itself answers; the flag's own moment is in {@link FlagRowsTest}. */
final class ClockRowsTest {
    private static final String RIF = "135m+30s/inc";

    @Test
    void c1AfterAResignationBothClocksStandAsTheyWere() {
        Played game = Played.game("time=60m").moves("H8 A1 C1");
        game.later(7 * SECOND).resign(B);
        SideTime a = game.play().clock().a();
        SideTime b = game.play().clock().b();

        game.later(600 * SECOND).time();

        assertThat(game.state).isInstanceOf(GameState.Ended.class);
        assertThat(game.play().clock().running()).isEmpty();
        assertThat(game.play().clock().a()).isEqualTo(a);
        assertThat(game.play().clock().b()).isEqualTo(b);
        assertThat(a.usedNanos() + b.usedNanos()).isEqualTo(game.nowNanos - 600 * SECOND - 1_000 * SECOND);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "60s",
                "10s+20s/move",
                "60s+3s/inc",
                "4/60s,30s",
                "40s,3/20s*",
                "10s+5x3s",
                "30s+3/20s",
                "60s delay 5s"
            })
    void c7TheFlagFallsOnceAndTheTimeStaysAtZeroThoughTheTableWasBusyForTwoSeconds(String time) {
        Played game = Played.game("time=" + time).stone("H8");
        game.heard();
        game.nowNanos = game.play().clock().flagNanos() + 2 * SECOND;

        String told = game.time().time().time().told();

        assertThat(told.split("FlagFell", -1)).hasSize(2);
        assertThat(told).endsWith("FlagFell, GameEnded WHITE TIME");
        assertThat(game.play().clock().a().leftNanos()).isZero();
        assertThat(game.play().clock().sideAt(A, game.nowNanos + SECOND).leftNanos())
                .isZero();
    }

    @Test
    void c8AfterAPassIsTakenBackTheClockOfTheSideToMoveRuns() {
        Played game = Played.game("time=60m").moves("H8 A1 C1 E1 G1 I1");
        game.option(A).later(SECOND).press(A);
        assertThat(game.play().clock().running()).contains(B);

        game.order(new Wish.Pause()).order(new Wish.TakeBack(1)).order(new Wish.Resume());

        assertThat(game.play().mover()).isEqualTo(A);
        assertThat(game.play().clock().running()).contains(A);
    }

    @Test
    void c12MainTimeOverEntersByoyomiAndTheFlagFallsTwentySecondsLater() {
        Played game = Played.game("time=90s+1x20s");

        game.later(90 * SECOND + 1).time();
        assertThat(game.told()).isEqualTo("PeriodEntered");
        assertThat(game.play().clock().a().leftNanos()).isEqualTo(20 * SECOND);

        game.later(20 * SECOND - 1).time();
        assertThat(game.told()).doesNotContain("FlagFell");
        game.later(1).time();
        assertThat(game.told()).isEqualTo("FlagFell, GameEnded WHITE TIME");
    }

    @Test
    void c13TheIncrementComesAfterEachTurnFromTheFirst() {
        Played game = Played.game("time=" + RIF);
        assertThat(game.play().clock().a().leftNanos()).isEqualTo(135 * 60 * SECOND);

        game.stone("H8").later(10 * SECOND - 150 * MILLI).press(A);

        assertThat(game.play().clock().a().leftNanos()).isEqualTo((135 * 60 - 10 + 30) * SECOND);
        assertThat(game.play().clock().b().leftNanos()).isEqualTo(135 * 60 * SECOND);
    }

    @Test
    void c29TheStartIsWrittenDownWithBothTimesAndTheMoment() {
        Played game = Played.game("time=10m+5x30s");
        GameState before = GameState.empty();
        for (Event event : Game.decide(
                before, new Command.Assign("g1", "Ann", "Bo", false, game.play().rules()))) {
            before = Game.evolve(before, event);
        }

        Event.GameStarted start = Game.decide(
                        before, new Command.Order("id", "Ann", Event.Ruler.DESK, new Wish.Start(), 42, Sight.AGREES))
                .stream()
                .filter(Event.GameStarted.class::isInstance)
                .map(Event.GameStarted.class::cast)
                .findFirst()
                .orElseThrow();

        assertThat(start.atNanos()).isEqualTo(42);
        assertThat(start.a()).isEqualTo(start.b());
        assertThat(start.a()).isEqualTo(SideTime.start(TimeControl.parse("10m+5x30s")));
    }

    @Test
    void c32PeriodsAreToldOneByOneAndNotAsASum() {
        Played game = Played.game("time=10m+5x60s").stone("H8");
        game.nowNanos = game.play().clock().sinceNanos() + 600 * SECOND + 70 * SECOND;
        game.heard();
        game.press(A);

        SideTime side = game.heard().stream()
                .filter(Event.TurnEnded.class::isInstance)
                .map(event -> ((Event.TurnEnded) event).side())
                .findFirst()
                .orElseThrow();

        assertThat(side.periodsLeft()).isEqualTo(4);
        assertThat(side.leftNanos()).isEqualTo(60 * SECOND);
        assertThat(game.play().clock().control().phase(side.phase()).kind()).isEqualTo(Phase.Kind.PERIODS);
    }

    @Test
    void noTimeIsAddedAfterTheLastControl() {
        Played game = Played.game("time=3/60s,30s").moves("H8 A1 C1 E1 G1 I1");
        SideTime before = game.play().clock().a();

        game.stone("K1").later(SECOND).press(A);

        assertThat(before.phase()).isEqualTo(1);
        assertThat(game.play().clock().a().leftNanos()).isLessThan(before.leftNanos());
        assertThat(game.play().clock().a().grantedNanos()).isEqualTo(90 * SECOND);
    }
}
