package tengen.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code tengen record}: records of games, from one format into another and onto paper. */
@Command(
        name = "record",
        mixinStandardHelpOptions = true,
        description =
                "Reads and writes records of games: .sgf .lib .rif/.xml .psq .txt .json, collections of lines .jsonl,"
                        + " and onto paper .pdf .svg .png.",
        subcommands = {RecordConvert.class, RecordShow.class, RecordReport.class, RecordArchive.class})
public final class RecordCommand implements Subcommand {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "convert, show, report or archive?");
    }
}
