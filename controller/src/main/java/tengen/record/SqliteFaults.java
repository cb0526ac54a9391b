package tengen.record;

import java.nio.file.Path;
import java.sql.SQLException;
import tengen.record.StoreFault.Cause;

/** What SQLite's errors mean for a journal. */
final class SqliteFaults {
    private SqliteFaults() {}

    static StoreFault of(Path file, String doing, SQLException e) {
        Cause why = cause(e.getErrorCode() & 0xFF);
        return new StoreFault(why, file.getFileName() + ": " + doing + ": " + line(why, e), e);
    }

    /** The primary result codes of SQLite (sqlite.org/rescode.html). */
    private static Cause cause(int code) {
        return switch (code) {
            case 5, 6 -> Cause.BUSY;
            case 8 -> Cause.READ_ONLY;
            case 11, 19 -> Cause.DAMAGED;
            case 13 -> Cause.FULL;
            case 26 -> Cause.FOREIGN;
            default -> Cause.IO;
        };
    }

    private static String line(Cause why, SQLException e) {
        String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        return switch (why) {
            case FULL -> "no room left";
            case BUSY -> "another program holds it";
            case READ_ONLY -> "it cannot be written";
            case FOREIGN -> "it is no journal of a table";
            case DAMAGED -> "it is damaged: " + message;
            case IO, NO_FOLDER, IN_USE, NEWER, UNREADABLE, DIVERGED -> message;
        };
    }
}
