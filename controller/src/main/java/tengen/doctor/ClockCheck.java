package tengen.doctor;

import java.util.List;
import java.util.Optional;
import tengen.bridge.clock.ClockCodec;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.FrameReader;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.LineOpener;
import tengen.bridge.clock.OpenLine;
import tengen.check.Check;
import tengen.check.ClockName;
import tengen.check.Finding;
import tengen.time.Ticker;

/** Opens the clock's line, greets the clock and reads who it is. Only while no table has the line. */
public record ClockCheck(String device, LineOpener opener, Ticker ticker) implements Check {
    private static final String PART = "clock";
    private static final long PATIENCE_NANOS = 3_000_000_000L;
    private static final long AGAIN_NANOS = 500_000_000L;

    @Override
    public List<Finding> look() {
        try (OpenLine line = opener.open()) {
            return List.of(answer(line)
                    .map(this::judge)
                    .orElseGet(() -> Finding.red(
                            PART,
                            device + " is open, but no clock answers within 3 s",
                            "see that the clock has power and shows its faces; then pull and plug its cable")));
        } catch (LineFault fault) {
            String advice = switch (fault.kind()) {
                case REFUSED -> "run as the user tengen, or put this user into the group dialout";
                case NO_DEVICE -> "plug the clock in; if it is, add its adapter to 70-renju-clock.rules";
                case UNPLUGGED, STALLED -> "pull and plug the clock's cable";
            };
            return List.of(Finding.red(PART, String.valueOf(fault.getMessage()), advice));
        }
    }

    private Optional<ClockFrame.ClockHello> answer(OpenLine line) throws LineFault {
        ClockCodec codec = new ClockCodec();
        byte[] out = new byte[ClockCodec.MAX_FRAME_BYTES];
        byte[] in = new byte[512];
        FrameReader reader = new FrameReader();
        Heard heard = new Heard();
        long beginNanos = ticker.nanos();
        long greetNanos = beginNanos;
        while (heard.hello.isEmpty() && ticker.nanos() - beginNanos < PATIENCE_NANOS) {
            if (ticker.nanos() - greetNanos >= 0) {
                line.write(out, codec.encode(new ClockFrame.ControllerHello(0, ClockCodec.PROTOCOL), out));
                greetNanos += AGAIN_NANOS;
            }
            reader.accept(in, line.read(in), heard::frame);
        }
        return heard.hello;
    }

    private Finding judge(ClockFrame.ClockHello hello) {
        String who = ClockName.of(hello);
        return hello.protocol() == ClockCodec.PROTOCOL
                ? Finding.green(PART, who)
                : Finding.red(
                        PART,
                        who + ", speaks protocol " + hello.protocol() + " and this program " + ClockCodec.PROTOCOL,
                        "write the firmware of this version into the clock (firmware-bridge/clock-firmware)");
    }

    private static final class Heard {
        Optional<ClockFrame.ClockHello> hello = Optional.empty();

        void frame(ClockFrame frame) {
            if (frame instanceof ClockFrame.ClockHello one) {
                hello = Optional.of(one);
            }
        }
    }
}
