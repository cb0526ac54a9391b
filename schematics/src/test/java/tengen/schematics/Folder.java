package tengen.schematics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tengen.schematics.table.Tables;

/** The folder {@code schematics} of this source tree, and copies of its KiCad project to break. */
final class Folder {
    static final Path ROOT = Path.of(System.getProperty("tengen.root", ".."));
    static final Path HERE = ROOT.resolve("schematics");

    private Folder() {}

    static Tables tables() {
        try {
            return Tables.read(HERE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Copies the committed KiCad project into {@code to}. */
    static void copyProject(Path to) throws IOException {
        for (Path file : projectFiles()) {
            Files.copy(file, to.resolve(file.getFileName()));
        }
    }

    private static List<Path> projectFiles() throws IOException {
        try (Stream<Path> files = Files.list(HERE)) {
            return files.filter(file -> file.getFileName().toString().matches(".*\\.kicad_(sch|pro|sym)|sym-lib-table"))
                    .sorted()
                    .toList();
        }
    }
}
