package tengen.table.service;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.mqtt.Order;

/** The table's own page: who may order there, and what it answers to what no browser sends. */
class LocalPageIT {
    private static final String PAUSE = "{\"cmd\":\"pause\"}";

    private final List<Order> taken = Collections.synchronizedList(new ArrayList<>());
    private LocalPage page;

    @BeforeEach
    void open() throws IOException {
        LocalPage.Figures figures = new LocalPage.Figures() {
            @Override
            public String metrics() {
                return "tengen_up 1\n";
            }

            @Override
            public String json() {
                return "{}";
            }
        };
        page = LocalPage.open(new TableConfig.Page("127.0.0.1", 0), figures, new Answers(), (id, order) -> {
            taken.add(order);
            return false;
        });
    }

    @AfterEach
    void close() {
        page.close();
    }

    private String raw(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), page.port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
        }
    }

    private String order(String headers, String body) throws IOException {
        return raw("POST /order HTTP/1.1\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: "
                + body.length() + "\r\n" + headers + "\r\n" + body);
    }

    private String at(String headers) {
        return headers.replace("PORT", Integer.toString(page.port())).replace("|", "\r\n") + "\r\n";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Host: 127.0.0.1:PORT|Origin: http://127.0.0.1:PORT",
                "Host: localhost:PORT|Origin: http://localhost:PORT",
                "Host: LOCALHOST:PORT",
                "Host: [::1]:PORT|Origin: http://[::1]:PORT",
                "Host: 127.0.0.1:PORT"
            })
    void whoNamesThisMachineMayOrder(String headers) throws IOException {
        assertThat(order(at(headers), PAUSE)).startsWith("HTTP/1.1 503");
        assertThat(taken).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Host: evil.com:PORT|Origin: http://evil.com:PORT",
                "Host: evil.com:PORT",
                "Host: localhost.evil.com:PORT|Origin: http://localhost.evil.com:PORT",
                "Host: 127.0.0.1:PORT|Origin: http://evil.com:PORT",
                "Host: 127.0.0.1:PORT|Origin: null"
            })
    void aNameOfSomebodyElseThatPointsHereOrdersNothing(String headers) throws IOException {
        assertThat(order(at(headers), PAUSE)).startsWith("HTTP/1.1 403");
        assertThat(taken).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"PUT,/", "DELETE,/health", "POST,/metrics", "GET,/order", "HEAD,/order", "EXPLODE,/table.js"})
    void aMethodThatAPageDoesNotHaveIsAnsweredWithThoseThatItHas(String method, String path) throws IOException {
        String answer = raw(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

        assertThat(answer)
                .startsWith("HTTP/1.1 405")
                .contains(path.equals("/order") ? "Allow: POST" : "Allow: GET, HEAD");
    }

    @Test
    void theHeadOfAPageComesWithoutItsBodyAndWithoutAWarning() throws IOException {
        List<String> warned = Collections.synchronizedList(new ArrayList<>());
        Handler ear = new Handler() {
            @Override
            public void publish(LogRecord line) {
                warned.add(line.getLoggerName() + ": " + line.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger.getLogger("").addHandler(ear);
        String answer;
        try {
            answer = raw("HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        } finally {
            Logger.getLogger("").removeHandler(ear);
        }

        assertThat(answer).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n");
        assertThat(warned).isEmpty();
    }

    @Test
    void aBodyOfThreeMegabytesIsToldThatItIsTooLarge() throws IOException {
        assertThat(order(at("Host: localhost:PORT|Expect: 100-continue"), "x".repeat(3 << 20)))
                .contains("HTTP/1.1 413", "no order is larger than");
        assertThat(taken).isEmpty();
    }
}
