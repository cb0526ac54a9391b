package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GeneratedFilesTest {
    private static final long LIMIT_BYTES = 3_000_000;

    @Test
    void whatIsCommittedIsWhatTheTablesGive() throws Exception {
        for (Map.Entry<String, byte[]> file : Output.of(Folder.tables()).entrySet()) {
            Path committed = Folder.HERE.resolve(file.getKey());

            assertThat(committed).as("written by schematics/draw.sh").exists().hasBinaryContent(file.getValue());
            assertThat(file.getValue().length).as(file.getKey()).isLessThan((int) LIMIT_BYTES);
        }
    }

    @Test
    void twoRunsGiveTheSameBytes() {
        Map<String, byte[]> once = Output.of(Folder.tables());
        Map<String, byte[]> twice = Output.of(Folder.tables());

        assertThat(twice).containsExactlyEntriesOf(once);
    }
}
