package tengen.house;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The Java sources of all modules. */
final class Sources {
    private static final List<String> MODULES = List.of("firmware-bridge", "controller", "hardware-sim");

    private Sources() {}

    /**
     * One file.
     *
     * @param module which module it is in
     * @param kind main or test
     */
    record Source(String module, String kind, Path path, List<String> lines) {
        String name() {
            return module + ": " + path.getFileName();
        }

        /** Returns the name of its package. */
        String packageName() {
            return lines.stream()
                    .filter(line -> line.startsWith("package "))
                    .map(line -> line.substring("package ".length(), line.length() - 1))
                    .findFirst()
                    .orElse("");
        }
    }

    static List<Source> all() throws IOException {
        Path root = Path.of(System.getProperty("tengen.root", ".."));
        List<Source> sources = new ArrayList<>();
        for (String module : MODULES) {
            for (String kind : List.of("main", "test")) {
                read(root.resolve(module).resolve("src").resolve(kind).resolve("java"), module, kind, sources);
            }
        }
        return sources;
    }

    private static void read(Path folder, String module, String kind, List<Source> sources) throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.walk(folder)) {
            files = found.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            sources.add(new Source(module, kind, file, Files.readAllLines(file, UTF_8)));
        }
    }
}
