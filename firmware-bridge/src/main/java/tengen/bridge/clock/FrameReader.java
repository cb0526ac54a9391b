package tengen.bridge.clock;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Finds frames in a stream of bytes, whatever its pieces: one byte at a time, two frames at once, garbage between. After garbage it takes up again behind the
 * next zero. One reader serves one line and one thread.
 */
public final class FrameReader {
    private final byte[] gathered = new byte[ClockCodec.MAX_FRAME_BYTES];
    private int length;
    private boolean skipping;
    private long goodFrames;
    private long unknownFrames;
    private long garbledFrames;

    /**
     * Takes the next {@code count} bytes from the start of {@code bytes} and hands every frame they complete to {@code sink}, in order.
     *
     * <p>Bytes that make no frame are counted, not reported.
     */
    public void accept(byte[] bytes, int count, Consumer<? super ClockFrame> sink) {
        for (int i = 0; i < count; i++) {
            byte value = bytes[i];
            if (value != 0) {
                gather(value);
            } else if (skipping) {
                skipping = false;
                length = 0;
                garbledFrames++;
            } else if (length > 0) {
                int frameLength = length;
                length = 0;
                complete(frameLength, sink);
            }
        }
    }

    /** Returns the frames read whole and right, unknown types included. */
    public long goodFrames() {
        return goodFrames;
    }

    /** Returns the frames that were right but of an unknown type. */
    public long unknownFrames() {
        return unknownFrames;
    }

    /** Returns the stretches between two zeroes that were no frame. */
    public long garbledFrames() {
        return garbledFrames;
    }

    private void gather(byte value) {
        if (length == gathered.length) {
            skipping = true;
        } else {
            gathered[length++] = value;
        }
    }

    private void complete(int frameLength, Consumer<? super ClockFrame> sink) {
        int block = Cobs.unstuff(gathered, frameLength);
        Optional<ClockFrame> frame = block < 0 ? Optional.empty() : ClockCodec.decode(gathered, 1, block);
        if (frame.isEmpty()) {
            garbledFrames++;
            return;
        }
        goodFrames++;
        if (frame.get() instanceof ClockFrame.Unknown) {
            unknownFrames++;
        }
        sink.accept(frame.get());
    }
}
