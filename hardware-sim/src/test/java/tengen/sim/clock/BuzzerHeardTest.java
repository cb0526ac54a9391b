package tengen.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.bridge.clock.AlarmLevel;
import tengen.bridge.clock.ClockCodec;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.FaceState;
import tengen.bridge.clock.OpenLine;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideState;
import tengen.check.Finding;
import tengen.check.Finding.Colour;
import tengen.doctor.BuzzerCheck;
import tengen.sim.time.Agenda;

/** The doctor lets a simulated clock be heard, and leaves one alone that has a game. Virtual time. */
final class BuzzerHeardTest {
    private final Agenda agenda = new Agenda();
    private final SimCable cable = new SimCable(agenda, 1);
    private final SimClock clock = new SimClock(agenda, cable, ClockTraits.of(1));
    private int soundings;
    private boolean sounding;
    private boolean opened;

    @Test
    void theBuzzerSoundsTwiceAndIsSilentAfterwards() {
        clock.powerOn();

        Finding found = look(false);

        assertThat(found.colour()).as(found.told()).isEqualTo(Colour.GREEN);
        assertThat(soundings).isEqualTo(2);
        assertThat(clock.faces().alarmSounding()).isFalse();
    }

    @Test
    void aFaceThatRunsIsLeftAlone() {
        clock.powerOn();
        byte[] out = new byte[ClockCodec.MAX_FRAME_BYTES];
        FaceState running = new FaceState(SideState.BLANK, SideState.BLANK, Running.A, false, AlarmLevel.ON, 100);
        cable.write(
                out,
                new ClockCodec().encode(new ClockFrame.State(0, 0, ClockFrame.State.ON_RECEIPT, false, running), out));
        agenda.runUntil(1_000_000_000L);

        Finding found = look(false);

        assertThat(found.colour()).isEqualTo(Colour.AMBER);
        assertThat(found.told()).contains("a face runs");
        assertThat(soundings).isZero();
    }

    @Test
    void anUnfinishedGameKeepsTheLineShut() {
        clock.powerOn();

        Finding found = look(true);

        assertThat(found.colour()).isEqualTo(Colour.AMBER);
        assertThat(found.told()).contains("unfinished game");
        assertThat(opened).isFalse();
    }

    @Test
    void aClockWithoutPowerIsRed() {
        assertThat(look(false).colour()).isEqualTo(Colour.RED);
    }

    private Finding look(boolean gameOpen) {
        return new BuzzerCheck("sim", this::open, agenda, () -> gameOpen).look().getFirst();
    }

    private OpenLine open() {
        opened = true;
        return new OpenLine() {
            @Override
            public int read(byte[] into) {
                agenda.runUntil(agenda.nanos() + 50_000_000L);
                boolean now = clock.faces().alarmSounding();
                soundings += now && !sounding ? 1 : 0;
                sounding = now;
                return cable.hasBytes() ? cable.read(into) : 0;
            }

            @Override
            public void write(byte[] bytes, int length) {
                cable.write(bytes, length);
            }

            @Override
            public void close() {
                // The cable stays.
            }
        };
    }
}
