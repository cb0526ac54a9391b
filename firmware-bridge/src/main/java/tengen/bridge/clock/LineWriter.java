package tengen.bridge.clock;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The thread that writes to the clock, so that a device which takes no bytes holds up nobody. It holds at most sixteen frames, and one STATE among them: the
 * latest. What is lost is sent again by the link.
 */
public final class LineWriter implements Runnable {
    private static final int CAPACITY = 16;

    private final Supplier<Optional<SerialLine>> line;
    private final ClockCodec codec = new ClockCodec();
    private final byte[] bytes = new byte[ClockCodec.MAX_FRAME_BYTES];
    private final Deque<ClockFrame.ToClock> waiting = new ArrayDeque<>();
    private boolean stopped;
    private boolean writing;
    private long dropped;

    /**
     * Makes a writer.
     *
     * @param line the line to write to, asked before each frame
     */
    public LineWriter(Supplier<Optional<SerialLine>> line) {
        this.line = line;
    }

    /** Takes frames to be written; never blocks. */
    public synchronized void offer(List<ClockFrame.ToClock> frames) {
        for (ClockFrame.ToClock frame : frames) {
            if (frame instanceof ClockFrame.State) {
                waiting.removeIf(ClockFrame.State.class::isInstance);
            }
            if (waiting.size() == CAPACITY) {
                waiting.removeFirst();
                dropped++;
            }
            waiting.addLast(frame);
        }
        notifyAll();
    }

    /** Writes until stopped; give it a thread of its own. */
    @Override
    public void run() {
        ClockFrame.ToClock frame = take();
        while (frame != null) {
            write(frame);
            frame = take();
        }
    }

    /** Ends {@link #run} after the frame in hand. */
    public synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    /** Returns the frames that found no room. */
    public synchronized long dropped() {
        return dropped;
    }

    /** Says whether nothing waits and nothing is being written. Any thread. */
    public synchronized boolean isIdle() {
        return waiting.isEmpty() && !writing;
    }

    /** Writes what waits, on the caller's thread; returns how many frames. */
    int turn() {
        int written = 0;
        ClockFrame.ToClock frame = poll();
        while (frame != null) {
            write(frame);
            written++;
            frame = poll();
        }
        return written;
    }

    private synchronized ClockFrame.@Nullable ToClock poll() {
        return waiting.pollFirst();
    }

    private synchronized ClockFrame.@Nullable ToClock take() {
        writing = false;
        try {
            while (waiting.isEmpty() && !stopped) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
        writing = !stopped;
        return stopped ? null : waiting.pollFirst();
    }

    private void write(ClockFrame.ToClock frame) {
        Optional<SerialLine> open = line.get();
        if (open.isEmpty()) {
            return;
        }
        try {
            open.get().write(bytes, codec.encode(frame, bytes));
        } catch (LineFault fault) {
            // The reader sees the same device fail and opens it again; the link repeats what was lost.
            countDropped();
        }
    }

    private synchronized void countDropped() {
        dropped++;
    }
}
