package tengen.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockLink;
import tengen.bridge.clock.ClockReport;
import tengen.bridge.clock.ClockReport.KeyReported;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.JSerialCommLine;
import tengen.bridge.clock.KeyMark;
import tengen.bridge.clock.LineWriter;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SerialReader;
import tengen.time.Ticker;

/** The whole way in real time: the firmware on a pty, jSerialComm, reader and writer threads, the link. */
class AvrLiveIT {
    private final Ticker ticker = Ticker.system();
    private final ClockLink link = new ClockLink(KeyMark.NONE);
    private final LinkedBlockingQueue<Arrival> inbox = new LinkedBlockingQueue<>();
    private final List<KeyReported> keys = new ArrayList<>();

    private static Path firmware = Path.of("");

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        firmware = AvrFolder.builtOrSkipped();
    }

    @Test
    void aPressTravelsFromTheContactToTheLinkAndBackToTheFace() throws IOException, InterruptedException {
        try (AvrRunner clock = AvrRunner.live(firmware, 1)) {
            SerialReader reader = new SerialReader(
                    () -> JSerialCommLine.open(clock.pty()), (frame, at) -> inbox.add(new Arrival(frame, at)), ticker);
            LineWriter writer = new LineWriter(reader::line);
            Thread reading = start(reader, "clock-read");
            Thread writing = start(writer, "clock-write");

            until(writer, link::isUp);
            link.show(ClockBench.minutes(Running.A, 20, 20), ticker.nanos(), KeyMark.NONE);
            until(writer, () -> clock.face(ClockSide.A).running());
            clock.contact(ClockKey.LEVER_A, true);
            until(writer, () -> !keys.isEmpty());
            assertThat(ticker.nanos() - keys.getFirst().stampNanos()).isLessThan(1_000_000_000L);
            until(writer, () -> clock.face(ClockSide.B).running());

            reader.stop();
            writer.stop();
            reading.join(5_000);
            writing.join(5_000);
            assertThat(reading.isAlive()).isFalse();
            assertThat(writing.isAlive()).isFalse();
        }
    }

    @Test
    void d1AndD8AClockPulledOutIsMissedInTwoSecondsAndFoundAgainUnderItsName(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path name = folder.resolve("clock");
        AvrRunner first = AvrRunner.live(firmware, 1);
        Files.createSymbolicLink(name, Path.of(first.pty()));
        SerialReader reader = new SerialReader(
                () -> JSerialCommLine.open(name.toString()), (frame, at) -> inbox.add(new Arrival(frame, at)), ticker);
        LineWriter writer = new LineWriter(reader::line);
        Thread reading = start(reader, "clock-read");
        Thread writing = start(writer, "clock-write");
        until(writer, link::isUp);

        first.close();
        Files.delete(name);
        long goneNanos = ticker.nanos();
        until(writer, () -> !link.isUp());
        // A busy machine may look a little later.
        assertThat(ticker.nanos() - goneNanos).isLessThan(3_000_000_000L);
        try (AvrRunner second = AvrRunner.live(firmware, 1)) {
            Files.createSymbolicLink(name, Path.of(second.pty()));
            until(writer, link::isUp);
            assertThat(second.pty()).isNotEmpty();
        }

        reader.stop();
        writer.stop();
        reading.join(5_000);
        writing.join(5_000);
    }

    private void until(LineWriter writer, BooleanSupplier condition) throws InterruptedException {
        long deadlineNanos = ticker.nanos() + 20_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(deadlineNanos - ticker.nanos()).as("nanoseconds left").isPositive();
            Arrival arrival = inbox.poll(20, TimeUnit.MILLISECONDS);
            if (arrival != null) {
                link.accept(arrival.frame(), arrival.receivedNanos());
            }
            writer.offer(link.turn(ticker.nanos()));
            for (ClockReport report : link.reports()) {
                if (report instanceof KeyReported key) {
                    keys.add(key);
                    link.acknowledge(key.mark());
                }
            }
        }
    }

    private static Thread start(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private record Arrival(ClockFrame frame, long receivedNanos) {}
}
