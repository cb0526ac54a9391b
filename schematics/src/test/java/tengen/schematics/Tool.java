package tengen.schematics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** A program that may be missing on the machine that runs the tests; a test that needs it is then skipped and says so. */
final class Tool {
    private static final long LIMIT_SECONDS = 120;

    private final String program;

    private Tool(String program) {
        this.program = program;
    }

    static Tool kicad() {
        return installed("kicad-cli");
    }

    static Tool ngspice() {
        return installed("ngspice");
    }

    private static Tool installed(String program) {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(":")) {
            if (Files.isExecutable(Path.of(folder, program))) {
                return new Tool(program);
            }
        }
        String reason = "SKIPPED: " + program + " is not installed (see .ci/schematics-tools.sh)";
        System.out.println(reason);
        Assumptions.abort(reason);
        throw new IllegalStateException("not reached");
    }

    /** Runs the program in {@code folder} and returns its exit code; what it says goes to {@code program.log} there. */
    int run(Path folder, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(List.of(arguments));
        Path log = folder.resolve(program + ".log");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("KICAD_CONFIG_HOME", folder.resolve("config").toString());
        Process process = builder.start();
        if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IOException(program + " did not end within " + LIMIT_SECONDS + " s");
        }
        return process.exitValue();
    }
}
