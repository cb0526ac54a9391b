package tengen.table.service;

import java.util.function.Consumer;
import tengen.mqtt.Chance;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.record.care.StoreCare;
import tengen.table.StartGate;

/**
 * A table's store, cared for, in the words of the loop: a journal, a gate before games, a name for the machine.
 *
 * <p>What a game has left in the old generation is collected when it is over, when no clock runs: else that generation grows by some 25 kB a game to all that the
 * heap may have, and then the machine stops for it in mid-game.
 */
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

    /** Hears a row; once a game is over copies are made on the store's thread, and memory is tidied. Loop thread. */
    void hear(Row row) {
        if (row.type().equals("GameEnded")) {
            care.gameOver(System::gc);
        }
    }

    @Override
    public void close() {
        care.close();
    }
}
