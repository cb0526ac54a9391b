package tengen.sim.clock;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The clock's firmware and its simulator, built from the sources by {@code make}. */
public final class FirmwareBuild {
    private static final String FOLDER = "firmware-bridge/clock-firmware";
    private static final List<String> PROGRAMS = List.of("make", "gcc", "avr-gcc");
    private static final List<Path> FILES =
            List.of(Path.of("/usr/lib/avr/include/avr/io.h"), Path.of("/usr/include/simavr/sim_avr.h"));
    private static final String INSTALL =
            "install the tools, for example: apt-get install make gcc gcc-avr avr-libc libsimavr-dev";

    private FirmwareBuild() {}

    /** Returns the first tool that this machine lacks, if any. */
    public static Optional<String> missing() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        Optional<String> program = PROGRAMS.stream()
                .filter(name -> List.of(path.split(File.pathSeparator)).stream()
                        .noneMatch(folder -> Files.isExecutable(Path.of(folder, name))))
                .findFirst();
        return program.or(() -> FILES.stream()
                .filter(file -> !Files.exists(file))
                .map(Path::toString)
                .findFirst());
    }

    /**
     * Builds what is older than its sources and returns the firmware's folder.
     *
     * @param root the folder of the whole project
     * @throws IOException when a tool is missing or the build fails; the message is one line and says what to do
     */
    public static Path ready(Path root) throws IOException, InterruptedException {
        Path folder = root.resolve(FOLDER);
        if (!Files.exists(folder.resolve("Makefile"))) {
            throw new IOException("no sources of the firmware in " + folder);
        }
        Optional<String> missing = missing();
        if (missing.isPresent()) {
            throw new IOException(missing.get() + " is missing; " + INSTALL);
        }
        Process make = new ProcessBuilder("make", "-s", "-C", folder.toString(), "all", "runner")
                .redirectErrorStream(true)
                .start();
        List<String> said =
                new String(make.getInputStream().readAllBytes(), UTF_8).lines().toList();
        if (make.waitFor() != 0) {
            String last = said.isEmpty() ? "" : ": " + said.getLast();
            throw new IOException("the firmware does not build" + last + "; see make -C " + folder + " all runner");
        }
        return folder;
    }
}
