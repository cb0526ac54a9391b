package tengen.sim.clock;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import tengen.bridge.clock.SerialLine;

/** The pty of a chip in lockstep: what is written waits for the next stretch of time, what is read came in the last ones. One thread. */
final class AvrLine implements SerialLine, AutoCloseable {
    private final AvrRunner runner;
    private final FileInputStream fromClock;
    private final FileOutputStream toClock;
    private final byte[] arrived = new byte[4096];
    private int arrivedLength;
    private long unread;

    AvrLine(AvrRunner runner) throws IOException {
        this.runner = runner;
        toClock = new FileOutputStream(runner.pty());
        fromClock = new FileInputStream(runner.pty());
    }

    /** Lets {@code micros} microseconds pass on the chip. */
    void run(long micros) {
        int sent = runner.run(micros, unread);
        unread = 0;
        if (sent > arrived.length - arrivedLength) {
            throw new IllegalStateException("nobody reads: " + arrivedLength + " bytes wait");
        }
        try {
            arrivedLength += fromClock.readNBytes(arrived, arrivedLength, sent);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public int read(byte[] into) {
        int count = Math.min(into.length, arrivedLength);
        System.arraycopy(arrived, 0, into, 0, count);
        arrivedLength -= count;
        System.arraycopy(arrived, count, arrived, 0, arrivedLength);
        return count;
    }

    @Override
    public void write(byte[] bytes, int length) {
        try {
            toClock.write(bytes, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        unread += length;
    }

    @Override
    public void close() throws IOException {
        fromClock.close();
        toClock.close();
    }
}
