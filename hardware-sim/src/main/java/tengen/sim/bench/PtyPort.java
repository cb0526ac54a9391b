package tengen.sim.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The socket that the clock's line is plugged into: a pseudo terminal under a link that stays the same, like the ones under {@code /dev/serial/by-id}. Unplugged,
 * device and link are gone; plugged in again, the device is another one.
 *
 * <p>One thread of its own waits for bytes; it alone opens and closes the device once the port stands.
 */
final class PtyPort implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(PtyPort.class);
    private static final int POLL_MILLIS = 100;
    private static final long NO_PEER_NANOS = 20_000_000L;
    private static final long JOIN_MILLIS = 2_000;

    private final LibC c;
    private final Path link;
    private final Consumer<byte[]> heard;
    private final Thread thread;
    private Optional<Pty> pty;
    private volatile boolean plugged = true;
    private volatile boolean stopped;

    private PtyPort(LibC c, Path link, Pty pty, Consumer<byte[]> heard) {
        this.c = c;
        this.link = link;
        this.heard = heard;
        this.pty = Optional.of(pty);
        thread = Thread.ofPlatform()
                .daemon(true)
                .name("bench-pty-" + link.getFileName())
                .unstarted(this::listen);
    }

    /**
     * Opens a port.
     *
     * @param link what the controller opens; one that is there is replaced
     * @param heard takes what the controller writes, on the port's thread
     * @throws IOException when the machine has no pseudo terminal to give
     */
    static PtyPort open(LibC c, Path link, Consumer<byte[]> heard) throws IOException {
        Pty pty = Pty.open(c);
        PtyPort port = new PtyPort(c, link, pty, heard);
        try {
            port.point(pty);
        } catch (IOException e) {
            pty.close();
            throw e;
        }
        port.thread.start();
        return port;
    }

    private void point(Pty to) throws IOException {
        Files.deleteIfExists(link);
        Files.createSymbolicLink(link, Path.of(to.device()));
    }

    /** Returns what the controller opens. */
    Path link() {
        return link;
    }

    /** Pulls the plug, or puts it in again; soon, on the port's thread. */
    void plug(boolean in) {
        plugged = in;
    }

    /** Writes bytes for the controller; returns how many it may still read. What finds no plug or no room is lost. */
    synchronized int write(byte[] bytes, int length) {
        return plugged && pty.filter(open -> open.write(bytes, length)).isPresent() ? length : 0;
    }

    private synchronized Optional<Pty> now() {
        return pty;
    }

    private void listen() {
        while (!stopped) {
            Optional<Pty> open = now();
            if (open.isPresent() != plugged) {
                change();
            } else if (open.isEmpty() || open.get().read(POLL_MILLIS, heard::accept) == Pty.Found.NO_PEER) {
                LockSupport.parkNanos(NO_PEER_NANOS);
            }
        }
        plugged = false;
        change();
    }

    private synchronized void change() {
        try {
            if (plugged) {
                Pty fresh = Pty.open(c);
                point(fresh);
                pty = Optional.of(fresh);
            } else {
                close(pty);
                pty = Optional.empty();
            }
        } catch (IOException e) {
            log.warn("the plug: {}", e.getMessage());
            LockSupport.parkNanos(NO_PEER_NANOS);
        }
    }

    private void close(Optional<Pty> old) {
        try {
            Files.deleteIfExists(link);
        } catch (IOException e) {
            log.warn("the plug: {}", e.getMessage());
        }
        old.ifPresent(Pty::close);
    }

    @Override
    public void close() {
        stopped = true;
        try {
            thread.join(JOIN_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
