package tengen.sim.tape;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.cli.Refusal;
import tengen.cli.Subcommand;
import tengen.record.StoreFault;
import tengen.sim.chip.SimPi4j;
import tengen.sim.rig.RigSettings;
import tengen.table.BlackBoxReader;

/** {@code tengen tape}: plays one scripted scene and prints what was journalled. */
@Command(
        name = "tape",
        description = "Plays a scripted scene on virtual time and prints every journalled event as one JSON line.",
        mixinStandardHelpOptions = true)
public final class TapeCommand implements Subcommand {
    @Parameters(paramLabel = "FILE.tape", arity = "0..1", description = "the scene")
    private @Nullable Path scene;

    @Option(names = "--from-blackbox", paramLabel = "FILE", description = "what a table's loop took, again")
    private @Nullable Path box;

    private Path file = Path.of("");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if ((scene == null) == (box == null)) {
            throw Refusal.usage("a FILE.tape or --from-blackbox FILE");
        }
        if (box != null) {
            return replay(box, out, spec.commandLine().getErr());
        }
        file = java.util.Objects.requireNonNull(scene);
        Tape tape = read();
        List<String> failures = play(tape, out);
        out.flush();
        if (tape.lines().isEmpty()) {
            throw Refusal.usage(file.getFileName() + ": nothing happens in it");
        }
        for (String failure : failures) {
            spec.commandLine().getErr().println("tengen: " + file.getFileName() + ": " + failure);
        }
        return failures.isEmpty() ? 0 : 1;
    }

    private static int replay(Path file, PrintWriter out, PrintWriter err) {
        BlackBoxReader box;
        try {
            box = BlackBoxReader.read(file);
        } catch (NoSuchFileException e) {
            throw Refusal.failed("no such file: " + file);
        } catch (IOException e) {
            throw Refusal.failed(file + ": no black box: " + e.getMessage());
        }
        try {
            new BlackBoxReplay(box, told -> out.println(told.json())).play();
        } catch (StoreFault fault) {
            throw Refusal.failed(file + ": " + fault.getMessage());
        }
        out.flush();
        if (!box.whole()) {
            err.println("tengen: " + file
                    + ": the box ends early, as one that is full, cut or of a killed process does: replayed to there");
        }
        return 0;
    }

    private Tape read() {
        try {
            return TapeReader.read(Files.readAllLines(file, UTF_8));
        } catch (TapeFault fault) {
            throw Refusal.usage(file.getFileName() + ": " + fault.getMessage());
        } catch (NoSuchFileException e) {
            throw Refusal.failed("no such file: " + file);
        } catch (MalformedInputException e) {
            throw Refusal.usage(file + ": not a text in UTF-8");
        } catch (IOException e) {
            throw Refusal.failed("cannot read " + file + ": " + e.getMessage());
        }
    }

    private List<String> play(Tape tape, PrintWriter out) {
        try (SimPi4j pi4j = new SimPi4j();
                ScratchFolder folder = ScratchFolder.make()) {
            Scene scene = new Scene(
                    tape,
                    pi4j,
                    RigSettings.DEFAULT,
                    new FileStore(folder.path().resolve("journal.db")),
                    told -> out.println(told.json()));
            return scene.play();
        } catch (TapeFault fault) {
            throw Refusal.usage(file.getFileName() + ": " + fault.getMessage());
        } catch (IOException e) {
            throw Refusal.failed("no room for a scratch folder: " + e.getMessage());
        }
    }
}
