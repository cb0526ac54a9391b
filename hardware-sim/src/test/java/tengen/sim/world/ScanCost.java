package tengen.sim.world;

import java.lang.management.ManagementFactory;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.reed.Scanning;
import tengen.engine.Point;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/** Prints what a frame and a table cost on the bench. Run by hand; the figures stand in results.md. */
final class ScanCost {
    private static final int FRAMES = 1_000_000;

    private ScanCost() {}

    public static void main(String[] arguments) {
        try (SimPi4j pi4j = new SimPi4j()) {
            for (int round = 0; round < 3; round++) {
                frames(pi4j);
                tables(pi4j);
                games(pi4j);
            }
        }
    }

    private static void frames(SimPi4j pi4j) {
        Agenda agenda = new Agenda();
        SimBoard board = new SimBoard(pi4j, agenda, new Dice(1), false);
        for (int site = 0; site < 100; site++) {
            board.world().place(Point.at(2 * site));
        }
        agenda.runUntil(5_000_000);
        Scanning scanning = board.boot(quiet());
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long bytes = threads.getCurrentThreadAllocatedBytes();
        long start = System.nanoTime();
        for (int i = 0; i < FRAMES; i++) {
            scanning.step();
        }
        long nanos = System.nanoTime() - start;
        bytes = threads.getCurrentThreadAllocatedBytes() - bytes;
        System.out.printf("frame: %d ns, %d bytes in all for %d frames%n", nanos / FRAMES, bytes, FRAMES);
    }

    private static void tables(SimPi4j pi4j) {
        long start = System.nanoTime();
        int count = 10_000;
        for (int i = 0; i < count; i++) {
            new SimBoard(pi4j, new Agenda(), new Dice(i), true);
        }
        System.out.printf("new board: %d ns%n", (System.nanoTime() - start) / count);
    }

    private static void games(SimPi4j pi4j) {
        int count = 2_000;
        int stones = 40;
        long frames = 0;
        long start = System.nanoTime();
        for (int game = 0; game < count; game++) {
            Agenda agenda = new Agenda();
            SimBoard board = new SimBoard(pi4j, agenda, new Dice(game), true);
            Scanning scanning = board.boot(quiet());
            for (int stone = 0; stone < stones; stone++) {
                Point point = Point.at((game + 7 * stone) % 225);
                agenda.change(
                        5_000_000_000L * stone + 1_234_567, () -> board.world().place(point));
            }
            agenda.runUntil(5_000_000_000L * stones);
            frames += scanning.frames();
        }
        long nanos = System.nanoTime() - start;
        System.out.printf("game of %d stones: %d us, %d frames read%n", stones, nanos / count / 1000, frames / count);
    }

    private static Lookout quiet() {
        return new Lookout() {
            @Override
            public void seen(Seen run) {}

            @Override
            public void lost(long sinceNanos) {}
        };
    }
}
