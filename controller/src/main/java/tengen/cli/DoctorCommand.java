package tengen.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.check.Finding;
import tengen.config.BadSettings;
import tengen.doctor.Doctor;
import tengen.table.service.TableConfig;

/** {@code tengen doctor}: the look at a table before a round. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = {
            "Looks at board, clock, store, time source, broker and desk: green, amber or red for each, and one thing"
                    + " to do",
            "where it is not green. Exit 1 if anything is red. A table that runs is asked, not disturbed."
        })
public final class DoctorCommand implements Subcommand {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            defaultValue = "/etc/tengen/table.toml",
            description = "the table's configuration (default ${DEFAULT-VALUE})")
    private Path config = Path.of("/etc/tengen/table.toml");

    @Option(
            names = "--sound",
            description = "let the clock's buzzer be heard, soft and then loud; only while no game is on")
    private boolean sound;

    @Option(names = "--json", description = "one JSON object a line, for programs")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        List<Finding> found = findings();
        PrintWriter out = spec.commandLine().getOut();
        found.forEach(finding -> out.println(json ? finding.json() : asText(finding)));
        out.flush();
        return found.stream().anyMatch(finding -> finding.colour() == Finding.Colour.RED) ? 1 : 0;
    }

    private List<Finding> findings() throws InterruptedException {
        TableConfig read;
        try {
            read = TableConfig.read(config);
        } catch (BadSettings bad) {
            return bad.lines().stream()
                    .map(line -> Finding.red("configuration", line, "mend it, then: tengen table --check-config"))
                    .toList();
        }
        try (Doctor doctor = new Doctor(read, sound)) {
            return doctor.look();
        }
    }

    private static String asText(Finding finding) {
        String line = String.format(
                Locale.ROOT,
                "%-6s %-14s %s",
                finding.colour().name().toLowerCase(Locale.ROOT),
                finding.part(),
                finding.told());
        return finding.advice().isEmpty()
                ? line
                : line + System.lineSeparator() + " ".repeat(22) + "-> " + finding.advice();
    }
}
