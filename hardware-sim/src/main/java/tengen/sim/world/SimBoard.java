package tengen.sim.world;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.reed.ReedScanner;
import tengen.bridge.reed.Scanning;
import tengen.sim.chip.ChainFaults;
import tengen.sim.chip.ReedChain;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/**
 * One table's board on virtual time: world, chain and bus, and the real driver that scans them.
 *
 * <p>Frames are due on a fixed grid. While nothing on the board moves by itself and the bus is sound, frames cannot differ, so none is read: the grid is
 * parked, and the run goes on by {@link Scanning#skipTo} once somebody looks, a frame is wanted, or the world stirs. A frame under way at the moment of the
 * stir then counts as read before it. Everything else is as in life, frame by frame.
 */
public final class SimBoard {
    /** 200 frames a second. */
    public static final long PERIOD_NANOS = 5_000_000;

    /** Who asks for a frame of longer ago gets the next one: those between were read and told nothing new. */
    private static final long LATE_NANOS = 8 * PERIOD_NANOS;

    private final Agenda agenda;
    private final ReedChain chain;
    private final ChainFaults faults;
    private final BoardWorld world;
    private final Supplier<ReedScanner> drivers;
    private final boolean skipping;
    private @Nullable Scanning scanning;
    private long dueNanos;
    private long stampNanos;
    private long wakeNanos;
    private int boot;
    private boolean parked;
    private boolean stirred;

    /**
     * Creates a board that nobody scans yet.
     *
     * @param skipping whether frames that cannot differ may be left out
     */
    public SimBoard(SimPi4j pi4j, Agenda agenda, Dice dice, boolean skipping) {
        this.agenda = agenda;
        this.chain = new ReedChain(pi4j.wiring(), agenda);
        this.faults = new ChainFaults(agenda, dice);
        this.world = new BoardWorld(agenda, chain, dice);
        this.drivers = pi4j.drivers(chain, agenda, faults);
        this.skipping = skipping;
        world.onStir(this::stir);
        faults.onStir(this::stir);
    }

    /** Returns the stones and the hands. */
    public BoardWorld world() {
        return world;
    }

    /** Returns what can go wrong with the bus and the chain. */
    public ChainFaults faults() {
        return faults;
    }

    /** Starts a controller's scanning, as a process does that begins now; the one before, if any, has ended. */
    public Scanning boot(Lookout lookout) {
        halt();
        ReedScanner scanner = drivers.get();
        Scanning started = new Scanning(scanner, agenda, Scanning.Limits.DEFAULT, lookout);
        scanning = started;
        dueNanos = agenda.nanos();
        enter(dueNanos);
        return started;
    }

    /** Ends the scanning, as a process does that dies. */
    public void halt() {
        boot++;
        parked = false;
        scanning = null;
    }

    /** Takes the supply from the chain: its registers are lost, the stones stay. The controller that scanned is gone as well. */
    public void powerOff() {
        halt();
        chain.powerOff();
    }

    /** Asks the scanning for a frame, as {@link Scanning#want} does, and wakes it in time. */
    public void want(long nanos) {
        Scanning now = scanning;
        if (now == null) {
            return;
        }
        now.want(nanos);
        if (parked && nanos != Long.MAX_VALUE) {
            long frames = Math.max(0, Math.ceilDiv(nanos - stampNanos, PERIOD_NANOS));
            wake(dueNanos + frames * PERIOD_NANOS);
        }
    }

    /** Returns the current run up to the newest frame that is over, read or not; nothing while nobody scans. */
    public Optional<Seen> latest() {
        Scanning now = scanning;
        if (now == null) {
            return Optional.empty();
        }
        if (parked) {
            catchUp(now, agenda.nanos());
        }
        return now.latest();
    }

    private void frame(int entered) {
        Scanning now = scanning;
        if (entered != boot || now == null) {
            return;
        }
        stirred = false;
        boolean good = now.step();
        if (entered != boot) {
            return;
        }
        if (good) {
            stampNanos = now.latest().orElseThrow().seenNanos();
        }
        parked = skipping && good && !stirred && world.quiet() && faults.quiet();
        if (!parked) {
            next();
        } else if (now.wantedNanos() != Long.MAX_VALUE) {
            wakeNanos = Long.MAX_VALUE;
            want(now.wantedNanos());
        } else {
            wakeNanos = Long.MAX_VALUE;
        }
    }

    /** The next frame is due one period after the last one was due; periods that a slow frame has used up are left out. */
    private void next() {
        long lateNanos = Math.max(0, agenda.nanos() - dueNanos - PERIOD_NANOS);
        dueNanos += PERIOD_NANOS * (1 + Math.ceilDiv(lateNanos, PERIOD_NANOS));
        enter(dueNanos);
    }

    private void enter(long nanos) {
        int entered = boot;
        agenda.step(nanos, () -> frame(entered));
    }

    private void stir() {
        stirred = true;
        if (parked) {
            resume(agenda.nanos());
        }
    }

    /** Goes on scanning after the frames that were over, or under way, at this time. */
    private void resume(long nanos) {
        Scanning now = scanning;
        parked = false;
        if (now != null) {
            catchUp(now, nanos);
            next();
        }
    }

    private void catchUp(Scanning now, long nanos) {
        long frames = Math.floorDiv(nanos - stampNanos, PERIOD_NANOS);
        if (frames > 0) {
            dueNanos += frames * PERIOD_NANOS;
            stampNanos += frames * PERIOD_NANOS;
            now.skipTo(stampNanos);
        }
    }

    private void wake(long frameNanos) {
        if (frameNanos - wakeNanos >= 0) {
            return;
        }
        wakeNanos = frameNanos;
        int entered = boot;
        agenda.step(frameNanos, () -> {
            if (entered == boot && parked && wakeNanos == frameNanos) {
                // The frame before this one, so that this one is read and handed over.
                boolean longAgo = agenda.nanos() - frameNanos > LATE_NANOS;
                resume(longAgo ? agenda.nanos() - 1 : frameNanos - 1);
            }
        });
    }
}
