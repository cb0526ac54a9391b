package tengen.sim.chip;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiBus;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiMode;
import java.util.function.Supplier;
import tengen.bridge.reed.ReedScanner;
import tengen.bridge.reed.Wiring;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.time.Pause;
import tengen.time.Ticker;

/**
 * Pi4J without a Pi.
 *
 * <p>A context costs 0.2 to 0.5 s the first time and milliseconds later, so a season makes one {@code SimPi4j} per worker and {@link #attach}es a fresh chain
 * for each game, which costs about a microsecond.
 */
public final class SimPi4j implements AutoCloseable {
    private final Wiring wiring = Wiring.read();
    private final Context context;
    private final SimSpiProvider provider;
    private final SpiConfig config;

    /** Creates a context that knows no bus but the simulated one. */
    public SimPi4j() {
        ReedChain unused = new ReedChain(wiring, () -> 0);
        provider = new SimSpiProvider(unused, nanos -> {}, new ChainTrouble(new Dice(0)));
        context = Pi4J.newContextBuilder().add(provider).disableShutdownHook().build();
        config = config(context);
    }

    /** Returns a context whose SPI bus is this chain's: the driver's own start-up code runs on it as it would on a Pi. */
    public static Context context(ReedChain chain, Pause wire, ChainTrouble trouble) {
        return Pi4J.newContextBuilder()
                .add(new SimSpiProvider(chain, wire, trouble))
                .disableShutdownHook()
                .build();
    }

    /** Returns the configuration of the board's bus: SPI0, CE0, mode 0, 1 MHz (HARDWARE 2). */
    public static SpiConfig config(Context context) {
        return Spi.newConfigBuilder(context)
                .id("board")
                .name("reed board")
                .bus(SpiBus.BUS_0)
                .channel(0)
                .mode(SpiMode.MODE_0)
                .baud(1_000_000)
                .build();
    }

    /** Returns the board's wiring, read once. */
    public Wiring wiring() {
        return wiring;
    }

    /** Returns an open bus with this chain on it, outside the context's registry. */
    public Spi attach(ReedChain chain, Pause wire, ChainTrouble trouble) {
        SimSpi spi = new SimSpi(provider, config, chain, wire, trouble);
        spi.open();
        return spi;
    }

    /** Returns what makes the driver of a bus with this chain on it, one for each start of a controller. */
    public Supplier<ReedScanner> drivers(ReedChain chain, Agenda agenda, ChainFaults faults) {
        Spi spi = attach(chain, agenda, faults.trouble());
        return () -> new ReedScanner(spi, wiring, agenda, faults, ReedScanner.SETTLE_NANOS);
    }

    /**
     * Returns the driver of this chain in real time.
     *
     * @param wire spends the time of a transfer
     */
    public ReedScanner driver(ReedChain chain, Pause wire, Pause pause, Ticker ticker, long settleNanos) {
        Spi spi = attach(chain, wire, new ChainTrouble(new Dice(0)));
        return new ReedScanner(spi, wiring, ticker, pause, settleNanos);
    }

    @Override
    public void close() {
        context.shutdown();
    }
}
