package tengen.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.check.Finding;
import tengen.config.BadSettings;
import tengen.doctor.BoardExam;
import tengen.doctor.BoardReport;
import tengen.doctor.BoardWalk;
import tengen.doctor.Doctor;
import tengen.record.JsonLine;
import tengen.table.service.TableConfig;
import tengen.time.WallClock;

/** {@code tengen doctor}: the look at a table before a round. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = {
            "Looks at board, clock, store, time source, broker and desk: green, amber or red for each, and one thing"
                    + " to do",
            "where it is not green. Exit 1 if anything is red. A table that runs is asked, not disturbed.",
            "With --board the check of a board before a round: a person walks over it with one stone. Enter goes on to"
                    + " the next step."
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

    @Option(
            names = "--board",
            description = "the board alone: bus, chain, columns, then one stone over all points in any order")
    private boolean board;

    @Option(names = "--raw", description = "with --board: the bits of every row, and every change of a reed")
    private boolean raw;

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "with --board: a step ends when nothing new comes for so long (default 60)")
    private int patience = 60;

    @Option(names = "--report", paramLabel = "FILE", description = "with --board: write a page to print and sign")
    private @Nullable Path report;

    @Override
    public Integer call() throws InterruptedException {
        if (!board && (raw || report != null)) {
            throw Refusal.usage("--raw and --report belong to --board");
        }
        if (patience < 1 || patience > 3_600) {
            throw Refusal.usage("--patience " + patience + ": 1 to 3600 seconds");
        }
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
            return board ? walk(doctor, read) : doctor.look();
        }
    }

    private List<Finding> walk(Doctor doctor, TableConfig read) throws InterruptedException {
        Optional<Finding> occupied = doctor.occupied();
        if (occupied.isPresent()) {
            return List.of(occupied.get());
        }
        EnterKey keys = EnterKey.listen(System.in);
        BoardWalk walk = doctor.walk(new BoardWalk.Person(this::say, keys::takeEnter, patience * 1_000_000_000L, raw));
        List<Finding> found = new ArrayList<>(walk.look());
        List<String> map = walk.report().map(BoardReport::map).orElse(List.of());
        if (!json) {
            map.forEach(spec.commandLine().getOut()::println);
        }
        Path page = report;
        if (page != null) {
            found.add(written(page, read, found, map));
        }
        return found;
    }

    private void say(BoardExam.Step step, int seen, String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(
                json
                        ? new JsonLine()
                                .begin()
                                .text("step", step.name().toLowerCase(Locale.ROOT))
                                .number("seen", seen)
                                .text("line", line)
                                .end()
                                .take()
                        : line);
        out.flush();
    }

    private static Finding written(Path page, TableConfig read, List<Finding> found, List<String> map) {
        List<String> lines = new ArrayList<>();
        Instant now = Instant.ofEpochMilli(WallClock.system().millis());
        lines.add("Board of table " + read.table() + ", event " + read.event() + ", "
                + now.toString().substring(0, 16).replace('T', ' ') + " UTC, "
                + read.board().device());
        lines.add("");
        found.forEach(finding -> lines.addAll(asText(finding).lines().toList()));
        lines.add("");
        lines.addAll(map);
        lines.add("");
        lines.add("Checked by: ______________________");
        try {
            Files.write(page, lines);
            return Finding.green("report", "written to " + page);
        } catch (IOException e) {
            return Finding.red("report", page + " cannot be written: " + e.getMessage(), "name another file");
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
