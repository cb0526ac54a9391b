package tengen.desk.event.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.config.OwnerOnly;
import tengen.desk.event.Ask;
import tengen.desk.event.Competition;
import tengen.desk.event.Fact;
import tengen.desk.event.Judge;
import tengen.desk.event.Remember;
import tengen.desk.event.Undoing;
import tengen.desk.event.Verdict;
import tengen.record.StoreFault;
import tengen.time.WallClock;

/** The competition of this desk: judges what is asked, writes the facts down, and only then shows them. Any thread; one at a time. */
public final class EventOffice implements AutoCloseable {
    /** "TngE", in the header of the file. */
    private static final int APPLICATION = 0x546E6745;

    private static final int VERSION = 2;

    private static final List<String> SCHEMA = List.of(
            "CREATE TABLE fact (number INTEGER PRIMARY KEY, at_millis INTEGER NOT NULL, who TEXT NOT NULL, kind TEXT NOT"
                    + " NULL, body TEXT NOT NULL, deed INTEGER NOT NULL) STRICT",
            "CREATE TRIGGER fact_stays BEFORE UPDATE ON fact BEGIN SELECT raise(ABORT, 'facts stay'); END",
            "CREATE TRIGGER fact_remains BEFORE DELETE ON fact BEGIN SELECT raise(ABORT, 'facts stay'); END",
            "PRAGMA application_id = " + APPLICATION,
            "PRAGMA user_version = " + VERSION);

    /** What version 2 added: which facts were written down together; 0 = nobody wrote it down. */
    private static final List<String> SECOND =
            List.of("ALTER TABLE fact ADD COLUMN deed INTEGER NOT NULL DEFAULT 0", "PRAGMA user_version = " + VERSION);

    private final Path path;
    private final WallClock wall;
    private final List<Kept> kept = new ArrayList<>();
    private Competition now = Competition.NONE;
    private @Nullable Connection connection;

    /**
     * A fact, with who caused it and when.
     *
     * @param deed the number of the first fact that was written down with it: they are taken back together
     */
    public record Kept(long number, long atMillis, String who, Fact fact, long deed) {}

    private EventOffice(Path path, WallClock wall) {
        this.path = path;
        this.wall = wall;
    }

    /**
     * Opens the file, or makes it, and remembers what is in it.
     *
     * @throws StoreFault in one line
     */
    public static EventOffice open(Path path, WallClock wall) throws StoreFault {
        EventOffice office = new EventOffice(path, wall);
        try {
            office.read(office.connected());
        } catch (SQLException broken) {
            office.close();
            throw office.fault(broken);
        }
        return office;
    }

    /** Returns the competition as it stands. */
    public synchronized Competition now() {
        return now;
    }

    /** Returns everything that was done, in order, undone things too. */
    public synchronized List<Kept> kept() {
        return List.copyOf(kept);
    }

    /**
     * Does what is asked, all of it or nothing.
     *
     * @return why it was not done; nothing when it was
     * @throws StoreFault when it could not be written down: it has not happened then
     */
    public synchronized Optional<String> ask(String who, Ask ask) throws StoreFault {
        return switch (Judge.of(now, facts(), deeds(), ask)) {
            case Verdict.No no -> Optional.of(no.why());
            case Verdict.Yes yes -> {
                keep(who, yes.facts());
                yield Optional.empty();
            }
        };
    }

    private List<Fact> facts() {
        return kept.stream().map(Kept::fact).toList();
    }

    private List<Long> deeds() {
        return kept.stream().map(Kept::deed).toList();
    }

    /** Returns the facts that an undo would take back now, the last first. */
    public synchronized List<Kept> undoable() {
        return Undoing.last(facts(), deeds()).stream()
                .map(number -> kept.get((int) (number - 1)))
                .toList();
    }

    private void keep(String who, List<Fact> facts) throws StoreFault {
        long atMillis = wall.millis();
        long deed = kept.size() + 1L;
        List<Kept> added = new ArrayList<>();
        facts.forEach(fact -> added.add(new Kept(deed + added.size(), atMillis, who, fact, deed)));
        try {
            Connection open = connected();
            open.setAutoCommit(false);
            try (PreparedStatement insert = open.prepareStatement("INSERT INTO fact VALUES (?,?,?,?,?,?)")) {
                for (Kept one : added) {
                    insert.setLong(1, one.number());
                    insert.setLong(2, atMillis);
                    insert.setString(3, who);
                    insert.setString(4, FactCodec.kind(one.fact()));
                    insert.setString(5, FactCodec.body(one.fact()));
                    insert.setLong(6, deed);
                    insert.executeUpdate();
                }
            }
            open.commit();
            open.setAutoCommit(true);
        } catch (SQLException broken) {
            close();
            throw fault(broken);
        }
        kept.addAll(added);
        now = Remember.all(facts());
    }

    private Connection connected() throws SQLException, StoreFault {
        Connection open = connection;
        if (open != null) {
            return open;
        }
        try {
            OwnerOnly.keep(path);
        } catch (IOException e) {
            throw new StoreFault(StoreFault.Cause.READ_ONLY, path + ": the file cannot be made there", e);
        }
        open = DriverManager.getConnection("jdbc:sqlite:" + path);
        connection = open;
        try (Statement statement = open.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 1000");
            statement.execute("PRAGMA locking_mode = EXCLUSIVE");
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA trusted_schema = OFF");
            int application = number(statement, "PRAGMA application_id");
            if (application == 0 && number(statement, "SELECT count(*) FROM sqlite_schema") == 0) {
                inOne(open, statement, SCHEMA);
            } else if (application != APPLICATION) {
                throw new StoreFault(StoreFault.Cause.FOREIGN, path + ": it is no store of a competition");
            } else if (number(statement, "PRAGMA user_version") > VERSION) {
                throw new StoreFault(StoreFault.Cause.NEWER, path + ": written by a newer Tengen");
            } else if (number(statement, "PRAGMA user_version") < VERSION) {
                inOne(open, statement, SECOND);
            }
        }
        return open;
    }

    /** All or none: a desk that is killed in between finds the file as it was. */
    private static void inOne(Connection open, Statement statement, List<String> steps) throws SQLException {
        open.setAutoCommit(false);
        for (String step : steps) {
            statement.execute(step);
        }
        open.commit();
        open.setAutoCommit(true);
    }

    private static int number(Statement statement, String query) throws SQLException {
        try (ResultSet answer = statement.executeQuery(query)) {
            return answer.next() ? answer.getInt(1) : 0;
        }
    }

    private void read(Connection open) throws SQLException, StoreFault {
        try (Statement statement = open.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT number, at_millis, who, kind, body, deed FROM fact ORDER BY 1")) {
            while (row.next()) {
                if (row.getLong(1) != kept.size() + 1L) {
                    throw new StoreFault(
                            StoreFault.Cause.DAMAGED, path + ": fact " + (kept.size() + 1) + " is missing");
                }
                Fact fact = FactCodec.read(row.getString(4), row.getString(5));
                long deed = row.getLong(6) == 0 ? row.getLong(1) : row.getLong(6);
                kept.add(new Kept(row.getLong(1), row.getLong(2), row.getString(3), fact, deed));
            }
        }
        now = Remember.all(facts());
    }

    private StoreFault fault(SQLException broken) {
        return switch (broken.getErrorCode() & 0xFF) {
            case 5, 6 -> new StoreFault(StoreFault.Cause.IN_USE, path + ": another desk has it open", broken);
            case 8, 14 -> new StoreFault(StoreFault.Cause.READ_ONLY, path + ": it cannot be written there", broken);
            case 13 -> new StoreFault(StoreFault.Cause.FULL, path + ": no room left", broken);
            case 26 -> new StoreFault(StoreFault.Cause.FOREIGN, path + ": it is no store of a competition", broken);
            default -> new StoreFault(StoreFault.Cause.IO, path + ": " + broken.getMessage(), broken);
        };
    }

    /** Returns the number of the last fact: a page that was drawn at another one is old. */
    public synchronized String version() {
        return Integer.toString(kept.size());
    }

    @Override
    public synchronized void close() {
        Connection open = connection;
        connection = null;
        if (open != null) {
            try {
                open.close();
            } catch (SQLException left) {
                org.slf4j.LoggerFactory.getLogger(EventOffice.class)
                        .warn("the store of the competition did not close: {}", left.getMessage());
            }
        }
    }
}
