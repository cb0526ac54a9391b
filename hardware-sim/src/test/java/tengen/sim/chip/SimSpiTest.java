package tengen.sim.chip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.pi4j.context.Context;
import com.pi4j.io.exception.IOException;
import com.pi4j.io.spi.Spi;
import org.junit.jupiter.api.Test;
import tengen.bridge.Sites;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.ReedScanner;
import tengen.bridge.reed.Wiring;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/** The chain as Pi4J shows it, and what its chips do bit by bit. */
class SimSpiTest {
    private static final int ALL_OFF = 0xFFFF;

    private final Agenda agenda = new Agenda();
    private final Wiring wiring = Wiring.read();
    private final ReedChain chain = new ReedChain(wiring, agenda);
    private final ChainTrouble trouble = new ChainTrouble(new Dice(1));

    @Test
    void theDriverFindsTheChainThroughPi4JAsItWouldOnAPi() throws BusFault {
        Context context = SimPi4j.context(chain, agenda, trouble);
        Spi spi = context.create(SimPi4j.config(context));
        chain.contact(112, true);

        assertThat(new ReedScanner(spi, wiring, agenda, agenda, ReedScanner.SETTLE_NANOS)
                        .scan()
                        .closed())
                .isEqualTo(Sites.of(112));
        assertThat(spi.isOpen()).isTrue();
        context.shutdown();
    }

    @Test
    void writeAndReadAreRefused() {
        try (SimPi4j pi4j = new SimPi4j()) {
            Spi spi = pi4j.attach(chain, agenda, trouble);

            assertThatThrownBy(() -> spi.write((byte) 1)).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> spi.write(new byte[4], 0, 4)).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(spi::read).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void aClosedBusTransfersNothing() {
        try (SimPi4j pi4j = new SimPi4j()) {
            Spi spi = pi4j.attach(chain, agenda, trouble);
            spi.close();

            assertThat(spi.isOpen()).isFalse();
            assertThatThrownBy(() -> spi.transfer(new byte[4], 0, new byte[4], 0, 4))
                    .isInstanceOf(IOException.class);
        }
    }

    @Test
    void aTransferTakesThirtyTwoMicrosecondsAtOneMegahertz() {
        try (SimPi4j pi4j = new SimPi4j()) {
            pi4j.attach(chain, agenda, trouble).transfer(new byte[4], 0, new byte[4], 0, 4);

            assertThat(agenda.nanos()).isEqualTo(32_000);
        }
    }

    @Test
    void anErrorOfTheKernelLeavesTheBufferStale() {
        try (SimPi4j pi4j = new SimPi4j()) {
            Spi spi = pi4j.attach(chain, agenda, trouble);
            trouble.errors(Dice.CERTAIN_PPM, 0);
            byte[] read = {1, 2, 3, 4};

            assertThat(spi.transfer(new byte[4], 0, read, 0, 4)).isEqualTo(-1);
            assertThat(read).containsExactly(1, 2, 3, 4);
        }
    }

    @Test
    void columnsAreThoseAtTheFallOfTheSelectAndTheEchoIsTheWordBefore() {
        chain.contact(0, true);
        chain.release(wiring.select(1));
        agenda.nanos(60_000);

        int answer = chain.select();

        assertThat(wiring.closed(answer >>> 16)).isEqualTo(1 << 15 | 1);
        assertThat(answer & 0xFFFF).isEqualTo(wiring.select(1));
    }

    @Test
    void aColumnReadTooSoonStillShowsTheRowBefore() {
        chain.contact(7, true);
        chain.release(wiring.select(1));
        agenda.nanos(60_000);
        chain.release(wiring.select(2));

        agenda.nanos(ReedChain.RECOVERY_NANOS - 1);
        int soon = wiring.closed(chain.select() >>> 16);
        agenda.nanos(1);
        int later = wiring.closed(chain.select() >>> 16);

        assertThat(soon).isEqualTo(1 << 15 | 1 << 7);
        assertThat(later).isEqualTo(1 << 15);
    }

    @Test
    void aSlowColumnIsCaughtByTheCanaryRow() {
        try (SimPi4j pi4j = new SimPi4j()) {
            ReedScanner scanner = new ReedScanner(
                    pi4j.attach(chain, agenda, trouble), wiring, agenda, agenda, ReedScanner.SETTLE_NANOS);

            chain.slowColumn(4, 61_000);

            assertThatThrownBy(scanner::scan)
                    .hasMessageContaining("CANARY_STUCK")
                    .hasMessageContaining("0008");
            chain.slowColumn(4, 60_000);
            assertThat(catchFrame(scanner)).isEqualTo(Sites.NONE);
        }
    }

    @Test
    void noRowPullsNothingWithAllRowsOff() {
        for (int site = 0; site < Sites.COUNT; site++) {
            chain.contact(site, true);
        }
        chain.release(ALL_OFF);
        agenda.nanos(60_000);

        assertThat(chain.select() >>> 16).isEqualTo(ALL_OFF);
    }

    @Test
    void aResetChainIsLikeNew() {
        chain.contact(3, true);
        chain.bridge(3, true);
        chain.slowColumn(1, 1_000_000);

        chain.reset();

        assertThat(chain.closed()).isEqualTo(Sites.NONE);
        chain.release(wiring.select(16));
        agenda.nanos(10_000);
        chain.release(ALL_OFF);
        agenda.nanos(10_000);
        assertThat(chain.select() >>> 16).isEqualTo(ALL_OFF);
    }

    private static Sites catchFrame(ReedScanner scanner) {
        try {
            return scanner.scan().closed();
        } catch (BusFault fault) {
            throw new AssertionError(fault);
        }
    }
}
