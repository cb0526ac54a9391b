package tengen.bridge.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.bridge.clock.ClockFrame.Answer.Result;
import tengen.bridge.clock.ClockFrame.ControllerHello;
import tengen.bridge.clock.ClockFrame.Heartbeat;
import tengen.bridge.clock.ClockFrame.State;
import tengen.bridge.clock.ClockReport.Beat;
import tengen.bridge.clock.ClockReport.KeyReported;
import tengen.bridge.clock.ClockReport.LinkDown;
import tengen.bridge.clock.ClockReport.LinkUp;

/** The link alone, fed by hand: our time and the clock's milliseconds start together, nothing is delayed. */
class ClockLinkTest {
    private static final long MS = 1_000_000;

    /** A sequence that proves the clock hears us, and nothing about time. */
    private static final int NEVER_SENT = 200;

    private static final FaceState PICTURE = new FaceState(
            SideState.BLANK.with(SideTime.main(60_000)),
            SideState.BLANK.with(SideTime.main(60_000)),
            Running.A,
            true,
            AlarmLevel.ON,
            50);

    private final ClockLink link = new ClockLink(new KeyMark(5, 10));
    private final List<ClockReport> reports = new ArrayList<>();
    private int sequence;

    @Test
    void itGreetsEveryTwoSecondsUntilTheClockAnswers() {
        assertThat(link.turn(0)).containsExactly(new ControllerHello(0, 1));
        assertThat(link.turn(1_999 * MS)).isEmpty();
        assertThat(link.nextDueNanos()).isEqualTo(2_000 * MS);
        assertThat(link.turn(2_000 * MS)).hasSize(1);
    }

    @Test
    void keysThatAnEarlierProcessJournalledAreNotReportedAgain() {
        link.turn(0);
        at(10, new ClockFrame.ClockHello(0, 1, 256, 1, 5, BootReason.POWER_ON, 10, 0, 0, 9, 12, 0xffff));
        at(11, key(9));
        at(12, key(10));
        at(13, key(12));
        at(14, key(11));
        at(15, key(12));
        at(16, key(12));
        assertThat(all(KeyReported.class)).as("one frame is no measure").isEmpty();
        at(10_010, hello(10_010));

        assertThat(all(KeyReported.class)).extracting(KeyReported::keySequence).containsExactly(11L, 12L);
        assertThat(link.counters().gaps()).isEqualTo(1);
        assertThat(link.counters().repeats()).isEqualTo(3);
    }

    @Test
    void c17OneAnswerInTenIsLostAndNothingButTheCounterShowsIt() {
        up();
        int states = 0;
        for (int i = 0; i < 50; i++) {
            long now = 1_000 + 1_000L * i;
            link.show(PICTURE, now * MS, KeyMark.NONE);
            List<State> sent = states(link.turn(now * MS));
            assertThat(sent).hasSize(1);
            states++;
            at(now + 1, beat(now + 1, 60_000));
            if (i % 10 == 9) {
                sent = states(link.turn((now + 500) * MS));
                assertThat(sent).hasSize(1);
                states++;
            }
            at(now + 501, new ClockFrame.Answer(next(), sent.getFirst().sequence(), Result.APPLIED));
            assertThat(states(link.turn((now + 502) * MS))).isEmpty();
        }

        assertThat(states).isEqualTo(55);
        assertThat(link.counters().resends()).isEqualTo(5);
        assertThat(all(LinkDown.class)).isEmpty();
    }

    @Test
    void c18WithoutAnyAnswerThereAreFourAttemptsThenTheLinkIsDownAndAnAnswerBringsItBack() {
        up();
        link.show(PICTURE, 100 * MS, KeyMark.NONE);
        int states = 0;
        for (long now = 1_000; now <= 3_000; now += 100) {
            at(now, beat(now, 60_000));
            states += states(link.turn(now * MS)).size();
        }
        drain();
        assertThat(states).isEqualTo(4);
        assertThat(all(LinkDown.class)).extracting(LinkDown::cause).containsExactly(LinkDown.Cause.NO_ACKNOWLEDGEMENT);

        List<State> again = states(link.turn(3_100 * MS));
        at(3_110, new ClockFrame.Answer(next(), again.getFirst().sequence(), Result.APPLIED));
        assertThat(link.turn(3_113 * MS)).hasSize(1).first().isInstanceOf(ControllerHello.class);
        at(3_120, hello(3_120));
        assertThat(all(LinkUp.class)).hasSize(2);
    }

    @Test
    void c16HeartbeatsThatCannotBeTrueAreCountedAndNotReported() {
        up();
        hears(100);
        link.show(PICTURE, 1_000 * MS, KeyMark.NONE);
        State state = states(link.turn(1_000 * MS)).getFirst();
        at(1_010, new ClockFrame.Answer(next(), state.sequence(), Result.APPLIED));
        at(1_100, beat(1_100, 59_900));
        assertThat(all(Beat.class)).hasSize(1);

        at(1_200, beat(1_200, 35_999_000));
        at(1_300, beat(1_300, 59_700));
        at(1_400, beat(1_400, 61_000));
        at(1_500, beat(1_500, 59_500));
        at(1_600, beat(1_550, 0));
        at(1_700, beat(1_700, 59_300));
        at(1_800, beat(1_650, 59_350));
        at(1_900, beat(9_000, 52_000));

        assertThat(all(Beat.class)).extracting(Beat::leftAMillis).containsExactly(59_900, 59_700, 59_500, 59_300);
        assertThat(link.counters().implausible()).isEqualTo(4);
        assertThat(link.counters().late()).isEqualTo(1);
        assertThat(link.isUp()).isTrue();
    }

    @Test
    void aKeyGetsNoPlaceByAnAnswerThatWasHeldUpButComesAgainAndGetsItsOwn() {
        link.turn(0);
        late(23_000, hello(10));
        late(23_000, key(11, 15));
        at(23_010, beat(23_010, 60_000));
        at(23_020, beat(23_020, 60_000));
        at(23_030, beat(23_030, 60_000));
        assertThat(all(LinkDown.class)).extracting(LinkDown::cause).containsExactly(LinkDown.Cause.IMPLAUSIBLE);
        assertThat(all(KeyReported.class)).isEmpty();

        link.turn(23_040 * MS);
        at(23_050, hello(23_050));
        at(23_051, key(11, 15));
        at(33_060, beat(33_060, 60_000));

        assertThat(all(KeyReported.class)).hasSize(1).first().satisfies(key -> {
            assertThat(key.keySequence()).isEqualTo(11);
            assertThat(key.stampNanos()).isEqualTo(15 * MS);
        });
    }

    @Test
    void aFrameThatLeftLateBecauseTheLoopWaitedForTheJournalDoesNotMoveTheMap() {
        link.turn(0);
        at(10, hello(10));
        for (long now = 1_000; now <= 2_000; now += 100) {
            for (ClockFrame.ToClock frame : link.turn(now * MS)) {
                link.leaving(frame, (now + 90) * MS);
                long heardMillis = now + 90 + ClockCodec.bytesOnLine(frame) * 260_416L / MS;
                at(now + 99, beat(now + 99, frame.sequence(), (int) (now + 99 - heardMillis)));
            }
        }

        assertThat(link.map().orElseThrow().nanosAt(2_000)).isCloseTo(2_000 * MS, within(MS));
    }

    @Test
    void d9AClockThatCannotSoundTheAlarmIsNotAskedForEver() {
        up();
        link.alarm(ClockSide.A);
        List<ClockFrame.ToClock> sent = link.turn(1_000 * MS);
        at(1_010, new ClockFrame.Answer(next(), sent.getFirst().sequence(), Result.UNSUPPORTED));

        for (long now = 1_100; now < 5_000; now += 100) {
            at(now, beat(now, 0));
            assertThat(link.turn(now * MS)).noneMatch(ClockFrame.Alarm.class::isInstance);
        }
        assertThat(link.counters().unsupported()).isEqualTo(1);
        assertThat(link.isUp()).isTrue();
    }

    @Test
    void aClockOfAnotherProtocolIsNotTrusted() {
        link.turn(0);
        at(10, new ClockFrame.ClockHello(0, 2, 256, 1, 5, BootReason.POWER_ON, 10, 0, 0, 1, 0, 0xffff));

        assertThat(link.isUp()).isFalse();
        assertThat(link.counters().unsupported()).isEqualTo(1);
    }

    private void up() {
        link.turn(0);
        at(10, hello(10));
        assertThat(link.isUp()).isTrue();
    }

    /** The clock hears two turns' frames and says so: the time map has close bounds on both sides. */
    private void hears(long fromMillis) {
        for (long now = fromMillis; now <= fromMillis + 100; now += 100) {
            for (ClockFrame.ToClock frame : link.turn(now * MS)) {
                long heardMillis = now + ClockCodec.bytesOnLine(frame) * 260_416L / MS;
                at(now + 9, beat(now + 9, frame.sequence(), (int) (now + 9 - heardMillis)));
            }
        }
        reports.removeIf(Beat.class::isInstance);
    }

    private ClockFrame hello(long millis) {
        return new ClockFrame.ClockHello(next(), 1, 256, 1, 5, BootReason.POWER_ON, millis, 0, 0, 11, 10, 0xffff);
    }

    private ClockFrame beat(long millis, int leftA) {
        return beat(millis, leftA, NEVER_SENT, 100);
    }

    private ClockFrame beat(long millis, int heard, int heardAgeMillis) {
        return beat(millis, 60_000, heard, heardAgeMillis);
    }

    private ClockFrame beat(long millis, int leftA, int heard, int heardAgeMillis) {
        return new Heartbeat(
                next(),
                5,
                millis,
                0,
                Running.A,
                leftA,
                60_000,
                Heartbeat.NOT_ZERO,
                Heartbeat.NOT_ZERO,
                false,
                false,
                10,
                heard,
                heardAgeMillis);
    }

    private ClockFrame key(long keySequence) {
        return key(keySequence, 11);
    }

    private ClockFrame key(long keySequence, long clockMillis) {
        return new ClockFrame.KeyChange(next(), 5, keySequence, ClockKey.LEVER_A, true, clockMillis);
    }

    /** A frame that comes at a moment which has nothing to do with the one in it. */
    private void late(long millis, ClockFrame frame) {
        link.accept(frame, millis * MS);
        drain();
    }

    private int next() {
        return sequence++ & 0xff;
    }

    private void at(long millis, ClockFrame frame) {
        link.accept(frame, millis * MS + ClockCodec.bytesOnLine(frame) * 260_416L);
        drain();
    }

    private void drain() {
        reports.addAll(link.reports());
    }

    private <T extends ClockReport> List<T> all(Class<T> type) {
        return reports.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private static List<State> states(List<ClockFrame.ToClock> frames) {
        return frames.stream()
                .filter(State.class::isInstance)
                .map(State.class::cast)
                .toList();
    }
}
