package tengen.sim.live;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.time.Alarm;
import tengen.time.Ticker;

/**
 * What systemd does with a unit of {@code Type=notify}, {@code WatchdogSec=} and {@code Restart=always}: starts the process, waits for READY, kills it when no
 * ping comes for too long, starts it again. One thread.
 */
final class StubManager implements AutoCloseable {
    private static final long LOOK_NANOS = 10_000_000L;

    private final Path folder;
    private final List<String> command;
    private final NotifySocket socket;
    private final long limitNanos;
    private final Alarm rest = new Alarm(Ticker.system());
    private Process process;
    private long pingNanos;
    private int starts;
    private int pings;
    private boolean ready;

    StubManager(Path folder, List<String> command, long limitNanos) throws IOException {
        this.folder = folder;
        this.command = command;
        this.limitNanos = limitNanos;
        this.socket = new NotifySocket(folder.resolve("notify"));
        this.process = begin();
    }

    private Process begin() throws IOException {
        starts++;
        ready = false;
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()));
        builder.environment().put("NOTIFY_SOCKET", folder.resolve("notify").toString());
        builder.environment().put("WATCHDOG_USEC", Long.toString(limitNanos / 1_000));
        return builder.start();
    }

    /** What is waited for. */
    interface Wanted {
        boolean holds() throws Exception;
    }

    /** Manages until this holds. */
    void until(String what, long seconds, Wanted wanted) throws Exception {
        long endNanos = Ticker.system().nanos() + seconds * 1_000_000_000L;
        while (!wanted.holds()) {
            if (Ticker.system().nanos() - endNanos > 0) {
                throw new AssertionError(
                        "not within " + seconds + " s: " + what + "\n" + Files.readString(log(), UTF_8));
            }
            look();
            rest.until(Ticker.system().nanos() + LOOK_NANOS);
        }
    }

    private void look() throws Exception {
        for (Optional<String> said = socket.next(); said.isPresent(); said = socket.next()) {
            for (String line : new ArrayList<>(said.get().lines().toList())) {
                if (line.equals("READY=1")) {
                    ready = true;
                    pingNanos = Ticker.system().nanos();
                } else if (line.equals("WATCHDOG=1")) {
                    pings++;
                    pingNanos = Ticker.system().nanos();
                }
            }
        }
        boolean silent = ready && Ticker.system().nanos() - pingNanos > limitNanos;
        if (silent || !process.isAlive()) {
            process.destroyForcibly().waitFor();
            process = begin();
        }
    }

    boolean isReady() {
        return ready;
    }

    int starts() {
        return starts;
    }

    int pings() {
        return pings;
    }

    Process process() {
        return process;
    }

    Path log() {
        return folder.resolve("table.log");
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
        socket.close();
    }
}
