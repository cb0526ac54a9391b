package tengen.record;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.record.StoreFault.Cause;

/**
 * A journal in an SQLite file, one per table.
 *
 * <p>Two connections: readers never wait for a slow write. After any error a connection is dropped, since it may be unusable even once there is room again
 * (OPERATIONS 0.7), and the next call opens a new one and looks where the chain ends.
 */
public final class SqliteJournal implements Journal {
    /** Ample: a game's events are a few hundred kilobytes, and SQLite's own limit is far above. */
    private static final long MOST_PAGES = 4_000_000;

    private static final int BATCH = 1000;

    private static final Logger log = LoggerFactory.getLogger(SqliteJournal.class);

    private final SqliteFile file;
    private final InstanceLock lock;
    private final String epoch;
    private final Chain chain = new Chain();
    private final Object reading = new Object();
    private volatile Chain.Link confirmed;
    private @Nullable Connection writer;
    private @Nullable Connection reader;

    private SqliteJournal(SqliteFile file, InstanceLock lock) throws StoreFault {
        this.file = file;
        this.lock = lock;
        Connection connection = file.connect();
        try {
            file.check(connection);
            epoch = SqliteSchema.epoch(connection);
            confirmed = walk(connection, chain.start(epoch));
        } catch (SQLException e) {
            drop(connection);
            throw SqliteFaults.of(file.path(), "cannot be read", e);
        } catch (StoreFault e) {
            drop(connection);
            throw e;
        }
        writer = connection;
    }

    /**
     * Opens the journal, or begins it when there is no such file; checks every page and the whole chain.
     *
     * @param newEpoch the identity of a new journal, a random text; a journal that exists keeps its own
     * @throws StoreFault in one line: in use, read-only, empty, foreign, newer, damaged
     */
    public static SqliteJournal open(Path path, String newEpoch) throws StoreFault {
        return open(path, newEpoch, () -> MOST_PAGES);
    }

    static SqliteJournal open(Path path, String newEpoch, LongSupplier mostPages) throws StoreFault {
        SqliteFile file = new SqliteFile(path, mostPages);
        InstanceLock lock = InstanceLock.take(path);
        try {
            if (Files.notExists(path)) {
                refuseOrphan(path);
                SqliteSchema.create(path, newEpoch);
            }
            file.refuseBeforehand();
            return new SqliteJournal(file, lock);
        } catch (StoreFault e) {
            lock.close();
            throw e;
        }
    }

    /** Says whether a running program has this journal open; nothing is made or changed, and nothing known to a user who may not look there. */
    public static boolean isHeld(Path path) {
        return InstanceLock.isTaken(path);
    }

    /** A write-ahead file without its journal holds events that would be lost by beginning anew. */
    private static void refuseOrphan(Path path) throws StoreFault {
        Path orphan = path.resolveSibling(path.getFileName() + "-wal");
        if (Files.exists(orphan)) {
            throw new StoreFault(
                    Cause.DAMAGED,
                    path.getFileName() + ": it is gone, but its " + orphan.getFileName() + " is there; restore it");
        }
    }

    @Override
    public synchronized List<Row> append(List<Draft> drafts) throws StoreFault {
        List<Row> rows = chain.rows(confirmed, drafts);
        if (rows.isEmpty()) {
            return rows;
        }
        Connection connection = writer;
        int written = 0;
        if (connection == null) {
            connection = file.connect();
            writer = connection;
            written = alreadyWritten(connection, rows);
            if (written > 0) {
                settle(connection);
            }
        }
        try {
            if (written < rows.size()) {
                SqliteRows.insert(connection, rows.subList(written, rows.size()));
            }
        } catch (SQLException e) {
            drop(connection);
            writer = null;
            throw SqliteFaults.of(file.path(), "events not written", e);
        }
        confirmed = new Chain.Link(rows.getLast().seq(), rows.getLast().hash());
        return rows;
    }

    /** Returns how many of these rows stand in the file since a commit that nobody heard of. */
    private int alreadyWritten(Connection connection, List<Row> rows) throws StoreFault {
        List<Row> found;
        try {
            found = SqliteRows.read(connection, confirmed.seq() + 1, rows.size() + 1);
            boolean endKept = confirmed.seq() == 0
                    || SqliteRows.read(connection, confirmed.seq(), 1).stream()
                            .anyMatch(row -> row.hash().equals(confirmed.hash()));
            if (endKept && found.size() <= rows.size() && found.equals(rows.subList(0, found.size()))) {
                return found.size();
            }
        } catch (SQLException e) {
            drop(connection);
            writer = null;
            throw SqliteFaults.of(file.path(), "events not written", e);
        }
        drop(connection);
        writer = null;
        throw new StoreFault(
                Cause.DAMAGED,
                file.path().getFileName() + ": after event " + confirmed.seq()
                        + " it does not hold what this program wrote");
    }

    /**
     * Brings everything that the write-ahead file holds to the medium by another way. When an fsync has failed, the system may take its pages for clean: they
     * can be read, a later fsync succeeds, and yet they were never written. A checkpoint writes them anew.
     */
    private void settle(Connection connection) throws StoreFault {
        try {
            file.checkpoint(connection);
        } catch (SQLException e) {
            drop(connection);
            writer = null;
            throw SqliteFaults.of(file.path(), "events not written", e);
        } catch (StoreFault e) {
            drop(connection);
            writer = null;
            throw e;
        }
    }

    /** Empties the write-ahead file into the journal: between games, so that it does not stay as large as it ever was. */
    public synchronized void tidy() throws StoreFault {
        if (writer != null) {
            settle(writer);
        }
    }

    /**
     * Writes a copy of the journal, as it is at this moment, to a file that does not exist yet. Appending goes on meanwhile. The copy is a journal; it is not
     * known to be on the medium before somebody forces it there.
     */
    public void copyTo(Path copy) throws StoreFault {
        file.copyTo(copy);
    }

    /**
     * Looks through a journal that nobody has open: every page and the whole chain.
     *
     * @return the number of its last event
     * @throws StoreFault when it is not sound, in one line
     */
    public static long sound(Path path) throws StoreFault {
        SqliteFile file = new SqliteFile(path, () -> MOST_PAGES);
        file.refuseBeforehand();
        SqliteJournal journal = new SqliteJournal(file, InstanceLock.take(path));
        journal.close();
        return journal.lastSeq();
    }

    /**
     * Returns the events of a journal, damaged perhaps, from the first up to the last that is as it was written; none when it cannot be read at all. What it
     * reads is changed by reading: give it a copy.
     */
    public static List<Row> soundRows(Path path) {
        List<Row> sound = new ArrayList<>();
        Chain chain = new Chain();
        try (Connection connection = SqliteFile.raw(path)) {
            Chain.Link link = chain.start(SqliteSchema.epoch(connection));
            Optional<Chain.Link> next = Optional.of(link);
            while (next.isPresent()) {
                List<Row> one = SqliteRows.read(connection, sound.size() + 1L, 1);
                next = one.isEmpty() ? Optional.empty() : chain.follow(link, one.getFirst());
                if (next.isPresent()) {
                    link = next.get();
                    sound.add(one.getFirst());
                }
            }
        } catch (SQLException | StoreFault e) {
            log.warn("{} can be read up to event {} only: {}", path.getFileName(), sound.size(), e.getMessage());
        }
        return sound;
    }

    private Chain.Link walk(Connection connection, Chain.Link start) throws SQLException, StoreFault {
        Chain.Link link = start;
        List<Row> rows = SqliteRows.read(connection, Long.MIN_VALUE, BATCH);
        while (!rows.isEmpty()) {
            for (Row row : rows) {
                Optional<Chain.Link> next = chain.follow(link, row);
                if (next.isEmpty()) {
                    throw new StoreFault(
                            Cause.DAMAGED,
                            file.path().getFileName() + ": event " + (link.seq() + 1)
                                    + " is not as it was written; everything before it is sound");
                }
                link = next.get();
            }
            rows = SqliteRows.read(connection, link.seq() + 1, BATCH);
        }
        return link;
    }

    @Override
    public List<Row> rows(long fromSeq, int atMost) throws StoreFault {
        synchronized (reading) {
            long lastSeq = confirmed.seq();
            Connection connection = reader;
            if (connection == null) {
                connection = file.connect();
                reader = connection;
            }
            try {
                // A row that was committed without anybody hearing of it does not exist yet.
                List<Row> rows = new ArrayList<>(SqliteRows.read(connection, fromSeq, atMost));
                rows.removeIf(row -> row.seq() > lastSeq);
                return rows;
            } catch (SQLException e) {
                drop(connection);
                reader = null;
                throw SqliteFaults.of(file.path(), "cannot be read", e);
            }
        }
    }

    @Override
    public long lastSeq() {
        return confirmed.seq();
    }

    @Override
    public String epoch() {
        return epoch;
    }

    @Override
    public synchronized void close() {
        synchronized (reading) {
            if (reader != null) {
                drop(reader);
                reader = null;
            }
        }
        if (writer != null) {
            drop(writer);
            writer = null;
        }
        lock.close();
    }

    private static void drop(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            log.warn("a connection to the journal did not close: {}", e.getMessage());
        }
    }
}
