package tengen.sim.rig;

import com.pi4j.io.spi.Spi;
import java.util.function.BooleanSupplier;
import tengen.bridge.clock.LineFault;
import tengen.bridge.reed.ReedScanner;
import tengen.bridge.reed.Scanning;
import tengen.bridge.reed.Wiring;
import tengen.record.Journal;
import tengen.record.StoreFault;
import tengen.sim.clock.SimCable;
import tengen.sim.time.Agenda;
import tengen.table.ClockWire;
import tengen.table.Inbox;
import tengen.table.Item;
import tengen.table.Table;
import tengen.table.TableLoop;
import tengen.time.Pause;

/**
 * One life of the controller's process: the production scanner, serial reader and loop, called by the agenda instead of by three threads.
 *
 * <p>Frames are due one period after the last was due. While nothing in the world can change, frames that could not differ are passed over: the scanning is told
 * that they were the same. Whatever is entered into the agenda ends the passing over in time for the frame that overlaps it, so the rows are those of a run that
 * reads every frame; a test compares them.
 */
public final class SimController {
    /** A frame takes 17 transfers of 32 us and as many waits; whatever happens this shortly before it ends may show in it. */
    private static final long FRAME_NANOS = 2_000_000L;

    private static final long MOST_PASSED = 1_000;

    private final Agenda agenda;
    private final SimCable cable;
    private final RigSettings settings;
    private final BooleanSupplier quiet;
    private final Journal journal;
    private final Inbox inbox = new Inbox();
    private final Scanning scanning;
    private final ClockWire wire;
    private final TableLoop loop;
    private boolean stopped;
    private boolean readingBytes;
    private long gridNanos;
    private long plannedNanos = Long.MAX_VALUE;
    private long stampNanos;
    private long timerNanos = Long.MAX_VALUE;
    private long frames;
    private boolean orders;

    /**
     * Which life this is.
     *
     * @param machine the machine's power-up
     * @param boot the process's number
     */
    record Identity(String machine, long boot) {}

    SimController(
            Agenda agenda,
            Spi spi,
            Wiring wiring,
            SimCable cable,
            Pause columnSettle,
            Identity identity,
            RigSettings settings,
            Journal journal,
            SimWall wall,
            SimTable.Ear ear,
            BooleanSupplier quiet)
            throws StoreFault {
        this.agenda = agenda;
        this.cable = cable;
        this.settings = settings;
        this.quiet = quiet;
        this.journal = journal;
        ReedScanner scanner = new ReedScanner(spi, wiring, agenda, columnSettle, settings.columnSettleNanos());
        scanning = new Scanning(scanner, agenda, Scanning.Limits.DEFAULT, inbox);
        wire = new ClockWire(cable, agenda, inbox);
        loop = new Table(agenda, wall, journal, identity.machine(), identity.boot(), settings.settleNanos())
                .loop(inbox, wire, scanning::want, row -> ear.told(row, agenda.nanos()));
        gridNanos = agenda.nanos();
        plan(gridNanos);
    }

    /** The process is gone: nothing of it runs any more. */
    void stop() {
        stopped = true;
        journal.close();
    }

    /** Gives the loop an order or a pairing. */
    public void offer(Item item) {
        if (!inbox.offer(item)) {
            throw new IllegalStateException("inbox full");
        }
        if (!orders) {
            orders = true;
            agenda.step(agenda.nanos(), () -> {
                orders = false;
                turn();
            });
        }
    }

    /** Returns the loop. */
    public TableLoop loop() {
        return loop;
    }

    /** Returns how many frames were due so far, read or passed over. */
    public long frames() {
        return frames;
    }

    /** Returns the scanning, for its counters. */
    public Scanning scanning() {
        return scanning;
    }

    /** Something will change sooner than was known: the frame that overlaps it must be read. */
    void stirred() {
        if (!stopped && plannedNanos != Long.MAX_VALUE) {
            replan();
        }
    }

    /** Bytes have arrived: the reader takes them at once. */
    void bytes() {
        if (stopped || readingBytes) {
            return;
        }
        readingBytes = true;
        agenda.step(agenda.nanos(), () -> {
            readingBytes = false;
            if (stopped) {
                return;
            }
            try {
                while (cable.hasBytes()) {
                    wire.step();
                }
            } catch (LineFault fault) {
                throw new IllegalStateException(fault);
            }
            turn();
        });
    }

    private void frame() {
        passOver();
        long dueNanos = gridNanos;
        gridNanos += settings.framePeriodNanos();
        frames++;
        if (scanning.step()) {
            stampNanos = scanning.latest().orElseThrow().seenNanos() - dueNanos;
        }
        turn();
        plan(nextFrameNanos());
    }

    /** Tells the scanning of the frames that were due since the last one and could not differ from it. */
    private void passOver() {
        long nowNanos = agenda.nanos();
        long passed = Math.max(0, (nowNanos - gridNanos) / settings.framePeriodNanos());
        if (passed > 0 && settings.skips()) {
            gridNanos += passed * settings.framePeriodNanos();
            frames += passed;
            scanning.skipTo(gridNanos - settings.framePeriodNanos() + stampNanos);
        }
    }

    private void turn() {
        if (stopped) {
            return;
        }
        loop.turn(agenda.nanos());
        long dueNanos = loop.nextDueNanos();
        if (dueNanos < timerNanos || timerNanos <= agenda.nanos()) {
            timerNanos = dueNanos;
            if (dueNanos != Long.MAX_VALUE) {
                agenda.step(dueNanos, () -> timer(dueNanos));
            }
        }
        if (plannedNanos != Long.MAX_VALUE) {
            replan();
        }
    }

    private void timer(long dueNanos) {
        if (!stopped && timerNanos == dueNanos) {
            timerNanos = Long.MAX_VALUE;
            turn();
        }
    }

    private void replan() {
        long nextNanos = nextFrameNanos();
        if (nextNanos < plannedNanos) {
            plan(nextNanos);
        }
    }

    private void plan(long dueNanos) {
        plannedNanos = dueNanos;
        agenda.step(dueNanos, () -> {
            if (!stopped && plannedNanos == dueNanos) {
                frame();
            }
        });
    }

    /** Returns the due time of the next frame that must be read: the next of all, or the first that can differ or that somebody waits for. */
    private long nextFrameNanos() {
        if (!settings.skips()
                || !quiet.getAsBoolean()
                || scanning.isLost()
                || scanning.latest().isEmpty()) {
            return gridNanos;
        }
        long changeNanos = Math.min(agenda.nextChangeNanos(), timerNanos);
        long periods =
                Math.min(periodsUntil(changeNanos, FRAME_NANOS - 1), periodsUntil(scanning.wantedNanos(), stampNanos));
        return gridNanos + periods * settings.framePeriodNanos();
    }

    /** Returns how many periods lie before the first frame that is due at {@code nanos - leadNanos} or later; a thousand when nothing is due. */
    private long periodsUntil(long nanos, long leadNanos) {
        if (nanos == Long.MAX_VALUE) {
            return MOST_PASSED;
        }
        long period = settings.framePeriodNanos();
        return Math.clamp(Math.ceilDiv(nanos - leadNanos - gridNanos, period), 0, MOST_PASSED);
    }
}
