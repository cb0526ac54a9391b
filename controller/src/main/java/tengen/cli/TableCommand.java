package tengen.cli;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.config.BadSettings;
import tengen.table.service.Faults;
import tengen.table.service.LogLines;
import tengen.table.service.TableConfig;
import tengen.table.service.TableService;
import tengen.time.Ticker;
import tengen.time.WallClock;

/** {@code tengen table}: the service of one table. */
@Command(
        name = "table",
        mixinStandardHelpOptions = true,
        description = {
            "The service of one table: reads the board, talks with the clock, writes the journal, sends it to the"
                    + " desk,",
            "until it is interrupted. The configuration is TOML; every key is explained in /etc/tengen/table.toml."
        })
public final class TableCommand implements Subcommand {
    private static final int MISTAKEN = 2;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--config", paramLabel = "FILE", required = true, description = "the table's configuration")
    @SuppressWarnings("NullAway.Init")
    private Path config;

    @Option(names = "--check-config", description = "only say what is wrong in the configuration; 2 if anything is")
    private boolean checks;

    @Option(names = "--until-ready", description = "end in good order once the table is ready: a rehearsal")
    private boolean untilReady;

    private final CountDownLatch stopping = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);

    @Override
    public Integer call() throws InterruptedException {
        @Nullable TableConfig read = read();
        if (read == null) {
            return MISTAKEN;
        }
        if (checks) {
            say(config + ": nothing wrong");
            return 0;
        }
        Faults faults = new Faults();
        new LogLines(System.err, faults, Ticker.system(), System.getenv("JOURNAL_STREAM") != null).install();
        Thread hook = new Thread(this::sayFarewell);
        try (TableService service = TableService.start(read, faults)) {
            Runtime.getRuntime().addShutdownHook(hook);
            String page = service.pagePort() == 0 ? "" : ", page on port " + service.pagePort();
            say("table " + read.table() + " ready " + sinceStart() + ": " + service.line() + page);
            return untilReady ? 0 : run(service);
        } catch (TableService.NotStarted refusal) {
            throw Refusal.failed(String.valueOf(refusal.getMessage()));
        } finally {
            stopped.countDown();
            forget(hook);
        }
    }

    private @Nullable TableConfig read() {
        try {
            return TableConfig.read(config);
        } catch (BadSettings bad) {
            bad.lines().forEach(line -> spec.commandLine().getErr().println("tengen: " + line));
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
            LoggerFactory.getLogger(TableCommand.class).debug("stopping", e);
        }
    }

    private static String sinceStart() {
        long millis = ProcessHandle.current()
                .info()
                .startInstant()
                .map(start -> WallClock.system().millis() - start.toEpochMilli())
                .orElse(-1L);
        return millis < 0 ? "" : "after " + millis + " ms";
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
