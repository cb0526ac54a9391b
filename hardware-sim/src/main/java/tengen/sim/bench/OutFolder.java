package tengen.sim.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cli.FileWords;
import tengen.cli.Refusal;

/** Where a bench keeps its files: a folder that stays, or one for this run alone. */
record OutFolder(Path path, boolean passing) implements AutoCloseable {
    /** Returns the folder that was asked for, made when it is not there, or a passing one. */
    static OutFolder of(Optional<Path> wanted) {
        try {
            if (wanted.isPresent()) {
                return new OutFolder(Files.createDirectories(wanted.get()), false);
            }
            return new OutFolder(Files.createTempDirectory("tengen-bench"), true);
        } catch (IOException e) {
            throw Refusal.failed(wanted.map(folder -> FileWords.noFolder(folder, e))
                    .orElse("cannot make a folder for this run under " + System.getProperty("java.io.tmpdir") + ": "
                            + e.getMessage() + "; make room there, or name a folder with --out"));
        }
    }

    @Override
    public void close() {
        if (!passing) {
            return;
        }
        try (Stream<Path> all = Files.walk(path)) {
            List<Path> files = all.sorted(Comparator.reverseOrder()).toList();
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw Refusal.failed("cannot clear " + path + ": " + e.getMessage());
        }
    }
}
