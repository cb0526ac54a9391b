package tengen.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.bridge.reed.Scanning;
import tengen.engine.Point;
import tengen.sensing.Expectation;
import tengen.sensing.Observation;
import tengen.sensing.Reading;
import tengen.sensing.Settler;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/** Frames left out change nothing: the same hands give the same observations with every frame read and with the idle ones skipped. */
class SimBoardTest {
    private static final long MILLI = 1_000_000;
    private static final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    static void close() {
        pi4j.close();
    }

    /** A table without a game: whatever appears is expected from then on. */
    private static final class Table implements Lookout {
        final Agenda agenda = new Agenda();
        final SimBoard board;
        final Scanning scanning;
        final Settler settler = new Settler(Settler.SETTLE_NANOS);
        final Reading reading = new Reading(Settler.SETTLE_NANOS);
        final List<Observation> said = new ArrayList<>();
        Sites standing = Sites.NONE;
        Sites loose = Sites.NONE;

        Table(long seed, boolean skipping) {
            board = new SimBoard(pi4j, agenda, new Dice(seed), skipping);
            scanning = board.boot(this);
        }

        @Override
        public void seen(Seen run) {
            settler.accept(run);
            for (boolean more = true; more; ) {
                List<Observation> fresh =
                        reading.compare(settler.occupancy(), Expectation.of(standing, loose), settler.seenNanos());
                fresh.forEach(this::adopt);
                more = !fresh.isEmpty();
            }
            long dueNanos = Math.min(settler.nextDueNanos(), reading.nextDueNanos());
            board.want(dueNanos);
        }

        private void adopt(Observation observation) {
            said.add(observation);
            if (observation instanceof Observation.Appeared appeared) {
                loose = Sites.of(appeared.point().index());
                standing = standing.or(loose);
            } else if (observation instanceof Observation.Slid slid) {
                loose = Sites.of(slid.to().index());
                standing = standing.without(slid.from().index()).or(loose);
            }
        }

        @Override
        public void lost(long sinceNanos) {
            throw new AssertionError("lost since " + sinceNanos);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void skippingChangesNoObservation(long seed) {
        Table every = new Table(seed, false);
        Table skipping = new Table(seed, true);

        for (Table table : List.of(every, skipping)) {
            hands(table, new Dice(seed).fork("hands"));
            table.agenda.runUntil(100_000 * MILLI);
        }

        assertThat(points(skipping)).as("seed %d", seed).isEqualTo(points(every));
        for (int i = 0; i < every.said.size(); i++) {
            long apart = Math.abs(
                    every.said.get(i).sinceNanos() - skipping.said.get(i).sinceNanos());
            assertThat(apart).as("seed %d, %s", seed, every.said.get(i)).isLessThanOrEqualTo(SimBoard.PERIOD_NANOS);
        }
        assertThat(skipping.scanning.frames()).isLessThan(every.scanning.frames() / 10);
    }

    @Test
    void aStoneIsKnownOneSettleTimeAfterItCameToRest() {
        Table table = new Table(5, true);
        table.agenda.change(1_000_300_000L, () -> table.board.world().place(Point.of("H8")));

        table.agenda.runUntil(1_160 * MILLI);

        assertThat(table.said).hasSize(1);
        assertThat(table.said.get(0).sinceNanos() - 1_000_300_000L).isBetween(0L, 10 * MILLI);
    }

    @Test
    void whoeverLooksSeesTheRunUpToTheNewestFrame() {
        Table table = new Table(5, true);
        table.agenda.runUntil(10_000 * MILLI);

        assertThat(10_000 * MILLI - table.board.latest().orElseThrow().seenNanos())
                .isBetween(0L, SimBoard.PERIOD_NANOS);
        assertThat(table.scanning.frames()).isLessThan(5);
    }

    @Test
    void aWantedFrameIsReadInItsTime() {
        Table table = new Table(5, true);
        table.agenda.runUntil(10_000 * MILLI);
        long before = table.scanning.frames();

        table.board.want(10_500 * MILLI);
        table.agenda.runUntil(11_000 * MILLI);

        assertThat(table.scanning.frames()).isEqualTo(before + 1);
        assertThat(table.settler.seenNanos()).isBetween(10_500 * MILLI, 10_505 * MILLI);
    }

    private static void hands(Table table, Dice dice) {
        long atNanos = 100 * MILLI;
        for (int move = 0; move < 40; move++) {
            Point point = Point.at(dice.below(Sites.COUNT));
            Point next = Point.at(Math.floorMod(point.index() + dice.between(-1, 1), Sites.COUNT));
            long dragNanos = dice.between(100, 700) * MILLI;
            int dx = dice.between(-3, 3);
            int dy = dice.between(-3, 3);
            int kind = dice.below(5);
            BoardWorld world = table.board.world();
            table.agenda.change(atNanos, () -> {
                if (world.stones().has(point.index()) || world.stones().has(next.index())) {
                    return;
                }
                switch (kind) {
                    case 0 -> world.hover(point, 90 * MILLI);
                    case 1 -> world.tap(point, 2);
                    default -> world.place(point, dx, dy, kind * 20L * MILLI);
                }
            });
            if (kind == 4) {
                table.agenda.change(atNanos + 600 * MILLI, () -> {
                    if (!world.stones().has(next.index())) {
                        world.slide(point, next, dragNanos);
                    }
                });
            }
            atNanos += dice.between(1500, 2500) * MILLI + dice.between(0, 4_999_999);
        }
    }

    private static List<String> points(Table table) {
        return table.said.stream()
                .map(o -> o.getClass().getSimpleName() + o.points())
                .toList();
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 10);
    }
}
