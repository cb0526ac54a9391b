package tengen.sim.desk;

import static tengen.sim.broker.Processes.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.desk.web.Accounts;
import tengen.sim.broker.Processes;

/** Mosquitto with the shipped access list, a desk and a bench of tables without a desk of its own: each a process. */
final class DeskHall implements AutoCloseable {
    static final String ARBITER = "Ana";
    static final String PASSWORD = "correct horse";

    final Path folder;
    final Processes processes;
    final int port;
    final int pages;
    private final int tables;

    DeskHall(Path folder, int tables) throws Exception {
        Processes.program("mosquitto");
        this.folder = folder;
        this.tables = tables;
        processes = new Processes(folder);
        processes.open();
        port = free();
        pages = free();
        String shipped = shipped("mosquitto.conf")
                        .replace("listener 1883", "listener " + port)
                        .replace("/etc/mosquitto/conf.d", folder.toString())
                + "persistence_location " + folder + "/\n";
        Files.writeString(folder.resolve("mosquitto.conf"), shipped);
        Files.writeString(folder.resolve("acl"), shipped("acl"));
        users();
        Files.writeString(folder.resolve("desk.pw"), "desk-secret\n");
        new Accounts(folder.resolve("arbiters")).put(ARBITER, PASSWORD);
        broker();
    }

    private static int free() throws IOException {
        try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return probe.getLocalPort();
        }
    }

    private static String shipped(String name) throws IOException {
        try (var in = DeskHall.class.getResourceAsStream("/tengen/mqtt/mosquitto/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void users() throws IOException {
        List<String> users = new ArrayList<>(List.of("desk:desk-secret"));
        for (int i = 1; i <= tables; i++) {
            users.add(String.format("T%03d:secret-%d", i, i));
        }
        Files.write(folder.resolve("users"), users);
        Files.write(folder.resolve("passwd"), users);
        // Turns the plain file into one of hashes.
        processes.run(Processes.program("mosquitto_passwd").toString(), "-U", folder + "/passwd");
        processes.run("chmod", "644", folder + "/passwd");
    }

    private void broker() throws InterruptedException {
        processes.start(
                "mosquitto.log", List.of(Processes.program("mosquitto").toString(), "-c", folder + "/mosquitto.conf"));
        await("broker listens", 10, () -> {
            try (Socket probe = new Socket(InetAddress.getLoopbackAddress(), port)) {
                return probe.isConnected();
            } catch (IOException e) {
                return false;
            }
        });
    }

    /** Starts a desk on this store, and waits until its pages are there. */
    Process desk(String store, String log) throws Exception {
        Path config = folder.resolve(store + ".toml");
        Files.writeString(config, """
            event = "bench"
            store = "%s"
            [broker]
            url = "tcp://127.0.0.1:%d"
            user = "desk"
            password-file = "desk.pw"
            [http]
            port = %d
            arbiters = "arbiters"
            public-delay-minutes = 0
            """.formatted(store, port, pages));
        int before = count(log, "pages at");
        List<String> command = Processes.command("desk", "--config", config.toString(), "--wait", "--promote");
        command.removeIf(option -> option.startsWith("-XX:"));
        command.addAll(1, packaged());
        Process desk = processes.start(log, command);
        await("desk serves pages", 120, () -> count(log, "pages at") > before);
        return desk;
    }

    /** Returns what the package starts a desk with, so that memory and times are those of the hall. */
    private static List<String> packaged() throws IOException {
        return Files.readAllLines(Path.of("src/deb/lib/desk.options")).stream()
                .filter(line -> line.startsWith("-"))
                .toList();
    }

    int count(String log, String word) {
        return processes.log(log).split(word, -1).length - 1;
    }

    /** Starts the tables; their players wait for a pairing and the arbiter's start. */
    Process bench(Path tape, String speed) {
        return processes.tengen(
                "bench.log",
                "bench",
                "--tables",
                Integer.toString(tables),
                "--guests",
                "--ask",
                "--broker",
                "tcp://127.0.0.1:" + port,
                "--broker-users",
                folder.resolve("users").toString(),
                "--game",
                tape.toString(),
                "--speed",
                speed,
                "--out",
                folder.resolve("tables").toString());
    }

    String site() {
        return "http://127.0.0.1:" + pages + "/";
    }

    /** Returns what every program has said, for the message of a failure. */
    String story() {
        return "bench:\n" + processes.log("bench.log") + "\ndesk:\n" + processes.log("desk.log") + "\nbroker:\n"
                + processes.log("mosquitto.log");
    }

    @Override
    public void close() {
        processes.close();
    }
}
