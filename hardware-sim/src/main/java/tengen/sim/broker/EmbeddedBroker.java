package tengen.sim.broker;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Map;
import java.util.TreeMap;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.server.embedded.EmbeddedActiveMQ;
import tengen.mqtt.BrokerAddress;

/**
 * A real broker inside this process: Apache Artemis, MQTT only, on the loopback address, in memory, with the access rules of MQTT.md 4.4. Good for some 300 tables. *
 * <p>It replaces a retained message in two steps: the old one is deleted at once, the new one appears with the end of the publisher's transaction. Who subscribes
 * between the two hears neither. Tables and desks therefore say their presence again until they hear it themselves, and once more while nobody answers.
 */
public final class EmbeddedBroker implements AutoCloseable {
    private final EmbeddedActiveMQ server;
    private final int port;
    private final Map<String, String> passwords;

    /** Why the broker does not start, in one line. */
    public static final class NotStarted extends Exception {
        private static final long serialVersionUID = 1L;

        NotStarted(String message, Throwable cause) {
            super(message, cause);
        }
    }

    private EmbeddedBroker(EmbeddedActiveMQ server, int port, Map<String, String> passwords) {
        this.server = server;
        this.port = port;
        this.passwords = passwords;
    }

    /**
     * Starts a broker.
     *
     * @param port 0 for any that is free
     * @param passwords of users by name; the user {@code desk} may do everything, every other one is the table of that name
     * @throws NotStarted when the port is taken, say
     */
    public static EmbeddedBroker start(int port, Map<String, String> passwords) throws NotStarted {
        Map<String, String> users = new TreeMap<>(passwords);
        try {
            int chosen = free(port);
            Configuration configuration = new ConfigurationImpl()
                    .setPersistenceEnabled(false)
                    .setSecurityEnabled(true)
                    .setJMXManagementEnabled(false)
                    .addAcceptorConfiguration("mqtt", "tcp://127.0.0.1:" + chosen + "?protocols=MQTT");
            EmbeddedActiveMQ server =
                    new EmbeddedActiveMQ().setConfiguration(configuration).setSecurityManager(new HallSecurity(users));
            server.start();
            return new EmbeddedBroker(server, chosen, users);
        } catch (IOException e) {
            throw new NotStarted("port " + port + " is taken: " + e.getMessage(), e);
        } catch (Exception e) {
            throw new NotStarted("the embedded broker does not start: " + e.getMessage(), e);
        }
    }

    /** Artemis reports a port in use in its log only, so it is tried before. */
    private static int free(int port) throws IOException {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return probe.getLocalPort();
        }
    }

    /** Returns the port it listens on. */
    public int port() {
        return port;
    }

    /** Returns how a user comes here. */
    public BrokerAddress address(String user) {
        return new BrokerAddress("tcp://127.0.0.1:" + port, user, passwords.getOrDefault(user, ""));
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception e) {
            org.slf4j.LoggerFactory.getLogger(EmbeddedBroker.class).warn("the embedded broker did not stop", e);
        }
    }
}
