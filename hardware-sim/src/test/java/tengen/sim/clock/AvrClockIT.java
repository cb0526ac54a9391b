package tengen.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tengen.bridge.clock.AlarmLevel;
import tengen.bridge.clock.BootReason;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockReport.Beat;
import tengen.bridge.clock.ClockReport.KeyReported;
import tengen.bridge.clock.ClockReport.LinkUp;
import tengen.bridge.clock.ClockReport.Rebooted;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.ColourLabel;
import tengen.bridge.clock.FaceMark;
import tengen.bridge.clock.FaceMarks;
import tengen.bridge.clock.FaceState;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideCount;
import tengen.bridge.clock.SideState;
import tengen.bridge.clock.SideTime;

/** The image for the ATmega328P, in simavr, talking over a pty with the link of the controller. */
class AvrClockIT {
    private static final long MS = 1_000_000;

    private static Path firmware = Path.of("");

    private AvrBench bench;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        firmware = AvrFolder.builtOrSkipped();
    }

    @BeforeEach
    void start() throws IOException {
        bench = new AvrBench(firmware);
    }

    @AfterEach
    void stop() throws IOException {
        bench.close();
    }

    @Test
    void tenMinutesOfPlayShowTheRightPicturesAndFitTheRam() throws LineFault {
        bench.run(1_000);
        assertThat(bench.link.isUp()).isTrue();
        Splash dice = new Splash(11);
        SideTime[] times = {SideTime.byoyomi(60_000, 3, 30_000), fischer(300_000)};
        int[] turns = {0, 0};
        ClockSide side = ClockSide.A;
        long sinceNanos = bench.nowNanos;
        show(Running.A, times, turns, sinceNanos);
        long endNanos = bench.nowNanos + 600_000 * MS;
        while (bench.nowNanos < endNanos) {
            long thinkMillis = 500 + dice.below(20_000);
            bench.run(thinkMillis);
            check(side, times, turns, sinceNanos);
            int before = bench.keys.size();
            long pressNanos = bench.nowNanos;
            bench.press(ClockKey.lever(side), 80);
            assertThat(bench.keys.size()).isGreaterThan(before);
            KeyReported key = bench.keys.get(before);
            assertThat(key.key()).isEqualTo(ClockKey.lever(side));
            assertThat(key.stampNanos()).isCloseTo(pressNanos, within(5 * MS));
            SideCount count = new SideCount();
            int at = side.ordinal();
            count.set(times[at]);
            count.spend((int) ((key.stampNanos() - sinceNanos + MS / 2) / MS));
            count.press();
            times[at] = count.time();
            turns[at]++;
            side = side.other();
            sinceNanos = key.stampNanos();
            show(Running.of(side), times, turns, sinceNanos);
        }

        assertThat(bench.clock.usedRamBytes()).isLessThanOrEqualTo(1_228);
        assertThat(bench.link.counters().downs()).isZero();
        assertThat(bench.link.counters().implausible()).isZero();
        System.out.println("firmware: RAM with stack " + bench.clock.usedRamBytes() + " bytes, " + bench.keys.size()
                + " keys, " + bench.link.counters());
    }

    @Test
    void aCutClockSwitchesKeepsItsKeysAndSoundsAtZero() throws LineFault {
        bench.run(1_000);
        SideTime[] times = {SideTime.main(60_000), SideTime.main(4_000)};
        show(Running.A, times, new int[2], bench.nowNanos);
        bench.run(3_000);
        bench.cut = true;
        bench.run(3_000);
        long pressNanos = bench.nowNanos;
        bench.press(ClockKey.LEVER_A, 80);
        bench.run(2_000);
        assertThat(bench.clock.faces().linkLost()).isTrue();
        assertThat(bench.clock.face(ClockSide.B).running()).isTrue();
        assertThat(bench.clock.face(ClockSide.B).time()).isEqualTo("0:02");
        bench.run(2_300);
        assertThat(bench.clock.face(ClockSide.B).time()).isEqualTo("0:00");
        assertThat(bench.clock.face(ClockSide.B).marks().has(FaceMark.FLAG)).isTrue();
        assertThat(bench.clock.face(ClockSide.B).running()).isFalse();
        boolean sounded = false;
        for (int i = 0; i < 100 && !sounded; i++) {
            bench.run(10);
            sounded = bench.clock.tone() == 2;
        }
        assertThat(sounded).isTrue();

        bench.cut = false;
        bench.run(3_000);

        assertThat(bench.clock.faces().linkLost()).isFalse();
        assertThat(bench.keys).hasSize(2);
        assertThat(bench.keys.getFirst().stampNanos()).isCloseTo(pressNanos, within(6 * MS));
        Beat last = bench.reports.stream()
                .filter(Beat.class::isInstance)
                .map(Beat.class::cast)
                .toList()
                .getLast();
        assertThat(last.alarmSounded()).isTrue();
        assertThat(last.zeroBNanos()).isCloseTo(bench.keys.getFirst().stampNanos() + 4_000 * MS, within(3 * MS));
    }

    @Test
    void afterTheWatchdogThePictureIsBackWithinTwoSeconds() throws LineFault {
        bench.run(1_000);
        show(
                Running.A,
                new SideTime[] {SideTime.main(600_000), SideTime.main(600_000)},
                new int[] {12, 11},
                bench.nowNanos);
        bench.run(2_000);
        int boot = bench.reports.stream()
                .filter(LinkUp.class::isInstance)
                .map(LinkUp.class::cast)
                .toList()
                .getLast()
                .boot();

        bench.clock.watchdog();
        bench.run(1_900);

        assertThat(bench.reports.stream().filter(Rebooted.class::isInstance).map(Rebooted.class::cast))
                .singleElement()
                .satisfies(reboot -> {
                    assertThat(reboot.boot()).isEqualTo(boot + 1);
                    assertThat(reboot.reason()).isEqualTo(BootReason.WATCHDOG);
                });
        assertThat(bench.clock.face(ClockSide.A).time()).isEqualTo("9:57");
        assertThat(bench.clock.face(ClockSide.A).turns()).isEqualTo(12);
    }

    @Test
    void aSaggingSupplyIsToldWithTheNextHeartbeat() throws LineFault {
        bench.run(1_000);
        assertThat(lastBeat().supplyLow()).isFalse();

        bench.clock.supply(true);
        bench.run(1_000);

        assertThat(lastBeat().supplyLow()).isTrue();
    }

    private Beat lastBeat() {
        return bench.reports.stream()
                .filter(Beat.class::isInstance)
                .map(Beat.class::cast)
                .toList()
                .getLast();
    }

    private void check(ClockSide side, SideTime[] times, int[] turns, long sinceNanos) {
        SideCount count = new SideCount();
        count.set(times[side.ordinal()]);
        // The picture is painted over 16 ms and the count stays 8 ms behind: near the change of a second both figures
        // are right.
        int elapsed = (int) ((bench.nowNanos - sinceNanos) / MS);
        count.spend(Math.max(0, elapsed - 40));
        FacePicture early = picture(side, count, true, turns);
        count.spend(Math.min(elapsed, 40));
        FacePicture late = picture(side, count, true, turns);
        SimFaces seen = bench.clock.faces();
        assertThat(seen.side(side)).isIn(early, late);
        count.set(times[side.other().ordinal()]);
        assertThat(seen.side(side.other())).isEqualTo(picture(side.other(), count, false, turns));
        assertThat(seen.linkLost()).isFalse();
        assertThat(seen.alarmSounding()).isFalse();
    }

    private static FacePicture picture(ClockSide side, SideCount count, boolean running, int[] turns) {
        return new FacePicture(
                FacePicture.text((count.shownMillis() + 999) / 1000),
                running,
                side == ClockSide.A ? ColourLabel.BLACK : ColourLabel.WHITE,
                turns[side.ordinal()],
                SideState.NO_NUMBER,
                FaceMarks.NONE.with(FaceMark.SWAP).with(FaceMark.PERIOD, count.inPeriod()));
    }

    private void show(Running running, SideTime[] times, int[] turns, long asOfNanos) {
        FaceMarks marks = FaceMarks.NONE.with(FaceMark.SWAP);
        bench.show(
                new FaceState(
                        new SideState(times[0], ColourLabel.BLACK, turns[0], SideState.NO_NUMBER, marks),
                        new SideState(times[1], ColourLabel.WHITE, turns[1], SideState.NO_NUMBER, marks),
                        running,
                        true,
                        AlarmLevel.ON,
                        60),
                asOfNanos);
    }

    private static SideTime fischer(int mainMillis) {
        return new SideTime(mainMillis, 0, 0, 0, 0, 0, 0, 0, false, 5_000, 0, 0);
    }
}
