package tengen.sim.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tengen.sim.broker.Processes.await;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.List;
import java.util.Objects;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.desk.web.Accounts;
import tengen.sim.broker.Processes;

/** The script makes the certificates; broker and pages speak TLS only, and the broker knows its clients by certificate. */
class DeskTlsIT {
    @TempDir
    Path folder;

    private Processes processes;
    private Path keys;
    private int port;
    private int pages;

    @BeforeEach
    void open() throws Exception {
        Processes.program("mosquitto");
        processes = new Processes(folder);
        processes.open();
        port = free();
        pages = free();
        keys = folder.resolve("keys");
        Path script = shipped("make-certificates");
        processes.run("bash", script.toString(), keys.toString(), "127.0.0.1", "localhost", "T001");
        shipped("acl");
        String tls = Files.readString(shipped("mosquitto-tls.conf"))
                .replace("listener 8883", "listener " + port + " 127.0.0.1")
                .replace("/etc/mosquitto/tengen/acl", folder + "/acl")
                .replace("/etc/mosquitto/tengen", keys.toString());
        // The broker of the test runs as another user than the one who made the keys.
        processes.run("chmod", "-R", "a+rX", keys.toString());
        Files.writeString(folder.resolve("mosquitto.conf"), tls + "persistence_location " + folder + "/\n");
        processes.start(
                "mosquitto.log",
                List.of(Processes.program("mosquitto").toString(), "-c", folder + "/mosquitto.conf", "-v"));
        new Accounts(folder.resolve("arbiters")).put("Ana", "correct horse");
    }

    /** Puts a shipped file, which may lie in a jar, beside the test's own. */
    private Path shipped(String name) throws IOException {
        Path copy = folder.resolve(name);
        try (InputStream in =
                Objects.requireNonNull(DeskTlsIT.class.getResourceAsStream("/tengen/mqtt/mosquitto/" + name), name)) {
            Files.copy(in, copy);
        }
        return copy;
    }

    private static int free() throws IOException {
        try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return probe.getLocalPort();
        }
    }

    @AfterEach
    void close() {
        processes.close();
    }

    private void desk(String log, String client) throws Exception {
        Path config = folder.resolve(client + ".toml");
        Files.writeString(config, """
            event = "bench"
            store = "%s.db"
            [broker]
            url = "ssl://127.0.0.1:%d"
            authority = "keys/authority.crt"
            keys = "keys/client-%s.p12"
            keys-password-file = "keys/password"
            [http]
            port = %d
            keystore = "keys/pages.p12"
            keystore-password-file = "keys/password"
            """.formatted(client, port, client, client.equals("desk") ? pages : 0));
        processes.tengen(log, "desk", "--config", config.toString(), "--wait");
    }

    private HttpClient trusting() throws Exception {
        KeyStore known = KeyStore.getInstance(KeyStore.getDefaultType());
        known.load(null, null);
        try (var in = Files.newInputStream(keys.resolve("authority.crt"))) {
            known.setCertificateEntry(
                    "event", CertificateFactory.getInstance("X.509").generateCertificate(in));
        }
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(known);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return HttpClient.newBuilder().sslContext(context).build();
    }

    @Test
    void brokerAndPagesSpeakTlsByTheEventsOwnCertificates() throws Exception {
        desk("desk.log", "desk");
        await("desk at the broker", 90, () -> processes.log("desk.log").contains("acknowledging"));
        await("pages", 90, () -> processes.log("desk.log").contains("pages at https://"));

        URI login = URI.create("https://localhost:" + pages + "/login");
        HttpResponse<String> page = trusting()
                .send(
                        HttpRequest.newBuilder(login).build(),
                        HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
        HttpResponse<String> loggedIn = trusting()
                .send(
                        HttpRequest.newBuilder(login)
                                .header("Content-Type", "application/json")
                                .header("Origin", "https://localhost:" + pages)
                                .POST(HttpRequest.BodyPublishers.ofString(
                                        "{\"name\":\"Ana\",\"password\":\"correct horse\"}"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());

        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Strict-Transport-Security")).isPresent();
        assertThat(loggedIn.headers().firstValue("Set-Cookie"))
                .hasValueSatisfying(cookie -> assertThat(cookie)
                        .startsWith("__Host-desk=")
                        .contains("Secure")
                        .contains("HttpOnly"));
        assertThatThrownBy(() -> HttpClient.newHttpClient()
                        .send(HttpRequest.newBuilder(login).build(), HttpResponse.BodyHandlers.discarding()))
                .isInstanceOf(IOException.class);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("arbiters"))))
                .isEqualTo("rw-------");
        assertThat(processes.log("desk.log"))
                .doesNotContain(Files.readString(keys.resolve("password")).strip());
    }

    @Test
    void aTablesCertificateDoesNotMakeADesk() throws Exception {
        desk("wrong.log", "T001");

        await(
                "a refusal",
                90,
                () -> processes.log("mosquitto.log").contains("Denied PUBLISH from")
                        || processes.log("wrong.log").contains("0x87"));
    }
}
