package tengen.sim.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tengen.sim.chip.SimPi4j;

/** What the issue asks of the board's speed, as {@code tengen bench --measure} prints it. */
class ScanFiguresTest {
    private static final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    static void close() {
        pi4j.close();
    }

    @Test
    void nearlyEveryStoneIsKnownTenMillisecondsAfterItsSettleTimeAndOneFrameAfterItsPress() {
        StoneLatency latency = StoneLatency.measure(pi4j, 7, 300);

        assertThat(latency.restNanos()).hasSizeGreaterThan(100);
        assertThat(latency.pressNanos()).hasSizeGreaterThan(100);
        assertThat(latency.restsInTime()).isGreaterThanOrEqualTo(99.0);
        assertThat(latency.restNanos().getFirst()).isGreaterThanOrEqualTo(latency.settleNanos());
        assertThat(latency.pressesInTime()).isGreaterThanOrEqualTo(99.0);
        assertThat(latency.line()).contains("within settle (150 ms) + 10 ms");
    }

    @Test
    void aFrameIsOneTransferMoreThanTheLeast() {
        ScanFigures.Wire wire = ScanFigures.wire(pi4j);

        assertThat(wire.bits()).isEqualTo(18 * 32);
        assertThat(wire.settleNanos()).isEqualTo(17 * 60_000);
    }

    @Test
    void anUnchangedFrameAllocatesNothing() {
        assertThat(ScanFigures.cost(pi4j).bytes()).isLessThan(0.01);
    }
}
