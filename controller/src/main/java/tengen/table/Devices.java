package tengen.table;

import tengen.bridge.clock.LineOpener;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.ReedScanner;
import tengen.record.Journal;

/**
 * Hardware that stands for the real one, by the name of its device in the configuration. Found through {@link java.util.ServiceLoader}, so that the bench can
 * lend a table its simulated board and clock without the table knowing the bench.
 */
public interface Devices extends AutoCloseable {
    /** Says whether a device of this name is one of these. */
    boolean know(String device);

    /**
     * Opens a board.
     *
     * @param settleNanos time for the columns between two transfers
     * @throws BusFault in one line that says what to do
     */
    ReedScanner board(String device, long settleNanos) throws BusFault;

    /** Returns what opens the line to a clock. */
    LineOpener clock(String device);

    /** Returns the journal as the board's machine lets it be written: simulated media may be slow, or hang. */
    default Journal medium(String device, Journal journal) {
        return journal;
    }

    /** Lets go of what was opened. */
    @Override
    default void close() {}
}
