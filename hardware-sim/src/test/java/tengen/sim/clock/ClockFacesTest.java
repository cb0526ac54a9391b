package tengen.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.clock.ClockBench.MS;
import static tengen.sim.clock.ClockBench.S;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.bridge.clock.ClockReport.KeyReported;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideCount;
import tengen.bridge.clock.SideTime;

/** What a face shows against what the controller counts, on a bad line. */
class ClockFacesTest {
    /** A key and the picture that answers it, at worst: 150 ms each way, a stall, the bytes, and one repetition. */
    private static final long ROUND_TRIP_NANOS = 1_200 * MS;

    private final SideCount[] truth = {new SideCount(), new SideCount()};
    private ClockSide side = ClockSide.A;
    private long sinceNanos;
    private int taken;

    @ParameterizedTest(name = "seed {0}, crystal {1} ppm")
    @CsvSource({"1,100", "2,-100", "3,0", "4,60"})
    void facesAreWithinATenthOfASecondAndNeverGoUpForARunningSide(long seed, int ppm) {
        ClockBench bench = new ClockBench(new ClockTraits(1, 1, ppm, seed));
        bench.cable.delay(0, 150 * MS);
        bench.cable.garble(10_000, 4_000 * S);
        bench.stallOneIn = 200;
        bench.run(70 * S);
        truth[0].set(SideTime.byoyomi(600_000, 5, 30_000));
        truth[1].set(new SideTime(900_000, 0, 0, 0, 0, 0, 0, 0, false, 10_000, 2_000, 0));
        sinceNanos = bench.agenda.nanos();
        show(bench);
        Splash dice = new Splash(seed);
        for (int turn = 0; turn < 150; turn++) {
            think(bench, 1_500 + dice.below(22_000));
            boolean refused = dice.below(20) == 0;
            long pressNanos = bench.agenda.nanos();
            bench.clock.press(side);
            while (bench.keys.size() <= taken) {
                bench.run(MS);
                assertThat(bench.agenda.nanos() - pressNanos).isLessThan(3 * S);
            }
            KeyReported key = bench.keys.get(taken);
            taken += 2;
            int spent = (int) ((key.stampNanos() - sinceNanos + MS / 2) / MS);
            truth[side.ordinal()].spend(spent);
            sinceNanos += spent * MS;
            if (!refused) {
                truth[side.ordinal()].press();
                side = side.other();
            }
            bench.run(3 * S - (bench.agenda.nanos() - pressNanos) % (3 * S));
            show(bench);
        }
    }

    private void think(ClockBench bench, long millis) {
        long settledNanos = bench.agenda.nanos() + ROUND_TRIP_NANOS;
        long endNanos = settledNanos + millis * MS;
        int before = Integer.MAX_VALUE;
        int beforeLeft = 0;
        while (bench.agenda.nanos() < endNanos) {
            bench.run(50 * MS);
            if (bench.agenda.nanos() < settledNanos) {
                continue;
            }
            SideCount now = new SideCount();
            now.set(truth[side.ordinal()].time());
            now.spend((int) ((bench.agenda.nanos() - sinceNanos) / MS));
            FacePicture face = bench.clock.faces().side(side);
            int shown = seconds(face.time());
            int left = now.shownMillis();
            assertThat(face.running()).isTrue();
            if (now.periodsLeft() == beforeLeft && left > 200 && left < 29_800) {
                assertThat(shown * 1_000).isBetween(left - 110, left + 1_110);
                assertThat(shown).isLessThanOrEqualTo(before);
            }
            before = now.periodsLeft() == beforeLeft ? shown : Integer.MAX_VALUE;
            beforeLeft = now.periodsLeft();
        }
    }

    private void show(ClockBench bench) {
        bench.link.show(
                ClockBench.face(Running.of(side), truth[0].time(), truth[1].time()),
                sinceNanos,
                bench.keys.isEmpty()
                        ? tengen.bridge.clock.KeyMark.NONE
                        : bench.keys.getLast().mark());
        bench.nudge();
    }

    private static int seconds(String time) {
        int seconds = 0;
        for (String part : time.split(":")) {
            seconds = 60 * seconds + Integer.parseInt(part);
        }
        return seconds;
    }
}
