package tengen.desk.pages;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What browsers never send: methods of no page, bodies that stop in the middle. Whoever sends it gets an answer or nothing, and the log stays quiet. */
class StrangeRequestsIT {
    @TempDir
    Path folder;

    private DeskSite site;

    @BeforeEach
    void open() throws Exception {
        site = new DeskSite(folder, List.of(new KeptGame("T001", "r1-b1", "Ann", "Bo").play("H8")), 0);
    }

    @AfterEach
    void close() {
        site.close();
    }

    private HttpResponse<String> send(String method, String path) throws Exception {
        return site.send(site.to(path).method(method, HttpRequest.BodyPublishers.noBody()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD", "EXPLODE"})
    void aMethodThatAPageDoesNotHaveIsAnsweredWithThoseThatItHas(String method) throws Exception {
        for (String path : List.of("/", "/games", "/event", "/table/T001", "/static/desk.js")) {
            HttpResponse<String> answer = send(method, path);

            assertThat(answer.statusCode()).as(path).isEqualTo(405);
            assertThat(answer.headers().firstValue("Allow")).as(path).hasValue("GET");
        }
        assertThat(send(method, "/login").headers().firstValue("Allow")).hasValue("GET, POST");
        assertThat(send(method, "/event/pair").headers().firstValue("Allow")).hasValue("POST");
        assertThat(send(method, "/nothing").statusCode()).isEqualTo(404);
    }

    @Test
    void aPageIsNotPostedToAndADeedIsNotLookedAt() throws Exception {
        assertThat(send("POST", "/games").statusCode()).isEqualTo(405);
        assertThat(send("GET", "/event/pair").statusCode()).isEqualTo(405);
        assertThat(send("GET", "/nothing").statusCode()).isEqualTo(404);
    }

    @Test
    void bodiesThatBreakOffAreOneLineInTheLog() throws Exception {
        List<String> library = new CopyOnWriteArrayList<>();
        Handler ear = ear(library);
        Logger root = Logger.getLogger("");
        PrintStream before = System.err;
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        root.addHandler(ear);
        System.setErr(new PrintStream(heard, true, UTF_8));
        try {
            for (int i = 0; i < 5; i++) {
                breakOff();
            }
            assertThat(send("GET", "/login").statusCode()).isEqualTo(200);
            long endNanos = System.nanoTime() + 10_000_000_000L;
            while (!heard.toString(UTF_8).contains("broken off") && System.nanoTime() < endNanos) {
                assertThat(send("GET", "/login").statusCode()).isEqualTo(200);
            }
        } finally {
            System.setErr(before);
            root.removeHandler(ear);
        }

        assertThat(library).isEmpty();
        assertThat(heard.toString(UTF_8))
                .containsOnlyOnce("broken off by their visitors")
                .doesNotContain("Exception", "\tat ", "ERROR");
    }

    private void breakOff() throws Exception {
        int port = Integer.parseInt(site.origin.substring(site.origin.lastIndexOf(':') + 1));
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoLinger(true, 0);
            socket.getOutputStream()
                    .write(("POST /login HTTP/1.1\r\nHost: " + site.origin.substring(7) + "\r\nOrigin: " + site.origin
                                    + "\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"name\":")
                            .getBytes(ISO_8859_1));
            socket.getOutputStream().flush();
            // The head has been read when this is answered: the server takes connections in turn.
            send("GET", "/login");
        }
    }

    private static Handler ear(List<String> library) {
        return new Handler() {
            @Override
            public void publish(LogRecord line) {
                if (line.getLevel().intValue() >= java.util.logging.Level.WARNING.intValue()) {
                    library.add(line.getLoggerName() + ": " + line.getMessage());
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
    }
}
