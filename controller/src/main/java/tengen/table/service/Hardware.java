package tengen.table.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.bridge.clock.JSerialCommLine;
import tengen.bridge.clock.LineOpener;
import tengen.bridge.reed.BoardBus;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.ReedScanner;
import tengen.record.Journal;
import tengen.table.Devices;

/** The board and the clock that a configuration names: those of this machine, or others that stand for them. One thread. */
public final class Hardware implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Hardware.class);

    private final TableConfig config;
    private final List<Devices> lent = new ArrayList<>();
    private final List<BoardBus> buses = new ArrayList<>();

    /** Makes the hardware of one table; nothing is opened yet. */
    public Hardware(TableConfig config) {
        this.config = config;
        ServiceLoader.load(Devices.class).forEach(lent::add);
    }

    /**
     * Opens the board; one that was opened before is closed.
     *
     * @param settleNanos time for the columns between two rows
     */
    public ReedScanner board(long settleNanos) throws BusFault {
        String device = config.board().device();
        Optional<Devices> stands = standing(device);
        if (stands.isPresent()) {
            return stands.get().board(device, settleNanos);
        }
        buses.forEach(BoardBus::close);
        buses.clear();
        BoardBus bus = BoardBus.open(device, config.board().hertz());
        buses.add(bus);
        return bus.scanner(settleNanos);
    }

    /** Returns what opens the line to the clock. */
    public LineOpener clock() {
        String device = config.clock();
        return standing(device).map(some -> some.clock(device)).orElse(() -> JSerialCommLine.open(device));
    }

    /** Returns the journal as the board's machine lets it be written. */
    Journal medium(Journal journal) {
        String device = config.board().device();
        return standing(device).map(some -> some.medium(device, journal)).orElse(journal);
    }

    private Optional<Devices> standing(String device) {
        return lent.stream().filter(some -> some.know(device)).findFirst();
    }

    @Override
    public void close() {
        buses.forEach(BoardBus::close);
        for (Devices some : lent) {
            try {
                some.close();
            } catch (RuntimeException e) {
                log.warn("not closed: {}", e.toString());
            }
        }
    }
}
