package tengen.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.Scanning;
import tengen.engine.Point;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/** The board from the stone to the run of frames: the real driver on the simulated chain. */
class BoardTest {
    private static final long MILLI = 1_000_000;
    private static final SimPi4j pi4j = new SimPi4j();

    private final Agenda agenda = new Agenda();
    private final List<Seen> runs = new ArrayList<>();
    private final List<Long> losses = new ArrayList<>();
    private final SimBoard board = new SimBoard(pi4j, agenda, new Dice(1), false);
    private final BoardWorld world = board.world();
    private final Scanning scanning = board.boot(new Lookout() {
        @Override
        public void seen(Seen run) {
            runs.add(run);
        }

        @Override
        public void lost(long sinceNanos) {
            losses.add(sinceNanos);
        }
    });

    @AfterAll
    static void close() {
        pi4j.close();
    }

    @Test
    void aStoneSetDownIsSeenOnItsPointAndNowhereElse() {
        world.place(Point.of("H8"));
        after(20);

        assertThat(closed()).isEqualTo(sites("H8"));
        assertThat(runs.get(0).closed())
                .as("the first frame of all sees it or its bounce")
                .isIn(sites("H8"), Sites.NONE);
    }

    @ParameterizedTest(name = "{0} to the right, {1} away")
    @MethodSource("offsets")
    void a17AStoneWithinFiveMillimetresOfItsPointIsSeen(int right, int away) {
        world.place(Point.of("H8"), right, away, 0);
        after(20);

        assertThat(closed()).isEqualTo(sites("H8"));
    }

    @Test
    void a18TheEmptyPointOfAFullBoardStaysOpen() {
        for (int site = 0; site < Sites.COUNT; site++) {
            if (site != Point.CENTRE.index()) {
                world.place(Point.at(site));
            }
        }
        after(20);

        assertThat(closed()).isEqualTo(Sites.ALL.without(Point.CENTRE.index()));
        world.place(Point.CENTRE, 4, -3, 0);
        after(20);
        assertThat(closed()).isEqualTo(Sites.ALL);
    }

    @Test
    void aLiftedStoneLeavesNothing() {
        world.place(Point.of("H8"), 3, 3, 0);
        after(20);

        assertThat(world.lift(Point.of("H8"))).isTrue();
        after(20);

        assertThat(closed()).isEqualTo(Sites.NONE);
        assertThat(world.lift(Point.of("H8"))).isFalse();
    }

    @Test
    void aSlideOpensOnePointBeforeItClosesTheNext() {
        world.place(Point.of("H8"));
        after(20);
        runs.clear();

        world.slide(Point.of("H8"), Point.of("J8"), 600 * MILLI);
        after(700);

        assertThat(patterns()).containsSubsequence(Sites.NONE, sites("I8"), Sites.NONE, sites("J8"));
        assertThat(runs).allMatch(run -> run.closed().size() <= 1);
        assertThat(world.stones()).isEqualTo(sites("J8"));
    }

    @Test
    void aHoverClosesTheReedWhileItLasts() {
        world.hover(Point.of("C3"), 80 * MILLI);
        after(40);
        boolean seen = closed().equals(sites("C3"));
        after(60);

        assertThat(seen).isTrue();
        assertThat(closed()).isEqualTo(Sites.NONE);
        assertThat(world.quiet()).isTrue();
    }

    @Test
    void threeTapsAreThreeShortClosings() {
        world.tap(Point.of("C3"), 3);
        after(1000);

        long closings = Stream.concat(Stream.of(runs.get(0)), changes())
                .filter(run -> !run.closed().isEmpty())
                .count();
        assertThat(closings).isEqualTo(3);
        assertThat(closed()).isEqualTo(Sites.NONE);
    }

    @Test
    void aNudgedStoneIsAwayForAWhile() {
        world.place(Point.of("H8"));
        after(20);

        world.nudge(Point.of("H8"), 300 * MILLI);
        after(150);
        boolean away = closed().isEmpty();
        after(200);

        assertThat(away).isTrue();
        assertThat(closed()).isEqualTo(sites("H8"));
    }

    @Test
    void settingDownSlowlyClosesTheReedNearTheEnd() {
        world.place(Point.of("H8"), 0, 0, 80 * MILLI);
        after(40);
        boolean early = closed().isEmpty();
        after(60);

        assertThat(early).isTrue();
        assertThat(closed()).isEqualTo(sites("H8"));
    }

    @Test
    void aStoneMayLandBetweenTwoRowsOfOneFrame() {
        for (int i = 0; i < 20; i++) {
            // 0.8 ms into a frame: row 1 has been read, row 15 has not; bounce may hide it from that frame all the
            // same.
            long frameNanos = (agenda.nanos() / SimBoard.PERIOD_NANOS + 1) * SimBoard.PERIOD_NANOS;
            agenda.change(frameNanos + 800_000, () -> {
                world.place(Point.of("A1"));
                world.place(Point.of("A15"));
            });
            after(20);
            world.clear();
            after(20);
        }

        assertThat(patterns()).contains(sites("A15"), sites("A1", "A15")).doesNotContain(sites("A1"));
    }

    @Test
    void faultySitesShowWhatIsWrongWithThem() {
        world.stuckClosed(Point.of("A1"), true);
        world.stuckOpen(Point.of("B1"), true);
        world.deadCentre(Point.of("C1"), true);
        Stream.of("B1", "C1", "D1").map(Point::of).forEach(world::place);
        after(20);

        assertThat(closed()).isEqualTo(sites("A1", "D1"));

        world.stuckClosed(Point.of("A1"), false);
        world.stuckOpen(Point.of("B1"), false);
        world.lift(Point.of("C1"));
        world.place(Point.of("C1"), 3, 0, 0);
        after(20);

        assertThat(closed()).isEqualTo(sites("B1", "C1", "D1"));
    }

    @Test
    void a18AnOversensitiveReedShowsAStoneOnTheNextPoint() {
        world.oversensitive(Point.of("I8"), true);
        after(20);
        boolean empty = closed().isEmpty();

        world.place(Point.of("H8"));
        after(20);

        assertThat(empty).isTrue();
        assertThat(closed()).isEqualTo(sites("H8", "I8"));
    }

    @Test
    void aStoneCarriedLowClosesWhatItPassesAndOneCarriedHighDoesNot() {
        world.carry(Point.of("D4"), Point.of("H4"), 4, 300 * MILLI);
        after(400);
        int low = patterns().stream().reduce(Sites.NONE, Sites::or).size();
        runs.clear();

        world.carry(Point.of("D4"), Point.of("H4"), 25, 300 * MILLI);
        after(400);

        assertThat(low).isEqualTo(5);
        assertThat(runs).isEmpty();
        assertThat(world.quiet()).isTrue();
    }

    @Test
    void aCreepingStoneIsLostOnceItIsFarFromItsReed() {
        world.place(Point.of("H8"));
        after(20);

        world.drag(Point.of("H8"), Point.of("H8"), 10, 0, 60_000 * MILLI);
        after(20_000);
        boolean near = closed().equals(sites("H8"));
        after(41_000);

        assertThat(near).isTrue();
        assertThat(closed()).isEqualTo(Sites.NONE);
    }

    @Test
    void aMagnetTooWeakClosesNothing() {
        world.place(Point.of("H8"), 0, 0, 0, 10);
        world.place(Point.of("D4"), 0, 0, 0, 50);
        after(20);

        assertThat(closed()).isEqualTo(sites("D4"));
    }

    @Test
    void threeCornersShowTheFourthWhereADiodeIsMissing() {
        Stream.of("C3", "C5", "F5", "F3").map(Point::of).forEach(world::place);
        world.lift(Point.of("F3"));
        after(20);
        Sites sound = closed();

        world.diodeMissing(Point.of("C5"), true);
        after(20);

        assertThat(sound).isEqualTo(sites("C3", "C5", "F5"));
        assertThat(closed()).isEqualTo(sites("C3", "C5", "F5", "F3"));
    }

    @Test
    void aNoisySiteChangesByItselfForAWhile() {
        after(20);
        runs.clear();

        world.noisy(Point.of("C3"), 3000 * MILLI, 20 * MILLI);
        after(3100);

        assertThat(changes().count()).isBetween(145L, 152L);
        assertThat(closed()).isEqualTo(Sites.NONE);
        assertThat(world.quiet()).isTrue();
    }

    @Test
    void a21WithoutASettleTimeNoFrameIsBelieved() {
        after(20);

        board.faults().settle(0);
        after(200);

        assertThat(losses).hasSize(1);
        assertThat(scanning.faults().count(BusFault.Cause.CANARY_STUCK)).isPositive();
        board.faults().settle(-1);
        after(20);
        assertThat(scanning.isLost()).isFalse();
    }

    @Test
    void a26AFrozenChainIsSaidAndTheStonesAreFoundOnReturn() {
        after(20);

        board.faults().frozen(5000 * MILLI);
        after(1000);
        world.place(Point.of("H8"));
        after(3000);
        boolean blind = closed().isEmpty() && losses.size() == 1;
        after(1100);

        assertThat(blind).isTrue();
        assertThat(closed()).isEqualTo(sites("H8"));
        assertThat(board.faults().quiet()).isTrue();
    }

    @Test
    void aBrownOutNeverInventsAStone() {
        world.place(Point.of("H8"));
        after(20);
        runs.clear();

        board.faults().brownOut(300 * MILLI);
        after(500);

        assertThat(runs).allMatch(run -> run.closed().equals(sites("H8")));
        assertThat(losses).hasSize(1);
        assertThat(closed()).isEqualTo(sites("H8"));
    }

    @Test
    void stonesOutliveThePower() {
        world.place(Point.of("H8"));
        after(20);
        board.powerOff();
        after(1000);

        List<Seen> second = new ArrayList<>();
        board.boot(new Lookout() {
            @Override
            public void seen(Seen run) {
                second.add(run);
            }

            @Override
            public void lost(long sinceNanos) {}
        });
        after(20);

        assertThat(second).extracting(Seen::closed).containsExactly(sites("H8"));
    }

    private void after(long millis) {
        agenda.runUntil(agenda.nanos() + millis * MILLI);
    }

    private Sites closed() {
        return scanning.latest().orElseThrow().closed();
    }

    private List<Sites> patterns() {
        return runs.stream().map(Seen::closed).toList();
    }

    /** The runs that begin, without the ends of those before them. */
    private Stream<Seen> changes() {
        return runs.stream().skip(1).filter(run -> run.sinceNanos() == run.seenNanos());
    }

    private static Sites sites(String... points) {
        return Sites.of(
                Stream.of(points).mapToInt(name -> Point.of(name).index()).toArray());
    }

    static Stream<Arguments> offsets() {
        List<Arguments> offsets = new ArrayList<>();
        for (int right = -5; right <= 5; right++) {
            for (int away = -5; away <= 5; away++) {
                if (right * right + away * away <= 25) {
                    offsets.add(Arguments.of(right, away));
                }
            }
        }
        return offsets.stream();
    }
}
