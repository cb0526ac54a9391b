package tengen.table.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.record.Row;
import tengen.record.ScriptedGame;
import tengen.record.care.Backups;
import tengen.record.care.Medium;
import tengen.record.care.StoreCare;

final class TableStoreTest {
    @TempDir
    private Path folder;

    private final List<String> alarms = new CopyOnWriteArrayList<>();

    @Test
    void theJournalIsCopiedWhenAGameHasEndedAndNotBefore() throws Exception {
        Backups copies = places("ext4", true).copies().getFirst();
        try (TableStore store = TableStore.open(places("ext4", true), "boot-1", alarms::add)) {
            for (Row row : game(store)) {
                if (!row.type().equals("GameEnded")) {
                    store.hear(row);
                }
            }
            settle(store);
            assertThat(copies.newestFirst()).isEmpty();

            for (Row row : store.journal().rows(1, 1_000)) {
                store.hear(row);
            }
            settle(store);
            assertThat(copies.newestFirst()).hasSize(1);
        }
        assertThat(alarms).isEmpty();
    }

    @Test
    void noGameThatCountsBeginsOnAMediumThatForgets() throws Exception {
        try (TableStore store = TableStore.open(places("overlay", true), "boot-1", alarms::add)) {
            assertThat(store.gate().open()).isFalse();
        }
        assertThat(alarms).singleElement().asString().contains("overlay");
        try (TableStore store = TableStore.open(places("overlay", false), "boot-1", alarms::add)) {
            assertThat(store.gate().open()).isTrue();
        }
        try (TableStore store = TableStore.open(places("ext4", true), "boot-1", alarms::add)) {
            assertThat(store.gate().open()).isTrue();
        }
    }

    @Test
    void afterARestorationTheMachineHasAnotherNameSoThatPlayDoesNotGoOnByItself() throws Exception {
        Row some;
        try (TableStore store = TableStore.open(places("ext4", true), "boot-1", alarms::add)) {
            assertThat(store.machine()).isEqualTo("boot-1");
            some = game(store).get(4);
        }
        damage(some);

        try (TableStore store = TableStore.open(places("ext4", true), "boot-1", alarms::add)) {
            assertThat(store.machine()).isNotEmpty().isNotEqualTo("boot-1");
        }
        assertThat(alarms).singleElement().asString().contains("set aside");
    }

    @Test
    void aMachineWithoutANameHasAnotherOneAtEachStart() throws Exception {
        String first;
        try (TableStore store = TableStore.open(places("ext4", true), "", alarms::add)) {
            first = store.machine();
        }
        try (TableStore store = TableStore.open(places("ext4", true), "", alarms::add)) {
            assertThat(store.machine()).isNotEmpty().isNotEqualTo(first);
        }
    }

    private static List<Row> game(TableStore store) throws Exception {
        List<Row> rows = new ArrayList<>();
        for (var drafts : ScriptedGame.transactions(12)) {
            rows.addAll(store.journal().append(drafts));
        }
        assertThat(rows).extracting(Row::type).contains("GameEnded");
        return rows;
    }

    /** The store's thread takes one thing after the other: once this is written, what came before it is done. */
    private static void settle(TableStore store) throws Exception {
        store.journal().append(ScriptedGame.transactions(1).getFirst());
    }

    private StoreCare.Places places(String type, boolean rated) {
        return new StoreCare.Places(
                folder.resolve("t.db"),
                List.of(new Backups(folder.resolve("backup"), "t")),
                rated,
                Optional.of(new Medium(Path.of("/"), type, false)));
    }

    private void damage(Row row) throws Exception {
        Path file = folder.resolve("t.db");
        byte[] bytes = Files.readAllBytes(file);
        byte[] body = row.body().getBytes(StandardCharsets.UTF_8);
        for (int at = 0; at + body.length <= bytes.length; at++) {
            if (Arrays.equals(bytes, at, at + body.length, body, 0, body.length)) {
                bytes[at + body.length / 2] ^= 4;
            }
        }
        Files.write(file, bytes);
    }
}
