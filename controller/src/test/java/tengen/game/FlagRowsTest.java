package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.game.Played.MILLI;
import static tengen.game.Played.SECOND;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The moment of the flag in every control of DESIGN 7 and in every stretch of it: a press at it counts, a millisecond later it does not (BUGLOG C6). */
final class FlagRowsTest {
    /**
     * One stretch of a control.
     *
     * @param time the control
     * @param before how long the seat's turns before took, in seconds
     * @param longest how long its next turn may take, in seconds
     */
    record Stretch(String time, List<Integer> before, int longest) {
        @Override
        public String toString() {
            return time + " after " + before;
        }
    }

    private static final List<Stretch> STRETCHES = List.of(
            new Stretch("60m", List.of(), 3_600),
            new Stretch("60m", List.of(10, 20), 3_570),
            new Stretch("20m+60s/move", List.of(), 1_260),
            new Stretch("20m+60s/move", List.of(30), 1_230),
            new Stretch("20m+60s/move", List.of(1_210), 60),
            new Stretch("20m+60s/move", List.of(1_260), 60),
            new Stretch("90m+30s/inc", List.of(), 5_400),
            new Stretch("90m+30s/inc", List.of(10, 10), 5_440),
            new Stretch("3/120m,60m", List.of(), 7_200),
            new Stretch("3/120m,60m", List.of(10, 10), 7_180),
            new Stretch("3/120m,60m", List.of(10, 10, 10), 10_770),
            new Stretch("120m,3/30m*", List.of(), 9_000),
            new Stretch("120m,3/30m*", List.of(7_210), 1_790),
            new Stretch("120m,3/30m*", List.of(7_210, 10, 10), 3_570),
            new Stretch("10m+5x30s", List.of(), 750),
            new Stretch("10m+5x30s", List.of(610), 150),
            new Stretch("10m+5x30s", List.of(640), 120),
            new Stretch("10m+5x30s", List.of(750), 30),
            new Stretch("30m+3/5m", List.of(), 2_100),
            new Stretch("30m+3/5m", List.of(1_810), 290),
            new Stretch("30m+3/5m", List.of(1_810, 10, 10), 300),
            new Stretch("10m delay 5s", List.of(), 600),
            new Stretch("10m delay 5s", List.of(10), 595),
            new Stretch("10m delay 5s", List.of(3), 600));

    static Stream<Arguments> rows() {
        return STRETCHES.stream()
                .flatMap(stretch -> Stream.of(Seat.A, Seat.B)
                        .flatMap(seat -> Stream.of(-1, 0, 1)
                                .map(millis -> Arguments.of(stretch.toString(), seat, millis, stretch))));
    }

    @ParameterizedTest(name = "{0}, {1} presses at {2} ms")
    @MethodSource("rows")
    void c6APressAtTheFlagCountsAndTheLoserIsWhoseTimeRanOut(String name, Seat seat, int millis, Stretch stretch) {
        Played game = Played.game("time=" + stretch.time());
        Turns turns = new Turns(game);
        for (int seconds : stretch.before()) {
            turns.take(seat, seconds * SECOND);
        }
        turns.until(seat);

        turns.take(seat, stretch.longest() * SECOND + millis * MILLI);

        if (millis <= 0) {
            assertThat(game.state).isInstanceOf(GameState.Running.class);
            assertThat(game.play().mover()).isEqualTo(seat.other());
            long atNanos = game.play().clock().flagNanos();
            game.nowNanos = atNanos + 1;
            game.time();
            assertThat(game.told()).endsWith("FlagFell, GameEnded " + colour(seat) + " TIME");
        } else {
            assertThat(game.told()).contains("FlagFell, GameEnded " + colour(seat.other()) + " TIME");
            assertThat(game.play().clock().side(seat).leftNanos()).isZero();
        }
        assertThat(game.play().clock().a().leftNanos()).isNotNegative();
        assertThat(game.play().clock().b().leftNanos()).isNotNegative();
    }

    private static String colour(Seat seat) {
        return seat == Seat.A ? "BLACK" : "WHITE";
    }

    /** Turns of a given length, on points that make nothing. */
    private static final class Turns {
        private static final List<String> POINTS = List.of("H8", "A1", "C1", "E1", "G1", "I1", "K1", "M1", "A3", "C3");

        private final Played game;
        private int stones;

        Turns(Played game) {
            this.game = game;
        }

        void take(Seat seat, long nanos) {
            until(seat);
            turn(seat, nanos);
        }

        /** Plays the other seat's turn, if it is to move, in one second. */
        void until(Seat seat) {
            if (game.play().mover() != seat) {
                turn(seat.other(), SECOND);
            }
        }

        private void turn(Seat seat, long nanos) {
            long startNanos = game.play().clock().sinceNanos();
            game.nowNanos = startNanos;
            game.stone(POINTS.get(stones));
            stones++;
            game.nowNanos = startNanos + nanos;
            game.heard();
            game.press(seat);
        }
    }
}
