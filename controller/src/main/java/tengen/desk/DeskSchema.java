package tengen.desk;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The tables of a desk's store. */
final class DeskSchema {
    /** "TngD", in the header of the file. */
    static final int APPLICATION = 0x546E6744;

    static final int VERSION = 3;

    private static final List<String> TABLES =
            List.of("CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID", """
                CREATE TABLE event (
                  id INTEGER PRIMARY KEY,
                  table_name TEXT NOT NULL,
                  epoch TEXT NOT NULL,
                  seq INTEGER NOT NULL,
                  message TEXT NOT NULL,
                  heard_millis INTEGER NOT NULL,
                  UNIQUE (table_name, epoch, seq)
                ) STRICT\
                """, """
                CREATE TABLE command (
                  table_name TEXT NOT NULL,
                  seq INTEGER NOT NULL,
                  id TEXT NOT NULL UNIQUE,
                  message TEXT NOT NULL,
                  answer TEXT NOT NULL,
                  PRIMARY KEY (table_name, seq)
                ) STRICT, WITHOUT ROWID\
                """);

    /** What version 2 added: where each game begins, who did what and why, and by which key each table signs. */
    private static final List<String> SECOND = List.of(
            """
            CREATE TABLE game (
              table_name TEXT NOT NULL,
              epoch TEXT NOT NULL,
              seq INTEGER NOT NULL,
              game TEXT NOT NULL,
              PRIMARY KEY (table_name, epoch, seq)
            ) STRICT, WITHOUT ROWID\
            """,
            "CREATE INDEX game_by_name ON game (game)",
            """
            CREATE TABLE audit (
              id INTEGER PRIMARY KEY,
              at_millis INTEGER NOT NULL,
              who TEXT NOT NULL,
              table_name TEXT NOT NULL,
              command TEXT NOT NULL,
              what TEXT NOT NULL,
              reason TEXT NOT NULL
            ) STRICT\
            """,
            "CREATE INDEX audit_by_table ON audit (table_name, id)",
            """
            CREATE TABLE table_key (
              table_name TEXT PRIMARY KEY,
              public_key TEXT NOT NULL
            ) STRICT, WITHOUT ROWID\
            """);

    /** What version 3 added: whether an order may have reached its table; of an order of before nobody knows. */
    private static final String THIRD = "ALTER TABLE command ADD COLUMN handed INTEGER NOT NULL DEFAULT 1";

    private DeskSchema() {}

    /** Makes the tables in an empty file, all or none. */
    static void create(Connection connection, String epoch) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
            connection.setAutoCommit(false);
            for (String table : TABLES) {
                statement.execute(table);
            }
            for (String table : SECOND) {
                statement.execute(table);
            }
            statement.execute(THIRD);
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO meta VALUES ('epoch', ?)")) {
                insert.setString(1, epoch);
                insert.execute();
            }
            statement.execute("PRAGMA user_version = " + VERSION);
            statement.execute("PRAGMA application_id = " + APPLICATION);
            connection.commit();
        } finally {
            connection.setAutoCommit(true);
        }
    }

    /** Brings a store of an earlier version to the present one, all or nothing. */
    static void upgrade(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            if (number(connection, "PRAGMA user_version") < 2) {
                for (String table : SECOND) {
                    statement.execute(table);
                }
                statement.execute("INSERT INTO game SELECT table_name, epoch, seq, json_extract(message, '$.data.game')"
                        + " FROM event WHERE instr(message, '\"type\":\"tengen.GameAssigned.') > 0");
            }
            statement.execute(THIRD);
            statement.execute("PRAGMA user_version = " + VERSION);
            connection.commit();
        } finally {
            connection.setAutoCommit(true);
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
