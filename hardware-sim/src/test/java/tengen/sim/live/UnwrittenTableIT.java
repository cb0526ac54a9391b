package tengen.sim.live;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.broker.Processes.await;

import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.bridge.clock.ClockSide;
import tengen.sim.broker.Mosquitto;
import tengen.sim.broker.Processes;

/** {@code tengen table} with its journal on a full card, Mosquitto and a desk, each a process of its own. */
@Timeout(value = 180, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UnwrittenTableIT {
    private static final String TABLE = "T001";

    @TempDir
    Path folder;

    @Test
    void b6_aTableWhoseCardIsFullTellsTheDeskSoAndItsStateIsMarkedUntilEverythingIsWritten() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        try (Processes processes = new Processes(folder);
                World world = World.begin(folder, 1)) {
            Mosquitto broker = Mosquitto.start(processes, folder, List.of("desk", TABLE));
            processes.tengen(
                    "desk.log", "desk", "--config", broker.desk("desk", "it").toString());
            processes.tengen(
                    "table.log",
                    "table",
                    "--config",
                    configuration(broker, port).toString());
            Arbiter arbiter = new Arbiter(URI.create("http://127.0.0.1:" + port));
            await("the table is ready", 90, () -> processes.log("table.log").contains("ready after"));
            Players players = new Players(world, arbiter);
            players.begin("g1");
            players.move(0);
            await("the desk has the stone", 60, () -> processes.log("desk.log").contains("StonePlaced"));
            listen(processes);
            await("the state is RUNNING", 20, () -> state(processes).contains("RUNNING"));
            assertThat(state(processes)).doesNotContain("durable");

            world.hang(SharedBoard.Hang.ROOM);
            world.press(ClockSide.B);

            await("the desk is alarmed", 60, () -> processes.log("desk.log").contains(TABLE + " ALARM STORE"));
            await("the state is marked", 20, () -> state(processes).contains("\"durable\":false"));

            world.hang(SharedBoard.Hang.NOTHING);

            await(
                    "the desk hears that it is over",
                    60,
                    () -> processes.log("desk.log").contains("store writes again"));
            await("the mark is gone", 20, () -> !state(processes).contains("durable"));
            assertThat(state(processes)).contains("RUNNING");
        }
    }

    /** Hears the table's state, as the broker retains it first. */
    private static void listen(Processes processes) {
        processes.start(
                "states.json",
                List.of(
                        Processes.program("mosquitto_sub").toString(),
                        "-h",
                        "127.0.0.1",
                        "-p",
                        port(processes),
                        "-u",
                        "desk",
                        "-P",
                        "desk-secret",
                        "-t",
                        "tengen/1/it/t/" + TABLE + "/up/state"));
    }

    /** Returns the state heard last. */
    private static String state(Processes processes) {
        return processes.log("states.json").lines().reduce("", (earlier, later) -> later);
    }

    private static String port(Processes processes) {
        return processes.log("port").strip();
    }

    private Path configuration(Mosquitto broker, int port) throws Exception {
        Files.writeString(folder.resolve("port"), Integer.toString(broker.port()));
        Files.writeString(folder.resolve("table.pw"), TABLE + "-secret\n");
        Files.setPosixFilePermissions(folder.resolve("table.pw"), PosixFilePermissions.fromString("rw-------"));
        return Files.writeString(folder.resolve("table.toml"), """
                event = "it"
                table = "%1$s"
                [broker]
                url = "tcp://127.0.0.1:%2$d"
                user = "%1$s"
                password-file = "table.pw"
                [board]
                device = "sim:%3$s"
                [clock]
                device = "sim:%3$s"
                [store]
                journal = "table.db"
                may-vanish = true
                [page]
                port = %4$d
                """.formatted(TABLE, broker.port(), folder, port));
    }
}
