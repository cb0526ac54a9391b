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
    private static final long EVENTS = 128;
    private static final String STATE = "770c7b1e930d00d2935b6cb6b5b5766f4f6cd9639819cb20450865c85f704eef";
    private static final String CHAIN = "152894899fee4c5cb6175f4131c5618051416c90745a8c9a3fa5d2a00a4ed602";

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
