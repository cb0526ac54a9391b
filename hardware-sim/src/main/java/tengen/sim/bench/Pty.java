package tengen.sim.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.sun.jna.LastErrorException;
import java.io.IOException;

/**
 * A pseudo terminal: whoever opens {@link #device} talks with this end. One thread may read while another writes.
 *
 * <p>It knows no baud rate; the cable before it paces the bytes (HARDWARE 4).
 */
public final class Pty implements AutoCloseable {
    private static final int NAME_BYTES = 64;

    private final LibC c;
    private final int file;
    private final String device;
    private final byte[] in = new byte[4096];

    private Pty(LibC c, int file, String device) {
        this.c = c;
        this.file = file;
        this.device = device;
    }

    /**
     * Opens a new one.
     *
     * @throws IOException when the machine has none to give
     */
    public static Pty open(LibC c) throws IOException {
        int file;
        try {
            file = c.posix_openpt(LibC.O_RDWR | LibC.O_NOCTTY);
        } catch (LastErrorException e) {
            throw new IOException("no pseudo terminal for the clock's line: " + e.getMessage(), e);
        }
        byte[] name = new byte[NAME_BYTES];
        try {
            c.grantpt(file);
            c.unlockpt(file);
        } catch (LastErrorException e) {
            c.close(file);
            throw new IOException("no pseudo terminal for the clock's line: " + e.getMessage(), e);
        }
        if (c.ptsname_r(file, name, name.length) != 0) {
            c.close(file);
            throw new IOException("the pseudo terminal for the clock's line has no name");
        }
        int length = 0;
        while (name[length] != 0) {
            length++;
        }
        return new Pty(c, file, new String(name, 0, length, US_ASCII));
    }

    /** Returns the device that the controller opens. */
    public String device() {
        return device;
    }

    /** What a read found. */
    public enum Found {
        BYTES,
        NOTHING,
        /** Nobody has the device open now. */
        NO_PEER
    }

    /** Takes bytes that have come. */
    public interface Sink {
        /** Takes a copy of what came. */
        void bytes(byte[] bytes);
    }

    /** Waits up to {@code millis} for bytes and hands them over. */
    public Found read(int millis, Sink sink) {
        long[] wish = {Integer.toUnsignedLong(file) | LibC.POLLIN};
        try {
            if (c.poll(wish, 1, millis) <= 0) {
                return Found.NOTHING;
            }
            long count = c.read(file, in, in.length);
            if (count <= 0) {
                return Found.NO_PEER;
            }
            sink.bytes(java.util.Arrays.copyOf(in, (int) count));
            return Found.BYTES;
        } catch (LastErrorException e) {
            // EIO until the peer opens the device again; EINTR and the like pass.
            return e.getErrorCode() == LibC.EIO ? Found.NO_PEER : Found.NOTHING;
        }
    }

    /** Writes all bytes; says false when the line does not take them. */
    public boolean write(byte[] bytes, int length) {
        try {
            return c.write(file, bytes, length) == length;
        } catch (LastErrorException e) {
            return false;
        }
    }

    @Override
    public void close() {
        c.close(file);
    }
}
