package tengen.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.Scanning;
import tengen.engine.Point;
import tengen.sim.chip.ChainTrouble;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/** A bad bus under a sound board: frames are retried or dropped whole, and no stone is invented or lost. */
class BadBusTest {
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
    void transfersThatFailBothWaysAreRetriedUnnoticed() {
        world.place(Point.of("H8"));
        after(20);
        runs.clear();

        board.faults().spiErrors(5_000, 10_000 * MILLI);
        board.faults().spiThrows(5_000, 10_000 * MILLI);
        after(10_000);

        assertThat(scanning.faults().count(BusFault.Cause.SHORT_TRANSFER)).isPositive();
        assertThat(scanning.faults().count(BusFault.Cause.BUS_ERROR)).isPositive();
        assertThat(runs).allMatch(run -> run.closed().equals(sites("H8")));
        assertThat(losses).isEmpty();
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void slippedBitsNeverMoveAStone(long seed) {
        Dice dice = new Dice(seed);
        for (int i = 0; i < 60; i++) {
            world.place(Point.at(dice.below(Sites.COUNT)));
        }
        Sites stones = world.stones();
        after(20);
        runs.clear();

        board.faults().bitSlips(20_000, 20_000 * MILLI);
        after(20_000);

        assertThat(scanning.faults().total()).as("seed %d", seed).isPositive();
        assertThat(runs).as("seed %d", seed).allMatch(run -> run.closed().equals(stones));
    }

    @ParameterizedTest
    @MethodSource("wires")
    void aBrokenMisoWireIsABoardNotSeen(ChainTrouble.Miso state) {
        world.place(Point.of("H8"));
        after(20);
        runs.clear();

        board.faults().miso(state, 2000 * MILLI);
        after(2100);

        assertThat(losses).hasSize(1);
        assertThat(runs).allMatch(run -> run.closed().equals(sites("H8")));
    }

    private void after(long millis) {
        agenda.runUntil(agenda.nanos() + millis * MILLI);
    }

    private static Sites sites(String... points) {
        return Sites.of(
                Stream.of(points).mapToInt(name -> Point.of(name).index()).toArray());
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 10);
    }

    static Stream<ChainTrouble.Miso> wires() {
        return Stream.of(ChainTrouble.Miso.STUCK_LOW, ChainTrouble.Miso.STUCK_HIGH, ChainTrouble.Miso.LIFTED);
    }
}
