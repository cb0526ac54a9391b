package tengen.sim.rig;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import tengen.sim.clock.AvrClock;
import tengen.sim.clock.AvrFolder;
import tengen.sim.clock.TableClock;

/** The scenes with the real firmware in simavr. */
class CutCableIT extends CutCable {
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

    @Override
    TableClock.Hanger hanger() {
        return (agenda, cable, traits) -> {
            AvrClock clock = new AvrClock(firmware, agenda, cable, traits);
            clocks.add(clock);
            return clock;
        };
    }
}
