package tengen.sim.chip;

import com.pi4j.io.exception.IOException;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiBase;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiProvider;
import tengen.time.Pause;

/**
 * The bus of the Pi with the chain on it. A transfer spends its time on the wire; {@code write} and {@code read} are refused, as the driver must use
 * {@code transfer} alone (HARDWARE 3).
 */
public final class SimSpi extends SpiBase implements Spi {
    private final ReedChain chain;
    private final Pause wire;
    private final ChainTrouble trouble;
    private final long byteNanos;

    /**
     * Creates a bus that is not open yet.
     *
     * @param wire spends the time of a transfer
     */
    SimSpi(SpiProvider provider, SpiConfig config, ReedChain chain, Pause wire, ChainTrouble trouble) {
        super(provider, config);
        this.chain = chain;
        this.wire = wire;
        this.trouble = trouble;
        this.byteNanos = 8 * (1_000_000_000L / config.baud());
    }

    @Override
    public void open() {
        isOpen = true;
    }

    @Override
    public int transfer(byte[] write, int writeOffset, byte[] read, int readOffset, int numberOfBytes) {
        if (!isOpen) {
            throw new IOException("the bus is not open");
        }
        if (trouble.any()) {
            return troubled(write, writeOffset, read, readOffset, numberOfBytes);
        }
        int register = chain.select();
        wire.nanos(byteNanos * numberOfBytes);
        chain.release(shift(register, write, writeOffset, read, readOffset, numberOfBytes));
        return numberOfBytes;
    }

    private int troubled(byte[] write, int writeOffset, byte[] read, int readOffset, int numberOfBytes) {
        if (trouble.throwsNow()) {
            throw new IOException("ioctl failed");
        }
        if (trouble.failsNow()) {
            // The kernel refused: nothing was shifted and the caller's buffer is left as it was.
            return -1;
        }
        int register = trouble.before(chain.select());
        wire.nanos(byteNanos * numberOfBytes);
        int after = shift(register, write, writeOffset, read, readOffset, numberOfBytes);
        if (trouble.clocked()) {
            chain.release(trouble.after(after));
        }
        trouble.garble(read, readOffset, numberOfBytes);
        return numberOfBytes;
    }

    private static int shift(int register, byte[] write, int writeOffset, byte[] read, int readOffset, int count) {
        int shifting = register;
        for (int i = 0; i < count; i++) {
            read[readOffset + i] = (byte) (shifting >>> 24);
            shifting = shifting << 8 | write[writeOffset + i] & 0xFF;
        }
        return shifting;
    }

    @Override
    public int write(byte b) {
        throw onlyTransfer();
    }

    @Override
    public int write(byte[] data, int offset, int length) {
        throw onlyTransfer();
    }

    @Override
    public int read() {
        throw onlyTransfer();
    }

    @Override
    public int read(byte[] buffer, int offset, int length) {
        throw onlyTransfer();
    }

    private static IllegalStateException onlyTransfer() {
        return new IllegalStateException(
                "the chain is read by transfer() alone: write() leaves CE0 low in some Pi4J versions");
    }
}
