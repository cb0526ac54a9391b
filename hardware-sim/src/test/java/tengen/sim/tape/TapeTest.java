package tengen.sim.tape;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.opentest4j.AssertionFailedError;
import tengen.sim.chip.SimPi4j;

/**
 * Plays every tape through pins, serial bytes, loop and journal, and compares what was journalled with what people have read and found right.
 *
 * <p>{@code -Dtapes.accept=true} writes the golden files anew where every expectation holds; the commit says why.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TapeTest {
    private static final boolean ACCEPT = Boolean.getBoolean("tapes.accept");

    private final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    void close() {
        pi4j.close();
    }

    static List<TapeFolder> tapes() throws IOException {
        return TapeFolder.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tapes")
    void isJournalledAsPeopleFoundRight(TapeFolder tape, @TempDir Path scratch) throws IOException, TapeFault {
        TapeFolder.Played played = tape.play(pi4j, scratch);

        assertThat(played.failures()).as("expectations of %s", tape).isEmpty();
        if (ACCEPT) {
            tape.accept(played.lines());
        }
        if (!played.lines().equals(tape.golden())) {
            // The whole lists, for a tool that shows them side by side.
            throw new AssertionFailedError(
                    tape + " is journalled differently",
                    String.join("\n", tape.golden()),
                    String.join("\n", played.lines()));
        }
    }
}
