package tengen.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import tengen.config.OwnerOnly;
import tengen.record.StoreFault;
import tengen.record.StoreFault.Cause;

/** The file of a desk's store and how it is opened; after any error the connection is dropped and opened anew (OPERATIONS 0.7). */
final class DeskFile {
    private static final int BUSY_MILLIS = 1_000;

    private final Path path;

    DeskFile(Path path) {
        this.path = path;
    }

    /** Opens the file, or makes it with this identity. */
    Connection connect(String newEpoch) throws StoreFault {
        keep();
        boolean fresh = path.toFile().length() == 0;
        try {
            Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path);
            try {
                settings(connection);
                if (fresh) {
                    DeskSchema.create(connection, newEpoch);
                }
                identity(connection);
                if (DeskSchema.number(connection, "PRAGMA user_version") < DeskSchema.VERSION) {
                    DeskSchema.upgrade(connection);
                }
                return connection;
            } catch (SQLException | StoreFault e) {
                connection.close();
                throw e;
            }
        } catch (SQLException e) {
            throw fault("cannot be opened", e);
        }
    }

    /** Nobody else on the machine reads the desk's store. */
    private void keep() throws StoreFault {
        Path folder = path.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new StoreFault(Cause.NO_FOLDER, path + ": there is no folder " + folder);
        }
        try {
            OwnerOnly.keep(path);
        } catch (IOException e) {
            throw new StoreFault(Cause.READ_ONLY, path + ": the file cannot be made there", e);
        }
    }

    private static void settings(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = " + BUSY_MILLIS);
            // One program at a time: a second desk on the same file is refused by SQLite itself.
            statement.execute("PRAGMA locking_mode = EXCLUSIVE");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA trusted_schema = OFF");
        }
    }

    private void identity(Connection connection) throws SQLException, StoreFault {
        if (DeskSchema.number(connection, "PRAGMA application_id") != DeskSchema.APPLICATION) {
            throw new StoreFault(Cause.FOREIGN, path + ": it is no store of a desk");
        }
        if (DeskSchema.number(connection, "PRAGMA user_version") > DeskSchema.VERSION) {
            throw new StoreFault(Cause.NEWER, path + ": written by a newer Tengen");
        }
        // Takes the lock now, so that a second desk learns it at its start.
        try (Statement statement = connection.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            statement.execute("COMMIT");
        }
    }

    StoreFault fault(String doing, SQLException e) {
        int code = e.getErrorCode() & 0xFF;
        return switch (code) {
            case 5, 6 -> new StoreFault(Cause.IN_USE, path + ": another desk has it open", e);
            case 8 -> new StoreFault(Cause.READ_ONLY, path + ": it cannot be written", e);
            case 13 -> new StoreFault(Cause.FULL, path + ": no room left", e);
            case 14 -> new StoreFault(Cause.READ_ONLY, path + ": the file cannot be made there", e);
            case 26 -> new StoreFault(Cause.FOREIGN, path + ": it is no store of a desk", e);
            default -> new StoreFault(Cause.IO, path + ": " + doing + ": " + e.getMessage(), e);
        };
    }
}
