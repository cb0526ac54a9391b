package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tengen.schematics.table.Row;

/** The firmware's pin header must name every pin as sheet 3 wires it. */
class FirmwarePinsTest {
    private static final Path FIRMWARE = Folder.ROOT.resolve("firmware-bridge/clock-firmware");

    @Test
    void everyPinOfTheFirmwareIsTheOneOfTheSheet() throws Exception {
        String header = header();

        for (Row row : Folder.tables().clockPins()) {
            if (!row.get("direction").equals("fixed") && !row.get("direction").equals("spare")) {
                Pattern line = Pattern.compile("(?m)^.*\\b(PIN_)?" + row.get("signal") + "\\b.*\\b" + row.get("port") + "\\b.*$");
                assertThat(line.matcher(header).find())
                        .as("%s on %s in the firmware's pin header", row.get("signal"), row.get("port"))
                        .isTrue();
            }
        }
    }

    @Test
    void everyPortIsUsedOnceAndAllTwentyAreSpokenFor() {
        List<Row> pins = Folder.tables().clockPins();
        TreeSet<String> ports = new TreeSet<>();
        TreeSet<String> numbers = new TreeSet<>();

        pins.forEach(row -> numbers.add(row.get("pin")));
        pins.stream().filter(row -> !row.get("direction").equals("fixed")).forEach(row -> ports.add(row.get("port")));

        assertThat(numbers).hasSize(28);
        assertThat(ports).hasSize(20).allMatch(port -> port.matches("P[BCD][0-7]"));
        assertThat(pins.stream().filter(row -> row.get("direction").equals("in"))).hasSize(11);
    }

    /** Returns the file that names the pins. */
    private static String header() throws IOException {
        Assumptions.assumeTrue(Files.isDirectory(FIRMWARE), "skipped: no clock firmware in this tree");
        try (Stream<Path> files = Files.walk(FIRMWARE)) {
            List<Path> headers = files.filter(file -> file.getFileName().toString().matches(".*pins?\\.h")).toList();
            Assumptions.assumeFalse(headers.isEmpty(), "skipped: the clock firmware has no pin header yet");
            return Files.readString(headers.getFirst());
        }
    }
}
