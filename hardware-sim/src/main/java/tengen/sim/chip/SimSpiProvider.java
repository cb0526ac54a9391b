package tengen.sim.chip;

import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiProvider;
import com.pi4j.io.spi.SpiProviderBase;
import tengen.time.Pause;

/** Puts the simulated chain where Pi4J looks for an SPI bus. */
public final class SimSpiProvider extends SpiProviderBase implements SpiProvider {
    private static final int ABOVE_EVERY_OTHER = 2000;

    private final ReedChain chain;
    private final Pause wire;
    private final ChainTrouble trouble;

    /** Creates a provider whose every bus is this chain's. */
    public SimSpiProvider(ReedChain chain, Pause wire, ChainTrouble trouble) {
        super("tengen-sim-spi", "Tengen simulated SPI");
        this.chain = chain;
        this.wire = wire;
        this.trouble = trouble;
    }

    @Override
    public int getPriority() {
        return ABOVE_EVERY_OTHER;
    }

    @Override
    public Spi create(SpiConfig config) {
        SimSpi spi = new SimSpi(this, config, chain, wire, trouble);
        context().registry().add(spi);
        spi.open();
        return spi;
    }
}
