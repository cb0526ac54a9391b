package tengen.sim.tape;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.sim.chip.SimPi4j;
import tengen.sim.clock.AvrClock;
import tengen.sim.clock.AvrFolder;
import tengen.sim.rig.RigSettings;

/**
 * Tapes about time, keys and the clock, played with the real firmware in simavr instead of the simulated clock: what they expect holds with it too. (Not to the
 * nanosecond of the golden files: simavr hands its bytes over every five milliseconds.)
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TapeOnFirmwareIT {
    private final SimPi4j pi4j = new SimPi4j();
    private final List<AvrClock> clocks = new ArrayList<>();
    private Path firmware = Path.of("");

    @BeforeAll
    void build() throws IOException, InterruptedException {
        firmware = AvrFolder.builtOrSkipped();
    }

    @AfterEach
    void end() {
        clocks.forEach(AvrClock::close);
        clocks.clear();
    }

    @AfterAll
    void close() {
        pi4j.close();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "byoyomi",
                "call-arbiter",
                "clock-reboot",
                "crash-nine-seconds",
                "crash-play-goes-on",
                "draw-agreed",
                "five-just-before-flag",
                "five-periods",
                "flag-after",
                "flag-before",
                "flag-claim",
                "other-side-presses",
                "pause-by-key",
                "power-cut",
                "press-without-stone",
                "resign",
                "ruling-by-lever",
                "serial-cut-flag",
                "serial-cut-flag-fell",
                "serial-cut-press-kept",
                "serial-garble",
                "supply-low",
                "swap2-two-then-black",
                "two-passes"
            })
    void holdsWithTheRealFirmware(String name, @TempDir Path scratch) throws IOException, TapeFault {
        RigSettings settings = RigSettings.DEFAULT.withClock((agenda, cable, traits) -> {
            AvrClock clock = new AvrClock(firmware, agenda, cable, traits);
            clocks.add(clock);
            return clock;
        });

        assertThat(TapeFolder.named(name).play(pi4j, scratch, settings).failures())
                .as("expectations of %s", name)
                .isEmpty();
    }
}
