package tengen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.config.BadSettings;
import tengen.desk.DeskConfig;
import tengen.desk.DeskService;
import tengen.desk.WebConfig;
import tengen.desk.web.Accounts;
import tengen.desk.web.DeskServer;
import tengen.desk.web.OpenDesk;
import tengen.record.StoreFault;

/** {@code tengen desk}: the arbiter's desk. */
@Command(
        name = "desk",
        mixinStandardHelpOptions = true,
        description = {
            "The arbiter's desk: hears every table of the event, keeps every event once, acknowledges what it keeps",
            "and prints one line per event, until it is interrupted. With a part [http] it serves its pages.",
            "The configuration is TOML: event, store, broker.url, broker.user, broker.password-file, http.host,"
                    + " http.port,",
            "http.keystore, http.keystore-password-file, http.arbiters, http.public-delay-minutes, http.idle-minutes,",
            "and for ssl:// broker.authority, broker.keys, broker.keys-password-file, as make-certificates makes them."
        })
public final class DeskCommand implements Subcommand {
    private static final int MISTAKEN = 2;
    private static final long FIRST_ATTEMPT_SECONDS = 20;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--config", paramLabel = "FILE", required = true, description = "the desk's configuration")
    @SuppressWarnings("NullAway.Init")
    private Path config;

    @Option(names = "--check-config", description = "only say what is wrong in the configuration; 2 if anything is")
    private boolean checks;

    @Option(names = "--promote", description = "acknowledge even when another desk does: it then stands by")
    private boolean promote;

    @Option(names = "--wait", description = "keep trying when the broker cannot be reached at the start")
    private boolean waits;

    @Option(
            names = "--add-arbiter",
            paramLabel = "NAME",
            description = "make an account for the pages, or give it a new password: the first line of standard input")
    private @Nullable String newArbiter;

    private final CountDownLatch done = new CountDownLatch(1);

    @Override
    public Integer call() {
        @Nullable DeskConfig read = read();
        if (read == null) {
            return MISTAKEN;
        }
        PrintWriter out = spec.commandLine().getOut();
        String arbiter = newArbiter;
        if (arbiter != null) {
            addArbiter(read, arbiter);
            print(out, "desk: " + arbiter + " can log in");
            return 0;
        }
        if (checks) {
            print(out, config + ": nothing wrong");
            return 0;
        }
        CountDownLatch interrupted = new CountDownLatch(1);
        Thread hook = new Thread(() -> sayFarewell(interrupted));
        try (OpenDesk open = OpenDesk.start(read, promote, line -> print(out, line))) {
            DeskService service = open.service();
            Runtime.getRuntime().addShutdownHook(hook);
            print(
                    out,
                    "desk: store " + read.store() + ", identity "
                            + service.store().epoch());
            Optional<String> failure = waits ? Optional.empty() : service.firstFailure(FIRST_ATTEMPT_SECONDS);
            if (failure.isPresent()) {
                throw Refusal.failed("no broker: " + failure.get());
            }
            open.url().ifPresent(url -> print(out, "desk: pages at " + url));
            interrupted.await();
            return 0;
        } catch (StoreFault fault) {
            throw Refusal.failed(fault.line());
        } catch (DeskServer.NotStarted fault) {
            throw Refusal.failed(String.valueOf(fault.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        } finally {
            done.countDown();
            forget(hook);
        }
    }

    /** SIGTERM and Ctrl-C: the main thread says farewell and closes; the process waits for it, and that was no failure. */
    private void sayFarewell(CountDownLatch interrupted) {
        interrupted.countDown();
        try {
            done.await();
            Runtime.getRuntime().halt(0);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is on its way out, and the hook is what waits for us.
            org.slf4j.LoggerFactory.getLogger(DeskCommand.class).debug("stopping", e);
        }
    }

    private static void addArbiter(DeskConfig config, String name) {
        Path accounts = config.web()
                .map(WebConfig::accounts)
                .orElseThrow(() -> Refusal.usage("the configuration has no part [http]"));
        try {
            // Never an argument: other users of the machine can read those.
            String password = new BufferedReader(new InputStreamReader(System.in, UTF_8)).readLine();
            new Accounts(accounts).put(name, password == null ? "" : password);
        } catch (IOException | Accounts.Wrong wrong) {
            throw Refusal.failed(String.valueOf(wrong.getMessage()));
        }
    }

    private @Nullable DeskConfig read() {
        try {
            return DeskConfig.read(config);
        } catch (BadSettings bad) {
            bad.lines().forEach(line -> spec.commandLine().getErr().println("tengen: " + line));
            return null;
        }
    }

    private static void print(PrintWriter out, String line) {
        out.println(line);
        out.flush();
    }
}
