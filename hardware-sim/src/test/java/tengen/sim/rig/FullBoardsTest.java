package tengen.sim.rig;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.reed.Scanning;
import tengen.engine.Point;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.sim.world.SimBoard;

/** A process that lives long: neither its memory nor its frames grow. */
class FullBoardsTest {
    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final long HOUR_NANOS = 3_600 * SECOND_NANOS;

    /** What a compiled method, a grown buffer or a thread's cache may take after the first measurement; 200 games of 1 KiB left behind are more. */
    private static final long SLACK_KIB = 600;

    private static final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    static void close() {
        pi4j.close();
    }

    @Test
    void a11TwoHundredFullBoardsInOneProcessTakeNoMoreMemoryThanTen() {
        int boards = Integer.getInteger("full.boards", 200);
        FullBoards table = new FullBoards(pi4j, RigSettings.DEFAULT, SECOND_NANOS);

        for (int board = 1; board <= boards; board++) {
            table.play();
            if (board % Math.max(1, boards / 20) == 0) {
                table.weigh();
            }
        }

        assertThat(table.ended()).isEqualTo(boards);
        List<Long> used = table.usedKib();
        System.out.println("full boards: " + boards + ", KiB in use after each twentieth of them: " + used);
        assertThat(used.getLast()).isLessThan(used.getFirst() + SLACK_KIB);
    }

    @Test
    void a11AFrameOfAFullBoardTakesAsLongAsOneOfASingleStone() {
        assertThat(frameNanos(225)).isEqualTo(frameNanos(1)).isBetween(1_500_000L, 1_700_000L);
    }

    /** Every frame is read; with {@code -Dscan.hours=24} a whole day of them. */
    @Test
    void aDayOfScanningTakesNoMoreMemoryThanItsBeginning() {
        double hours = Double.parseDouble(System.getProperty("scan.hours", "0.2"));
        FullBoards table = new FullBoards(pi4j, RigSettings.DEFAULT.withoutSkips(), 5 * SECOND_NANOS / 4);
        long endNanos = (long) (hours * HOUR_NANOS);
        long cpuNanos = cpuNanos();

        table.play();
        table.weigh();
        while (table.agenda.nanos() < endNanos) {
            table.play();
            table.weigh();
        }
        cpuNanos = cpuNanos() - cpuNanos;

        List<Long> used = table.usedKib();
        long frames = table.agenda.nanos() / SimBoard.PERIOD_NANOS;
        System.out.printf(
                "scanned %.1f h of virtual time, %d frames, %d full boards, %.1f us of processor time a frame with all"
                        + " else; KiB in use: first %d, tenth part %d, half %d, end %d, most %d%n",
                table.agenda.nanos() / (double) HOUR_NANOS,
                frames,
                table.ended(),
                cpuNanos / 1e3 / frames,
                used.getFirst(),
                used.get(used.size() / 10),
                used.get(used.size() / 2),
                used.getLast(),
                used.stream().mapToLong(Long::longValue).max().orElseThrow());
        assertThat(used.getLast()).isLessThan(used.get(used.size() / 10) + SLACK_KIB);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Returns how long the rows of one frame take on the wire. */
    private static long frameNanos(int stones) {
        Agenda agenda = new Agenda();
        SimBoard board = new SimBoard(pi4j, agenda, new Dice(1), false);
        for (int stone = 0; stone < stones; stone++) {
            board.world().place(Point.at(stone));
        }
        agenda.runUntil(SECOND_NANOS);
        int[] seen = new int[1];
        Scanning scanning = board.boot(new Lookout() {
            @Override
            public void seen(Seen run) {
                seen[0] = run.closed().size();
            }

            @Override
            public void lost(long sinceNanos) {
                throw new AssertionError("lost");
            }
        });
        long beginNanos = agenda.nanos();
        assertThat(scanning.step()).isTrue();
        assertThat(seen[0]).isEqualTo(stones);
        return agenda.nanos() - beginNanos;
    }
}
