package tengen.sim.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.sim.clock.AvrFolder;

/** The bench as a process of its own. */
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BenchIT {
    @TempDir
    Path out;

    private final List<Process> started = new CopyOnWriteArrayList<>();

    @AfterEach
    void end() {
        started.forEach(Process::destroyForcibly);
    }

    @Test
    void theDemoGameEndsWithItsClaimedFive() throws Exception {
        List<String> lines = new ArrayList<>();
        Process bench = bench("--exit", "--measure", "--speed", "40", "--out", out.toString());

        read(bench, "never said", lines);

        assertThat(bench.waitFor()).as(String.join("\n", lines)).isZero();
        assertThat(lines).anyMatch(line -> line.contains("RESULT BLACK (A) FIVE"));
        assertThat(lines).anyMatch(line -> line.contains("the claim of B is wrong"));
        assertThat(lines).anyMatch(line -> line.contains("events stand in the desk's store, once and in order"));
        assertThat(out.resolve("T001-records"))
                .isDirectoryContaining("glob:**.json")
                .isDirectoryContaining("glob:**.sgf")
                .isDirectoryContaining("glob:**.pdf");
    }

    @Test
    void theDemoGameIsPlayedOnTheRealFirmware() throws Exception {
        AvrFolder.builtOrSkipped();
        List<String> lines = new ArrayList<>();

        Process bench = bench("--exit", "--clock", "avr", "--speed", "40", "--out", out.toString());
        read(bench, "never said", lines);

        assertThat(bench.waitFor()).as(String.join("\n", lines)).isZero();
        assertThat(lines).anyMatch(line -> line.contains("RESULT BLACK (A) FIVE"));
        assertThat(lines).anyMatch(line -> line.contains("the claim of B is wrong"));
        assertThat(lines).anyMatch(line -> line.contains("events stand in the desk's store, once and in order"));
    }

    @Test
    void withoutTheFirmwaresToolsOneLineSaysWhatToInstall() throws Exception {
        List<String> lines = new ArrayList<>();
        ProcessBuilder builder = builder("--exit", "--clock", "avr", "--out", out.toString());
        builder.environment().put("PATH", out.toString());
        Process bench = builder.start();
        started.add(bench);

        read(bench, "never said", lines);

        assertThat(bench.waitFor()).isEqualTo(1);
        assertThat(lines.stream().filter(line -> line.startsWith("tengen: ")))
                .singleElement()
                .asString()
                .contains("make is missing")
                .contains("apt-get install make gcc gcc-avr avr-libc libsimavr-dev");
    }

    @Test
    void aBenchKilledInMidGameLosesAndDoublesNoMove() throws Exception {
        Process killed = bench("--exit", "--out", out.toString());
        read(killed, "  7. BLACK I9", new ArrayList<>());
        killed.destroyForcibly().waitFor();
        List<String> lines = new ArrayList<>();

        Process again = bench("--exit", "--out", out.toString());
        read(again, "never said", lines);

        assertThat(again.waitFor()).as(String.join("\n", lines)).isZero();
        assertThat(lines).anyMatch(line -> line.contains("RESULT BLACK (A) FIVE"));
        assertThat(lines).anyMatch(line -> line.contains("events stand in the desk's store, once and in order"));
    }

    @Test
    void aBrokerThatIsNotThereIsOneLineAndExitOne() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        List<String> lines = new ArrayList<>();

        Process bench = bench("--exit", "--out", out.toString(), "--broker", "tcp://127.0.0.1:" + port);
        read(bench, "never said", lines);

        assertThat(bench.waitFor()).isEqualTo(1);
        assertThat(lines.stream().filter(line -> line.startsWith("tengen: no broker")))
                .hasSize(1);
    }

    private Process bench(String... options) throws IOException {
        Process bench = builder(options).start();
        started.add(bench);
        return bench;
    }

    private static ProcessBuilder builder(String... options) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Dtengen.root=" + System.getProperty("tengen.root", ".."),
                "-cp",
                System.getProperty("java.class.path"),
                "tengen.cli.Main",
                "bench"));
        command.addAll(List.of(options));
        return new ProcessBuilder(command).redirectErrorStream(true);
    }

    /** Reads until a line has {@code text}, or to the end. */
    private static void read(Process bench, String text, List<String> lines) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(bench.getInputStream(), UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            lines.add(line);
            if (line.contains(text)) {
                return;
            }
        }
    }
}
