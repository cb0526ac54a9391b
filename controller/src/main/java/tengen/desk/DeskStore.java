package tengen.desk;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.mqtt.CommandMessage;
import tengen.mqtt.EventMessage;
import tengen.record.JsonFields;
import tengen.record.StoreFault;

/**
 * What the desk keeps: every event of every table once, and its own commands with their answers. SQLite, each batch durable before the call returns. One thread at
 * a time.
 */
public final class DeskStore implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(DeskStore.class);

    /** What a game begins with at a table: a pairing, or that it came from another one. */
    private static final List<String> BEGINNINGS = List.of("GameAssigned", "GameTakenOver");

    private final DeskFile file;
    private final String epoch;
    private @Nullable Connection connection;

    private DeskStore(DeskFile file, String newEpoch) throws StoreFault {
        this.file = file;
        Connection opened = file.connect(newEpoch);
        try {
            epoch = DeskSchema.text(opened, "SELECT value FROM meta WHERE name = 'epoch'");
        } catch (SQLException e) {
            drop(opened);
            throw file.fault("cannot be read", e);
        }
        connection = opened;
    }

    /**
     * Opens the store, or makes it.
     *
     * @param newEpoch the identity of a new store, a random text
     * @throws StoreFault in one line
     */
    public static DeskStore open(Path path, String newEpoch) throws StoreFault {
        return new DeskStore(new DeskFile(path), newEpoch);
    }

    /** Returns the identity of this store. */
    public String epoch() {
        return epoch;
    }

    /** Something to do with the open file. */
    interface Work<T> {
        T with(Connection connection) throws SQLException;
    }

    /** Does something with the open file; after an error the next call opens it anew. */
    synchronized <T> T within(String doing, Work<T> work) throws StoreFault {
        Connection open = connection;
        if (open == null) {
            open = file.connect(epoch);
            connection = open;
        }
        try {
            return work.with(open);
        } catch (SQLException e) {
            drop(open);
            connection = null;
            throw file.fault(doing, e);
        }
    }

    /** Keeps these events, all or none, and returns those that were new. */
    public List<Heard> add(List<Heard> heard, long heardMillis) throws StoreFault {
        return within("events not kept", open -> {
            List<Heard> added = new ArrayList<>();
            open.setAutoCommit(false);
            try (PreparedStatement insert = open.prepareStatement(
                    "INSERT OR IGNORE INTO event (table_name, epoch, seq, message, heard_millis) VALUES (?,?,?,?,?)")) {
                for (Heard one : heard) {
                    insert.setString(1, one.table());
                    insert.setString(2, one.event().epoch());
                    insert.setLong(3, one.event().seq());
                    insert.setString(4, one.payload());
                    insert.setLong(5, heardMillis);
                    if (insert.executeUpdate() == 1) {
                        added.add(one);
                        if (BEGINNINGS.contains(one.event().type())) {
                            game(open, one);
                        }
                    }
                }
            }
            open.commit();
            open.setAutoCommit(true);
            return added;
        });
    }

    private static void game(Connection open, Heard one) throws SQLException {
        try (PreparedStatement insert = open.prepareStatement("INSERT OR IGNORE INTO game VALUES (?,?,?,?)")) {
            insert.setString(1, one.table());
            insert.setString(2, one.event().epoch());
            insert.setLong(3, one.event().seq());
            insert.setString(4, paired(one.event()));
            insert.executeUpdate();
        }
    }

    private static String paired(EventMessage event) {
        try {
            JsonFields fields = JsonFields.parse(event.data());
            return event.type().equals("GameTakenOver")
                    ? fields.object("carried").text("game")
                    : fields.textIfAny("game").orElse(event.game());
        } catch (StoreFault | IllegalArgumentException unreadable) {
            // The event is kept as it came; under its envelope's name it can still be found.
            return event.game();
        }
    }

    /** Returns the games of this store. */
    public GameBook games() {
        return new GameBook(this);
    }

    /** Returns who did what. */
    public Audit audit() {
        return new Audit(this);
    }

    /** Returns, for every journal heard of, the number up to which nothing is missing. */
    public Map<TableEpoch, Long> haves() throws StoreFault {
        return within("cannot be read", open -> {
            Map<TableEpoch, Long> haves = new TreeMap<>();
            try (PreparedStatement select =
                            open.prepareStatement("SELECT table_name, epoch, seq FROM event ORDER BY 1, 2, 3");
                    ResultSet answer = select.executeQuery()) {
                while (answer.next()) {
                    TableEpoch key = new TableEpoch(answer.getString(1), answer.getString(2));
                    long have = haves.getOrDefault(key, 0L);
                    haves.put(key, answer.getLong(3) == have + 1 ? have + 1 : have);
                }
            }
            return haves;
        });
    }

    /** Returns the numbers that are kept above {@code have}, in order. */
    List<Long> beyond(TableEpoch key, long have) throws StoreFault {
        return within("cannot be read", open -> {
            List<Long> numbers = new ArrayList<>();
            try (PreparedStatement select = open.prepareStatement(
                    "SELECT seq FROM event WHERE table_name = ? AND epoch = ? AND seq > ? ORDER BY seq")) {
                select.setString(1, key.table());
                select.setString(2, key.epoch());
                select.setLong(3, have);
                try (ResultSet answer = select.executeQuery()) {
                    while (answer.next()) {
                        numbers.add(answer.getLong(1));
                    }
                }
            }
            return numbers;
        });
    }

    /**
     * Returns events of a journal in the order of their numbers.
     *
     * @param fromSeq the first wanted
     * @param atMost how many at most
     */
    public List<EventMessage> events(TableEpoch key, long fromSeq, int atMost) throws StoreFault {
        return within("cannot be read", open -> {
            List<EventMessage> events = new ArrayList<>();
            try (PreparedStatement select = open.prepareStatement("SELECT message FROM event"
                    + " WHERE table_name = ? AND epoch = ? AND seq >= ? ORDER BY seq LIMIT ?")) {
                select.setString(1, key.table());
                select.setString(2, key.epoch());
                select.setLong(3, fromSeq);
                select.setInt(4, atMost);
                try (ResultSet answer = select.executeQuery()) {
                    while (answer.next()) {
                        EventMessage.parse(answer.getString(1)).ifPresent(events::add);
                    }
                }
            }
            return events;
        });
    }

    /** Returns the kept message that answers a command, if there is one: for a desk that was killed between keeping the event and noting the answer. */
    Optional<EventMessage> answerTo(String table, String id) throws StoreFault {
        return within("cannot be read", open -> {
            try (PreparedStatement select = open.prepareStatement(
                    "SELECT message FROM event WHERE table_name = ? AND instr(message, ?) > 0 ORDER BY id")) {
                select.setString(1, table);
                select.setString(2, "\"id\":\"" + id + "\"");
                try (ResultSet answer = select.executeQuery()) {
                    return answer.next() ? EventMessage.parse(answer.getString(1)) : Optional.empty();
                }
            }
        });
    }

    /** Keeps a command before it is sent. */
    void add(String table, CommandMessage command) throws StoreFault {
        within("command not kept", open -> {
            try (PreparedStatement insert = open.prepareStatement("INSERT INTO command VALUES (?,?,?,?,'',0)")) {
                insert.setString(1, table);
                insert.setLong(2, command.seq());
                insert.setString(3, command.id());
                insert.setString(4, command.json(epoch));
                return insert.executeUpdate();
            }
        });
    }

    /** Keeps that a command may reach its table from now on: before it is handed to the broker. */
    void handed(String id) throws StoreFault {
        within("command not kept", open -> {
            try (PreparedStatement update = open.prepareStatement("UPDATE command SET handed = 1 WHERE id = ?")) {
                update.setString(1, id);
                return update.executeUpdate();
            }
        });
    }

    /** Returns the commands that may have reached their tables and have no answer. */
    Set<String> handed() throws StoreFault {
        return within("cannot be read", open -> {
            Set<String> ids = new TreeSet<>();
            try (PreparedStatement select =
                            open.prepareStatement("SELECT id FROM command WHERE handed = 1 AND answer = ''");
                    ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    ids.add(row.getString(1));
                }
            }
            return ids;
        });
    }

    /** Keeps a table's answer. */
    void answer(String id, String answer) throws StoreFault {
        within("answer not kept", open -> {
            try (PreparedStatement update =
                    open.prepareStatement("UPDATE command SET answer = ? WHERE id = ? AND answer = ''")) {
                update.setString(1, answer);
                update.setString(2, id);
                return update.executeUpdate();
            }
        });
    }

    /** Returns all commands, by table and number. */
    public List<Sent> commands() throws StoreFault {
        return within("cannot be read", open -> {
            List<Sent> commands = new ArrayList<>();
            try (PreparedStatement select =
                            open.prepareStatement("SELECT table_name, message, answer FROM command ORDER BY 1, seq");
                    ResultSet answer = select.executeQuery()) {
                while (answer.next()) {
                    String table = answer.getString(1);
                    String said = answer.getString(3);
                    CommandMessage.parse(answer.getString(2))
                            .ifPresent(command -> commands.add(new Sent(table, command, said)));
                }
            }
            return commands;
        });
    }

    @Override
    public synchronized void close() {
        if (connection != null) {
            drop(connection);
            connection = null;
        }
    }

    private static void drop(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            log.warn("a connection to the desk's store did not close: {}", e.getMessage());
        }
    }
}
