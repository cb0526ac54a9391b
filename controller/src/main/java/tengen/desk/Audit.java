package tengen.desk;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import tengen.record.StoreFault;

/** Who did what at the desk and why: written before it is sent anywhere, never changed. Any thread. */
public final class Audit {
    private final DeskStore store;

    Audit(DeskStore store) {
        this.store = store;
    }

    /**
     * One entry.
     *
     * @param table empty when it concerns no single table
     * @param command the id of the command that was sent, if one was
     * @param what the order and its old and new values
     */
    public record Entry(long id, long atMillis, String who, String table, String command, String what, String reason) {}

    /** Writes an entry; its id is given by the store. */
    public void add(long atMillis, String who, String table, String command, String what, String reason)
            throws StoreFault {
        store.within("audit not kept", open -> {
            try (PreparedStatement insert = open.prepareStatement(
                    "INSERT INTO audit (at_millis, who, table_name, command, what, reason) VALUES (?,?,?,?,?,?)")) {
                insert.setLong(1, atMillis);
                insert.setString(2, who);
                insert.setString(3, table);
                insert.setString(4, command);
                insert.setString(5, what);
                insert.setString(6, reason);
                return insert.executeUpdate();
            }
        });
    }

    /** Returns the newest entries of one table, the newest first; of all tables when {@code table} is empty. */
    public List<Entry> newest(String table, int atMost) throws StoreFault {
        return store.within("cannot be read", open -> {
            String where = table.isEmpty() ? "" : " WHERE table_name = ?";
            try (PreparedStatement select =
                    open.prepareStatement("SELECT id, at_millis, who, table_name, command, what, reason" + " FROM audit"
                            + where + " ORDER BY id DESC LIMIT ?")) {
                int next = 1;
                if (!table.isEmpty()) {
                    select.setString(next++, table);
                }
                select.setInt(next, atMost);
                return entries(select);
            }
        });
    }

    /**
     * An entry and what became of its command.
     *
     * @param answer "applied", a reason of refusal, empty while there is no answer, "-" when no command was sent
     */
    public record Done(Entry entry, String answer) {}

    /** Returns the newest entries of a table with their answers, the newest first. */
    public List<Done> done(String table, int atMost) throws StoreFault {
        List<Entry> entries = newest(table, atMost);
        return store.within("cannot be read", open -> {
            List<Done> done = new ArrayList<>();
            try (PreparedStatement select = open.prepareStatement("SELECT answer FROM command WHERE id = ?")) {
                for (Entry entry : entries) {
                    select.setString(1, entry.command());
                    try (ResultSet row = select.executeQuery()) {
                        done.add(new Done(entry, row.next() ? row.getString(1) : "-"));
                    }
                }
            }
            return done;
        });
    }

    /** Says whether somebody ordered this command: not when the desk did by itself. */
    boolean has(String command) throws StoreFault {
        return store.within("cannot be read", open -> {
            try (PreparedStatement select = open.prepareStatement("SELECT 1 FROM audit WHERE command = ? LIMIT 1")) {
                select.setString(1, command);
                try (ResultSet row = select.executeQuery()) {
                    return row.next();
                }
            }
        });
    }

    private static List<Entry> entries(PreparedStatement select) throws SQLException {
        List<Entry> entries = new ArrayList<>();
        try (ResultSet row = select.executeQuery()) {
            while (row.next()) {
                entries.add(new Entry(
                        row.getLong(1),
                        row.getLong(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5),
                        row.getString(6),
                        row.getString(7)));
            }
        }
        return entries;
    }

    /** Returns the key by which a table signs: the first that it was seen with; this one from now on when it was seen with none. */
    public String keyOf(String table, String seen) throws StoreFault {
        return store.within("key not kept", open -> {
            keep(open, table, seen);
            try (PreparedStatement select =
                    open.prepareStatement("SELECT public_key FROM table_key WHERE table_name = ?")) {
                select.setString(1, table);
                try (ResultSet row = select.executeQuery()) {
                    return row.next() ? row.getString(1) : "";
                }
            }
        });
    }

    /** Says whether a table has ever been seen to sign. */
    public boolean hasKey(String table) throws StoreFault {
        return store.within("cannot be read", open -> {
            try (PreparedStatement select = open.prepareStatement("SELECT 1 FROM table_key WHERE table_name = ?")) {
                select.setString(1, table);
                try (ResultSet row = select.executeQuery()) {
                    return row.next();
                }
            }
        });
    }

    private static void keep(Connection open, String table, String key) throws SQLException {
        try (PreparedStatement insert = open.prepareStatement("INSERT OR IGNORE INTO table_key VALUES (?,?)")) {
            insert.setString(1, table);
            insert.setString(2, key);
            insert.executeUpdate();
        }
    }
}
