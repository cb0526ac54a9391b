package tengen.desk.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.BooleanSupplier;
import tengen.time.Ticker;

/** Server-sent events to one listener. One thread, except for {@link #close} and what the watch asks. */
public final class Stream {
    private static final long MILLI_NANOS = 1_000_000L;

    private final OutputStream out;
    private final Ticker ticker;
    private final BooleanSupplier goesOn;
    private volatile boolean closed;
    private volatile long writingSinceNanos;
    private volatile boolean writing;

    Stream(OutputStream out, Ticker ticker, BooleanSupplier goesOn) {
        this.out = out;
        this.ticker = ticker;
        this.goesOn = goesOn;
    }

    /** Says whether somebody listens and may. */
    public boolean isOpen() {
        return !closed && goesOn.getAsBoolean();
    }

    /** Lets so much time go by, so that what comes close together is told together; returns at once when the stream is closed. */
    public synchronized void rest(long millis) throws InterruptedException {
        long endNanos = ticker.nanos() + millis * MILLI_NANOS;
        for (long left = millis; !closed && left > 0; left = (endNanos - ticker.nanos()) / MILLI_NANOS) {
            wait(left);
        }
    }

    /** Sends an event; the data are one line. */
    public void send(String event, String data) throws IOException {
        write("event: " + event + "\ndata: " + data + "\n\n");
    }

    /** Sends a word that browsers do not show, to find out whether somebody is there. */
    public void breathe() throws IOException {
        write(":\n\n");
    }

    private void write(String text) throws IOException {
        if (closed) {
            throw new IOException("closed");
        }
        writingSinceNanos = ticker.nanos();
        writing = true;
        out.write(text.getBytes(UTF_8));
        out.flush();
        writing = false;
    }

    /** Says whether the listener has not taken anything for so long. */
    boolean isStuck(long nowNanos, long mostNanos) {
        return writing && nowNanos - writingSinceNanos > mostNanos;
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }
}
