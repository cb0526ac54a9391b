package tengen.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ThreadWatchTest {
    private static final long MINUTE = 60_000_000_000L;

    private final List<Trouble> troubles = new ArrayList<>();
    private int threads = 1;
    private final ThreadWatch watch = new ThreadWatch(() -> threads, troubles::add);

    @Test
    void threadsOfConnectionsThatAreJustEndingAreNoTrouble() {
        threads = 3;
        watch.turn(0);

        assertThat(troubles).isEmpty();
        assertThat(watch.wantsRestart()).isFalse();
    }

    @Test
    void threadsThatStayAreToldOnceAndAskForARestart() {
        watch.turn(0);
        threads = 15;
        watch.turn(MINUTE - 1);
        assertThat(troubles).isEmpty();

        watch.turn(MINUTE);
        watch.turn(2 * MINUTE);

        assertThat(troubles).singleElement().satisfies(trouble -> {
            assertThat(trouble.kind()).isEqualTo(Trouble.Kind.THREADS_LEFT);
            assertThat(trouble.line()).startsWith("14 threads of lost connections are left");
        });
        assertThat(watch.wantsRestart()).isTrue();
    }

    @Test
    void aThreadIsCountedByTheNameThatPahoGivesIt() throws InterruptedException {
        CountDownLatch told = new CountDownLatch(1);
        Thread left = Thread.ofPlatform()
                .daemon(true)
                .name("MQTT Con: some-client")
                .unstarted(() -> {
                    try {
                        told.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
        left.start();

        assertThat(ConnectionThreads.of("some-client")).isEqualTo(1);
        assertThat(ConnectionThreads.of("another")).isZero();

        told.countDown();
        left.join();
        assertThat(ConnectionThreads.of("some-client")).isZero();
    }
}
