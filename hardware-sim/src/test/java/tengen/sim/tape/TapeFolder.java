package tengen.sim.tape;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tengen.sim.chip.SimPi4j;
import tengen.sim.rig.RigSettings;

/** A tape as a test: a folder with {@code table.tape}, which says what happens, and {@code events.golden}, which says what was journalled. */
record TapeFolder(Path path) {
    private static final Path TAPES = Path.of("src", "test", "resources", "tapes");

    /** What a tape came to: the lines that it prints, and the expectations that failed. */
    record Played(List<String> lines, List<String> failures) {}

    /** Returns every folder, in the order of their names. */
    static List<TapeFolder> all() throws IOException {
        try (Stream<Path> folders = Files.list(TAPES)) {
            return folders.filter(Files::isDirectory)
                    .sorted()
                    .map(TapeFolder::new)
                    .toList();
        }
    }

    /** Returns the folder of this name. */
    static TapeFolder named(String name) {
        return new TapeFolder(TAPES.resolve(name));
    }

    String name() {
        return path.getFileName().toString();
    }

    /** Plays the tape as the command does, with its journal in {@code scratch}. */
    Played play(SimPi4j pi4j, Path scratch) throws IOException, TapeFault {
        return play(pi4j, scratch, RigSettings.DEFAULT);
    }

    /** Plays it at a table that is set up differently. */
    Played play(SimPi4j pi4j, Path scratch, RigSettings settings) throws IOException, TapeFault {
        List<String> lines = new ArrayList<>();
        Tape tape = TapeReader.read(Files.readAllLines(path.resolve("table.tape"), UTF_8));
        FileStore store = new FileStore(scratch.resolve("journal.db"));
        Scene scene = new Scene(tape, pi4j, settings, store, told -> lines.add(told.json()));
        return new Played(lines, scene.play());
    }

    List<String> golden() throws IOException {
        Path file = path.resolve("events.golden");
        return Files.exists(file) ? Files.readAllLines(file, UTF_8) : List.of();
    }

    void accept(List<String> lines) throws IOException {
        Files.write(path.resolve("events.golden"), lines, UTF_8);
    }

    @Override
    public String toString() {
        return name();
    }
}
