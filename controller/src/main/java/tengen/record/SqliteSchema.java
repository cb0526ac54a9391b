package tengen.record;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** The tables of a journal, and how a new one comes to be. */
final class SqliteSchema {
    /** What makes a journal, in the order in which it was made. */
    static final List<String> TABLES = List.of(
            """
            CREATE TABLE event (
              seq INTEGER PRIMARY KEY,
              boot INTEGER NOT NULL,
              game TEXT NOT NULL,
              mono_nanos INTEGER NOT NULL,
              wall_millis INTEGER NOT NULL,
              type TEXT NOT NULL,
              version INTEGER NOT NULL,
              body TEXT NOT NULL,
              state_hash BLOB NOT NULL,
              hash BLOB NOT NULL
            ) STRICT""",
            "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
            "CREATE TRIGGER event_stays BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END",
            "CREATE TRIGGER event_remains BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END",
            "CREATE TRIGGER meta_stays BEFORE UPDATE ON meta BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END",
            "CREATE TRIGGER meta_remains BEFORE DELETE ON meta BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END");

    private SqliteSchema() {}

    /**
     * Makes an empty journal. It is built under another name and renamed when it is complete and on the medium, so that a power cut leaves a journal or none.
     */
    static void create(Path file, String epoch) throws StoreFault {
        Path half = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.deleteIfExists(half);
            Files.deleteIfExists(half.resolveSibling(half.getFileName() + "-wal"));
            Files.deleteIfExists(half.resolveSibling(half.getFileName() + "-shm"));
            build(half, epoch);
            force(half, StandardOpenOption.WRITE);
            Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                force(folder, StandardOpenOption.READ);
            }
        } catch (IOException e) {
            throw new StoreFault(StoreFault.Cause.IO, file.getFileName() + ": cannot be made: " + e.getMessage(), e);
        } catch (SQLException e) {
            throw SqliteFaults.of(file, "cannot be made", e);
        }
    }

    private static void build(Path file, String epoch) throws SQLException {
        try (Connection connection = SqliteFile.raw(file);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            connection.setAutoCommit(false);
            for (String table : TABLES) {
                statement.execute(table);
            }
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO meta VALUES ('epoch', ?)")) {
                insert.setString(1, epoch);
                insert.execute();
            }
            statement.execute("PRAGMA user_version = " + SqliteFile.SCHEMA);
            statement.execute("PRAGMA application_id = " + SqliteFile.APPLICATION);
            connection.commit();
            connection.setAutoCommit(true);
            // Closing would do this too, but says nothing when it cannot, and the file would be renamed without its
            // content.
            if (SqliteFile.number(connection, "PRAGMA wal_checkpoint(TRUNCATE)") != 0) {
                throw new SQLException("the new journal cannot be completed");
            }
        }
    }

    private static void force(Path file, StandardOpenOption option) throws IOException {
        try (FileChannel channel = FileChannel.open(file, option)) {
            channel.force(true);
        }
    }

    /** Says whether the tables and triggers are, word for word, those of a journal. */
    static boolean intact(Connection connection) throws SQLException {
        List<String> found = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet answer =
                        statement.executeQuery("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")) {
            while (answer.next()) {
                found.add(answer.getString(1));
            }
        }
        return found.equals(TABLES);
    }

    static String epoch(Connection connection) throws SQLException {
        return SqliteFile.text(connection, "SELECT value FROM meta WHERE name = 'epoch'");
    }
}
