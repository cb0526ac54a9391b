package tengen.sim.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tengen.bridge.Sites;
import tengen.bridge.clock.JSerialCommLine;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.LineOpener;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.ReedScanner;
import tengen.record.Journal;
import tengen.sim.chip.ReedChain;
import tengen.sim.chip.SimPi4j;
import tengen.table.Devices;
import tengen.time.Alarm;
import tengen.time.Pause;
import tengen.time.Ticker;

/** The devices {@code sim:FOLDER}, of a world that runs elsewhere, and {@code sim}, of one where nobody plays, inside this process. */
public final class SimDevices implements Devices {
    private static final String OWN = "sim";
    private static final String PREFIX = "sim:";
    private static final long LOOK_NANOS = 20_000_000L;

    private final List<AutoCloseable> closing = new ArrayList<>();
    private @Nullable Path own;

    @Override
    public boolean know(String device) {
        return device.equals(OWN) || device.startsWith(PREFIX);
    }

    @Override
    public ReedScanner board(String device, long settleNanos) throws BusFault {
        SharedBoard shared = shared(device);
        SimPi4j pi4j = new SimPi4j();
        closing.add(pi4j);
        Pause spin = Pause.spinning();
        ReedChain chain = new ReedChain(pi4j.wiring(), Ticker.system());
        Wire wire = new Wire(shared, chain, spin);
        return pi4j.driver(chain, wire, spin, Ticker.system(), settleNanos);
    }

    @Override
    public LineOpener clock(String device) {
        return () -> {
            try {
                return JSerialCommLine.open(
                        Files.readSymbolicLink(World.link(folder(device))).toString());
            } catch (IOException e) {
                throw new LineFault(
                        LineFault.Cause.NO_DEVICE, device + ": no world stands there (tengen world FOLDER)");
            }
        };
    }

    @Override
    public Journal medium(String device, Journal journal) {
        try {
            return new HangingMedium(journal, SharedBoard.join(folder(device)));
        } catch (IOException e) {
            // Without a world there is nothing that could hang; the board says so when it is opened.
            return journal;
        }
    }

    private SharedBoard shared(String device) throws BusFault {
        try {
            return SharedBoard.join(folder(device));
        } catch (IOException e) {
            throw new BusFault(
                    BusFault.Cause.CLOSED, device + ": no world stands there; begin one with: tengen world FOLDER");
        }
    }

    private Path folder(String device) throws IOException {
        if (device.startsWith(PREFIX)) {
            return Path.of(device.substring(PREFIX.length()));
        }
        Path made = own;
        if (made == null) {
            made = Files.createTempDirectory("tengen-world");
            own = made;
            closing.add(new OwnFolder(made));
            closing.add(World.begin(made, 1));
        }
        return made;
    }

    @Override
    public void close() {
        for (AutoCloseable one : closing.reversed()) {
            try {
                one.close();
            } catch (Exception e) {
                org.slf4j.LoggerFactory.getLogger(SimDevices.class).debug("not closed", e);
            }
        }
    }

    /** A transfer: looks at the reeds, takes its time, and does not return while the bus hangs. */
    private static final class Wire implements Pause {
        private final SharedBoard shared;
        private final ReedChain chain;
        private final Pause spin;
        private final Alarm rest = new Alarm(Ticker.system());
        private Sites seen = Sites.NONE;

        Wire(SharedBoard shared, ReedChain chain, Pause spin) {
            this.shared = shared;
            this.chain = chain;
            this.spin = spin;
        }

        @Override
        public void nanos(long nanos) {
            while (shared.hangs(SharedBoard.Hang.BUS)) {
                rest.until(Ticker.system().nanos() + LOOK_NANOS);
            }
            Sites now = shared.closed();
            if (!now.equals(seen)) {
                for (int site = 0; site < Sites.COUNT; site++) {
                    if (now.has(site) != seen.has(site)) {
                        chain.contact(site, now.has(site));
                    }
                }
                seen = now;
            }
            spin.nanos(nanos);
        }
    }

    /** The folder of a world that is this process's own. */
    private record OwnFolder(Path folder) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            Files.deleteIfExists(folder.resolve("board"));
            Files.deleteIfExists(folder);
        }
    }
}
