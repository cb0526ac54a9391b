package tengen.sim.broker;

import static tengen.sim.broker.Processes.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tengen.mqtt.BrokerAddress;

/** Debian's Mosquitto with the shipped configuration on a free port, as a process that can be killed, frozen and started again. Every user's password is his name and "-secret". */
public final class Mosquitto {
    private final Processes processes;
    private final Path folder;
    private final int port;
    private Process process;

    private Mosquitto(Processes processes, Path folder, int port) throws InterruptedException {
        this.processes = processes;
        this.folder = folder;
        this.port = port;
        process = start();
    }

    /** Writes the configuration into the folder and starts the broker; skips the test when it is not installed. */
    public static Mosquitto start(Processes processes, Path folder, List<String> users) throws Exception {
        Processes.program("mosquitto");
        processes.open();
        int port = free();
        Files.writeString(folder.resolve("mosquitto.conf"), adapted("mosquitto.conf", "listener 1883", port, folder));
        Files.writeString(folder.resolve("acl"), shipped("acl"));
        Files.writeString(folder.resolve("passwd"), "");
        for (String user : users) {
            processes.run(
                    Processes.program("mosquitto_passwd").toString(), "-b", folder + "/passwd", user, user + "-secret");
        }
        processes.run("chmod", "644", folder + "/passwd");
        return new Mosquitto(processes, folder, port);
    }

    private static int free() throws IOException {
        try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return probe.getLocalPort();
        }
    }

    private static String adapted(String name, String listener, int port, Path folder) {
        return shipped(name).replace(listener, "listener " + port).replace("/etc/mosquitto/conf.d", folder.toString())
                + "persistence_location " + folder + "/\n";
    }

    static String shipped(String name) {
        try (var in = Mosquitto.class.getResourceAsStream("/tengen/mqtt/mosquitto/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Process start() throws InterruptedException {
        Process started = processes.start(
                "mosquitto.log",
                List.of(Processes.program("mosquitto").toString(), "-c", folder + "/mosquitto.conf", "-v"));
        await("broker listens", 20, () -> {
            try (var probe = new java.net.Socket(InetAddress.getLoopbackAddress(), port)) {
                return probe.isConnected();
            } catch (IOException e) {
                return false;
            }
        });
        return started;
    }

    /** Returns its port on the loopback address. */
    public int port() {
        return port;
    }

    /** Returns how this user comes here. */
    public BrokerAddress address(String user, String password) {
        return new BrokerAddress("tcp://127.0.0.1:" + port, user, password);
    }

    /** Ends the process without a word. */
    public void kill() throws InterruptedException {
        processes.signal(process, "KILL");
        process.waitFor();
    }

    /** Starts it again after {@link #kill}. */
    public void again() throws InterruptedException {
        process = start();
    }

    /** Makes it stand still, its connections open. */
    public void freeze() {
        processes.signal(process, "STOP");
    }

    /** Lets it go on. */
    public void thaw() {
        processes.signal(process, "CONT");
    }

    /** Writes the configuration of a desk for an event, with its store in the same folder. */
    public Path desk(String name, String event) throws IOException {
        Files.writeString(folder.resolve("desk.pw"), "desk-secret\n");
        return Files.writeString(folder.resolve(name + ".toml"), """
                event = "%s"
                store = "%s.db"
                [broker]
                url = "tcp://127.0.0.1:%d"
                user = "desk"
                password-file = "desk.pw"
                """.formatted(event, name, port));
    }
}
