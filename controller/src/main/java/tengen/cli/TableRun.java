package tengen.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import tengen.config.BadSettings;
import tengen.table.service.Faults;
import tengen.table.service.LogLines;
import tengen.table.service.Machine;
import tengen.table.service.TableConfig;
import tengen.table.service.TableService;
import tengen.time.Ticker;

/** One run of a table's service, from its configuration to its end. Used once. */
final class TableRun {
    private static final int MISTAKEN = 2;

    private final PrintWriter out;
    private final PrintWriter err;
    private final CountDownLatch stopping = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);

    TableRun(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    /** Runs the table until it is interrupted or breaks, and returns the exit code. */
    int run(TableArguments wanted) throws InterruptedException {
        @Nullable TableConfig read = read(wanted.config());
        if (read == null) {
            return MISTAKEN;
        }
        if (wanted.checks()) {
            say(wanted.config() + ": nothing wrong");
            return 0;
        }
        Faults faults = new Faults();
        new LogLines(System.err, faults, Ticker.system(), System.getenv("JOURNAL_STREAM") != null).install();
        Thread hook = new Thread(this::sayFarewell);
        try (TableService service = TableService.start(read, faults)) {
            Runtime.getRuntime().addShutdownHook(hook);
            String page = service.pagePort() == 0 ? "" : ", page on port " + service.pagePort();
            say("table " + read.table() + " ready " + sinceStart() + ": " + service.line() + page);
            return wanted.untilReady() ? 0 : run(service);
        } catch (TableService.NotStarted refusal) {
            throw Refusal.failed(String.valueOf(refusal.getMessage()));
        } finally {
            stopped.countDown();
            forget(hook);
        }
    }

    private @Nullable TableConfig read(Path config) {
        try {
            return TableConfig.read(config);
        } catch (BadSettings bad) {
            bad.lines().forEach(line -> err.println("tengen: " + line));
            err.flush();
            return null;
        }
    }

    /** Waits for a signal, or for the loop to end by a fault of our own: then the process ends too, and the service manager starts it anew. */
    private int run(TableService service) throws InterruptedException {
        Thread watch = Thread.ofPlatform().name("broken").daemon(true).start(() -> {
            try {
                service.awaitBroken();
                stopping.countDown();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        stopping.await();
        boolean ours = !watch.isAlive();
        return ours ? 1 : 0;
    }

    /** SIGTERM and Ctrl-C: the main thread closes the table; the process waits for it, and that was no failure. */
    private void sayFarewell() {
        stopping.countDown();
        try {
            boolean closed = stopped.await(10, TimeUnit.SECONDS);
            Runtime.getRuntime().halt(closed ? 0 : 1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is on its way out, and the hook is what waits for us.
            LoggerFactory.getLogger(TableRun.class).debug("stopping", e);
        }
    }

    private static String sinceStart() {
        OptionalLong millis = Machine.here().ageMillis();
        return millis.isPresent() ? "after " + millis.getAsLong() + " ms" : "";
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
