package tengen.sim.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.broker.Processes.await;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.record.SqliteJournal;
import tengen.sim.broker.Mosquitto;
import tengen.sim.broker.Processes;

/** What a bench says when it cannot play: one line, the right exit code, nothing lost. */
@Timeout(value = 180, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BenchRefusalIT {
    @TempDir
    Path folder;

    private Processes processes;

    @BeforeEach
    void start() {
        processes = new Processes(folder);
    }

    @AfterEach
    void end() {
        processes.close();
    }

    @Test
    void aBrokerThatIsNotThereIsOneLine() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }

        refuses("no broker: tcp://127.0.0.1:" + port, "--broker=tcp://127.0.0.1:" + port);
    }

    @Test
    void aPortThatIsTakenIsOneLine() throws Exception {
        try (ServerSocket taken = new ServerSocket(0)) {
            refuses("port " + taken.getLocalPort() + " is taken", "--http=" + taken.getLocalPort());
        }
    }

    @Test
    void aFolderThatAnotherRunHoldsIsOneLineAndNothingIsHarmed() throws Exception {
        Path journal = Files.createDirectory(folder.resolve("out")).resolve("T001.db");
        try (SqliteJournal other = SqliteJournal.open(journal, "other")) {
            refuses("T001.db: another instance of the table has it open; end that one first");
            assertThat(other.lastSeq()).isZero();
        }
        SqliteJournal.open(journal, "unused").close();
    }

    @Test
    void aWrongPasswordIsOneLine() throws Exception {
        Mosquitto broker = Mosquitto.start(processes, folder, List.of("desk", "T001"));
        Files.writeString(folder.resolve("users"), "desk:wrong\nT001:T001-secret\n");

        refuses(
                "does not accept user desk with this password",
                "--broker=tcp://127.0.0.1:" + broker.port(),
                "--broker-users=" + folder.resolve("users"));
    }

    @Test
    void aMachineWithoutPseudoTerminalsIsOneLine() throws Exception {
        asRoot();
        Path empty = Files.createFile(folder.resolve("no-ptmx"));

        refusesWithin(
                List.of("unshare", "-m", "sh", "-c", "mount --bind " + empty + " /dev/ptmx && exec \"$@\"", "sh"),
                "no pseudo terminal for the clock's line");
    }

    private void refuses(String reason, String... options) throws Exception {
        refusesWithin(List.of(), reason, options);
    }

    private void refusesWithin(List<String> around, String reason, String... options) throws Exception {
        List<String> command = new ArrayList<>(around);
        command.addAll(Processes.command("bench", "--exit", "--out=" + folder.resolve("out")));
        command.addAll(List.of(options));

        Process bench = processes.start("refused.log", command);

        assertThat(bench.waitFor(90, TimeUnit.SECONDS)).isTrue();
        assertThat(bench.exitValue()).isEqualTo(1);
        assertThat(processes.log("refused.log").lines().filter(line -> line.startsWith("tengen: ")))
                .as(processes.log("refused.log"))
                .singleElement()
                .asString()
                .contains(reason);
        assertThat(processes.log("refused.log")).doesNotContain("\tat ").doesNotContain(" ERROR ");
    }

    private static void asRoot() throws IOException {
        Assumptions.assumeTrue(
                Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0), "only root may mount a file system");
    }

    /** A file system of its own with four megabytes, filled by something else in mid-game. */
    @Test
    void aFullDiskEndsTheBenchInOneLineAndNothingIsLost() throws Exception {
        asRoot();
        Path small = Files.createDirectory(folder.resolve("small"));
        processes.run("mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", small.toString());
        try {
            Process bench = bench("first.log", small.resolve("out"));
            await("fourth move", 60, () -> processes.log("first.log").contains("  4. WHITE G10"));
            Path filler = small.resolve("filler");
            fill(filler);
            assertThat(bench.waitFor(90, TimeUnit.SECONDS)).isTrue();
            assertThat(bench.exitValue()).isEqualTo(1);
            assertThat(processes.log("first.log").lines().filter(line -> line.startsWith("tengen: ")))
                    .singleElement()
                    .asString()
                    .contains("the journal takes no more events")
                    .contains("make room and start again");
            assertThat(processes.log("first.log")).doesNotContain("\tat ");

            Files.delete(filler);
            Process again = bench("second.log", small.resolve("out"));
            assertThat(again.waitFor(90, TimeUnit.SECONDS)).isTrue();
            assertThat(again.exitValue()).as(processes.log("second.log")).isZero();
            Played played = Played.compare(small.resolve("out/T001.db"), small.resolve("out/desk.db"), "T001");
            assertThat(played.games()).hasSize(1);
            assertThat(Played.moves(played.games().getFirst()))
                    .containsExactly(
                            "H8", "H9", "G8", "G10", "I10", "J11", "I9", "F11", "I8", "E12", "D13", "J8", "I11", "I12",
                            "I7");
        } finally {
            processes.run("umount", "-l", small.toString());
        }
    }

    private Process bench(String log, Path out) {
        return processes.tengen(log, "bench", "--exit", "--out=" + out);
    }

    private static void fill(Path file) throws IOException {
        byte[] block = new byte[1024];
        try (var out = Files.newOutputStream(file)) {
            while (true) {
                out.write(block);
            }
        } catch (IOException full) {
            assertThat(full).hasMessageContaining("No space left");
        }
    }
}
