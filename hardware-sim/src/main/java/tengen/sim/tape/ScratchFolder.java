package tengen.sim.tape;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder that is gone when it is closed. */
record ScratchFolder(Path path) implements AutoCloseable {
    static ScratchFolder make() throws IOException {
        return new ScratchFolder(Files.createTempDirectory("tengen"));
    }

    @Override
    public void close() throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.list(path)) {
            files = found.toList();
        }
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(path);
    }
}
