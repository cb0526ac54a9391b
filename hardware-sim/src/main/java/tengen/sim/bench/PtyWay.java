package tengen.sim.bench;

import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.bridge.clock.JSerialCommLine;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.LineOpener;
import tengen.bridge.clock.OpenLine;
import tengen.sim.clock.ControllerEnd;

/**
 * The way between the simulated clock's cable and the controller, through a real serial device: what comes out of the cable is written to a pseudo terminal,
 * which the controller has open with the production adapter; and back.
 *
 * <p>Two threads only wait for bytes, one at each end, and queue them; everything else happens on the agenda's thread, which takes them out with
 * {@link #deliver}. While bytes are between the ends, {@link #busy} asks the pacer to let no time pass: so a busy machine makes the bench slower, not the line
 * worse.
 */
final class PtyWay implements ControllerEnd, Pacer.Way, AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(PtyWay.class);
    private static final int POLL_MILLIS = 100;
    private static final long NO_PEER_NANOS = 20_000_000L;
    private static final long REOPEN_NANOS = 250_000_000L;
    private static final int CHUNK = 512;
    private static final long JOIN_MILLIS = 3_500;

    private final ControllerEnd cable;
    private final Pty pty;
    private final LineOpener opener;
    private final Runnable wake;
    private final ConcurrentLinkedQueue<byte[]> toCable = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<byte[]> toController = new ConcurrentLinkedQueue<>();
    private final AtomicLong between = new AtomicLong();
    private final Thread clockSide;
    private final Thread controllerSide;
    private final byte[] chunk = new byte[CHUNK];
    private byte[] arrived = new byte[0];
    private Runnable hook = () -> {};
    private volatile OpenLine line;
    private volatile boolean stopped;

    /**
     * Lays the way and opens the device.
     *
     * @param wake called from the waiting threads whenever bytes have come through
     */
    static PtyWay lay(LibC c, ControllerEnd cable, Runnable wake) throws IOException, LineFault {
        Pty pty = Pty.open(c);
        try {
            return new PtyWay(pty, cable, wake);
        } catch (LineFault fault) {
            pty.close();
            throw fault;
        }
    }

    private PtyWay(Pty pty, ControllerEnd cable, Runnable wake) throws LineFault {
        this.pty = pty;
        this.cable = cable;
        this.wake = wake;
        opener = () -> JSerialCommLine.open(pty.device());
        line = opener.open();
        cable.onBytes(this::fromClock);
        clockSide = Thread.ofPlatform().daemon(true).name("bench-pty").unstarted(this::listenAtClock);
        controllerSide = Thread.ofPlatform().daemon(true).name("bench-serial").unstarted(this::listenAtController);
        clockSide.start();
        controllerSide.start();
    }

    /** Bytes have come out of the cable. */
    private void fromClock() {
        while (cable.hasBytes()) {
            try {
                int count = cable.read(chunk);
                between.addAndGet(count);
                if (!pty.write(chunk, count)) {
                    between.addAndGet(-count);
                }
            } catch (LineFault fault) {
                throw new IllegalStateException(fault.getMessage(), fault);
            }
        }
    }

    private void listenAtClock() {
        while (!stopped) {
            Pty.Found found = pty.read(POLL_MILLIS, bytes -> {
                toCable.add(bytes);
                wake.run();
            });
            if (found == Pty.Found.NO_PEER) {
                LockSupport.parkNanos(NO_PEER_NANOS);
            }
        }
    }

    private void listenAtController() {
        byte[] in = new byte[CHUNK];
        while (!stopped) {
            try {
                int count = line.read(in);
                if (count > 0) {
                    toController.add(Arrays.copyOf(in, count));
                    wake.run();
                }
            } catch (LineFault fault) {
                if (!stopped) {
                    log.warn("serial line lost: {}", fault.getMessage());
                    reopen();
                }
            }
        }
        line.close();
    }

    private void reopen() {
        line.close();
        while (!stopped) {
            LockSupport.parkNanos(REOPEN_NANOS);
            try {
                line = opener.open();
                log.info("serial line open again");
                return;
            } catch (LineFault fault) {
                log.debug("serial line: {}", fault.getMessage());
            }
        }
    }

    /** Hands on what has come through; returns whether there was anything. */
    @Override
    public boolean deliver() {
        boolean any = false;
        for (byte[] bytes = toCable.poll(); bytes != null; bytes = toCable.poll()) {
            any = true;
            between.addAndGet(-bytes.length);
            try {
                cable.write(bytes, bytes.length);
            } catch (LineFault fault) {
                throw new IllegalStateException(fault.getMessage(), fault);
            }
        }
        boolean news = false;
        for (byte[] bytes = toController.poll(); bytes != null; bytes = toController.poll()) {
            news = true;
            between.addAndGet(-bytes.length);
            int before = arrived.length;
            arrived = Arrays.copyOf(arrived, before + bytes.length);
            System.arraycopy(bytes, 0, arrived, before, bytes.length);
        }
        if (news) {
            hook.run();
        }
        return any || news;
    }

    /** Says whether bytes are between the ends. */
    @Override
    public boolean busy() {
        return between.get() > 0;
    }

    /** Gives up bytes that do not arrive: the line is cut, or was opened anew. */
    @Override
    public void giveUp() {
        between.set(0);
    }

    @Override
    public boolean hasBytes() {
        return arrived.length > 0;
    }

    @Override
    public void onBytes(Runnable newHook) {
        hook = newHook;
    }

    @Override
    public int read(byte[] into) {
        int count = Math.min(into.length, arrived.length);
        System.arraycopy(arrived, 0, into, 0, count);
        arrived = Arrays.copyOfRange(arrived, count, arrived.length);
        return count;
    }

    @Override
    public void write(byte[] bytes, int length) throws LineFault {
        between.addAndGet(length);
        try {
            line.write(bytes, length);
        } catch (LineFault fault) {
            between.addAndGet(-length);
            throw fault;
        }
    }

    @Override
    public void close() {
        stopped = true;
        try {
            controllerSide.join(JOIN_MILLIS);
            clockSide.join(JOIN_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        pty.close();
    }
}
