package tengen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.LoggerFactory;

/** The Enter key of whoever sits before a command: each line of standard input is one press. A closed input presses nothing. Any thread. */
final class EnterKey {
    private final AtomicInteger presses = new AtomicInteger();

    private EnterKey() {}

    /** Listens on a thread of its own, until the process ends. */
    static EnterKey listen(InputStream in) {
        EnterKey key = new EnterKey();
        Thread.ofPlatform().daemon(true).name("enter-key").start(() -> key.read(in));
        return key;
    }

    private void read(InputStream in) {
        try {
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, UTF_8));
            while (lines.readLine() != null) {
                presses.incrementAndGet();
            }
        } catch (IOException e) {
            LoggerFactory.getLogger(EnterKey.class).debug("nobody presses Enter any more", e);
        }
    }

    /** Says, once for each press, that Enter was pressed. */
    boolean takeEnter() {
        return presses.getAndUpdate(count -> Math.max(0, count - 1)) > 0;
    }
}
