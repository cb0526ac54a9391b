package tengen.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.bridge.reed.BusFault;
import tengen.record.JsonFields;

final class FindingTest {
    @Test
    void aListIsReadAsItWasWritten() throws Exception {
        List<Finding> found = List.of(
                Finding.green("SPI", "open"),
                Finding.amber("time", "it is \"late\"", "look at your watch"),
                Finding.red("clock", "none", "plug it in"));

        List<Finding> read = JsonFields.parse("{\"checks\":" + Finding.list(found) + "}").objects("checks").stream()
                .map(Finding::of)
                .toList();

        assertThat(read).isEqualTo(found);
    }

    @Test
    void roomOnTheCardIsGreenAmberOrRedAndRoundedSoThatItRarelyChanges() {
        assertThat(StoreSpace.judge(12_345)).isEqualTo(StoreSpace.judge(12_301));
        assertThat(StoreSpace.judge(500).colour()).isEqualTo(Finding.Colour.GREEN);
        assertThat(StoreSpace.judge(499).colour()).isEqualTo(Finding.Colour.AMBER);
        assertThat(StoreSpace.judge(50).colour()).isEqualTo(Finding.Colour.AMBER);
        assertThat(StoreSpace.judge(49).colour()).isEqualTo(Finding.Colour.RED);
    }

    @Test
    void everyCauseOfABadFrameHasOneThingToDo() {
        for (BusFault.Cause cause : BusFault.Cause.values()) {
            assertThat(BadFrames.advice(cause)).isNotBlank().doesNotContain("\n");
        }
    }
}
