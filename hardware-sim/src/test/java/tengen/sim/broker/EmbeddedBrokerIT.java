package tengen.sim.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tengen.sim.broker.Processes.await;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.desk.DeskConfig;
import tengen.desk.DeskService;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.Trouble;

/** The broker inside the process: table, broker and desk in one, as the bench has them. */
class EmbeddedBrokerIT {
    private static final Map<String, String> USERS = Map.of("desk", "d", "t1", "one", "t2", "two");

    @TempDir
    Path folder;

    private final List<String> lines = new CopyOnWriteArrayList<>();

    private DeskService desk(EmbeddedBroker broker) throws Exception {
        DeskConfig config = new DeskConfig(broker.address("desk"), LiveTable.EVENT, folder.resolve("desk.db"));
        return DeskService.start(config, false, lines::add);
    }

    @Test
    void everyEventIsKeptOnceAcrossADeathOfTheBroker() throws Exception {
        EmbeddedBroker broker = EmbeddedBroker.start(0, USERS);
        try (LiveTable table = new LiveTable("t1", folder, broker.address("t1"));
                DeskService desk = desk(broker)) {
            table.tell(300);
            await("first events", 60, () -> table.uplink.backlog() == 0 && table.journal.lastSeq() > 0);
            broker.close();
            table.tell(100);
            broker = EmbeddedBroker.start(broker.port(), USERS);
            await("all events", 60, () -> table.uplink.backlog() == 0);
            assertThat(table.kept(desk.store()))
                    .isEqualTo(LongStream.rangeClosed(1, table.journal.lastSeq())
                            .boxed()
                            .toList());
        } finally {
            broker.close();
        }
    }

    @Test
    void aTableUserIsRefusedOnAnotherTablesTopic() throws Exception {
        try (EmbeddedBroker broker = EmbeddedBroker.start(0, USERS);
                LiveTable stranger = new LiveTable("t2", folder, broker.address("t1"))) {
            await(
                    "refusal seen",
                    30,
                    () -> stranger.troubles.stream().anyMatch(trouble -> trouble.kind() == Trouble.Kind.REFUSED));
        }
    }

    @Test
    void aWrongPasswordIsSeen() throws Exception {
        try (EmbeddedBroker broker = EmbeddedBroker.start(0, USERS);
                LiveTable table = new LiveTable(
                        "t1", folder, new BrokerAddress("tcp://127.0.0.1:" + broker.port(), "t1", "wrong"))) {
            await(
                    "refusal seen",
                    30,
                    () -> table.troubles.stream()
                            .anyMatch(trouble -> trouble.kind() == Trouble.Kind.REFUSED
                                    && trouble.line().contains("does not accept")));
        }
    }

    @Test
    void aPortThatIsTakenIsOneLine() throws Exception {
        try (EmbeddedBroker broker = EmbeddedBroker.start(0, USERS)) {
            assertThatThrownBy(() -> EmbeddedBroker.start(broker.port(), USERS))
                    .isInstanceOf(EmbeddedBroker.NotStarted.class)
                    .hasMessageContaining("port " + broker.port() + " is taken");
        }
    }
}
