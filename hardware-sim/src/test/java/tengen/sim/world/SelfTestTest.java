package tengen.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.ColumnSettle;
import tengen.bridge.reed.Wiring;
import tengen.engine.Point;
import tengen.sensing.BoardSelfTest;
import tengen.sim.chip.ChainTrouble;
import tengen.sim.chip.ReedChain;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/** The check before a round, on boards with known faults. */
class SelfTestTest {
    private static final long MILLI = 1_000_000;
    private static final SimPi4j pi4j = new SimPi4j();

    private final Agenda agenda = new Agenda();
    private final SimBoard board = new SimBoard(pi4j, agenda, new Dice(11), true);
    private final BoardSelfTest test = new BoardSelfTest();

    @AfterAll
    static void close() {
        pi4j.close();
    }

    @Test
    void a8ASoundBoardIsWalkedInAnyOrder() {
        BoardSelfTest.Report report = walked();

        assertThat(report.sound()).isTrue();
        assertThat(report.lines()).containsExactly("board sound: 225 points");
    }

    @Test
    void a8A17A25EveryBrokenSiteIsNamed() {
        board.world().stuckClosed(Point.of("A1"), true);
        board.world().stuckOpen(Point.of("K11"), true);
        board.world().deadCentre(Point.of("C3"), true);

        BoardSelfTest.Report report = walked();

        assertThat(report.stuckClosed()).isEqualTo(sites("A1"));
        assertThat(report.never()).isEqualTo(sites("C3", "K11"));
        assertThat(report.byHand()).isEqualTo(sites("A1", "C3", "K11"));
        assertThat(report.lines())
                .containsExactly("closed on the empty board: A1", "never seen: C3 K11", "by hand: A1 C3 K11");
    }

    @Test
    void a18AnOversensitiveReedIsSeenWithItsNeighbours() {
        board.world().oversensitive(Point.of("H8"), true);

        BoardSelfTest.Report report = walked();

        assertThat(report.twice()).isEqualTo(sites("H8"));
        assertThat(report.withNeighbour().has(Point.of("H8").index())).isTrue();
    }

    @Test
    void a22TheSettleTimeOfEveryColumnIsMeasured() throws BusFault {
        Wiring wiring = Wiring.read();
        ReedChain chain = new ReedChain(wiring, agenda);
        chain.slowColumn(4, 43_000);
        chain.slowColumn(9, 2_000_000);

        List<Long> settled =
                new ColumnSettle(pi4j.attach(chain, agenda, new ChainTrouble(new Dice(1))), wiring, agenda).measure();

        assertThat(settled).hasSize(16);
        assertThat(settled.get(0)).isEqualTo(10_000);
        assertThat(settled.get(3)).isEqualTo(45_000);
        assertThat(settled.get(8)).isEqualTo(Long.MAX_VALUE);
        assertThat(settled.get(15)).isEqualTo(10_000);
    }

    /** One stone is set on every point in turn, in an order drawn from a seed, and lifted again. */
    private BoardSelfTest.Report walked() {
        board.boot(new Lookout() {
            @Override
            public void seen(Seen run) {
                test.accept(run);
                board.want(test.nextDueNanos());
            }

            @Override
            public void lost(long sinceNanos) {
                throw new AssertionError("lost since " + sinceNanos);
            }
        });
        after(500);
        test.walk();
        Dice dice = new Dice(5);
        List<Point> points = new ArrayList<>();
        for (int site = 0; site < Sites.COUNT; site++) {
            points.add(dice.below(points.size() + 1), Point.at(site));
        }
        for (Point point : points) {
            board.world().place(point);
            after(400);
            board.world().lift(point);
            after(300);
        }
        return test.report();
    }

    private void after(long millis) {
        agenda.runUntil(agenda.nanos() + millis * MILLI);
    }

    private static Sites sites(String... points) {
        return Sites.of(
                Stream.of(points).mapToInt(name -> Point.of(name).index()).toArray());
    }
}
