package tengen.record.care;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.record.Drafts;
import tengen.record.Recovery;
import tengen.record.Row;
import tengen.record.ScriptedGame;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;

final class StoreCareTest {
    @TempDir
    private Path folder;

    private final List<String> alarms = new CopyOnWriteArrayList<>();

    @Test
    void aGameIsWrittenCopiedTwiceAndTheCopiesAreJournals() throws Exception {
        List<Row> rows = game(places(), "epoch");

        for (Backups place : places().copies()) {
            Path copy = place.newestFirst().getFirst();
            assertThat(SqliteJournal.sound(copy)).isEqualTo(rows.size());
            try (SqliteJournal journal = SqliteJournal.open(copy, "other")) {
                assertThat(journal.rows(1, 1000)).isEqualTo(rows);
            }
        }
        assertThat(alarms).isEmpty();
    }

    @Test
    void fiveCopiesAreKept() throws Exception {
        Backups place = new Backups(folder.resolve("copies"), "t");
        try (SqliteJournal journal = SqliteJournal.open(folder.resolve("t.db"), "epoch")) {
            for (var drafts : ScriptedGame.transactions(3)) {
                journal.append(drafts);
                place.make(journal);
            }
            assertThat(place.newestFirst()).hasSize(Backups.KEPT);
            assertThat(SqliteJournal.sound(place.newestFirst().getFirst())).isEqualTo(journal.lastSeq());
        }
        try (Stream<Path> all = Files.list(place.folder())) {
            assertThat(all.filter(file -> file.toString().contains("half"))).isEmpty();
        }
    }

    @Test
    void theWriteAheadFileIsEmptiedBetweenGames() throws Exception {
        Path wal = folder.resolve("t.db-wal");
        try (StoreCare care = StoreCare.open(places(), "epoch", alarms::add)) {
            for (var drafts : ScriptedGame.transactions(20)) {
                care.journal().append(drafts);
            }
            assertThat(Files.size(wal)).isGreaterThan(100_000);

            care.gameOver(() -> {});
            // The store's thread takes one thing after the other: this comes behind the tidying.
            care.journal().append(new Drafts(99).oddity());

            assertThat(Files.size(wal)).isLessThan(20_000);
        }
    }

    @Test
    void aMissingSecondMediumIsToldAndTheFirstCopyIsMade() throws Exception {
        Path stick = Files.createFile(folder.resolve("stick"));
        StoreCare.Places places = new StoreCare.Places(
                folder.resolve("t.db"),
                List.of(new Backups(folder.resolve("backup"), "t"), new Backups(stick.resolve("backup"), "t")),
                true,
                Optional.empty());

        game(places, "epoch");

        assertThat(alarms).singleElement().asString().startsWith("no copy in ").contains("stick");
        assertThat(places.copies().getFirst().newestFirst()).hasSize(1);
    }

    @Test
    void aDamagedJournalIsSetAsideAndRestoredFromTheLongestSoundCopyUnderANewEpoch() throws Exception {
        List<Row> rows = game(places(), "first");
        Path journal = folder.resolve("t.db");
        byte[] bytes = Files.readAllBytes(journal);
        // Everything before the fifth event is sound, the copies hold all.
        damage(bytes, rows.get(4));
        Files.write(journal, bytes);

        try (StoreCare care = StoreCare.open(places(), "second", alarms::add)) {
            assertThat(care.restored().map(Restoration::events)).contains((long) rows.size());
            assertThat(care.journal().epoch()).isEqualTo("second");
            assertThat(care.journal().rows(1, 1000))
                    .extracting(Row::body)
                    .isEqualTo(rows.stream().map(Row::body).toList());
            assertThat(Recovery.from(care.journal()).lastSeq()).isEqualTo(rows.size());
        }
        assertThat(Files.readAllBytes(folder.resolve("t.db.damaged-1"))).isEqualTo(bytes);
        assertThat(alarms)
                .singleElement()
                .asString()
                .contains(
                        "event 5 is not as it was written",
                        "the first that may be missing is event " + (rows.size() + 1))
                .doesNotContain("\n");
    }

    @Test
    void withoutCopiesTheSoundBeginningIsKept() throws Exception {
        StoreCare.Places alone = new StoreCare.Places(folder.resolve("t.db"), List.of(), true, Optional.empty());
        List<Row> rows = game(alone, "first");
        Path journal = folder.resolve("t.db");
        byte[] bytes = Files.readAllBytes(journal);
        damage(bytes, rows.get(4));
        Files.write(journal, bytes);

        try (StoreCare care = StoreCare.open(alone, "second", alarms::add)) {
            assertThat(care.journal().lastSeq()).isEqualTo(4);
            assertThat(care.restored()).isPresent();
        }
    }

    @Test
    void aRestorationInterruptedAnywhereIsFinishedAtTheNextStart() throws Exception {
        List<Row> rows = game(places(), "first");
        Path journal = folder.resolve("t.db");
        Path restored = folder.resolve("t.db.restored");
        // As a power cut leaves it between setting aside and renaming.
        Files.move(journal, restored);
        Files.write(folder.resolve("t.db-wal"), new byte[] {1});

        try (StoreCare care = StoreCare.open(places(), "second", alarms::add)) {
            assertThat(care.journal().lastSeq()).isEqualTo(rows.size());
        }
        assertThat(folder.resolve("t.db.damaged-1-wal")).exists();
    }

    @Test
    void foreignAndNewerFilesAreNeverSetAside() throws Exception {
        Path journal = folder.resolve("t.db");
        Files.writeString(journal, "a letter".repeat(1000));

        assertThatThrownBy(() -> StoreCare.open(places(), "e", alarms::add))
                .isInstanceOf(StoreFault.class)
                .hasMessageContaining("no journal of a table");
        assertThat(Files.readString(journal)).startsWith("a letter");
    }

    @Test
    void aRatedGameIsObjectedToOnOverlay() throws Exception {
        Optional<Medium> overlay = Optional.of(new Medium(Path.of("/"), "overlay", false));
        Path file = folder.resolve("t.db");

        try (StoreCare care = StoreCare.open(new StoreCare.Places(file, List.of(), true, overlay), "e", alarms::add)) {
            assertThat(care.objection()).isPresent();
        }
        assertThat(alarms).singleElement().asString().contains("overlay");
        try (StoreCare care = StoreCare.open(new StoreCare.Places(file, List.of(), false, overlay), "e", alarms::add)) {
            assertThat(care.objection()).isEmpty();
        }
    }

    @Test
    void thePlacesOfThisMachineCanBeTold() {
        StoreCare.Places places =
                StoreCare.Places.here(folder.resolve("T001.db"), Optional.of(folder.resolve("usb")), true);

        assertThat(places.copies()).extracting(Backups::table).containsOnly("T001");
        assertThat(places.copies()).hasSize(2);
    }

    private StoreCare.Places places() {
        return new StoreCare.Places(
                folder.resolve("t.db"),
                List.of(new Backups(folder.resolve("backup"), "t"), new Backups(folder.resolve("usb"), "t")),
                true,
                Optional.of(new Medium(Path.of("/"), "ext4", false)));
    }

    private List<Row> game(StoreCare.Places places, String epoch) throws StoreFault, IOException {
        List<Row> rows = new ArrayList<>();
        try (StoreCare care = StoreCare.open(places, epoch, alarms::add)) {
            for (var drafts : ScriptedGame.transactions(12)) {
                rows.addAll(care.journal().append(drafts));
            }
            care.gameOver(() -> {});
        }
        return rows;
    }

    /** Changes an event wherever it stands: SQLite leaves old places behind when it divides a page. */
    private static void damage(byte[] bytes, Row row) {
        byte[] body = row.body().getBytes(StandardCharsets.UTF_8);
        for (int at = 0; at + body.length <= bytes.length; at++) {
            if (java.util.Arrays.equals(bytes, at, at + body.length, body, 0, body.length)) {
                bytes[at + body.length / 2] ^= 4;
            }
        }
    }
}
