package tengen.bridge.clock;

import java.util.List;

/** Our own count of frames, and when each of the last ones had left the line. */
final class SentFrames {
    /** Ten bits a byte at 38400 baud. */
    static final long NANOS_PER_BYTE = 10 * 1_000_000_000L / 38_400;

    /** Older ones may have been overwritten by now. */
    private static final int REMEMBERED = 200;

    private final long[] leftNanos = new long[256];
    private int last = 255;
    private int count;

    /** Returns the sequence for the next frame. */
    int next() {
        last = last + 1 & 0xff;
        return last;
    }

    /** Returns the sequence given last. */
    int last() {
        return last;
    }

    /** Adds a frame to those of this turn, which follow each other on the line. */
    void add(List<ClockFrame.ToClock> out, ClockFrame.ToClock frame, long nowNanos) {
        long bytes = ClockCodec.bytesOnLine(frame);
        for (ClockFrame.ToClock before : out) {
            bytes += ClockCodec.bytesOnLine(before);
        }
        leftNanos[frame.sequence()] = nowNanos + bytes * NANOS_PER_BYTE;
        count = Math.min(count + 1, REMEMBERED);
        out.add(frame);
    }

    /** Notes that a frame left later than its turn said. */
    void delay(int sequence, long nanos) {
        leftNanos[sequence] += nanos;
    }

    /** Returns whether {@code sequence} is one of the last frames sent. */
    boolean remembers(int sequence) {
        return (last - sequence & 0xff) < count;
    }

    /** Returns when the last byte of a remembered frame was on the line, at the earliest. */
    long leftNanos(int sequence) {
        return leftNanos[sequence];
    }
}
