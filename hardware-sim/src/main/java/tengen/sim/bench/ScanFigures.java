package tengen.sim.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.ReedScanner;
import tengen.bridge.reed.Scanning;
import tengen.engine.Point;
import tengen.sim.chip.ReedChain;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.sim.world.SimBoard;

/** What one frame of the board costs, on the simulated chain. */
final class ScanFigures {
    private static final int STONES = 100;
    private static final int WARM_FRAMES = 100_000;
    private static final int FRAMES = 400_000;
    private static final int LEAST_BITS = 17 * 32;
    private static final double MICRO_NANOS = 1e3;

    private ScanFigures() {}

    /**
     * What an unchanged frame costs.
     *
     * @param cpuNanos processor time, the simulated chain's included
     * @param bytes allocated by us; Pi4J's own bus is not in the simulator
     */
    record Cost(double cpuNanos, double bytes) {
        String line() {
            return String.format(
                    Locale.ROOT,
                    "an unchanged frame: %.2f us of processor time with the simulated chain, %.3f bytes allocated by"
                            + " us, %d frames",
                    cpuNanos / MICRO_NANOS,
                    bytes,
                    FRAMES);
        }
    }

    /**
     * What a frame is on the wire.
     *
     * @param bits clocked
     * @param busNanos spent in transfers
     * @param settleNanos spent waiting for columns
     */
    record Wire(long bits, long busNanos, long settleNanos) {
        String line() {
            return String.format(
                    Locale.ROOT,
                    "a frame on the wire: %d bits of at least %d, %.0f us of transfers and %.0f us of settling",
                    bits,
                    LEAST_BITS,
                    busNanos / MICRO_NANOS,
                    settleNanos / MICRO_NANOS);
        }
    }

    /** Counts what goes over the wire for one frame. */
    static Wire wire(SimPi4j pi4j) {
        long[] spent = new long[2];
        ReedChain chain = new ReedChain(pi4j.wiring(), () -> spent[0] + spent[1]);
        ReedScanner scanner = pi4j.driver(
                chain,
                nanos -> spent[0] += nanos,
                nanos -> spent[1] += nanos,
                () -> spent[0] + spent[1],
                ReedScanner.SETTLE_NANOS);
        try {
            scanner.scan();
        } catch (BusFault fault) {
            throw new IllegalStateException(fault.getMessage(), fault);
        }
        // At 1 MHz a bit is a microsecond.
        return new Wire(spent[0] / 1_000, spent[0], spent[1]);
    }

    /** Reads a board with a hundred stones again and again. */
    static Cost cost(SimPi4j pi4j) {
        Agenda agenda = new Agenda();
        SimBoard board = new SimBoard(pi4j, agenda, new Dice(1), false);
        for (int stone = 0; stone < STONES; stone++) {
            board.world().place(Point.at(2 * stone));
        }
        agenda.runUntil(SimBoard.PERIOD_NANOS);
        Scanning scanning = board.boot(new Deaf());
        steps(scanning, WARM_FRAMES);
        var thread = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long bytes = thread.getCurrentThreadAllocatedBytes();
        long cpuNanos = thread.getCurrentThreadCpuTime();
        steps(scanning, FRAMES);
        cpuNanos = thread.getCurrentThreadCpuTime() - cpuNanos;
        bytes = thread.getCurrentThreadAllocatedBytes() - bytes;
        return new Cost((double) cpuNanos / FRAMES, (double) bytes / FRAMES);
    }

    private static void steps(Scanning scanning, int frames) {
        for (int i = 0; i < frames; i++) {
            if (!scanning.step()) {
                throw new IllegalStateException("a bad frame on a sound chain");
            }
        }
    }

    private static final class Deaf implements Lookout {
        @Override
        public void seen(Seen run) {
            // Only the reading is measured.
        }

        @Override
        public void lost(long sinceNanos) {
            throw new IllegalStateException("a sound chain was lost");
        }
    }

    /** Returns every figure of the board, a line each. */
    static List<String> lines() {
        try (SimPi4j pi4j = new SimPi4j()) {
            return List.of(
                    StoneLatency.measure(pi4j, 1, 2_000).line(),
                    wire(pi4j).line(),
                    cost(pi4j).line());
        }
    }
}
