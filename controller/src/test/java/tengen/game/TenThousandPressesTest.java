package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.game.Played.MILLI;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.engine.Point;
import tengen.testing.Dice;

/** Nothing is lost between the turns, however short they are (BUGLOG C4). */
final class TenThousandPressesTest {
    private static final int PRESSES = 10_000;
    private static final int TURNS_A_GAME = 200;
    private static final List<String> CONTROLS = List.of(
            "60m",
            "20m+60s/move",
            "90m+30s/inc",
            "40/120m,60m",
            "120m,30/30m*",
            "1s+5x30s",
            "1s+15/5m",
            "10m delay 5s");

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void c4TheUsedTimeOfBothSidesIsTheElapsedTimeToTheNanosecond(long seed) {
        Dice dice = new Dice(seed);
        for (int pressed = 0; pressed < PRESSES; pressed += TURNS_A_GAME) {
            Played game = Played.game("time=" + CONTROLS.get(pressed / TURNS_A_GAME % CONTROLS.size()));
            long startNanos = game.play().clock().sinceNanos();
            int point = Point.of("H8").index();
            Seat seat = Seat.A;
            for (int turn = 0; turn < TURNS_A_GAME; turn++) {
                game.touch(Point.at(point).toString());
                // A part of a millisecond as well: stamps come from a map that stretches the clock's own.
                game.later((1 + dice.below(99)) * MILLI + dice.below((int) MILLI));
                game.press(seat);
                seat = seat.other();
                point = (point + 1) % Point.COUNT;
                GameClock clock = game.play().clock();
                assertThat(clock.a().usedNanos() + clock.b().usedNanos())
                        .as("seed %d, turn %d of game %d", seed, turn, pressed / TURNS_A_GAME)
                        .isEqualTo(game.nowNanos - startNanos);
                assertThat(game.play().mover()).isEqualTo(seat);
            }
        }
    }
}
