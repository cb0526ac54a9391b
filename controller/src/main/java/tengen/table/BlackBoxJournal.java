package tengen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.record.Draft;
import tengen.record.EventCodec;
import tengen.record.Journal;
import tengen.record.MemoryJournal;
import tengen.record.Row;
import tengen.record.StoreFault;

/**
 * The part of a journal that a black box begins with: everything since the last pairing, and before it what a restart must know of machine and clock. One
 * thread.
 */
public final class BlackBoxJournal {
    private static final int BATCH = 500;

    /** A game has some hundreds; whoever writes more has his last box begin without a past. */
    private static final int MOST_ROWS = 5_000;

    private final List<Row> rows = new ArrayList<>();
    private Optional<Row> started = Optional.empty();
    private Optional<Row> linked = Optional.empty();

    /** Returns that part of a journal; nothing of it when there was no pairing. */
    public static List<Row> since(Journal journal) throws StoreFault {
        BlackBoxJournal all = new BlackBoxJournal();
        for (List<Row> batch = journal.rows(1, BATCH);
                !batch.isEmpty();
                batch = journal.rows(batch.getLast().seq() + 1, BATCH)) {
            batch.forEach(all::hear);
        }
        return all.rows();
    }

    /** Hears the next row of the journal. */
    void hear(Row row) {
        if (row.type().equals("TableStarted")) {
            started = Optional.of(row);
        } else if (row.type().equals("LinkChanged") && row.body().contains("\"boot\"")) {
            linked = Optional.of(row);
        }
        if (isPairing(row)) {
            rows.clear();
            started.ifPresent(rows::add);
            linked.ifPresent(rows::add);
            rows.add(row);
        } else if (!rows.isEmpty() && rows.size() < MOST_ROWS) {
            rows.add(row);
        }
    }

    /** Returns the rows heard since the last pairing, with those that it needs from before. */
    List<Row> rows() {
        return rows.size() < MOST_ROWS ? List.copyOf(rows) : List.of();
    }

    static boolean isPairing(Row row) {
        return row.type().equals("GameAssigned") || row.type().equals("GameTakenOver");
    }

    /**
     * Returns a journal in memory that begins with these rows.
     *
     * @throws StoreFault when one of them cannot be read
     */
    public static MemoryJournal of(List<Row> rows) throws StoreFault {
        MemoryJournal journal = new MemoryJournal("box");
        GameState state = GameState.empty();
        List<Draft> drafts = new ArrayList<>();
        for (Row row : rows) {
            Event event = EventCodec.read(row);
            state = Game.evolve(state, event);
            drafts.add(new Draft(
                    event, EventCodec.key(row), row.boot(), row.game(), row.monoNanos(), row.wallMillis(), state));
        }
        journal.append(drafts);
        return journal;
    }
}
