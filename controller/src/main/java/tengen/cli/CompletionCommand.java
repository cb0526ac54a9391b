package tengen.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code tengen completion}: what bash needs to complete every command and option there is. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Prints the completion script for bash: eval \"$(tengen completion)\"")
public final class CompletionCommand implements Subcommand {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        CommandLine whole = spec.root().commandLine();
        spec.commandLine().getOut().print(AutoComplete.bash("tengen", whole));
        spec.commandLine().getOut().flush();
        return 0;
    }
}
