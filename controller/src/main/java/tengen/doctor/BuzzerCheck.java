package tengen.doctor;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tengen.bridge.clock.AlarmLevel;
import tengen.bridge.clock.ClockCodec;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.FaceState;
import tengen.bridge.clock.FrameReader;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.LineOpener;
import tengen.bridge.clock.OpenLine;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideState;
import tengen.check.Check;
import tengen.check.Finding;
import tengen.time.Ticker;

/**
 * Lets the clock sound the time-out, soft and then loud, for somebody to hear: whether a tone was heard no program can tell. Only while no table has the line and
 * no game is on, since a picture must be sent and the picture of a game would be gone.
 *
 * @param gameOpen whether the journal holds an unfinished game, or does not tell
 */
public record BuzzerCheck(String device, LineOpener opener, Ticker ticker, BooleanSupplier gameOpen) implements Check {
    private static final String PART = "buzzer";
    private static final long PATIENCE_NANOS = 3_000_000_000L;

    /** The alarm is on for half of each second, from the clock's own count: one tone whole, and some silence. */
    private static final long TONE_NANOS = 1_200_000_000L;

    private static final List<AlarmLevel> LEVELS = List.of(AlarmLevel.LOW, AlarmLevel.ON);

    /** Returns what is to be told when nobody asked to hear it. */
    static List<Finding> unheard() {
        return List.of(Finding.amber(
                PART,
                "not heard in this look",
                "in an empty hall: tengen doctor --sound, and listen: soft, then loud"));
    }

    @Override
    public List<Finding> look() {
        if (gameOpen.getAsBoolean()) {
            return List.of(Finding.amber(
                    PART, "not sounded: the journal holds an unfinished game", "end the game, then look again"));
        }
        try (OpenLine line = opener.open()) {
            return List.of(new Talk(line).look());
        } catch (LineFault fault) {
            return List.of(Finding.red(
                    PART,
                    String.valueOf(fault.getMessage()),
                    "do what the line about the clock says; then look again"));
        }
    }

    private final class Talk {
        private final OpenLine line;
        private final ClockCodec codec = new ClockCodec();
        private final FrameReader reader = new FrameReader();
        private final byte[] out = new byte[ClockCodec.MAX_FRAME_BYTES];
        private final byte[] in = new byte[512];
        private Optional<ClockFrame.ClockHello> hello = Optional.empty();
        private Optional<ClockFrame.Heartbeat> beat = Optional.empty();
        private int sequence;
        private int applied = -1;

        Talk(OpenLine line) {
            this.line = line;
        }

        Finding look() throws LineFault {
            send(new ClockFrame.ControllerHello(sequence, ClockCodec.PROTOCOL));
            if (!await(PATIENCE_NANOS, () -> hello.isPresent() && beat.isPresent())) {
                return Finding.red(PART, "the clock does not answer", "pull and plug the clock's cable");
            }
            if (beat.orElseThrow().running() != Running.NONE
                    || hello.orElseThrow().firstKept() <= hello.orElseThrow().lastKey()) {
                return Finding.amber(
                        PART,
                        "not sounded: a face runs, or key presses wait in the clock",
                        "start the table, let it finish with the clock, then look again");
            }
            for (AlarmLevel level : LEVELS) {
                if (!ordered(picture(level)) || !ordered(new ClockFrame.Alarm(sequence, ClockSide.A))) {
                    return refused(level);
                }
                await(TONE_NANOS, () -> false);
                if (!ordered(new ClockFrame.Silence(sequence))) {
                    return refused(level);
                }
            }
            return Finding.green(PART, "sounded soft, then loud: you have heard both");
        }

        private Finding refused(AlarmLevel level) {
            return Finding.red(
                    PART,
                    "the clock does not do alarm=" + level.name().toLowerCase(java.util.Locale.ROOT),
                    "write the firmware of this version into the clock (firmware-bridge/clock-firmware)");
        }

        private ClockFrame.State picture(AlarmLevel level) {
            FaceState blank = new FaceState(SideState.BLANK, SideState.BLANK, Running.NONE, true, level, 100);
            return new ClockFrame.State(
                    sequence, hello.orElseThrow().lastKey(), ClockFrame.State.ON_RECEIPT, false, blank);
        }

        /** Sends an order and says whether the clock has carried it out. */
        private boolean ordered(ClockFrame.ToClock order) throws LineFault {
            int of = order.sequence();
            send(order);
            return await(PATIENCE_NANOS, () -> applied == of);
        }

        private void send(ClockFrame.ToClock frame) throws LineFault {
            line.write(out, codec.encode(frame, out));
            sequence = sequence + 1 & 0xff;
        }

        private boolean await(long nanos, BooleanSupplier wanted) throws LineFault {
            long beginNanos = ticker.nanos();
            while (!wanted.getAsBoolean()) {
                if (ticker.nanos() - beginNanos >= nanos) {
                    return false;
                }
                reader.accept(in, line.read(in), this::hear);
            }
            return true;
        }

        private void hear(ClockFrame frame) {
            switch (frame) {
                case ClockFrame.ClockHello one -> hello = Optional.of(one);
                case ClockFrame.Heartbeat one -> beat = Optional.of(one);
                case ClockFrame.Answer one
                when one.result() == ClockFrame.Answer.Result.APPLIED -> applied = one.answered();
                default -> {
                    // Nothing else is asked for.
                }
            }
        }
    }
}
