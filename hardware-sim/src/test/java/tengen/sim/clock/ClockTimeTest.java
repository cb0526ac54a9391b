package tengen.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tengen.sim.clock.ClockBench.MS;
import static tengen.sim.clock.ClockBench.S;
import static tengen.sim.clock.ClockBench.minutes;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.bridge.clock.ClockReport.KeyReported;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.Running;

/** Delays are spread evenly over 0 to 150 ms in each direction, independently; a constant asymmetry cannot be seen and is excluded. */
class ClockTimeTest {
    @ParameterizedTest(name = "seed {0}, crystal {1} ppm")
    @CsvSource({"1,0", "2,100", "3,-100", "4,50", "5,-30", "6,100", "7,0", "8,-100", "9,100", "10,-100"})
    void momentsAreWithinFiveMillisecondsAfterAMinuteOfLink(long seed, int ppm) {
        ClockBench bench = new ClockBench(new ClockTraits(1, 1, ppm, seed));
        bench.cable.delay(0, 150 * MS);
        bench.show(minutes(Running.A, 120, 120));
        bench.run(62 * S);

        List<Long> truth = presses(bench, 200, 10 * S, 0);

        long worst = 0;
        List<KeyReported> downs = downs(bench);
        for (int i = 0; i < truth.size(); i++) {
            worst = Math.max(worst, Math.abs(downs.get(i).stampNanos() - truth.get(i)));
        }
        assertThat(worst).isLessThan(5 * MS);
    }

    @Test
    void aPressThatTheClockKeptForAControllerThatHasJustBegunIsPlacedWithinTwentyMilliseconds() {
        for (long seed = 1; seed <= 60; seed++) {
            ClockBench bench = new ClockBench(new ClockTraits(1, 1, 0, seed));
            bench.cable.delay(20 * MS, 60 * MS);
            bench.cable.cut(5 * S);
            bench.show(minutes(Running.A, 20, 20));
            bench.run(3 * S);
            long pressNanos = bench.agenda.nanos();
            bench.clock.press(ClockSide.A);
            bench.run(7 * S);

            assertThat(downs(bench))
                    .as("seed %d", seed)
                    .singleElement()
                    .satisfies(down -> assertThat(down.stampNanos()).isCloseTo(pressNanos, within(20 * MS)));
        }
    }

    @ParameterizedTest(name = "seed {0}, crystal {1} ppm")
    @CsvSource({"21,100", "22,-100"})
    void aTurnsLengthIsRightOverFiveHoursOfBadLine(long seed, int ppm) {
        ClockBench bench = new ClockBench(new ClockTraits(1, 1, ppm, seed));
        bench.cable.delay(0, 150 * MS);
        bench.cable.garble(10_000, 20_000 * S);
        bench.stallOneIn = 100;
        bench.show(minutes(Running.A, 300, 300));
        bench.run(62 * S);

        List<Long> truth = presses(bench, 900, 20 * S, 0);

        List<KeyReported> downs = downs(bench);
        assertThat(downs).hasSize(900);
        int wrong = 0;
        for (int i = 1; i < truth.size(); i++) {
            long turn = downs.get(i).stampNanos() - downs.get(i - 1).stampNanos();
            if (Math.abs(turn - (truth.get(i) - truth.get(i - 1))) > 2 * MS) {
                wrong++;
            }
        }
        assertThat(wrong).isLessThanOrEqualTo(1);
        long all = downs.getLast().stampNanos() - downs.getFirst().stampNanos();
        assertThat(Math.abs(all - (truth.getLast() - truth.getFirst()))).isLessThan(10 * MS);
    }

    @Test
    void onAnEvenLineTheMapIsExactlyEven() {
        ClockBench bench = new ClockBench();
        bench.show(minutes(Running.A, 120, 120));
        bench.run(10 * S);

        List<Long> truth = presses(bench, 300, 4_321 * MS, 0);

        List<KeyReported> downs = downs(bench);
        for (int i = 1; i < truth.size(); i++) {
            assertThat(downs.get(i).stampNanos() - downs.get(i - 1).stampNanos())
                    .isEqualTo(truth.get(i) - truth.get(i - 1));
        }
        assertThat(bench.link.map().orElseThrow().isLearnt()).isTrue();
    }

    @Test
    void aBadBeginningOfTheTimeMapIsWornOffWithoutAStep() {
        ClockBench bench = new ClockBench();
        bench.cable.delay(150 * MS, 0);
        bench.show(minutes(Running.A, 120, 120));
        bench.run(S);
        bench.clock.press(ClockSide.A);
        bench.cable.delay(0, 5 * MS);
        long last = Long.MIN_VALUE;
        for (int i = 0; i < 3_000; i++) {
            bench.run(30 * MS);
            long mapped = bench.link.map().orElseThrow().nanosAt(bench.clock.nowMillis());
            if (last != Long.MIN_VALUE) {
                assertThat(mapped - last).isBetween(29_500_000L, 30_500_000L);
            }
            last = mapped;
        }
        assertThat(Math.abs(last - bench.agenda.nanos())).isLessThan(5 * MS);
    }

    private static List<Long> presses(ClockBench bench, int count, long everyNanos, long jitterNanos) {
        List<Long> truth = new ArrayList<>();
        ClockSide side = ClockSide.A;
        for (int i = 0; i < count; i++) {
            truth.add(bench.agenda.nanos());
            bench.clock.press(side);
            side = side.other();
            bench.run(everyNanos + jitterNanos);
            bench.show(minutes(Running.of(side), 120, 120));
        }
        bench.run(30 * S);
        return truth;
    }

    private static List<KeyReported> downs(ClockBench bench) {
        return bench.keys.stream().filter(KeyReported::down).toList();
    }
}
