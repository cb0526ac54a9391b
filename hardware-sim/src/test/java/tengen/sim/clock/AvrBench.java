package tengen.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
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
    static final Path FIRMWARE = Path.of(System.getProperty("tengen.root", ".."), "firmware-bridge/clock-firmware");
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

    AvrBench() throws IOException {
        clock = AvrRunner.lockstep(FIRMWARE);
        line = new AvrLine(clock);
        pump = new ClockPump(new Cuttable(), link, () -> nowNanos);
    }

    /** Builds image and runner, or skips the test where the tools are missing. */
    static void build() throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                Files.exists(Path.of("/usr/bin/avr-gcc")) && Files.exists(Path.of("/usr/include/simavr/sim_avr.h")),
                "gcc-avr, avr-libc or libsimavr-dev is not installed: the firmware is not tested");
        Process make = new ProcessBuilder("make", "-s", "-C", FIRMWARE.toString(), "all", "runner")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(make.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(make.exitValue()).isZero();
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
