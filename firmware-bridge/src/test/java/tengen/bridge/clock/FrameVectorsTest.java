package tengen.bridge.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The file that the C codec reads too: one frame per line, its bytes on the line, then what it says. */
class FrameVectorsTest {
    private static final Path FILE =
            Path.of(System.getProperty("tengen.root", ".."), "firmware-bridge/clock-firmware/vectors/frames.txt");

    @Test
    void theExampleOfEveryFrameIsWrittenAndReadAsInTheFile() throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(
                "# One frame per line: bytes as they are on the line, then what they say. Read by the tests of the Java and the C codec.");
        for (ClockFrame frame : ClockCodecTest.frames()) {
            byte[] bytes = ClockCodecTest.append(new byte[0], frame);
            lines.add(HexFormat.of().formatHex(bytes) + " " + frame);
        }
        if (Boolean.getBoolean("tapes.accept")) {
            Files.write(FILE, lines);
        }

        assertThat(Files.readAllLines(FILE)).isEqualTo(lines);
    }
}
