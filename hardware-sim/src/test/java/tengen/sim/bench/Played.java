package tengen.sim.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.desk.DeskStore;
import tengen.desk.TableEpoch;
import tengen.game.Event;
import tengen.mqtt.EventMessage;
import tengen.record.EventCodec;
import tengen.record.Journal;
import tengen.record.Recovery;
import tengen.record.Row;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;

/** What a bench left behind: a table's journal, replayed and compared with a desk's store while neither is open anywhere else. */
final class Played {
    private final List<Row> rows = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();

    private Played() {}

    /** Reads and replays the journal, whose chain is checked by opening it. */
    static Played read(Path journal) throws StoreFault {
        Played played = new Played();
        try (SqliteJournal open = SqliteJournal.open(journal, "none")) {
            Recovery.from(open);
            played.take(open);
        }
        return played;
    }

    /** Reads the journal and checks that the desk has every row of it, once, in order and equal, and nothing else. */
    static Played compare(Path journal, Path store, String table) throws StoreFault {
        Played played = new Played();
        try (SqliteJournal open = SqliteJournal.open(journal, "none");
                DeskStore desk = DeskStore.open(store, "none")) {
            Recovery.from(open);
            played.take(open);
            List<EventMessage> kept = desk.events(new TableEpoch(table, open.epoch()), 1, 1_000_000);
            assertThat(kept.stream().map(message -> message.seq() + " " + message.hash()))
                    .as("what the desk keeps")
                    .containsExactlyElementsOf(played.rows.stream()
                            .map(row -> row.seq() + " " + row.hash())
                            .toList());
        }
        return played;
    }

    private void take(Journal journal) throws StoreFault {
        for (List<Row> more = journal.rows(1, 500);
                !more.isEmpty();
                more = journal.rows(rows.getLast().seq() + 1, 500)) {
            for (Row row : more) {
                rows.add(row);
                events.add(EventCodec.read(row));
            }
        }
    }

    /** Returns the number of the last row. */
    long lastSeq() {
        return rows.size();
    }

    List<Event> events() {
        return events;
    }

    /** Returns the games in the order in which they were assigned: of each what was told from then on. */
    List<List<Event>> games() {
        List<List<Event>> games = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.GameAssigned) {
                games.add(new ArrayList<>());
            }
            if (!games.isEmpty()) {
                games.getLast().add(event);
            }
        }
        return games;
    }

    /** Returns the points of the stones in the order of their numbers; a stone that is told again counts where it was told last. */
    static List<String> moves(List<Event> game) {
        List<String> moves = new ArrayList<>();
        for (Event event : game) {
            if (event instanceof Event.StonePlaced stone) {
                if (stone.number() <= moves.size()) {
                    moves.set(stone.number() - 1, stone.point().toString());
                } else {
                    assertThat(stone.number()).as("next stone").isEqualTo(moves.size() + 1);
                    moves.add(stone.point().toString());
                }
            }
        }
        return moves;
    }

    /** Returns what each turn took, in order. */
    static List<Long> usedNanos(List<Event> game) {
        return game.stream()
                .filter(Event.TurnEnded.class::isInstance)
                .map(event -> ((Event.TurnEnded) event).usedNanos())
                .toList();
    }
}
