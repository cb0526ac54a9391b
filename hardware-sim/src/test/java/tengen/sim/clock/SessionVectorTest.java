package tengen.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.bridge.clock.BootReason;
import tengen.bridge.clock.ClockCodec;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.FrameReader;

/**
 * The session that the firmware's tests play too. Lines: clock millisecond, then {@code boot NUMBER REASON}, {@code > bytes} of the controller, {@code key NAME
 * down|up}, {@code end}, or what the clock must answer, {@code < bytes}. Within a millisecond inputs come before the tick.
 */
class SessionVectorTest {
    private static final Path FILE =
            Path.of(System.getProperty("tengen.root", ".."), "firmware-bridge/clock-firmware/vectors/session.txt");

    private final ClockCodec codec = new ClockCodec();

    @Test
    void theSimulatedClockPlaysTheSessionByteForByte() throws IOException {
        List<String> script = Files.readAllLines(FILE);
        List<String> played = play(script);
        if (Boolean.getBoolean("tapes.accept")) {
            Files.write(FILE, played);
        }

        assertThat(played).isEqualTo(Files.readAllLines(FILE));
    }

    private List<String> play(List<String> script) {
        List<String> out = new ArrayList<>();
        long[] now = {0};
        ClockCore core = new ClockCore(0, BootReason.UNKNOWN, 0, frame -> {});
        FrameReader reader = new FrameReader();
        for (String line : script) {
            String[] words = line.split(" ");
            if (line.startsWith("#") || line.isEmpty()) {
                out.add(line);
                continue;
            }
            if (words[1].equals("<")) {
                continue;
            }
            long atMillis = Long.parseLong(words[0]);
            while (now[0] < atMillis) {
                core.tick(now[0]);
                now[0]++;
            }
            out.add(line);
            ClockCore present = core;
            switch (words[1]) {
                case "boot" -> {
                    int boot = Integer.parseInt(words[2]);
                    now[0] = 0;
                    core = new ClockCore(
                            boot,
                            BootReason.valueOf(words[3]),
                            0x7e46e001L,
                            frame -> out.add(now[0] + " < " + hex(frame)));
                }
                case ">" -> {
                    byte[] bytes = HexFormat.of().parseHex(words[2]);
                    reader.accept(bytes, bytes.length, frame -> present.accept(frame, now[0]));
                }
                case "key" -> core.key(ClockKey.valueOf(words[2]), words[3].equals("down"), now[0]);
                default -> assertThat(words[1]).isEqualTo("end");
            }
        }
        return out;
    }

    private String hex(ClockFrame frame) {
        byte[] bytes = new byte[ClockCodec.MAX_FRAME_BYTES];
        return HexFormat.of().formatHex(Arrays.copyOf(bytes, codec.encode(frame, bytes)));
    }
}
