package tengen.table;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.bridge.clock.ClockCodec;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.FrameReader;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.SerialLine;
import tengen.time.Ticker;

/**
 * The serial line between the inbox and the loop: {@link #step} reads what has come and offers the frames, {@link #send} writes. For the
 * bench, whose agenda calls it; in life a reader and a writer of {@code bridge.clock} have a thread each.
 */
public final class ClockWire implements ClockOut {
    private static final Logger log = LoggerFactory.getLogger(ClockWire.class);
    private static final int READ_BYTES = 256;

    private final SerialLine line;
    private final Ticker ticker;
    private final Inbox inbox;
    private final ClockCodec codec = new ClockCodec();
    private final FrameReader reader = new FrameReader();
    private final byte[] in = new byte[READ_BYTES];
    private final byte[] out = new byte[ClockCodec.MAX_FRAME_BYTES];
    private boolean broken;

    /** Makes a wire over an open line. */
    public ClockWire(SerialLine line, Ticker ticker, Inbox inbox) {
        this.line = line;
        this.ticker = ticker;
        this.inbox = inbox;
    }

    /**
     * Reads once, waiting for bytes as long as the line does. Reader thread only.
     *
     * @throws LineFault if the line is gone; open it again
     */
    public void step() throws LineFault {
        int count = line.read(in);
        long receivedNanos = ticker.nanos();
        // A frame that finds the inbox full is lost like one garbled on the line: the protocol repeats what matters.
        reader.accept(in, count, frame -> inbox.offer(new Item.FromClock(frame, receivedNanos)));
    }

    /** Writes a frame. A line that does not take it is noted once; silence tells the link. Loop thread only. */
    @Override
    public void send(ClockFrame.ToClock frame) {
        int length = codec.encode(frame, out);
        try {
            line.write(out, length);
            broken = false;
        } catch (LineFault fault) {
            if (!broken) {
                log.warn("clock line does not take bytes: {}", fault.getMessage());
            }
            broken = true;
        }
    }
}
