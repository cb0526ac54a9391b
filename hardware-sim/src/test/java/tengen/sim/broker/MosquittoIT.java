package tengen.sim.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.broker.Processes.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.Chance;
import tengen.mqtt.Happening;
import tengen.mqtt.Message;
import tengen.mqtt.PahoBroker;
import tengen.mqtt.Topics;
import tengen.mqtt.Trouble;

/** Debian's Mosquitto with the shipped configuration, the desk as a process of its own, and a table in this one. */
class MosquittoIT {
    /** How long faults last; 30 s is what the issue asks for, less is what every build bears. */
    private static final long FAULT_SECONDS = Long.getLong("tengen.fault-seconds", 5);

    @TempDir
    Path folder;

    private Processes processes;
    private Mosquitto broker;

    @BeforeEach
    void startBroker() throws Exception {
        processes = new Processes(folder);
        broker = Mosquitto.start(processes, folder, List.of("desk", "t1", "t2"));
        broker.desk("desk", LiveTable.EVENT);
    }

    @AfterEach
    void end() {
        if (processes != null) {
            processes.close();
        }
    }

    private BrokerAddress address(String user, String password) {
        return broker.address(user, password);
    }

    private Process desk() throws InterruptedException {
        int before = count("acknowledging");
        Process desk = processes.tengen("desk.log", "desk", "--config", folder + "/desk.toml", "--wait");
        await("desk acknowledges", 30, () -> count("acknowledging") > before);
        return desk;
    }

    private int count(String word) {
        return processes.log("desk.log").split(word, -1).length - 1;
    }

    private static long paho() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("MQTT"))
                .count();
    }

    private void settled(LiveTable table, Process desk) throws Exception {
        await("nothing waits", 60, () -> table.uplink.backlog() == 0);
        desk.destroy();
        assertThat(desk.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(table.kept(folder.resolve("desk.db")))
                .isEqualTo(LongStream.rangeClosed(1, table.journal.lastSeq())
                        .boxed()
                        .toList());
    }

    @Test
    void brokerKilledFrozenAndDeskKilledLoseAndDoubleNothing() throws Exception {
        long threadsBefore = paho();
        try (LiveTable table = new LiveTable("t1", folder, address("t1", "t1-secret"))) {
            Process desk = desk();
            table.tell(200);
            await("first events", 30, () -> count("t1 #") >= 200);

            broker.kill();
            table.tell(100);
            waitSeconds(FAULT_SECONDS);
            broker.again();
            await("after the broker's death", 60, () -> count("t1 #") >= 300);

            broker.freeze();
            table.tell(100);
            waitSeconds(FAULT_SECONDS);
            broker.thaw();
            await("after the broker's sleep", 60, () -> count("t1 #") >= 400);

            processes.signal(desk, "KILL");
            table.tell(100);
            waitSeconds(1);
            desk = desk();
            await("after the desk's death", 60, () -> count("t1 #") >= 500);

            settled(table, desk);
            assertThat(desk.exitValue()).isZero();
        }
        await("no thread of a connection is left", 20, () -> paho() <= threadsBefore);
    }

    private static void waitSeconds(long seconds) throws InterruptedException {
        Object monitor = new Object();
        long endNanos = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        synchronized (monitor) {
            for (long left = TimeUnit.SECONDS.toMillis(seconds);
                    left > 0;
                    left = (endNanos - System.nanoTime()) / 1_000_000) {
                monitor.wait(left);
            }
        }
    }

    @Test
    void aTableUserIsRefusedOnAnotherTablesTopicAndSeesIt() throws Exception {
        try (LiveTable stranger = new LiveTable("t2", folder, address("t1", "t1-secret"))) {
            await(
                    "refusal seen",
                    30,
                    () -> stranger.troubles.stream()
                            .anyMatch(trouble -> trouble.kind() == Trouble.Kind.REFUSED
                                    && trouble.line().contains("0x87")));
        }
    }

    @Test
    void aWrongPasswordIsOneLineAndExitCodeOne() throws Exception {
        Files.writeString(folder.resolve("desk.pw"), "wrong\n");

        Process desk = processes.tengen("wrong.log", "desk", "--config", folder + "/desk.toml");

        assertThat(desk.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(desk.exitValue()).isEqualTo(1);
        assertThat(processes.log("wrong.log"))
                .contains("does not accept user desk")
                .doesNotContain("\tat ");
    }

    @Test
    void aBrokerThatIsNotThereIsOneLineAndExitCodeOne() throws Exception {
        broker.kill();

        Process desk = processes.tengen("absent.log", "desk", "--config", folder + "/desk.toml");

        assertThat(desk.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(desk.exitValue()).isEqualTo(1);
        assertThat(processes.log("absent.log"))
                .contains("no broker: ")
                .contains("refused")
                .doesNotContain("\tat ");
    }

    @Test
    void theDeskUserReadsJson() throws Exception {
        processes.start(
                "sub.log",
                List.of(
                        Processes.program("mosquitto_sub").toString(),
                        "-h",
                        "127.0.0.1",
                        "-p",
                        Integer.toString(broker.port()),
                        "-u",
                        "desk",
                        "-P",
                        "desk-secret",
                        "-v",
                        "-t",
                        "tengen/#"));
        try (LiveTable table = new LiveTable("t1", folder, address("t1", "t1-secret"))) {
            Process desk = desk();
            table.tell(3);
            await("readable events", 20, () -> processes.log("sub.log").contains("\"type\":\"tengen.LinkChanged.v1\""));
            settled(table, desk);
        }
    }

    @Test
    void f8_nothingBlocksWhileATableComesBackToAThousandMessages() throws Exception {
        PahoBroker sender = new PahoBroker(address("desk", "desk-secret"), "sender");
        Topics topics = new Topics(LiveTable.EVENT);
        sender.open(1, Message.kept(topics.desk(), ""));
        await(
                "sender connected",
                10,
                () -> sender.poll().filter(Happening.Opened.class::isInstance).isPresent());
        long longestNanos = 0;
        try (LiveTable table = new LiveTable("t1", folder, address("t1", "t1-secret"))) {
            Process desk = desk();
            for (int i = 0; i < 1_000; i++) {
                long beforeNanos = System.nanoTime();
                while (sender.publish(i, Message.event(topics.ack("t1"), "{}")) != tengen.mqtt.Broker.Handed.TAKEN) {
                    sender.poll();
                    beforeNanos = System.nanoTime();
                    Thread.onSpinWait();
                }
                longestNanos = Math.max(longestNanos, System.nanoTime() - beforeNanos);
            }
            table.tell(50);
            settled(table, desk);
        } finally {
            sender.close();
        }
        assertThat(TimeUnit.NANOSECONDS.toMillis(longestNanos)).isLessThan(1_000);
    }

    @Test
    void aSecondDeskOnTheSameStoreIsRefusedInOneLine() throws Exception {
        Process first = desk();

        Process second = processes.tengen("second.log", "desk", "--config", folder + "/desk.toml");

        assertThat(second.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(second.exitValue()).isEqualTo(1);
        assertThat(processes.log("second.log")).contains("another desk has it open");
        first.destroy();
        assertThat(first.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(Chance.system().name()).hasSize(16);
    }
}
