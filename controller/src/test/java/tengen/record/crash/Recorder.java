package tengen.record.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A Java process whose writes below one folder are recorded by a library that is loaded before the C library (recorder.c). */
final class Recorder {
    private static final Path COMPILER = Path.of("/usr/bin/gcc");
    private static final long LIMIT_SECONDS = 900;

    private final Path library;
    private final Path scratch;

    private Recorder(Path library, Path scratch) {
        this.library = library;
        this.scratch = scratch;
    }

    /** Builds the library in a folder; the test is left out where there is no compiler, and says so. */
    static Recorder build(Path scratch) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(COMPILER), "gcc is not installed: power cuts are not tested");
        Path library = scratch.resolve("recorder.so");
        String source = Path.of("src/test/c/recorder.c").toAbsolutePath().toString();
        run(new ProcessBuilder(
                COMPILER.toString(), "-shared", "-fPIC", "-O2", "-o", library.toString(), source, "-ldl", "-lpthread"));
        return new Recorder(library, scratch);
    }

    Path log() {
        return scratch.resolve("writes.log");
    }

    Path count() {
        return scratch.resolve("count");
    }

    /** Runs a class's main method with this folder recorded and returns what it printed. */
    List<String> run(Class<?> main, Path folder, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=off",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName(),
                folder.toString()));
        command.addAll(List.of(arguments));
        Files.deleteIfExists(log());
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("LD_PRELOAD", library.toString());
        builder.environment().put("TENGEN_RECORD", folder.toString());
        builder.environment().put("TENGEN_RECORD_LOG", log().toString());
        builder.environment().put("TENGEN_RECORD_COUNT", count().toString());
        return run(builder);
    }

    private static List<String> run(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process = builder.redirectErrorStream(true).start();
        try {
            List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).as("%s", lines).isZero();
            return lines;
        } finally {
            process.destroyForcibly();
        }
    }
}
