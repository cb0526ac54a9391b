package tengen.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.desk.DeskConfig;
import tengen.desk.DeskService;
import tengen.record.StoreFault;

/** {@code tengen desk}: the arbiter's desk. */
@Command(
        name = "desk",
        mixinStandardHelpOptions = true,
        description = {
            "The arbiter's desk: hears every table of the event, keeps every event once, acknowledges what it keeps",
            "and prints one line per event, until it is interrupted.",
            "The configuration is TOML: event, store, broker.url, broker.user, broker.password-file."
        })
public final class DeskCommand implements Subcommand {
    private static final long FIRST_ATTEMPT_SECONDS = 20;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--config", paramLabel = "FILE", required = true, description = "the desk's configuration")
    @SuppressWarnings("NullAway.Init")
    private Path config;

    @Option(names = "--promote", description = "acknowledge even when another desk does: it then stands by")
    private boolean promote;

    @Option(names = "--wait", description = "keep trying when the broker cannot be reached at the start")
    private boolean waits;

    private @Nullable Thread hook;

    @Override
    public Integer call() {
        DeskConfig read = read();
        PrintWriter out = spec.commandLine().getOut();
        CountDownLatch interrupted = new CountDownLatch(1);
        try (DeskService service = DeskService.start(read, promote, line -> print(out, line))) {
            onSignal(interrupted);
            print(
                    out,
                    "desk: store " + read.store() + ", identity "
                            + service.store().epoch());
            Optional<String> failure = waits ? Optional.empty() : service.firstFailure(FIRST_ATTEMPT_SECONDS);
            if (failure.isPresent()) {
                throw Refusal.failed("no broker: " + failure.get());
            }
            interrupted.await();
            return 0;
        } catch (StoreFault fault) {
            throw Refusal.failed(String.valueOf(fault.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        } finally {
            done.countDown();
        }
    }

    private final CountDownLatch done = new CountDownLatch(1);

    /** SIGTERM and Ctrl-C: the main thread says farewell and closes, and the process waits for it. */
    private void onSignal(CountDownLatch interrupted) {
        hook = new Thread(() -> {
            interrupted.countDown();
            try {
                done.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private DeskConfig read() {
        try {
            return DeskConfig.read(config);
        } catch (DeskConfig.Wrong wrong) {
            throw Refusal.usage(String.valueOf(wrong.getMessage()));
        }
    }

    private static void print(PrintWriter out, String line) {
        out.println(line);
        out.flush();
    }
}
