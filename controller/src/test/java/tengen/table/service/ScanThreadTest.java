package tengen.table.service;

import static org.assertj.core.api.Assertions.assertThat;

import com.pi4j.io.spi.Spi;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.reed.ReedScanner;
import tengen.bridge.reed.Scanning;
import tengen.bridge.reed.Wiring;

/** The thread that reads the board, run here on the test's own thread and time. */
final class ScanThreadTest {
    private static final int FAULTS_OF_OURS = 1;
    private static final int FRAMES = 50;

    private final AtomicLong nowNanos = new AtomicLong();
    private final AtomicInteger attempts = new AtomicInteger();
    private final List<Long> lost = new ArrayList<>();
    private final Heartbeat heart = new Heartbeat("scan", 0);
    private final ScanThread thread = new ScanThread(scanning(), this::later, heart, 200);

    @Test
    void c28_aFaultOfOurOwnInOneFrameDoesNotEndTheReadingOfTheBoard() {
        thread.run();

        assertThat(attempts).hasValue(FRAMES);
        assertThat(heart.beats()).isEqualTo(FRAMES);
        assertThat(heart.ageNanos(nowNanos.get())).isLessThan(500_000_000L);
        // The frames after the fault were read and found bad, one by one, until the board counted as lost.
        assertThat(lost).hasSize(1);
    }

    /** Time that has always passed the moment somebody waits for. */
    private long later() {
        return nowNanos.addAndGet(10_000_000L);
    }

    private Scanning scanning() {
        return new Scanning(
                new ReedScanner(chain(), Wiring.read(), this::later, nanos -> {}, ReedScanner.SETTLE_NANOS),
                this::later,
                new Scanning.Limits(0, 50_000_000L, 20),
                new Lookout() {
                    @Override
                    public void seen(Seen run) {}

                    @Override
                    public void lost(long sinceNanos) {
                        lost.add(sinceNanos);
                    }
                });
    }

    /** Throws what no driver should, once; then answers nothing. */
    private Spi chain() {
        return (Spi) Proxy.newProxyInstance(
                Spi.class.getClassLoader(), new Class<?>[] {Spi.class}, (proxy, method, arguments) -> {
                    if (!method.getName().equals("transfer")) {
                        return true;
                    }
                    int attempt = attempts.incrementAndGet();
                    if (attempt == FRAMES) {
                        thread.stop();
                    }
                    if (attempt <= FAULTS_OF_OURS) {
                        throw new IllegalStateException("a fault of our own");
                    }
                    return 0;
                });
    }
}
