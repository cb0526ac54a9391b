package tengen.sim.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.broker.Processes.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.Certificates;
import tengen.mqtt.Trouble;

/** Mosquitto over TLS 1.3 with the shipped configuration and certificates made by the shipped script: by configuration only, nothing of ours changes. */
@Timeout(value = 180, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TlsIT {
    @TempDir
    Path folder;

    private Processes processes;
    private Mosquitto broker;

    @BeforeEach
    void start() throws Exception {
        processes = new Processes(folder);
        broker = Mosquitto.encrypted(processes, folder, List.of("desk", "t1", "t2"));
    }

    @AfterEach
    void end() {
        processes.close();
    }

    private BrokerAddress as(String user, Path certificates) {
        return new BrokerAddress("ssl://127.0.0.1:" + broker.port(), "", "")
                .with(Certificates.in(certificates, user));
    }

    @Test
    void aTablesCertificateIsItsNameAndItsEventsReachTheDesk() throws Exception {
        Files.writeString(folder.resolve("desk.toml"), """
                event = "cup"
                store = "desk.db"
                [broker]
                url = "ssl://127.0.0.1:%d"
                certificates = "event"
                """.formatted(broker.port()));
        Process desk = processes.tengen("desk.log", "desk", "--config", folder + "/desk.toml");
        try (LiveTable table = new LiveTable("t1", folder, as("t1", folder.resolve("event")))) {
            table.tell(50);
            await("nothing waits", 60, () -> table.journal.lastSeq() > 0 && table.uplink.backlog() == 0);
            desk.destroy();
            assertThat(desk.waitFor(10, TimeUnit.SECONDS)).isTrue();
            assertThat(table.kept(folder.resolve("desk.db")))
                    .isEqualTo(LongStream.rangeClosed(1, table.journal.lastSeq()).boxed().toList());
        }
    }

    @Test
    void aTableWithAnothersCertificateIsRefusedOnItsTopics() throws Exception {
        try (LiveTable stranger = new LiveTable("t2", folder, as("t1", folder.resolve("event")))) {
            await("refusal seen", 30, () -> told(stranger, "0x87"));
        }
    }

    @Test
    void aClientWithoutACertificateDoesNotGetIn() throws Exception {
        Path alone = Files.createDirectory(folder.resolve("alone"));
        processes.run(script().toString(), alone.toString(), "127.0.0.1", "t1");
        Files.copy(folder.resolve("event/ca.crt"), alone.resolve("ca.crt"), java.nio.file.StandardCopyOption.REPLACE_EXISTING);

        // It trusts the broker, but its own certificate is from another authority.
        try (LiveTable table = new LiveTable("t1", folder, as("t1", alone))) {
            await("not let in", 30, () -> told(table, "no broker, trying again"));
        }
    }

    @Test
    void aBrokerOfAnotherAuthorityIsNotTrusted() throws Exception {
        Path other = Files.createDirectory(folder.resolve("other"));
        processes.run(script().toString(), other.toString(), "127.0.0.1", "t1");

        try (LiveTable table = new LiveTable("t1", folder, as("t1", other))) {
            await("not trusted", 30, () -> told(table, "no broker, trying again"));
            assertThat(table.troubles.getFirst().line()).doesNotContain("\n").contains("the certificates do not fit");
        }
    }

    @Test
    void aCertificateThatCannotBeReadIsOneLine() throws Exception {
        Files.writeString(folder.resolve("desk.toml"), """
                event = "cup"
                store = "desk.db"
                [broker]
                url = "ssl://127.0.0.1:%d"
                certificates = "nowhere"
                """.formatted(broker.port()));

        Process desk = processes.tengen("desk.log", "desk", "--config", folder + "/desk.toml");

        assertThat(desk.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(desk.exitValue()).isEqualTo(2);
        assertThat(processes.log("desk.log")).contains("cannot be read").doesNotContain("\tat ");
    }

    private static boolean told(LiveTable table, String words) {
        Optional<Trouble> found =
                table.troubles.stream().filter(trouble -> trouble.line().contains(words)).findFirst();
        return found.isPresent();
    }

    private Path script() {
        return folder.resolve("certificates.sh");
    }
}
