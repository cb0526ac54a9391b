package tengen.cli;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code tengen table}: the service of one table. A start as the service manager makes it comes here only for mistakes and help ({@link TableArguments}). */
@Command(
        name = "table",
        mixinStandardHelpOptions = true,
        description = {
            "The service of one table: reads the board, talks with the clock, writes the journal, sends it to the"
                    + " desk,",
            "until it is interrupted. The configuration is TOML; every key is explained in /etc/tengen/table.toml."
        })
public final class TableCommand implements Subcommand {
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

    @Override
    public Integer call() throws InterruptedException {
        return new TableRun(spec.commandLine().getOut(), spec.commandLine().getErr())
                .run(new TableArguments(config, checks, untilReady));
    }
}
