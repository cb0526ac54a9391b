package tengen.sim.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.JSerialCommLine;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.LineWriter;
import tengen.bridge.clock.OpenLine;
import tengen.bridge.clock.SerialReader;
import tengen.sim.clock.ControllerEnd;
import tengen.sim.rig.ClockTalk;
import tengen.sim.time.Agenda;
import tengen.table.ClockOut;
import tengen.table.Inbox;
import tengen.table.Item;
import tengen.time.Ticker;

/**
 * The talk with the clock as in life: a serial device of the machine, and the production adapter, reader and writer on threads of their own. What comes out of the
 * simulated cable is written to a pseudo terminal; what the writer writes there goes into the cable.
 *
 * <p>The threads only queue; everything else happens on the agenda's thread, which takes what has come with {@link #deliver}. While anything is between the ends,
 * {@link #busy} asks the pacer to let no time pass: so a busy machine makes the bench slower, not the line worse.
 */
final class PtyTalk implements ClockTalk, Pacer.Way, AutoCloseable {
    private static final int CHUNK = 512;
    private static final long JOIN_MILLIS = 3_500;

    private final ControllerEnd cable;
    private final Agenda agenda;
    private final Runnable wake;
    private final PtyPort port;
    private final SerialReader reader;
    private final LineWriter writer;
    private final Thread reading;
    private final Thread writing;
    private final ConcurrentLinkedQueue<byte[]> toCable = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<ClockFrame> toController = new ConcurrentLinkedQueue<>();
    private final AtomicLong toReader = new AtomicLong();
    private final AtomicLong fromWriter = new AtomicLong();
    private final byte[] chunk = new byte[CHUNK];
    private @Nullable Inbox inbox;

    /**
     * Lays the way and starts the threads.
     *
     * @param link the name under which the controller opens the device
     * @param wake called from the threads whenever something has come through
     * @throws IOException when the machine has no pseudo terminal
     */
    static PtyTalk begin(LibC c, Path link, ControllerEnd cable, Agenda agenda, Runnable wake) throws IOException {
        return new PtyTalk(c, link, cable, agenda, wake);
    }

    private PtyTalk(LibC c, Path link, ControllerEnd cable, Agenda agenda, Runnable wake) throws IOException {
        this.cable = cable;
        this.agenda = agenda;
        this.wake = wake;
        port = PtyPort.open(c, link, this::fromController);
        reader = new SerialReader(
                () -> new Counted(JSerialCommLine.open(port.link().toString())),
                (frame, atNanos) -> toController.add(frame),
                Ticker.system());
        writer = new LineWriter(reader::line);
        reading = start("clock-read", reader);
        writing = start("clock-write", writer);
        cable.onBytes(this::fromClock);
    }

    private static Thread start(String name, Runnable work) {
        return Thread.ofPlatform().daemon(true).name(name).start(work);
    }

    /** Pulls the plug of the device, or puts it in again. */
    void plug(boolean in) {
        port.plug(in);
    }

    @Override
    public ClockOut begin(Inbox newInbox) {
        inbox = newInbox;
        return frame -> writer.offer(List.of(frame));
    }

    @Override
    public void end() {
        inbox = null;
    }

    /** Bytes have come out of the cable. Agenda's thread. */
    private void fromClock() {
        while (cable.hasBytes()) {
            try {
                toReader.addAndGet(port.write(chunk, cable.read(chunk)));
            } catch (LineFault fault) {
                throw new IllegalStateException(fault.getMessage(), fault);
            }
        }
    }

    /** Bytes have come from the writer. Port's thread. */
    private void fromController(byte[] bytes) {
        toCable.add(bytes);
        wake.run();
    }

    @Override
    public boolean deliver() {
        boolean any = false;
        for (byte[] bytes = toCable.poll(); bytes != null; bytes = toCable.poll()) {
            any = true;
            less(fromWriter, bytes.length);
            try {
                cable.write(bytes, bytes.length);
            } catch (LineFault fault) {
                throw new IllegalStateException(fault.getMessage(), fault);
            }
        }
        for (ClockFrame frame = toController.poll(); frame != null; frame = toController.poll()) {
            any = true;
            Inbox now = inbox;
            if (now != null) {
                // The bench's time stood while the bytes were read, so this is the moment of the read.
                now.offer(new Item.FromClock(frame, agenda.nanos()));
            }
        }
        return any;
    }

    /** What was given up meanwhile counts no longer. */
    private static void less(AtomicLong count, long by) {
        count.updateAndGet(before -> Math.max(0, before - by));
    }

    @Override
    public boolean busy() {
        return toReader.get() > 0
                || fromWriter.get() > 0
                || !writer.isIdle()
                || !toController.isEmpty()
                || !toCable.isEmpty();
    }

    /** Gives up bytes that do not arrive: the plug was pulled, or the device opened anew. */
    @Override
    public void giveUp() {
        toReader.set(0);
        fromWriter.set(0);
    }

    @Override
    public void close() {
        reader.stop();
        writer.stop();
        try {
            reading.join(JOIN_MILLIS);
            writing.join(JOIN_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        port.close();
    }

    /** The production line; counts what is on the way, and nothing else. */
    private final class Counted implements OpenLine {
        private final OpenLine line;
        private int taken;

        Counted(OpenLine line) {
            this.line = line;
        }

        @Override
        public int read(byte[] into) throws LineFault {
            // By the next read the frames of the last one have been handed on.
            if (taken > 0) {
                less(toReader, taken);
                taken = 0;
                wake.run();
            }
            taken = Math.max(0, line.read(into));
            return taken;
        }

        @Override
        public void write(byte[] bytes, int length) throws LineFault {
            fromWriter.addAndGet(length);
            try {
                line.write(bytes, length);
            } catch (LineFault fault) {
                less(fromWriter, length);
                throw fault;
            }
        }

        @Override
        public void close() {
            line.close();
        }
    }
}
