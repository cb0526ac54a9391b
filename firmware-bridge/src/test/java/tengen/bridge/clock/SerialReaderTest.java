package tengen.bridge.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import tengen.bridge.clock.LineFault.Cause;

class SerialReaderTest {
    private final List<ClockFrame> frames = new ArrayList<>();
    private final List<Long> waits = new ArrayList<>();
    private final List<FakeLine> opened = new ArrayList<>();
    private Optional<LineFault> refusal = Optional.empty();
    private long nowNanos;

    private final SerialReader reader =
            new SerialReader(this::open, (frame, at) -> frames.add(frame), () -> nowNanos, waits::add);

    @Test
    void d1AndD5ALineThatReturnsMinusOneIsClosedAndOpenedAgainAfterAWait() {
        reader.turn();
        opened.getFirst().gone = true;
        reader.turn();

        assertThat(opened.getFirst().closed).isTrue();
        assertThat(reader.line()).isEmpty();
        assertThat(waits).containsExactly(250_000_000L);
        reader.turn();
        assertThat(opened).hasSize(2);
    }

    @Test
    void d5ALineThatReturnsAtOnceWithNothingForEverCountsAsGone() {
        for (int i = 0; i < 200; i++) {
            nowNanos += 1_000;
            reader.turn();
        }

        assertThat(waits.size()).isBetween(3, 4);
    }

    @Test
    void aQuietLineThatWaitsIsLeftAlone() {
        for (int i = 0; i < 200; i++) {
            reader.turn();
            opened.getFirst().waitNanos = 100_000_000;
        }

        assertThat(waits).isEmpty();
    }

    @Test
    void d8WhileThereIsNoDeviceOpeningIsTriedMoreAndMoreSeldom() {
        refusal = Optional.of(new LineFault(Cause.NO_DEVICE, "no device"));
        for (int i = 0; i < 7; i++) {
            reader.turn();
        }

        assertThat(waits)
                .containsExactly(
                        250_000_000L,
                        500_000_000L,
                        1_000_000_000L,
                        2_000_000_000L,
                        4_000_000_000L,
                        4_000_000_000L,
                        4_000_000_000L);
    }

    @Test
    void framesAreHandedOnWithTheMomentOfTheRead() {
        reader.turn();
        opened.getFirst().bytes =
                ClockCodecTest.append(new byte[0], new ClockFrame.Answer(1, 2, ClockFrame.Answer.Result.STALE));
        reader.turn();

        assertThat(frames).containsExactly(new ClockFrame.Answer(1, 2, ClockFrame.Answer.Result.STALE));
    }

    @Test
    void theWriterKeepsTheLatestPictureOnlyAndNoMoreThanSixteenFrames() {
        reader.turn();
        LineWriter writer = new LineWriter(reader::line);
        for (int i = 0; i < 100; i++) {
            writer.offer(List.of(
                    new ClockFrame.State(i, 0, 0, false, FaceState.BLANK), new ClockFrame.KeysJournalled(i, i)));
        }

        assertThat(writer.turn()).isEqualTo(16);
        assertThat(opened.getFirst().written).isEqualTo(90 + 15 * 10);
        assertThat(writer.dropped()).isPositive();
    }

    @Test
    void d2AGoneDeviceIsNoticedByTheReadAloneWhateverItsDriverSays() {
        reader.turn();
        opened.getFirst().gone = true;

        reader.turn();

        assertThat(opened.getFirst().closed).isTrue();
        assertThat(reader.line()).isEmpty();
    }

    @Test
    void d3APortThatHangsWhenClosedIsLeftToItself() throws InterruptedException {
        CountDownLatch hangs = new CountDownLatch(1);
        AtomicReference<Thread> closer = new AtomicReference<>();

        ClosingThread.close(
                () -> {
                    closer.set(Thread.currentThread());
                    try {
                        hangs.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                50);

        assertThat(closer.get().isAlive()).isTrue();
        assertThat(closer.get().isDaemon()).isTrue();
        hangs.countDown();
        closer.get().join();
    }

    @Test
    void d7TheLineIsOpenedAgainOnTheReadersOwnThread() throws InterruptedException {
        List<String> openers = new CopyOnWriteArrayList<>();
        AtomicReference<SerialReader> made = new AtomicReference<>();
        CountDownLatch twice = new CountDownLatch(2);
        SerialReader own = new SerialReader(
                () -> {
                    openers.add(Thread.currentThread().getName());
                    twice.countDown();
                    if (openers.size() == 2) {
                        made.get().stop();
                    }
                    FakeLine line = new FakeLine();
                    line.gone = true;
                    return line;
                },
                (frame, at) -> {},
                () -> nowNanos,
                nanos -> {});
        made.set(own);
        Thread thread = new Thread(own, "clock-read");

        thread.start();
        twice.await();
        thread.join();

        assertThat(openers).containsOnly("clock-read");
    }

    @Test
    void c28OneFaultOfOurOwnDoesNotEndTheReading() throws InterruptedException {
        byte[] answer = ClockCodecTest.append(new byte[0], new ClockFrame.Answer(1, 2, ClockFrame.Answer.Result.STALE));
        CountDownLatch second = new CountDownLatch(2);
        SerialReader own = new SerialReader(
                () -> {
                    FakeLine line = new FakeLine();
                    line.bytes = answer.clone();
                    return line;
                },
                (frame, at) -> {
                    second.countDown();
                    throw new IllegalStateException("ours");
                },
                () -> nowNanos,
                nanos -> {});
        Thread thread = new Thread(own, "clock-read");

        thread.start();
        second.await();
        own.stop();
        thread.join();

        assertThat(thread.isAlive()).isFalse();
    }

    private OpenLine open() throws LineFault {
        if (refusal.isPresent()) {
            throw refusal.get();
        }
        opened.add(new FakeLine());
        return opened.getLast();
    }

    private final class FakeLine implements OpenLine {
        private boolean gone;
        private boolean closed;
        private long waitNanos;
        private byte[] bytes = new byte[0];
        private int written;

        @Override
        public int read(byte[] into) throws LineFault {
            if (gone) {
                throw new LineFault(Cause.UNPLUGGED, "gone");
            }
            nowNanos += waitNanos;
            int count = bytes.length;
            System.arraycopy(bytes, 0, into, 0, count);
            bytes = new byte[0];
            return count;
        }

        @Override
        public void write(byte[] out, int length) {
            written += length;
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
