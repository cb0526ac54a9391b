package tengen.table;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.function.Consumer;
import tengen.mqtt.NetworkThread;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.score.keep.Copyist;
import tengen.score.keep.RecordFolder;
import tengen.time.Ticker;

/**
 * Writes event log, SGF and sheet of every finished game of a table into a folder beside its journal, on a thread of its own. A hearer for {@link Table#loop}:
 * it only notes the game's name there, so neither a slow disk nor a large sheet holds the loop up.
 */
public final class TableRecords implements AutoCloseable, Consumer<Row> {
    private final JournalGames games;
    private final Copyist copyist;
    private final NetworkThread thread;

    private TableRecords(JournalGames games, Copyist copyist) {
        this.games = games;
        this.copyist = copyist;
        this.thread = new NetworkThread("records", new Work(), Ticker.system());
    }

    /**
     * Starts writing; games that ended before, and whose files are missing, come first.
     *
     * @param event the event's name, as it stands on sheets
     * @param table the table's name
     * @param out hears one line when writing fails and one when it works again, on the thread
     */
    public static TableRecords start(
            Journal journal, Path folder, String event, String table, ZoneId zone, Consumer<String> out) {
        return start(journal, new RecordFolder(folder), event, table, zone, out);
    }

    /** The same into a folder that has a painter of its own. */
    public static TableRecords start(
            Journal journal, RecordFolder folder, String event, String table, ZoneId zone, Consumer<String> out) {
        JournalGames games = new JournalGames(journal, event, table, zone);
        TableRecords records = new TableRecords(games, new Copyist(games, folder, out));
        records.thread.start();
        return records;
    }

    /** A row has been written. Loop thread. */
    @Override
    public void accept(Row row) {
        games.hear(row).ifPresent(game -> {
            copyist.ended(game);
            thread.wake();
        });
    }

    /** Says whether the record of every finished game stands. Any thread. */
    public boolean isWritten() {
        return copyist.isIdle();
    }

    /** Ends the thread; what is not written by then is written after the next start. */
    @Override
    public void close() {
        thread.stop();
    }

    private final class Work implements NetworkThread.Work {
        @Override
        public int turn(long nowNanos) {
            return copyist.turn(nowNanos);
        }

        @Override
        public long nextDueNanos() {
            return copyist.nextDueNanos();
        }

        @Override
        public void farewell(long nowNanos) {
            // Whoever ends a table may want the last sheet; the thread gives it two seconds.
        }

        @Override
        public boolean isGone() {
            return copyist.isIdle();
        }

        @Override
        public void close() {
            // Nothing is held open.
        }
    }
}
