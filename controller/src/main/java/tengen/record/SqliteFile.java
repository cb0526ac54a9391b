package tengen.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.LongSupplier;
import tengen.record.StoreFault.Cause;

/**
 * The file of a journal and how it is opened.
 *
 * <p>WAL with synchronous=FULL is the one fast setting that lost nothing in crash tests (OPERATIONS 2); both are read back, because SQLite answers a pragma it
 * cannot honour with silence.
 */
final class SqliteFile {
    /** "Tngn", in the header of the file. */
    static final int APPLICATION = 0x546E676E;

    /** The schema's version, in the header of the file. */
    static final int SCHEMA = 1;

    private static final int BUSY_MILLIS = 1000;

    /** Of each connection: rows are added at the end and read in order, so the usual two megabytes would only fill as the journal grows. */
    private static final int CACHE_KIBIBYTES = 512;

    private final Path file;
    private final LongSupplier mostPages;

    /** @param mostPages how many pages the file may have; asked for at every opening */
    SqliteFile(Path file, LongSupplier mostPages) {
        this.file = file;
        this.mostPages = mostPages;
    }

    Path path() {
        return file;
    }

    /** Opens a connection to a journal that exists, and makes sure that it is one. */
    Connection connect() throws StoreFault {
        try {
            Connection connection = raw(file);
            try {
                settings(connection);
                identity(connection);
                return connection;
            } catch (SQLException | StoreFault e) {
                connection.close();
                throw e;
            }
        } catch (SQLException e) {
            throw SqliteFaults.of(file, "cannot be opened", e);
        }
    }

    static Connection raw(Path file) throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + file);
    }

    private void settings(Connection connection) throws SQLException, StoreFault {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = " + BUSY_MILLIS);
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA trusted_schema = OFF");
            statement.execute("PRAGMA cache_size = -" + CACHE_KIBIBYTES);
            statement.execute("PRAGMA max_page_count = " + mostPages.getAsLong());
        }
        if (number(connection, "PRAGMA synchronous") != 2) {
            throw new StoreFault(Cause.IO, file.getFileName() + ": SQLite refuses synchronous=FULL");
        }
    }

    /** Checks from the header inwards, so that the first thing that is wrong is the one told. */
    private void identity(Connection connection) throws SQLException, StoreFault {
        long application = number(connection, "PRAGMA application_id");
        long schema = number(connection, "PRAGMA user_version");
        if (application != APPLICATION) {
            throw new StoreFault(Cause.FOREIGN, file.getFileName() + ": it is no journal of a table");
        }
        if (schema > SCHEMA) {
            throw new StoreFault(
                    Cause.NEWER,
                    file.getFileName() + ": its schema " + schema + " is newer than this program's " + SCHEMA);
        }
        if (!SqliteSchema.intact(connection)) {
            throw new StoreFault(Cause.DAMAGED, file.getFileName() + ": its tables are not those of a journal");
        }
        if (!text(connection, "PRAGMA journal_mode").equals("wal")) {
            throw new StoreFault(Cause.IO, file.getFileName() + ": not in WAL mode; is it on a network file system?");
        }
    }

    /** Looks through all pages; tens of milliseconds for a season's journal. */
    void check(Connection connection) throws StoreFault {
        try {
            String answer = text(connection, "PRAGMA quick_check(1)");
            if (!answer.equals("ok")) {
                throw new StoreFault(
                        Cause.DAMAGED,
                        file.getFileName() + ": it is damaged: "
                                + answer.lines().findFirst().orElse(""));
            }
        } catch (SQLException e) {
            throw SqliteFaults.of(file, "cannot be checked", e);
        }
    }

    /** Empties the write-ahead file into the journal and makes sure of it. */
    void checkpoint(Connection connection) throws SQLException, StoreFault {
        if (number(connection, "PRAGMA wal_checkpoint(TRUNCATE)") != 0) {
            throw new StoreFault(Cause.BUSY, file.getFileName() + ": events not written: another program reads it");
        }
    }

    /** Writes a copy as of this moment, in the same mode. */
    void copyTo(Path copy) throws StoreFault {
        try (Connection connection = connect();
                PreparedStatement statement = connection.prepareStatement("VACUUM INTO ?")) {
            statement.setString(1, copy.toString());
            statement.execute();
        } catch (SQLException e) {
            throw SqliteFaults.of(file, "cannot be copied", e);
        }
        try (Connection connection = raw(copy)) {
            if (!text(connection, "PRAGMA journal_mode = WAL").equals("wal")) {
                throw new StoreFault(Cause.IO, copy.getFileName() + ": not in WAL mode");
            }
        } catch (SQLException e) {
            throw SqliteFaults.of(copy, "cannot be made", e);
        }
    }

    /** Says plainly, where it can be told beforehand, why a file cannot be a journal to write to. */
    void refuseBeforehand() throws StoreFault {
        String name = String.valueOf(file.getFileName());
        if (Files.isDirectory(file)) {
            throw new StoreFault(Cause.FOREIGN, name + ": it is a folder, not a journal");
        }
        if (!Files.isWritable(file) || isProtected()) {
            throw new StoreFault(Cause.READ_ONLY, name + ": it cannot be written");
        }
        // A journal gets its name only when it is complete, so an empty one has lost everything.
        if (file.toFile().length() == 0) {
            throw new StoreFault(Cause.DAMAGED, name + ": it is empty");
        }
    }

    /** Says whether somebody has taken away everybody's right to write: for root, who may write all the same, that is no accident either. */
    private boolean isProtected() {
        try {
            return Files.getPosixFilePermissions(file).stream()
                    .noneMatch(right -> right == PosixFilePermission.OWNER_WRITE
                            || right == PosixFilePermission.GROUP_WRITE
                            || right == PosixFilePermission.OTHERS_WRITE);
        } catch (IOException | UnsupportedOperationException e) {
            // A file system without such rights protects nothing by them; what else is wrong shows at the opening.
            return false;
        }
    }

    static long number(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(query)) {
            return answer.next() ? answer.getLong(1) : 0;
        }
    }

    static String text(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(query)) {
            return answer.next() ? String.valueOf(answer.getString(1)) : "";
        }
    }
}
