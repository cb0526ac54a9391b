package tengen.sim.rig;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.rig.PlayedTable.MS;
import static tengen.sim.rig.PlayedTable.S;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.GameClock;
import tengen.game.Seat;
import tengen.game.Wish;
import tengen.sensing.BoardLay;
import tengen.sim.chip.SimPi4j;
import tengen.sim.clock.ClockTraits;
import tengen.sim.clock.FacePicture;
import tengen.sim.clock.SimClock;
import tengen.sim.fault.Dice;

/**
 * Five hours of play at a whole table over a bad line: each frame is 0 to 150 ms late, evenly spread and independently in each direction; one in a hundred is
 * garbled; the clock's crystal is off by 100 ppm; the controller stands still for up to 200 ms once in two seconds, as in a garbage collection. A constant
 * asymmetry of the line cannot be seen by anybody and is excluded. The link has been up for a minute when the first game starts.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FiveHoursTest {
    private static final int GAMES = 4;
    private static final int TURNS = 224;
    private static final long LOOK_NANOS = 100 * MS;

    /** A press, its picture and one repetition, at worst: both ways, a stall, the bytes. */
    private static final long ROUND_TRIP_NANOS = 1_300 * MS;

    private final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    void close() {
        pi4j.close();
    }

    @ParameterizedTest(name = "crystal {0} ppm, seed {1}")
    @CsvSource({"100, 1", "-100, 2"})
    void c4SumsAreExactTurnsRightMomentsNearAndFacesTrue(int ppm, long seed) {
        PlayedTable game = new PlayedTable(
                pi4j,
                new RigSettings(
                        150 * MS,
                        0,
                        150 * MS,
                        true,
                        (agenda, cable, traits) -> {
                            cable.garble(10_000, 100_000 * S);
                            return new SimClock(agenda, cable, new ClockTraits(1, 1, ppm, seed));
                        },
                        BoardLay.USUAL),
                seed,
                linked -> linked.after(62 * S),
                "time=120m+10s/inc",
                "claims=automatic");
        Dice dice = new Dice(seed);
        stall(game, dice.fork("stalls"));
        Figures figures = new Figures();
        for (int number = 0; number < GAMES; number++) {
            if (number > 0) {
                next(game);
            }
            play(game, dice, figures);
        }
        figures.print(ppm, game.agenda.nanos());

        assertThat(game.agenda.nanos()).isGreaterThan(5 * 3_600 * S);
        assertThat(figures.turnErrors).hasSize(GAMES * TURNS);
        assertThat(figures.turnErrorAt(0.999)).isLessThanOrEqualTo(2 * MS);
        assertThat(figures.momentErrorAt(1.0)).isLessThan(5 * MS);
        assertThat(figures.facesWrong).isZero();
        assertThat(figures.facesUp).isZero();
        assertThat(figures.looks).isGreaterThan(100_000);
    }

    private static void stall(PlayedTable game, Dice dice) {
        game.agenda.step(game.agenda.nanos() + dice.between(0, 4 * S), () -> {
            game.agenda.nanos(dice.between(0, 200 * MS));
            stall(game, dice);
        });
    }

    /** Clears the board and starts the next game. */
    private static void next(PlayedTable game) {
        game.order(new Wish.SetResult(Wish.SetResult.Verdict.DRAW, Event.Reason.ARBITER));
        game.after(3 * S);
        game.order(new Wish.Confirm());
        for (int i = 0; i < Point.COUNT; i++) {
            game.table.world().lift(Point.at(i));
        }
        game.after(5 * S);
        game.assign("time=120m+10s/inc", "claims=automatic");
        game.after(5 * S);
        game.order(new Wish.Start());
        game.after(2 * S);
    }

    private static void play(PlayedTable game, Dice dice, Figures figures) {
        ClockSide side = ClockSide.A;
        int before = game.all(Event.TurnEnded.class).size();
        List<Long> truth = new ArrayList<>();
        long startNanos = game.all(Event.GameStarted.class).getLast().atNanos();
        for (int turn = 0; turn < TURNS; turn++) {
            Point point = Point.at((Point.of("H8").index() + turn) % Point.COUNT);
            long thinkNanos = dice.between(4 * S, 39 * S);
            long stoneNanos = game.agenda.nanos() + thinkNanos - dice.between(400 * MS, 1_500 * MS);
            long pressNanos = game.agenda.nanos() + thinkNanos;
            long settledNanos = game.agenda.nanos() + ROUND_TRIP_NANOS;
            figures.newTurn();
            while (game.agenda.nanos() + LOOK_NANOS < stoneNanos) {
                game.after(LOOK_NANOS);
                if (game.agenda.nanos() >= settledNanos) {
                    figures.look(game, side);
                }
            }
            game.until(stoneNanos).place(point.toString());
            game.until(pressNanos).press(side);
            truth.add(game.agenda.nanos());
            side = side.other();
        }
        game.after(3 * S);
        List<Event.TurnEnded> ended = game.all(Event.TurnEnded.class).subList(before, before + TURNS);
        for (int turn = 0; turn < TURNS; turn++) {
            long from = turn == 0 ? startNanos : ended.get(turn - 1).atNanos();
            long trueFrom = turn == 0 ? startNanos : truth.get(turn - 1);
            long length = ended.get(turn).atNanos() - from;
            // What is charged is exactly what lies between two stamps.
            assertThat(ended.get(turn).usedNanos()).isEqualTo(length);
            figures.turn(length - (truth.get(turn) - trueFrom), ended.get(turn).atNanos() - truth.get(turn));
        }
        GameClock clock = game.play().clock();
        long lastNanos = ended.getLast().atNanos();
        long used = clock.sideAt(Seat.A, lastNanos).usedNanos()
                + clock.sideAt(Seat.B, lastNanos).usedNanos();
        assertThat(used).isEqualTo(lastNanos - startNanos);
        assertThat(game.all(Event.CommandRefused.class)).isEmpty();
    }

    /** What was seen. */
    private static final class Figures {
        private final List<Long> turnErrors = new ArrayList<>();
        private final List<Long> momentErrors = new ArrayList<>();
        private long worstFaceNanos;
        private int looks;
        private int facesWrong;
        private int facesUp;
        private int shownBefore;

        void newTurn() {
            shownBefore = Integer.MAX_VALUE;
        }

        void turn(long errorNanos, long momentNanos) {
            turnErrors.add(Math.abs(errorNanos));
            momentErrors.add(Math.abs(momentNanos));
        }

        /** Compares the running face with what the controller has for this very moment. */
        void look(PlayedTable game, ClockSide side) {
            FacePicture face = game.face(side);
            Seat seat = side == ClockSide.A ? Seat.A : Seat.B;
            long leftNanos =
                    game.play().clock().sideAt(seat, game.agenda.nanos()).leftNanos();
            int shown = seconds(face.time());
            looks++;
            // A face rounds up: it shows s from just above s - 1 to s.
            long early = shown * S - S - leftNanos;
            long late = leftNanos - shown * S;
            long awayNanos = Math.max(0, Math.max(early, late));
            worstFaceNanos = Math.max(worstFaceNanos, awayNanos);
            facesWrong += face.running() && awayNanos <= 100 * MS ? 0 : 1;
            facesUp += shown > shownBefore ? 1 : 0;
            shownBefore = shown;
        }

        long turnErrorAt(double share) {
            return at(turnErrors, share);
        }

        long momentErrorAt(double share) {
            return at(momentErrors, share);
        }

        private static long at(List<Long> values, double share) {
            long[] sorted = values.stream().mapToLong(Long::longValue).toArray();
            Arrays.sort(sorted);
            return sorted[(int) Math.ceil(share * sorted.length) - 1];
        }

        void print(int ppm, long nanos) {
            System.out.printf(
                    "five hours: crystal %d ppm, %.2f h, %d turns; a turn's length off by p50 %.3f p99 %.3f p99.9 %.3f"
                            + " most %.3f ms; a moment by p50 %.3f p99 %.3f most %.3f ms; %d looks at a running face, most"
                            + " %.1f ms away, %d wrong, %d went up%n",
                    ppm,
                    nanos / 3.6e12,
                    turnErrors.size(),
                    turnErrorAt(0.5) / 1e6,
                    turnErrorAt(0.99) / 1e6,
                    turnErrorAt(0.999) / 1e6,
                    turnErrorAt(1.0) / 1e6,
                    momentErrorAt(0.5) / 1e6,
                    momentErrorAt(0.99) / 1e6,
                    momentErrorAt(1.0) / 1e6,
                    looks,
                    worstFaceNanos / 1e6,
                    facesWrong,
                    facesUp);
        }

        private static int seconds(String time) {
            int seconds = 0;
            for (String part : time.split(":")) {
                seconds = 60 * seconds + Integer.parseInt(part);
            }
            return seconds;
        }
    }
}
