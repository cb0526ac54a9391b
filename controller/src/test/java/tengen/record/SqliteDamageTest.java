package tengen.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.testing.Dice;

/** Whatever happens to the bytes: the journal opens to whole events as they were written, or says that it is damaged. Never other events, never an exception. */
final class SqliteDamageTest {
    private static final int MOVES = 8;

    @TempDir
    private Path folder;

    private final List<Row> written = new ArrayList<>();
    private byte[] closed = {};
    private byte[] openFile = {};
    private byte[] openWal = {};
    private int cases;

    @BeforeEach
    void write() throws StoreFault, IOException {
        Path file = folder.resolve("whole.db");
        Path wal = folder.resolve("whole.db-wal");
        try (SqliteJournal journal = SqliteJournal.open(file, "epoch")) {
            for (List<Draft> drafts : ScriptedGame.transactions(MOVES)) {
                written.addAll(journal.append(drafts));
            }
            openFile = Files.readAllBytes(file);
            openWal = Files.readAllBytes(wal);
        }
        closed = Files.readAllBytes(file);
    }

    @Test
    void aBitFlippedInTheLastEventIsFoundWhereverItIs() throws IOException {
        byte[] body = written.getLast().body().getBytes(StandardCharsets.UTF_8);
        int at = lastIndexOf(closed, body);
        int found = 0;

        for (int i = at - 60; i < at + body.length + 2 * Hash.BYTES; i++) {
            found += outcome(flipped(closed, i), new byte[0]) < 0 ? 1 : 0;
        }

        assertThat(found).isGreaterThan(body.length + 2 * Hash.BYTES - 1);
    }

    @Test
    void aBitFlippedAnywhereIsFoundOrDoesNotMatter() throws IOException {
        Dice dice = new Dice(1);
        for (int i = 0; i < 150; i++) {
            int events = outcome(flipped(closed, dice.below(closed.length)), new byte[0]);

            assertThat(events).isIn(-1, written.size());
        }
    }

    @Test
    void aFileCutShortAnywhereIsFound() throws IOException {
        for (int length = 0; length < closed.length; length += 509) {
            assertThat(outcome(Arrays.copyOf(closed, length), new byte[0]))
                    .as("length %d", length)
                    .isEqualTo(-1);
        }
    }

    @Test
    void aWriteAheadFileCutShortLosesWholeTransactionsFromTheEndOnly() throws IOException {
        int before = 0;
        for (int length = openWal.length % 509; length <= openWal.length; length += 509) {
            int events = outcome(openFile, Arrays.copyOf(openWal, length));

            assertThat(events).as("length %d", length).isGreaterThanOrEqualTo(before);
            before = events;
        }
        assertThat(before).isEqualTo(written.size());
    }

    @Test
    void aWriteAheadFileCutAnywhereInItsLastFrameLosesTheLastTransactionOnly() throws IOException {
        int last = ScriptedGame.transactions(MOVES).getLast().size();
        for (int length = openWal.length - 4120; length < openWal.length; length += 53) {
            assertThat(outcome(openFile, Arrays.copyOf(openWal, length)))
                    .as("length %d", length)
                    .isEqualTo(written.size() - last);
        }
    }

    @Test
    void aBitFlippedInTheWriteAheadFileLosesWholeTransactionsFromTheEndOnly() throws IOException {
        Dice dice = new Dice(2);
        for (int i = 0; i < 150; i++) {
            assertThat(outcome(openFile, flipped(openWal, dice.below(openWal.length))))
                    .isBetween(0, written.size());
        }
    }

    /** Returns how many events such files open to, all of them as they were written; -1 when they are refused. */
    private int outcome(byte[] file, byte[] wal) throws IOException {
        Path path = Files.createDirectory(folder.resolve("case " + cases++)).resolve("t.db");
        Files.write(path, file);
        if (wal.length > 0) {
            Files.write(path.resolveSibling("t.db-wal"), wal);
        }
        try (SqliteJournal journal = SqliteJournal.open(path, "")) {
            List<Row> rows = journal.rows(1, 1000);
            assertThat(rows).isEqualTo(written.subList(0, rows.size()));
            assertThat(journal.lastSeq()).isEqualTo(rows.size());
            return rows.size();
        } catch (StoreFault fault) {
            assertThat(fault.getMessage()).startsWith("t.db: ").doesNotContain("\n");
            return -1;
        }
    }

    private static byte[] flipped(byte[] bytes, int at) {
        byte[] flipped = bytes.clone();
        flipped[at] ^= (byte) (1 << at % 8);
        return flipped;
    }

    private static int lastIndexOf(byte[] bytes, byte[] part) {
        for (int at = bytes.length - part.length; at >= 0; at--) {
            if (Arrays.equals(bytes, at, at + part.length, part, 0, part.length)) {
                return at;
            }
        }
        throw new IllegalStateException("not in the file");
    }
}
