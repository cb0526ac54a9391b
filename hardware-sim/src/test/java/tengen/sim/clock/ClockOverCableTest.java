package tengen.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tengen.sim.clock.ClockBench.MS;
import static tengen.sim.clock.ClockBench.S;
import static tengen.sim.clock.ClockBench.face;
import static tengen.sim.clock.ClockBench.minutes;

import org.junit.jupiter.api.Test;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockReport.Beat;
import tengen.bridge.clock.ClockReport.LinkDown;
import tengen.bridge.clock.ClockReport.LinkUp;
import tengen.bridge.clock.ClockReport.Rebooted;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.FaceMark;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideTime;

class ClockOverCableTest {
    private final ClockBench bench = new ClockBench();

    @Test
    void theLinkComesUpAndTheFacesShowThePicture() {
        bench.show(minutes(Running.A, 20, 20));

        bench.run(S + 10 * MS);

        assertThat(bench.all(LinkUp.class)).hasSize(1);
        assertThat(bench.clock.faces().a().time()).isEqualTo("19:59");
        assertThat(bench.clock.faces().a().running()).isTrue();
        assertThat(bench.clock.faces().b().time()).isEqualTo("20:00");
        assertThat(bench.clock.faces().linkLost()).isFalse();
    }

    @Test
    void aPressSwitchesTheClockAtOnceAndIsReportedOnceWithItsMoment() {
        bench.linked();
        bench.show(minutes(Running.A, 20, 20));
        bench.run(4 * S);
        long pressNanos = bench.agenda.nanos();

        bench.clock.press(ClockSide.A);

        assertThat(bench.clock.faces().b().running()).isTrue();
        assertThat(bench.clock.faces().a().turns()).isEqualTo(1);
        bench.run(S);
        assertThat(bench.keys).extracting(k -> k.key()).containsExactly(ClockKey.LEVER_A, ClockKey.LEVER_A);
        assertThat(bench.keys.getFirst().down()).isTrue();
        assertThat(bench.keys.getFirst().stampNanos()).isCloseTo(pressNanos, within(MS));
        assertThat(bench.keys.getLast().stampNanos() - bench.keys.getFirst().stampNanos())
                .isBetween(60 * MS, 101 * MS);
        assertThat(bench.clock.keptKeys()).isZero();
    }

    @Test
    void aRefusedPressIsSwitchedBackByThePicture() {
        bench.linked();
        bench.show(minutes(Running.A, 20, 20));
        bench.run(3 * S);
        bench.clock.press(ClockSide.A);
        bench.run(50 * MS);

        bench.show(minutes(Running.A, 20, 20));
        bench.run(100 * MS);

        assertThat(bench.clock.faces().a().running()).isTrue();
        assertThat(bench.clock.faces().b().running()).isFalse();
    }

    @Test
    void aPictureThatKnowsLessThanTheLastSwitchIsNotShown() {
        bench.linked();
        bench.show(minutes(Running.A, 20, 20));
        bench.run(3 * S);

        bench.clock.press(ClockSide.A);
        bench.link.show(minutes(Running.A, 19, 20), bench.agenda.nanos(), tengen.bridge.clock.KeyMark.NONE);
        bench.run(200 * MS);

        assertThat(bench.clock.faces().b().running()).isTrue();
        assertThat(bench.link.counters().stale()).isEqualTo(1);
        assertThat(bench.link.isUp()).isTrue();
    }

    @Test
    void theOtherSidesLeverSwitchesNothing() {
        bench.linked();
        bench.show(minutes(Running.A, 20, 20));
        bench.run(S);

        bench.clock.press(ClockSide.B);
        bench.run(S);

        assertThat(bench.clock.faces().a().running()).isTrue();
        assertThat(bench.keys).hasSize(2);
    }

    @Test
    void aPressDuringACutIsDeliveredAfterwardsWithItsOwnMoment() {
        bench.linked();
        bench.show(minutes(Running.A, 20, 20));
        bench.run(9 * S);
        bench.cable.cut(30 * S);
        bench.run(5 * S);
        long pressNanos = bench.agenda.nanos();
        bench.clock.press(ClockSide.A);
        bench.run(20 * S + 10 * MS);

        assertThat(bench.all(LinkDown.class)).hasSize(1);
        assertThat(bench.clock.faces().linkLost()).isTrue();
        assertThat(bench.clock.faces().b().time()).isEqualTo("19:40");
        assertThat(bench.clock.keptKeys()).isEqualTo(2);
        assertThat(bench.keys).isEmpty();
        bench.run(8 * S);
        assertThat(bench.all(LinkUp.class)).hasSize(2);
        assertThat(bench.keys).hasSize(2);
        assertThat(bench.keys.getFirst().stampNanos()).isCloseTo(pressNanos, within(2 * MS));
        assertThat(bench.clock.keptKeys()).isZero();
    }

    @Test
    void onItsOwnTheClockSoundsAtZeroAndReportsWhen() {
        bench.linked();
        bench.show(face(Running.A, SideTime.main(5_000), SideTime.main(60_000)));
        bench.run(S);
        long startNanos = bench.agenda.nanos() - S;
        bench.cable.cut(20 * S);
        bench.run(4_100 * MS);

        assertThat(bench.clock.faces().alarmSounding()).isTrue();
        assertThat(bench.clock.faces().a().time()).isEqualTo("0:00");
        assertThat(bench.clock.faces().a().marks().has(FaceMark.FLAG)).isTrue();
        assertThat(bench.clock.faces().a().running()).isFalse();
        bench.run(20 * S);
        Beat last = bench.all(Beat.class).getLast();
        assertThat(last.alarmSounded()).isTrue();
        assertThat(last.zeroANanos()).isCloseTo(startNanos + 5 * S, within(2 * MS));
        assertThat(last.zeroBNanos()).isEqualTo(Beat.NOT_ZERO);
    }

    @Test
    void whileLinkedTheClockStaysSilentAtZeroUntilToldToSound() {
        bench.linked();
        bench.show(face(Running.A, SideTime.main(2_000), SideTime.main(60_000)));
        bench.run(4 * S);
        assertThat(bench.clock.faces().alarmSounding()).isFalse();

        bench.link.alarm(ClockSide.A);
        bench.run(S);

        assertThat(bench.clock.faces().alarmSounding()).isTrue();
        bench.link.silence();
        bench.run(S);
        assertThat(bench.clock.faces().alarmSounding()).isFalse();
    }

    @Test
    void afterARebootThePictureIsBackWithinTwoSeconds() {
        bench.linked();
        bench.show(minutes(Running.A, 20, 20));
        bench.run(10 * S);

        bench.clock.reboot();
        assertThat(bench.clock.faces().a().running()).isFalse();
        bench.run(2 * S);

        assertThat(bench.all(Rebooted.class)).hasSize(1);
        assertThat(bench.clock.faces().a().running()).isTrue();
        // Twelve seconds since the picture, counted on across the reboot.
        assertThat(bench.clock.faces().a().time()).isEqualTo("19:48");
    }

    @Test
    void withoutPowerTheLinkGoesDownAndComesBackWithAnotherBoot() {
        bench.linked();
        bench.show(minutes(Running.A, 20, 20));
        bench.run(5 * S);
        bench.clock.press(ClockSide.A);
        bench.clock.powerOff();
        bench.run(3 * S);
        assertThat(bench.all(LinkDown.class)).hasSize(1);
        assertThat(bench.clock.faces()).isEqualTo(SimFaces.DARK);

        bench.clock.powerOn();
        bench.run(3 * S);

        assertThat(bench.all(LinkUp.class)).hasSize(2);
        assertThat(bench.all(LinkUp.class).getLast().boot()).isEqualTo(2);
        assertThat(bench.all(Rebooted.class)).hasSize(1);
    }

    @Test
    void theHorizonFollowsTheHeartbeats() {
        bench.linked();
        bench.show(minutes(Running.A, 20, 20));
        bench.run(20 * S);

        long behindNanos = bench.agenda.nanos() - bench.link.knownUntilNanos();

        assertThat(behindNanos).isBetween(0L, 520 * MS);
    }

    @Test
    void aHeartbeatBehindALostKeyProvesNothing() {
        bench.linked();
        bench.show(minutes(Running.A, 20, 20));
        bench.run(10 * S);
        long pressNanos = bench.agenda.nanos();
        bench.cable.cut(20 * MS);
        bench.clock.press(ClockSide.A);

        while (bench.keys.isEmpty()) {
            assertThat(bench.link.knownUntilNanos()).isLessThan(pressNanos);
            bench.run(5 * MS);
        }

        assertThat(bench.agenda.nanos() - pressNanos).isLessThan(S);
        assertThat(bench.keys.getFirst().stampNanos()).isCloseTo(pressNanos, within(2 * MS));
    }
}
