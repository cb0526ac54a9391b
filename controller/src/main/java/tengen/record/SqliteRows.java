package tengen.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Rows on their way into and out of the table of events. */
final class SqliteRows {
    private static final String COLUMNS =
            "seq, boot, game, mono_nanos, wall_millis, type, version, body, state_hash, hash";

    private SqliteRows() {}

    /** Inserts rows in one transaction, which is on the medium when this returns. */
    static void insert(Connection connection, List<Row> rows) throws SQLException {
        connection.setAutoCommit(false);
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO event (" + COLUMNS + ") VALUES (?,?,?,?,?,?,?,?,?,?)")) {
            for (Row row : rows) {
                insert.setLong(1, row.seq());
                insert.setLong(2, row.boot());
                insert.setString(3, row.game());
                insert.setLong(4, row.monoNanos());
                insert.setLong(5, row.wallMillis());
                insert.setString(6, row.type());
                insert.setInt(7, row.version());
                insert.setString(8, row.body());
                insert.setBytes(9, row.stateHash().bytes());
                insert.setBytes(10, row.hash().bytes());
                insert.addBatch();
            }
            insert.executeBatch();
        }
        connection.commit();
        connection.setAutoCommit(true);
    }

    static List<Row> read(Connection connection, long fromSeq, int atMost) throws SQLException, StoreFault {
        List<Row> rows = new ArrayList<>();
        try (PreparedStatement select =
                connection.prepareStatement("SELECT " + COLUMNS + " FROM event WHERE seq >= ? ORDER BY seq LIMIT ?")) {
            select.setLong(1, fromSeq);
            select.setInt(2, atMost);
            try (ResultSet answer = select.executeQuery()) {
                while (answer.next()) {
                    rows.add(row(answer));
                }
            }
        }
        return rows;
    }

    private static Row row(ResultSet answer) throws SQLException, StoreFault {
        return new Row(
                answer.getLong(1),
                answer.getLong(2),
                answer.getString(3),
                answer.getLong(4),
                answer.getLong(5),
                answer.getString(6),
                answer.getInt(7),
                answer.getString(8),
                hash(answer, 9),
                hash(answer, 10));
    }

    private static Hash hash(ResultSet answer, int column) throws SQLException, StoreFault {
        byte[] bytes = answer.getBytes(column);
        if (bytes == null || bytes.length != Hash.BYTES) {
            throw new StoreFault(
                    StoreFault.Cause.DAMAGED, "event " + answer.getLong(1) + ": its hash is not 32 bytes long");
        }
        return Hash.of(bytes);
    }
}
