package tengen.house;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which way to real devices the build and its tests may take. */
class DevicesTest {
    private static final Path ROOT = Path.of(System.getProperty("tengen.root", ".."));

    @Test
    void e4_noModuleTakesTheForeignMemoryPlugInThatLosesMemory() throws IOException {
        for (String module : List.of("", "firmware-bridge", "controller", "hardware-sim")) {
            String pom = Files.readString(ROOT.resolve(module).resolve("pom.xml"), UTF_8);

            assertThat(pom).as(module).doesNotContain("pi4j-plugin-ffm");
        }
    }

    @Test
    void e9_noUnitTestOpensABusOrALineOfTheComputer() throws IOException {
        // Written in two parts, so that this file does not find itself.
        List<String> ways = List.of("BoardBus.op" + "en(", "JSerialCommLine.op" + "en(", "Pi4J.new" + "AutoContext");

        assertThat(Sources.all())
                .filteredOn(source -> source.kind().equals("test"))
                .filteredOn(source -> !source.name().endsWith("IT.java"))
                .hasSizeGreaterThan(100)
                .allSatisfy(source -> assertThat(source.lines())
                        .as(source.name())
                        .noneMatch(line -> ways.stream().anyMatch(line::contains)));
    }

    /** Interrupts were missed on other boards: here whole frames are read again and again, and nobody waits for a signal. */
    @Test
    void a24_nothingOfTheProgramListensToAnInterrupt() throws IOException {
        List<String> ways = List.of("com.pi4j.io.gpio", "com.pi4j.io.i2c", "DigitalInput", "DigitalStateChange");

        assertThat(Sources.all())
                .filteredOn(source -> source.kind().equals("main"))
                .hasSizeGreaterThan(100)
                .allSatisfy(source -> assertThat(source.lines())
                        .as(source.name())
                        .noneMatch(line -> ways.stream().anyMatch(line::contains)));
    }
}
