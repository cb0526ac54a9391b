package tengen.sim.clock;

import java.util.List;
import tengen.bridge.clock.ClockCodec;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.ClockLink;
import tengen.bridge.clock.FrameReader;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.SerialLine;
import tengen.time.Ticker;

/** A line and a link joined in one step: reads what has come, lets the link work, writes what it wants to say. */
final class ClockPump {
    private final SerialLine line;
    private final ClockLink link;
    private final Ticker ticker;
    private final FrameReader reader = new FrameReader();
    private final ClockCodec codec = new ClockCodec();
    private final byte[] readBytes = new byte[512];
    private final byte[] frameBytes = new byte[ClockCodec.MAX_FRAME_BYTES];

    /** Joins {@code line} and {@code link}; {@code ticker} stamps what is read. */
    ClockPump(SerialLine line, ClockLink link, Ticker ticker) {
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
    int turn(long nowNanos) throws LineFault {
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
}
