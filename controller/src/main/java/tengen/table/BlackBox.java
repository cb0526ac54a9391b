package tengen.table;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.record.Row;
import tengen.time.Ticker;

/**
 * Keeps everything that reached a table's loop, with the moment it was taken: pictures of the board that differ, keys and what else the clock told, orders,
 * links. From it the same events come out again ({@link BlackBoxReader}).
 *
 * <p>A text in the gzip format, a line an item. A box that is full takes no more and says so in its last line: a game takes about 0.1 MB an hour, so a full one
 * is a table that talked to itself. A failing medium ends the box, never the table. One thread.
 */
public final class BlackBox implements AutoCloseable {
    /** Bound of one box: ten hours of play. */
    static final long BOUND_BYTES = 1_000_000;

    private static final Logger log = LoggerFactory.getLogger(BlackBox.class);

    /** What a killed process may lose of the box; the journal loses nothing. */
    private static final long FLUSH_NANOS = 1_000_000_000L;

    private final Path file;
    private final Ticker ticker;
    private final BlackBoxCodec codec = new BlackBoxCodec();
    private final Counted counted;
    private final OutputStream out;
    private long flushedNanos;
    private boolean open = true;

    private static final class Counted extends OutputStream {
        private final OutputStream to;
        private long bytes;

        Counted(OutputStream to) {
            this.to = to;
        }

        @Override
        public void write(int one) throws IOException {
            to.write(one);
            bytes++;
        }

        @Override
        public void write(byte[] from, int offset, int count) throws IOException {
            to.write(from, offset, count);
            bytes += count;
        }

        @Override
        public void flush() throws IOException {
            to.flush();
        }

        @Override
        public void close() throws IOException {
            to.close();
        }
    }

    private BlackBox(Path file, Ticker ticker, Counted counted) throws IOException {
        this.file = file;
        this.ticker = ticker;
        this.counted = counted;
        this.out = new GZIPOutputStream(counted, 8_192, true);
    }

    /**
     * Begins a box in a new file, in place of one that is there.
     *
     * @param start which life of which table it keeps
     * @throws IOException when the file cannot be written
     */
    public static BlackBox begin(Path file, Ticker ticker, BlackBoxStart start) throws IOException {
        BlackBox box = new BlackBox(file, ticker, new Counted(Files.newOutputStream(file)));
        box.write(start.line());
        for (Row row : start.rows()) {
            box.write(box.codec.row(row));
        }
        return box;
    }

    /** Takes an item that the loop took in the turn of this moment. */
    public void take(long atNanos, Item item) {
        if (open) {
            try {
                write(atNanos + " " + codec.line(item));
            } catch (IOException e) {
                stop("cannot be written: " + e.getMessage());
            }
        }
    }

    private void write(String line) throws IOException {
        out.write((line + "\n").getBytes(US_ASCII));
        if (ticker.nanos() - flushedNanos >= FLUSH_NANOS) {
            flushedNanos = ticker.nanos();
            out.flush();
        }
        if (counted.bytes > BOUND_BYTES) {
            out.write("full\n".getBytes(US_ASCII));
            stop("is full");
        }
    }

    private void stop(String why) {
        log.warn("black box {} {}: nothing more is kept in it", file, why);
        close();
    }

    @Override
    public void close() {
        if (open) {
            open = false;
            // Closed even when the last line does not fit: what compresses lies outside the heap.
            try (out) {
                out.write((ticker.nanos() + " end\n").getBytes(US_ASCII));
            } catch (IOException e) {
                log.warn("black box {} did not close: {}", file, e.getMessage());
            }
        }
    }
}
