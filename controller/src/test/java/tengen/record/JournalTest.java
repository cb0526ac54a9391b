package tengen.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What both journals promise. */
final class JournalTest {
    @TempDir
    private Path folder;

    @Test
    void bothJournalsGiveTheSameRowsAndTheSameHashes() throws StoreFault {
        List<Row> inMemory = new ArrayList<>();
        List<Row> onDisk = new ArrayList<>();
        MemoryJournal memory = new MemoryJournal("epoch 1");
        try (SqliteJournal sqlite = SqliteJournal.open(folder.resolve("t.db"), "epoch 1")) {
            for (List<Draft> drafts : ScriptedGame.transactions(30)) {
                inMemory.addAll(memory.append(drafts));
                onDisk.addAll(sqlite.append(drafts));
            }

            assertThat(onDisk).isEqualTo(inMemory);
            assertThat(sqlite.rows(1, 1000)).isEqualTo(inMemory);
            assertThat(sqlite.lastSeq()).isEqualTo(inMemory.size());
        }
    }

    @Test
    void rowsAreNumberedFromOneAndReadFromAnywhere() throws StoreFault {
        MemoryJournal memory = new MemoryJournal("e");
        try (SqliteJournal sqlite = SqliteJournal.open(folder.resolve("t.db"), "e")) {
            for (Journal journal : List.of(memory, sqlite)) {
                assertThat(journal.lastSeq()).isZero();
                assertThat(journal.rows(1, 10)).isEmpty();
                assertThat(journal.append(List.of())).isEmpty();

                for (List<Draft> drafts : ScriptedGame.transactions(5)) {
                    journal.append(drafts);
                }

                long last = journal.lastSeq();
                assertThat(journal.rows(1, 3)).extracting(Row::seq).containsExactly(1L, 2L, 3L);
                assertThat(journal.rows(last - 1, 10)).extracting(Row::seq).containsExactly(last - 1, last);
                assertThat(journal.rows(last + 1, 10)).isEmpty();
                assertThat(journal.rows(last + 1000, 10)).isEmpty();
            }
        }
    }

    @Test
    void anotherEpochMakesAnotherChain() {
        List<Draft> drafts = ScriptedGame.transactions(1).getFirst();

        Row one = new MemoryJournal("1").append(drafts).getFirst();
        Row two = new MemoryJournal("2").append(drafts).getFirst();

        assertThat(one.hash()).isNotEqualTo(two.hash());
    }

    @Test
    void aPressOfAKeyIsNamedInTheBody() throws StoreFault {
        MemoryJournal journal = new MemoryJournal("e");
        for (List<Draft> drafts : ScriptedGame.transactions(1)) {
            journal.append(drafts);
        }

        List<Row> presses = journal.rows(1, 100).stream()
                .filter(row -> row.type().equals("TurnEnded"))
                .toList();

        assertThat(presses).hasSize(1);
        assertThat(presses.getFirst().body()).endsWith(",\"key\":\"41/2\"}");
        assertThat(EventCodec.key(presses.getFirst())).contains(new KeyCause(41, 2));
    }
}
