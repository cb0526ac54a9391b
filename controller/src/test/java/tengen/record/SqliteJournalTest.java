package tengen.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.record.StoreFault.Cause;

final class SqliteJournalTest {
    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("table-1.db");
    }

    @Test
    void whatWasAppendedIsThereAfterReopening() throws StoreFault {
        List<Row> rows = write(20);

        try (SqliteJournal again = SqliteJournal.open(file, "another")) {
            assertThat(again.rows(1, 1000)).isEqualTo(rows);
            assertThat(again.epoch()).isEqualTo("epoch");
            assertThat(again.append(ScriptedGame.transactions(1).getFirst()))
                    .extracting(Row::seq)
                    .containsExactly(rows.size() + 1L);
        }
    }

    @Test
    void nobodyCanChangeOrDeleteARow() throws Exception {
        write(3);

        for (String statement : List.of(
                "UPDATE event SET body = '{}' WHERE seq = 2",
                "DELETE FROM event WHERE seq = 2",
                "UPDATE meta SET value = 'x'",
                "DELETE FROM meta")) {
            assertThatThrownBy(() -> execute(statement)).as(statement).hasMessageContaining("the journal only grows");
        }
    }

    @Test
    void walAndFullSynchronousAreReallySet() throws Exception {
        write(1);
        try (Connection connection = new SqliteFile(file, () -> 1000).connect()) {
            assertThat(SqliteFile.text(connection, "PRAGMA journal_mode")).isEqualTo("wal");
            assertThat(SqliteFile.number(connection, "PRAGMA synchronous")).isEqualTo(2);
        }
    }

    @Test
    void aSecondInstanceIsSentAwayAndAThirdMayComeAfterwards() throws StoreFault {
        SqliteJournal first = SqliteJournal.open(file, "e");

        assertThat(refusal()).extracting(StoreFault::why).isEqualTo(Cause.IN_USE);
        assertThat(refusal()).hasMessageContaining("another instance");
        assertThat(refusal().line()).contains("end that one first").hasLineCount(1);
        assertThat(SqliteJournal.isHeld(file)).isTrue();

        first.close();
        assertThatCode(() -> SqliteJournal.open(file, "e").close()).doesNotThrowAnyException();
    }

    @Test
    void aRowChangedBehindTheTriggersIsFoundAtTheNextOpening() throws Exception {
        write(10);
        execute("DROP TRIGGER event_stays");
        execute("UPDATE event SET wall_millis = wall_millis + 1 WHERE seq = 5");
        assertThat(refusal()).hasMessageContaining("tables are not those of a journal");

        // The forger puts everything back as it was made.
        for (String trigger : List.of("event_remains", "meta_stays", "meta_remains")) {
            execute("DROP TRIGGER " + trigger);
        }
        for (String table : SqliteSchema.TABLES.subList(2, SqliteSchema.TABLES.size())) {
            execute(table);
        }

        assertThat(refusal().why()).isEqualTo(Cause.DAMAGED);
        assertOneLine("event 5 is not as it was written; everything before it is sound");
    }

    @Test
    void anEmptyFileIsRefusedSinceAJournalIsNeverEmpty() throws IOException {
        Files.createFile(file);

        assertThat(refusal().why()).isEqualTo(Cause.DAMAGED);
        assertOneLine("it is empty");
    }

    @Test
    void aFileOfAnotherKindIsRefused() throws Exception {
        Files.writeString(file, "this is a letter to the arbiter, no journal".repeat(100));
        assertThat(refusal().why()).isEqualTo(Cause.FOREIGN);
        assertOneLine("no journal of a table");
        Files.delete(file);

        execute("CREATE TABLE recipes (name TEXT)");
        assertThat(refusal().why()).isEqualTo(Cause.FOREIGN);
        assertOneLine("no journal of a table");
        Files.delete(file);

        Files.createDirectory(file);
        assertThat(refusal().why()).isEqualTo(Cause.FOREIGN);
        assertOneLine("folder");
    }

    @Test
    void aNewerSchemaIsRefusedPolitely() throws Exception {
        write(1);
        execute("PRAGMA user_version = 2");

        assertThat(refusal().why()).isEqualTo(Cause.NEWER);
        assertOneLine("install the newer Tengen");
    }

    @Test
    void aReadOnlyFileIsRefused() throws Exception {
        write(1);
        assertThat(file.toFile().setWritable(false)).isTrue();

        assertThat(refusal().why()).isEqualTo(Cause.READ_ONLY);
        assertOneLine("cannot be written");
    }

    @Test
    void aFolderThatDoesNotExistIsRefused() {
        file = folder.resolve("nowhere").resolve("t.db");

        assertThat(refusal().why()).isEqualTo(Cause.READ_ONLY);
    }

    @Test
    void aWriteAheadFileWithoutItsJournalIsNotOverlooked() throws Exception {
        Files.writeString(folder.resolve("table-1.db-wal"), "events");

        assertThat(refusal().why()).isEqualTo(Cause.DAMAGED);
        assertOneLine("restore it");
    }

    @Test
    void whatAPowerCutLeftOfABeginningIsSweptAway() throws Exception {
        Files.writeString(folder.resolve("table-1.db.new"), "half a journal");
        Files.writeString(folder.resolve("table-1.db.new-wal"), "half a journal");

        assertThat(write(2)).isNotEmpty();
    }

    @Test
    void afterAFullMediumTheSameEventsAreWrittenOnceThereIsRoom() throws StoreFault {
        AtomicLong mostPages = new AtomicLong(8);
        List<Row> rows = new ArrayList<>();
        int faults = 0;
        try (SqliteJournal journal = SqliteJournal.open(file, "epoch", mostPages::get)) {
            for (List<Draft> drafts : ScriptedGame.transactions(100)) {
                try {
                    rows.addAll(journal.append(drafts));
                } catch (StoreFault e) {
                    assertThat(e.why()).isEqualTo(Cause.FULL);
                    assertThat(e.why().worthRetrying()).isTrue();
                    assertThat(journal.lastSeq()).isEqualTo(rows.size());
                    assertThat(journal.rows(1, 1000)).isEqualTo(rows);
                    faults++;
                    mostPages.addAndGet(3);
                    rows.addAll(journal.append(drafts));
                }
            }
        }

        assertThat(faults).isGreaterThan(1);
        try (SqliteJournal again = SqliteJournal.open(file, "")) {
            assertThat(again.rows(1, 1000)).isEqualTo(rows);
        }
        assertThat(rows).isEqualTo(inMemory(100));
    }

    @Test
    void eventsThatWereCommittedUnheardAreNotWrittenTwice() throws Exception {
        List<List<Draft>> transactions = ScriptedGame.transactions(5);
        List<Row> rows = inMemory(5);
        try (SqliteJournal journal = SqliteJournal.open(file, "epoch", () -> 1000)) {
            int half = transactions.size() / 2;
            long seq = 0;
            for (List<Draft> drafts : transactions.subList(0, half)) {
                seq = journal.append(drafts).getLast().seq();
            }
            // The commit of the next transaction reaches the medium, and then the medium fails before it is heard of.
            List<Draft> unheard = transactions.get(half);
            try (Connection other = new SqliteFile(file, () -> 1000).connect()) {
                SqliteRows.insert(other, rows.subList((int) seq, (int) seq + unheard.size()));
            }
            assertThat(journal.rows(1, 1000)).hasSize((int) seq);
            assertThatThrownBy(() -> journal.append(unheard)).isInstanceOf(StoreFault.class);

            List<Draft> again = new ArrayList<>(unheard);
            again.addAll(transactions.get(half + 1));
            journal.append(again);
            for (List<Draft> drafts : transactions.subList(half + 2, transactions.size())) {
                journal.append(drafts);
            }

            assertThat(journal.rows(1, 1000)).isEqualTo(rows);
        }
    }

    @Test
    void filesAsAKillWouldLeaveThemHoldEveryEventThatWasAppended() throws Exception {
        List<Row> rows = new ArrayList<>();
        try (SqliteJournal journal = SqliteJournal.open(file, "epoch")) {
            for (List<Draft> drafts : ScriptedGame.transactions(6)) {
                rows.addAll(journal.append(drafts));
                Path left = Files.createDirectory(folder.resolve("after " + rows.size()));
                for (String name : List.of("table-1.db", "table-1.db-wal")) {
                    Files.copy(folder.resolve(name), left.resolve(name));
                }
                try (SqliteJournal again = SqliteJournal.open(left.resolve("table-1.db"), "another")) {
                    assertThat(again.rows(1, 1000)).isEqualTo(rows);
                    assertThat(Recovery.from(again).state())
                            .isEqualTo(drafts.getLast().state());
                }
            }
        }
    }

    private List<Row> write(int moves) throws StoreFault {
        List<Row> rows = new ArrayList<>();
        try (SqliteJournal journal = SqliteJournal.open(file, "epoch")) {
            for (List<Draft> drafts : ScriptedGame.transactions(moves)) {
                rows.addAll(journal.append(drafts));
            }
        }
        return rows;
    }

    private static List<Row> inMemory(int moves) {
        MemoryJournal journal = new MemoryJournal("epoch");
        ScriptedGame.transactions(moves).forEach(journal::append);
        return journal.rows(1, 10_000);
    }

    private StoreFault refusal() {
        return catchThrowableOfType(
                StoreFault.class, () -> SqliteJournal.open(file, "epoch").close());
    }

    private void assertOneLine(String part) {
        assertThat(refusal().line()).contains(part).doesNotContain("\n");
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = SqliteFile.raw(file);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
