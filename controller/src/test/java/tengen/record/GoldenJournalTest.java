package tengen.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.game.Event;

/** Journals that were written by released versions lead to the same state for ever. */
final class GoldenJournalTest {
    private static final long EVENTS = 164;
    private static final String STATE = "8b4294e5bf6149ae7c1705e0726e3847b9fdbe43cde6873cbd16653871bd3ceb";
    private static final String CHAIN = "4042b4bba68e2fd0f22908b5f4b0af33dd53edae57683cccaa02f9d530e75c41";

    @TempDir
    private Path folder;

    @Test
    void theFirstVersionsJournalStillLeadsToItsState() throws Exception {
        try (SqliteJournal journal = SqliteJournal.open(copy("golden-1.db"), "another")) {
            Recovery found = Recovery.from(journal);

            assertThat(journal.epoch()).isEqualTo(GoldenJournal.EPOCH);
            assertThat(found.lastSeq()).isEqualTo(EVENTS);
            assertThat(new StateDigest().of(found.state())).hasToString(STATE);
            assertThat(found.last().orElseThrow().hash()).hasToString(CHAIN);
        }
    }

    @Test
    void everyTypeOfEventIsInIt() throws Exception {
        try (SqliteJournal journal = SqliteJournal.open(copy("golden-1.db"), "another")) {
            List<String> types = Arrays.stream(Event.class.getPermittedSubclasses())
                    .map(Class::getSimpleName)
                    .toList();

            assertThat(journal.rows(1, 10_000)).extracting(Row::type).containsAll(types);
        }
    }

    private Path copy(String name) throws IOException {
        Path file = folder.resolve(name);
        try (InputStream golden = Objects.requireNonNull(getClass().getResourceAsStream(name))) {
            Files.copy(golden, file);
        }
        return file;
    }
}
