package tengen.sim.clock;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockLink;
import tengen.bridge.clock.ClockReport;
import tengen.bridge.clock.ClockReport.KeyReported;
import tengen.bridge.clock.FaceState;
import tengen.bridge.clock.KeyMark;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.SerialLine;

/** The real link and the real firmware, in lockstep: slices of five milliseconds. */
final class AvrBench implements AutoCloseable {
    static final long SLICE_MICROS = 5_000;

    final AvrRunner clock;
    private final AvrLine line;
    final ClockLink link = new ClockLink(KeyMark.NONE);
    final List<ClockReport> reports = new ArrayList<>();
    final List<KeyReported> keys = new ArrayList<>();
    boolean cut;
    boolean acknowledging = true;
    long nowNanos;
    private final ClockPump pump;

    AvrBench(Path firmware) throws IOException {
        clock = AvrRunner.lockstep(firmware);
        line = new AvrLine(clock);
        pump = new ClockPump(new Cuttable(), link, () -> nowNanos);
    }

    void run(long millis) throws LineFault {
        long untilNanos = nowNanos + millis * 1_000_000;
        while (nowNanos < untilNanos) {
            line.run(SLICE_MICROS);
            nowNanos += SLICE_MICROS * 1_000;
            pump.turn(nowNanos);
            for (ClockReport report : link.reports()) {
                reports.add(report);
                if (report instanceof KeyReported key) {
                    keys.add(key);
                    if (acknowledging) {
                        link.acknowledge(key.mark());
                    }
                }
            }
        }
    }

    void press(ClockKey key, long millis) throws LineFault {
        clock.contact(key, true);
        run(millis);
        clock.contact(key, false);
    }

    void show(FaceState face, long asOfNanos) {
        link.show(
                face, asOfNanos, keys.isEmpty() ? KeyMark.NONE : keys.getLast().mark());
    }

    @Override
    public void close() throws IOException {
        line.close();
        clock.close();
    }

    /** The line to the chip, which can be cut. */
    private final class Cuttable implements SerialLine {
        @Override
        public int read(byte[] into) {
            int count = line.read(into);
            return cut ? 0 : count;
        }

        @Override
        public void write(byte[] bytes, int length) {
            if (!cut) {
                line.write(bytes, length);
            }
        }
    }
}
