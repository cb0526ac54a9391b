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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.Event;

/** Journals that were written by released versions lead to the same state for ever. */
final class GoldenJournalTest {
    /** A journal and what it leads to. */
    record Golden(String epoch, long events, String state, String chain) {
        String file() {
            return epoch + ".db";
        }
    }

    @TempDir
    private Path folder;

    static List<Golden> journals() {
        return List.of(
                new Golden(
                        "golden-1",
                        164,
                        "8b4294e5bf6149ae7c1705e0726e3847b9fdbe43cde6873cbd16653871bd3ceb",
                        "4042b4bba68e2fd0f22908b5f4b0af33dd53edae57683cccaa02f9d530e75c41"),
                new Golden(
                        "golden-2",
                        229,
                        "4eb26240527adb16d462415df9e9f40c3556da2ee4e1f795239a76717483732c",
                        "c66a6d1c2bedd120eaa8c36f8b861e4d7e58ba9e43b76b255c1e574ebcfd6ea9"));
    }

    @ParameterizedTest
    @MethodSource("journals")
    void everyVersionsJournalStillLeadsToItsState(Golden golden) throws Exception {
        try (SqliteJournal journal = SqliteJournal.open(copy(golden.file()), "another")) {
            Recovery found = Recovery.from(journal);

            assertThat(journal.epoch()).isEqualTo(golden.epoch());
            assertThat(found.lastSeq()).isEqualTo(golden.events());
            assertThat(new StateDigest().of(found.state())).hasToString(golden.state());
            assertThat(found.last().orElseThrow().hash()).hasToString(golden.chain());
        }
    }

    @Test
    void everyTypeOfEventIsInTheNewest() throws Exception {
        try (SqliteJournal journal = SqliteJournal.open(copy(GoldenJournal.EPOCH + ".db"), "another")) {
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
