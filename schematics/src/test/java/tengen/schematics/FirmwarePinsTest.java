package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tengen.schematics.table.Row;
import tengen.schematics.table.Tables;

/** The clock's firmware must read and drive every pin, and light every lamp, as sheet 3 wires them. */
class FirmwarePinsTest {
    private static final Path FIRMWARE = Folder.ROOT.resolve("firmware-bridge/clock-firmware/src");
    private static final String MASK_OF_SEGMENTS = "GFEDCBA";

    private static String source(String name) throws IOException {
        Path file = FIRMWARE.resolve(name);
        Assumptions.assumeTrue(Files.exists(file), "skipped: no clock firmware in this tree");
        return Files.readString(file);
    }

    private static int number(String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as("in the firmware: " + pattern).isTrue();
        return Integer.decode(matcher.group(1));
    }

    private static String port(String signal) {
        return Tables.find(Folder.tables().clockPins(), "signal", signal, "port");
    }

    @Test
    void everyKeyIsReadFromItsPin() throws Exception {
        String keys = source("keys.h");
        String avr = source("hal_avr.c");
        List<String> names = new ArrayList<>();
        Matcher key = Pattern.compile("(?m)^ +KEY_((?!COUNT)\\w+),?$").matcher(keys);
        while (key.find()) {
            names.add(key.group(1));
        }
        int firstOfPortD = number(avr, "~PIND >> (\\d)");
        int firstOfPortC = number(avr, "~PINC >> (\\d)");
        int keysOnPortD = number(avr, "high << (\\d)");

        assertThat(names).hasSize(11);
        for (int i = 0; i < names.size(); i++) {
            String read = i < keysOnPortD ? "PD" + (i + firstOfPortD) : "PC" + (i - keysOnPortD + firstOfPortC);
            assertThat(read).as("KEY_" + names.get(i)).isEqualTo(port(names.get(i)));
        }
    }

    @Test
    void displayBuzzerAndLightAreWhereTheSheetHasThem() throws Exception {
        String avr = source("hal_avr.c");

        assertThat("PB" + number(avr, "PORTB \\|= _BV\\(PORTB(\\d)\\)")).isEqualTo(port("FACE_CS"));
        assertThat(avr).contains("COM1A1").contains("SPCR").contains("UDR0");
        assertThat(port("BUZZER")).as("OC1A").isEqualTo("PB1");
        assertThat(List.of(port("MOSI"), port("SCK"), port("UART_RX"), port("UART_TX")))
                .containsExactly("PB3", "PB5", "PD0", "PD1");
        assertThat(avr).as("AVCC, channel 0").containsPattern("ADMUX = _BV\\(REFS0\\) \\| _BV\\(ADLAR\\);");
        assertThat(port("LIGHT")).isEqualTo("PC0");
    }

    @Test
    void everyLampAnswersToItsBit() throws Exception {
        String face = source("face.h");

        for (Row row : Folder.tables().clockFace()) {
            String shows = row.get("shows");
            if (row.get("digit").equals("7")) {
                String segment = row.get("segments");
                int mask = segment.equals("DP") ? 0x80 : 1 << MASK_OF_SEGMENTS.indexOf(segment);
                assertThat(number(face, "LIGHT_" + shows + " (0x[0-9a-f]+)u"))
                        .as(shows)
                        .isEqualTo(mask);
            } else if (row.get("segments").equals("DP") && !shows.equals("point")) {
                assertThat(number(face, "POSITION_" + shows + " (\\d)u"))
                        .as(shows)
                        .isEqualTo(Integer.parseInt(row.get("digit")));
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
        assertThat(pins.stream().filter(row -> row.get("direction").equals("in")))
                .hasSize(11);
    }
}
