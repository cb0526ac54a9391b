package tengen.bridge.clock;

import java.util.List;
import tengen.time.Ticker;

/**
 * A line and a link joined in one step: reads what has come, lets the link work, writes what it wants to say. For whoever drives the clock on one thread, the
 * simulation above all; with a blocking line a reader and a writer thread stand in its place.
 */
public final class ClockPump {
    private final SerialLine line;
    private final ClockLink link;
    private final Ticker ticker;
    private final FrameReader reader = new FrameReader();
    private final ClockCodec codec = new ClockCodec();
    private final byte[] readBytes = new byte[512];
    private final byte[] frameBytes = new byte[ClockCodec.MAX_FRAME_BYTES];

    /** Joins {@code line} and {@code link}; {@code ticker} stamps what is read. */
    public ClockPump(SerialLine line, ClockLink link, Ticker ticker) {
        this.line = line;
        this.link = link;
        this.ticker = ticker;
    }

    /**
     * Moves the frames that have come and those that are due.
     *
     * @return how many frames came or went
     * @throws LineFault if the line failed; the link notices by silence
     */
    public int turn(long nowNanos) throws LineFault {
        long before = reader.goodFrames();
        int count = line.read(readBytes);
        while (count > 0) {
            long receivedNanos = ticker.nanos();
            reader.accept(readBytes, count, frame -> link.accept(frame, receivedNanos));
            count = count < readBytes.length ? 0 : line.read(readBytes);
        }
        List<ClockFrame.ToClock> due = link.turn(nowNanos);
        for (ClockFrame.ToClock frame : due) {
            line.write(frameBytes, codec.encode(frame, frameBytes));
        }
        return (int) (reader.goodFrames() - before) + due.size();
    }

    /** Returns the stretches of bytes that were no frame. */
    public long garbledFrames() {
        return reader.garbledFrames();
    }
}
