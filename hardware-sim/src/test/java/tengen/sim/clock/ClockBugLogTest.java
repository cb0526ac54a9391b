package tengen.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.clock.ClockBench.MS;
import static tengen.sim.clock.ClockBench.S;
import static tengen.sim.clock.ClockBench.face;
import static tengen.sim.clock.ClockBench.minutes;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.bridge.clock.ClockReport.LinkDown;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideTime;

/** Rows of the bug log that a clock on a cable can show. */
class ClockBugLogTest {
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void c17AndD11OneFrameInAHundredGarbledForAnHourLosesNothing(long seed) {
        ClockBench bench = new ClockBench(ClockTraits.of(seed));
        bench.linked();
        bench.show(minutes(Running.A, 120, 120));
        bench.cable.garble(10_000, 3_600 * S);
        ClockSide side = ClockSide.A;
        for (int turn = 0; turn < 700; turn++) {
            bench.run(5 * S);
            bench.clock.press(side);
            bench.run(100 * MS);
            side = side.other();
            bench.show(minutes(Running.of(side), 120, 120));
        }
        bench.run(10 * S);

        assertThat(bench.keys).hasSize(1_400);
        Set<Long> sequences = new HashSet<>();
        bench.keys.forEach(key -> sequences.add(key.keySequence()));
        assertThat(sequences).hasSize(1_400);
        assertThat(bench.clock.keptKeys()).isZero();
        assertThat(bench.link.isUp()).isTrue();
        assertThat(bench.link.counters().resends()).isPositive();
        assertThat(bench.link.counters().downs()).isZero();
        assertThat(bench.clock.faces().side(side).running()).isTrue();
    }

    @Test
    void c18AClockThatNeverAcknowledgesIsDownAfterFourAttemptsAndComesBackByItself() {
        ClockBench bench = new ClockBench();
        bench.linked();
        bench.cable.toClock().cut(20 * S);
        bench.show(minutes(Running.A, 20, 20));
        bench.run(4 * S);
        assertThat(bench.link.isUp()).isFalse();
        assertThat(bench.all(LinkDown.class)).hasSize(1);

        bench.run(20 * S);

        assertThat(bench.link.isUp()).isTrue();
        assertThat(bench.clock.faces().a().running()).isTrue();
        assertThat(bench.all(LinkDown.class)).hasSize(1);
    }

    @Test
    void d1SilenceMeansDownWithinTwoSeconds() {
        ClockBench bench = new ClockBench();
        bench.linked();
        bench.cable.cut(60 * S);

        bench.run(2_100 * MS);

        assertThat(bench.link.isUp()).isFalse();
    }

    @Test
    void c3TheFiguresOfARunningFaceNeverGoUpWhenThePictureIsALittleSlower() {
        ClockBench bench = new ClockBench();
        bench.linked();
        bench.show(face(Running.A, SideTime.main(60_000), SideTime.main(60_000)));
        bench.run(9_900 * MS);
        assertThat(bench.clock.faces().a().time()).isEqualTo("0:51");

        bench.show(face(Running.A, SideTime.main(51_400), SideTime.main(60_000)));
        bench.run(100 * MS);

        assertThat(bench.clock.faces().a().time()).isEqualTo("0:51");
        bench.run(1_000 * MS);
        assertThat(bench.clock.faces().a().time()).isEqualTo("0:51");
        bench.run(400 * MS);
        assertThat(bench.clock.faces().a().time()).isEqualTo("0:50");
    }

    @Test
    void c10TheFaceGoesFromOnePeriodIntoTheNext() {
        ClockBench bench = new ClockBench();
        bench.linked();
        bench.show(face(Running.A, SideTime.byoyomi(1_000, 5, 30_000), SideTime.main(60_000)));

        bench.run(500 * MS);
        assertThat(bench.clock.faces().a().time()).isEqualTo("0:01");
        bench.run(S);
        assertThat(bench.clock.faces().a().time()).isEqualTo("0:30");
        bench.run(29 * S);
        assertThat(bench.clock.faces().a().time()).isEqualTo("0:01");
        bench.run(S);
        assertThat(bench.clock.faces().a().time()).isEqualTo("0:30");
        bench.run(118 * S);
        assertThat(bench.clock.faces().a().time()).isEqualTo("0:02");
        bench.run(3 * S);
        assertThat(bench.clock.faces().a().time()).isEqualTo("0:00");
    }

    @Test
    void c21NoSequenceOfKeysErasesTheTimes() {
        ClockBench bench = new ClockBench();
        bench.linked();
        bench.show(minutes(Running.A, 120, 120));
        Splash dice = new Splash(7);
        for (int i = 0; i < 5_000; i++) {
            tengen.bridge.clock.ClockKey[] all = tengen.bridge.clock.ClockKey.values();
            bench.clock.hold(all[(int) dice.below(all.length)], dice.below(200) * MS);
            bench.run(dice.below(100) * MS);
        }
        bench.run(5 * S);

        assertThat(bench.keys).hasSize(10_000);
        assertThat(bench.link.isUp()).isTrue();
        long elapsed = bench.agenda.nanos();
        assertThat(elapsed).isLessThan(600 * S);
        assertThat(bench.clock.faces().a().time()).startsWith("1:5");
        assertThat(bench.clock.faces().b().time()).startsWith("1:5");
    }
}
