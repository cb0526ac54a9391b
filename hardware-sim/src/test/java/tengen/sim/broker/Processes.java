package tengen.sim.broker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Assumptions;

/** Real processes for integration tests, each ended by its own id. */
public final class Processes implements AutoCloseable {
    private final List<Process> started = new ArrayList<>();
    private final Path folder;

    /** @param folder where they run and log */
    public Processes(Path folder) {
        this.folder = folder;
    }

    /** Finds a program of Debian, or skips the test with a message. */
    public static Path program(String name) {
        for (String place : List.of("/usr/sbin/", "/usr/bin/", "/usr/local/sbin/", "/usr/local/bin/")) {
            if (Files.isExecutable(Path.of(place + name))) {
                return Path.of(place + name);
            }
        }
        Assumptions.abort(name + " is not installed (apt-get install mosquitto mosquitto-clients)");
        throw new IllegalStateException(name);
    }

    public Process start(String log, List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(
                            ProcessBuilder.Redirect.appendTo(folder.resolve(log).toFile()))
                    .start();
            started.add(process);
            return process;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs the tengen command in a process of its own. */
    public Process tengen(String log, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "tengen.cli.Main"));
        command.addAll(List.of(arguments));
        return start(log, command);
    }

    public String log(String name) {
        try {
            Path file = folder.resolve(name);
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void signal(Process process, String name) {
        run("kill", "-" + name, Long.toString(process.pid()));
    }

    public void run(String... command) {
        try {
            if (start("run.log", List.of(command)).waitFor() != 0) {
                throw new IllegalStateException(String.join(" ", command) + ": " + log("run.log"));
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Makes the folder one that a broker may leave for another user. */
    public void open() {
        try {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void await(String what, long seconds, BooleanSupplier condition) throws InterruptedException {
        long endNanos = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        Object monitor = new Object();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - endNanos > 0) {
                throw new AssertionError("not within " + seconds + " s: " + what);
            }
            synchronized (monitor) {
                monitor.wait(20);
            }
        }
    }

    @Override
    public void close() {
        for (Process process : started) {
            process.destroyForcibly();
        }
    }
}
