package tengen.mqtt;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.record.EventCodec;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;

/**
 * Reads a journal to its end, again and again, and keeps what the network must know of it: the game as it stands, the last result, and which commands have been
 * answered by which row. So the inbox of commands is as durable as the journal and never disagrees with it. One thread.
 */
final class Tail {
    private static final int BATCH = 200;

    private final Journal journal;
    private final Seal seal;
    private final Map<String, Long> answers = new TreeMap<>();
    private GameState state = GameState.empty();
    private Optional<Row> last = Optional.empty();
    private String result = "";
    private long resultSeq;

    Tail(Journal journal, Seal seal) {
        this.journal = journal;
        this.seal = seal;
    }

    /** Reads one batch on; returns how many rows it was. */
    int read() throws StoreFault {
        if (journal.lastSeq() <= seq()) {
            return 0;
        }
        List<Row> rows = journal.rows(seq() + 1, BATCH);
        for (Row row : rows) {
            take(row);
        }
        return rows.size();
    }

    /** Reads to the end. */
    void readAll() throws StoreFault {
        while (read() > 0) {
            // Each call is one batch.
        }
    }

    private void take(Row row) throws StoreFault {
        Event event = EventCodec.read(row);
        state = Game.evolve(state, event);
        last = Optional.of(row);
        switch (event) {
            case Event.CommandApplied e -> answered(e.id(), row.seq());
            case Event.CommandRefused e -> answered(e.id(), row.seq());
            case Event.ResultWithdrawn e -> {
                result = "";
                resultSeq = 0;
            }
            case Event.GameEnded e -> resultSeq = row.seq();
            case Event.GameAssigned e -> resultSeq = 0;
            default -> {
                // Nothing else answers a command.
            }
        }
        if (state instanceof GameState.Ended ended) {
            result = seal.seal(Snapshot.result(journal.epoch(), row, ended));
        }
    }

    private void answered(String id, long seq) {
        if (!id.isEmpty()) {
            answers.putIfAbsent(id, seq);
        }
    }

    /** Returns the number of the last row read; 0 before any. */
    long seq() {
        return last.map(Row::seq).orElse(0L);
    }

    /** Returns the name of the game; empty while there is none. */
    String game() {
        return last.map(Row::game).orElse("");
    }

    /** Returns the row that answered this command. */
    Optional<Long> answer(String id) {
        return Optional.ofNullable(answers.get(id));
    }

    /** Returns the payload of the retained state; empty before any row. */
    String state() {
        return last.map(row -> Snapshot.json(journal.epoch(), row, state)).orElse("");
    }

    /** Returns the payload of a state that waits to be written; empty before any row. */
    String unwritten(GameState waiting) {
        return last.map(row -> Snapshot.unwritten(journal.epoch(), row, waiting))
                .orElse("");
    }

    /** Returns the number of the row that ended the present game; 0 while it has no result. */
    long resultSeq() {
        return resultSeq;
    }

    /** Returns the payload of the last finished game's result; empty when there is none or it was withdrawn. */
    String result() {
        return result;
    }
}
