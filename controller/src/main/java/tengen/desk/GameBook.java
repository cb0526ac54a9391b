package tengen.desk;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.mqtt.EventMessage;
import tengen.record.StoreFault;
import tengen.score.keep.GameName;

/** The games that the store holds: where each begins, and its events. Any thread. */
public final class GameBook {
    private static final int MOST_SOUGHT = 5_000;

    private final DeskStore store;

    GameBook(DeskStore store) {
        this.store = store;
    }

    /** Returns, for each table, the journal that was heard last. */
    public List<TableEpoch> journals() throws StoreFault {
        return store.within("cannot be read", open -> {
            List<TableEpoch> journals = new ArrayList<>();
            try (PreparedStatement select = open.prepareStatement("SELECT table_name, epoch, max(last) FROM"
                            + " (SELECT table_name, epoch, max(id) AS last FROM event GROUP BY table_name, epoch)"
                            + " GROUP BY table_name ORDER BY table_name");
                    ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    journals.add(new TableEpoch(row.getString(1), row.getString(2)));
                }
            }
            return journals;
        });
    }

    /** Returns the last game of a journal. */
    public Optional<GameStart> last(TableEpoch journal) throws StoreFault {
        return store.within("cannot be read", open -> {
            try (PreparedStatement select = open.prepareStatement(
                    "SELECT seq, game FROM game WHERE table_name = ? AND epoch = ? ORDER BY seq DESC LIMIT 1")) {
                select.setString(1, journal.table());
                select.setString(2, journal.epoch());
                try (ResultSet row = select.executeQuery()) {
                    return row.next()
                            ? Optional.of(new GameStart(journal, row.getLong(1), row.getString(2)))
                            : Optional.empty();
                }
            }
        });
    }

    /** Returns every beginning of a game of this name, the first first: a game that moved to another table has several. */
    public List<GameStart> named(String game) throws StoreFault {
        return starts(
                "SELECT g.table_name, g.epoch, g.seq, g.game FROM game g JOIN event e USING (table_name, epoch, seq)"
                        + " WHERE g.game = ? ORDER BY e.id",
                game);
    }

    /** Returns the name of the game whose files have this name; the same name when no file of another game has it. */
    public String ofFile(String file) throws StoreFault {
        return !GameName.isMarked(file)
                ? file
                : all(MOST_SOUGHT).stream()
                        .map(GameStart::game)
                        .filter(game -> GameName.file(game).equals(file))
                        .findFirst()
                        .orElse(file);
    }

    /** Returns every game, the newest first. */
    public List<GameStart> all(int atMost) throws StoreFault {
        return starts(
                "SELECT g.table_name, g.epoch, g.seq, g.game FROM game g JOIN event e USING (table_name, epoch, seq)"
                        + " ORDER BY e.id DESC LIMIT ?",
                Integer.toString(atMost));
    }

    private List<GameStart> starts(String query, String argument) throws StoreFault {
        return store.within("cannot be read", open -> {
            List<GameStart> starts = new ArrayList<>();
            try (PreparedStatement select = open.prepareStatement(query)) {
                select.setString(1, argument);
                try (ResultSet row = select.executeQuery()) {
                    while (row.next()) {
                        starts.add(new GameStart(
                                new TableEpoch(row.getString(1), row.getString(2)), row.getLong(3), row.getString(4)));
                    }
                }
            }
            return starts;
        });
    }

    /** Returns the events of a game, from its pairing to the next one, as far as no number is missing. */
    public List<Kept> events(GameStart start) throws StoreFault {
        return store.within("cannot be read", open -> {
            List<Kept> events = new ArrayList<>();
            try (PreparedStatement select = open.prepareStatement("SELECT seq, message, heard_millis FROM event WHERE"
                    + " table_name = ?1 AND epoch = ?2 AND seq >= ?3 AND seq < coalesce((SELECT min(seq) FROM game WHERE"
                    + " table_name = ?1 AND epoch = ?2 AND seq > ?3), 9223372036854775807) ORDER BY seq")) {
                select.setString(1, start.journal().table());
                select.setString(2, start.journal().epoch());
                select.setLong(3, start.seq());
                try (ResultSet row = select.executeQuery()) {
                    long next = start.seq();
                    while (row.next() && row.getLong(1) == next++) {
                        long heardMillis = row.getLong(3);
                        EventMessage.parse(row.getString(2))
                                .ifPresent(event -> events.add(new Kept(event, heardMillis)));
                    }
                }
            }
            return events;
        });
    }
}
