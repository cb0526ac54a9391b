package tengen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code tengen} command. */
@Command(
        name = "tengen",
        description = "A tournament table for renju: board, clock, judge, record.",
        mixinStandardHelpOptions = true,
        version = "tengen 0.1.0")
public final class Main implements Runnable {
    /** Runs the command and ends the process with its exit code. */
    public static void main(String[] args) {
        System.exit(run(args, new PrintWriter(System.out, true, UTF_8), new PrintWriter(System.err, true, UTF_8)));
    }

    /** Runs the command inside this process and returns its exit code. */
    public static int run(String[] args, PrintWriter out, PrintWriter err) {
        Optional<TableArguments> service = TableArguments.plain(args);
        if (service.isPresent()) {
            try {
                return new TableRun(out, err).run(service.get());
            } catch (RuntimeException | InterruptedException failure) {
                return told(failure, err);
            }
        }
        CommandLine line = new CommandLine(new Main());
        for (Subcommand subcommand : ServiceLoader.load(Subcommand.class)) {
            line.addSubcommand(subcommand);
        }
        // Only the subcommands that are there already are told.
        line.setOut(out).setErr(err);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler((mistake, unused) -> {
            err.println("tengen: " + oneLine(mistake.getMessage()) + " (see: "
                    + mistake.getCommandLine().getCommandSpec().qualifiedName() + " --help)");
            return 2;
        });
        line.setExecutionExceptionHandler((failure, unused, parsed) -> told(failure, err));
        return line.execute(args);
    }

    private static int told(Exception failure, PrintWriter err) {
        if (failure instanceof Refusal refusal) {
            err.println("tengen: " + oneLine(refusal.getMessage()));
            return refusal.exitCode();
        }
        err.println("tengen: " + oneLine(failure.toString())
                + " - a fault of the program, please report it with this line");
        return 1;
    }

    @Override
    public void run() {
        throw Refusal.usage("which command? (see: tengen --help)");
    }

    private static String oneLine(@org.jspecify.annotations.Nullable String message) {
        return message == null ? "unknown reason" : message.replaceAll("\\s*\\R\\s*", "; ");
    }
}
