package tengen.table.service;

import java.util.function.Consumer;
import tengen.mqtt.Chance;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.record.care.StoreCare;
import tengen.table.StartGate;

/** A table's store, cared for, in the words of the loop: a journal, a gate before games, a name for the machine. */
final class TableStore implements AutoCloseable {
    private final StoreCare care;
    private final String machine;

    private TableStore(StoreCare care, String machine) {
        this.care = care;
        this.machine = machine;
    }

    /**
     * Opens the store.
     *
     * @param powerUp names this power-up of the machine; empty when it cannot be told
     * @param alarm hears what a person must know, one line each; any thread
     */
    static TableStore open(StoreCare.Places places, String powerUp, Consumer<String> alarm) throws StoreFault {
        StoreCare care = StoreCare.open(places, Chance.system().name(), alarm);
        // Under a new name play never goes on by itself: a restored journal may lack the last moves, a nameless machine
        // may have been off.
        boolean another = powerUp.isEmpty() || care.restored().isPresent();
        return new TableStore(care, another ? Chance.system().name() : powerUp);
    }

    Journal journal() {
        return care.journal();
    }

    /** Returns what lets games begin only where they are kept. */
    StartGate gate() {
        boolean open = care.objection().isEmpty();
        return () -> open;
    }

    /** Returns the name under which a later start goes on with a game by itself. */
    String machine() {
        return machine;
    }

    /** Hears a row; copies are made on the store's thread once a game is over. Loop thread. */
    void hear(Row row) {
        if (row.type().equals("GameEnded")) {
            care.gameOver();
        }
    }

    @Override
    public void close() {
        care.close();
    }
}
