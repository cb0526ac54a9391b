package tengen.bridge.clock;

import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.time.Ticker;

/**
 * The thread that owns the line to the clock: opens it, reads it, stamps what comes, and opens it again after a fault. Nobody else opens or closes it.
 *
 * <p>The link's health is not judged here but by the heartbeats.
 */
public final class SerialReader implements Runnable {
    /** Takes the frames, on the reader's thread. */
    @FunctionalInterface
    public interface Sink {
        /** Takes a frame whose last byte was read at {@code receivedNanos}; must not block. */
        void frame(ClockFrame frame, long receivedNanos);
    }

    private static final Logger LOG = LoggerFactory.getLogger(SerialReader.class);
    private static final long FIRST_WAIT_NANOS = 250_000_000L;
    private static final long LONGEST_WAIT_NANOS = 4_000_000_000L;

    /** A read that keeps returning at once with nothing is a device that has gone. */
    private static final int MAX_EMPTY_IN_A_ROW = 50;

    private static final long EMPTY_NANOS = 5_000_000L;

    private final LineOpener opener;
    private final Sink sink;
    private final Ticker ticker;
    private final LongConsumer wait;
    private final byte[] bytes = new byte[512];
    private final FrameReader reader = new FrameReader();
    private volatile @Nullable OpenLine line;
    private volatile boolean stopped;
    private long waitNanos = FIRST_WAIT_NANOS;
    private int emptyInARow;
    private boolean complained;

    /** Makes a reader that parks its thread while it waits to open the line again. */
    public SerialReader(LineOpener opener, Sink sink, Ticker ticker) {
        this(opener, sink, ticker, LockSupport::parkNanos);
    }

    SerialReader(LineOpener opener, Sink sink, Ticker ticker, LongConsumer wait) {
        this.opener = opener;
        this.sink = sink;
        this.ticker = ticker;
        this.wait = wait;
    }

    /** Reads until stopped; give it a thread of its own. */
    @Override
    public void run() {
        while (!stopped) {
            try {
                turn();
            } catch (RuntimeException e) {
                // A fault of our own must not end the reading: the line is opened anew, and silence tells the table.
                LOG.error("serial reader failed, the line is opened anew", e);
                close();
                wait.accept(waitNanos);
            }
        }
        close();
    }

    /** Ends {@link #run} within one read. */
    public void stop() {
        stopped = true;
    }

    /** Returns the open line, for the writer; empty while there is none. Any thread. */
    public Optional<SerialLine> line() {
        return Optional.ofNullable(line);
    }

    /** Returns the stretches of bytes that were no frame. */
    public long garbledFrames() {
        return reader.garbledFrames();
    }

    /** Does one open or one read. */
    void turn() {
        try {
            OpenLine open = line;
            if (open == null) {
                line = opener.open();
                emptyInARow = 0;
                if (complained) {
                    LOG.info("serial line open again");
                    complained = false;
                }
            } else {
                read(open);
            }
        } catch (LineFault fault) {
            close();
            if (fault.kind().worthRetrying()) {
                // A process that is told to end loses its lines before its threads: by the end of the wait it is gone,
                // and there was nothing to complain of.
                wait.accept(waitNanos);
                complain(fault);
            } else {
                complain(fault);
                wait.accept(LONGEST_WAIT_NANOS);
            }
            waitNanos = Math.min(2 * waitNanos, LONGEST_WAIT_NANOS);
        }
    }

    private void complain(LineFault fault) {
        if (!complained && !stopped) {
            LOG.warn("serial line lost: {}", fault.getMessage());
            complained = true;
        }
    }

    private void read(OpenLine open) throws LineFault {
        long beforeNanos = ticker.nanos();
        int count = open.read(bytes);
        long receivedNanos = ticker.nanos();
        if (count == 0) {
            emptyInARow = receivedNanos - beforeNanos < EMPTY_NANOS ? emptyInARow + 1 : 0;
            if (emptyInARow >= MAX_EMPTY_IN_A_ROW) {
                throw new LineFault(LineFault.Cause.UNPLUGGED, "reads return at once without bytes");
            }
            return;
        }
        emptyInARow = 0;
        waitNanos = FIRST_WAIT_NANOS;
        reader.accept(bytes, count, frame -> sink.frame(frame, receivedNanos));
    }

    private void close() {
        OpenLine open = line;
        line = null;
        if (open != null) {
            open.close();
        }
    }
}
