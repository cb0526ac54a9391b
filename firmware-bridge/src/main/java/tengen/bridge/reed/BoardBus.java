package tengen.bridge.reed;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.exception.Pi4JException;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiBus;
import com.pi4j.io.spi.SpiMode;
import com.pi4j.plugin.linuxfs.provider.spi.LinuxFsSpiProvider;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.time.Pause;
import tengen.time.Ticker;

/** The board's bus as the kernel gives it, open until closed: {@code /dev/spidevB.C}, mode 0, MSB first (HARDWARE 2). */
public final class BoardBus implements AutoCloseable {
    private static final Pattern DEVICE = Pattern.compile("/dev/spidev([0-6])\\.([0-2])");

    private final Context context;
    private final Spi spi;

    private BoardBus(Context context, Spi spi) {
        this.context = context;
        this.spi = spi;
    }

    /** Says whether this is the name of an SPI device. */
    public static boolean knows(String device) {
        return DEVICE.matcher(device).matches();
    }

    /**
     * Opens a bus.
     *
     * @param hertz bits per second on the wire
     * @throws BusFault CLOSED, in one line that says what to do
     */
    public static BoardBus open(String device, int hertz) throws BusFault {
        Matcher parts = DEVICE.matcher(device);
        if (!parts.matches()) {
            throw new BusFault(BusFault.Cause.CLOSED, device + " is no SPI device; it is like /dev/spidev0.0");
        }
        Path path = Path.of(device);
        if (Files.notExists(path)) {
            throw new BusFault(
                    BusFault.Cause.CLOSED, device + " is not there; write dtparam=spi=on into config.txt and reboot");
        }
        if (!Files.isReadable(path) || !Files.isWritable(path)) {
            throw new BusFault(
                    BusFault.Cause.CLOSED, device + " may not be used; put this user into the group spi (usermod -aG)");
        }
        // The unit stops the process by a signal, and the table closes what it opened.
        Context context = Pi4J.newContextBuilder()
                .add(LinuxFsSpiProvider.newInstance())
                .disableShutdownHook()
                .build();
        try {
            Spi spi = context.create(Spi.newConfigBuilder(context)
                    .id("board")
                    .name("reed board")
                    .bus(SpiBus.getByNumber(Integer.parseInt(parts.group(1))))
                    .channel(Integer.parseInt(parts.group(2)))
                    .mode(SpiMode.MODE_0)
                    .baud(hertz)
                    .build());
            return new BoardBus(context, spi);
        } catch (Pi4JException e) {
            context.shutdown();
            throw new BusFault(BusFault.Cause.CLOSED, device + " cannot be opened: " + e.getMessage());
        }
    }

    /** Returns a driver of the chain on this bus. */
    public ReedScanner scanner(long settleNanos) {
        return new ReedScanner(spi, Wiring.read(), Ticker.system(), Pause.spinning(), settleNanos);
    }

    @Override
    public void close() {
        context.shutdown();
    }
}
