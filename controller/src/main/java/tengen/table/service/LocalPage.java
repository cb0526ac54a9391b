package tengen.table.service;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.mqtt.Chance;
import tengen.mqtt.Order;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/**
 * The table's own page: health and figures for whoever may reach it, orders of an arbiter who stands at the machine itself. A dead network or desk never stops a
 * ruling.
 *
 * <p>An order is accepted from this machine alone and as JSON alone, so that no page of somebody else can give one through a browser.
 */
final class LocalPage implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(LocalPage.class);
    private static final int THREADS = 2;
    private static final int MOST_BYTES = 16_384;

    private final HttpServer server;
    private final ExecutorService threads;
    private final Health health;
    private final Answers answers;
    private final Taker taker;

    /** Takes an order of the page into the loop's inbox. */
    interface Taker {
        /** Returns whether there was room. */
        boolean take(String id, Order order);
    }

    private LocalPage(HttpServer server, Health health, Answers answers, Taker taker) {
        this.server = server;
        this.health = health;
        this.answers = answers;
        this.taker = taker;
        threads = Executors.newFixedThreadPool(
                THREADS, Thread.ofPlatform().name("page-", 0).daemon(true).factory());
    }

    /**
     * Opens the page.
     *
     * @throws IOException when the address or port cannot be had
     */
    static LocalPage open(TableConfig.Page at, Health health, Answers answers, Taker taker) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName(at.host()), at.port()), 16);
        LocalPage page = new LocalPage(server, health, answers, taker);
        server.createContext("/", page::answer);
        server.setExecutor(page.threads);
        server.start();
        return page;
    }

    /** Returns the port that it has. */
    int port() {
        return server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            switch (exchange.getRequestMethod() + " " + path) {
                case "GET /" -> file(exchange, "table.html", "text/html; charset=utf-8");
                case "GET /table.js" -> file(exchange, "table.js", "text/javascript; charset=utf-8");
                case "GET /metrics" ->
                    text(exchange, 200, "text/plain; version=0.0.4; charset=utf-8", health.metrics());
                case "GET /health" -> text(exchange, 200, "application/json", health.json());
                case "POST /order" -> order(exchange);
                default -> text(exchange, 404, "text/plain", "no such page\n");
            }
        } catch (RuntimeException ours) {
            log.warn("page {}: {}", exchange.getRequestURI().getPath(), ours.toString());
        }
    }

    private void order(HttpExchange exchange) throws IOException {
        String type = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Content-Type"))
                .orElse("");
        if (!exchange.getRemoteAddress().getAddress().isLoopbackAddress()) {
            text(exchange, 403, "text/plain", "orders are taken at the table itself, or from the desk\n");
            return;
        }
        if (!type.startsWith("application/json") || foreign(exchange)) {
            text(exchange, 403, "text/plain", "an order is JSON, from this page\n");
            return;
        }
        byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES);
        Order order;
        try {
            order = Order.parse(new String(body, UTF_8));
        } catch (StoreFault fault) {
            text(exchange, 400, "application/json", answer("", String.valueOf(fault.getMessage())));
            return;
        }
        if (order instanceof Order.Unknown unknown) {
            text(exchange, 400, "application/json", answer("", unknown.why().orElse("not understood")));
            return;
        }
        give(exchange, order);
    }

    private void give(HttpExchange exchange, Order order) throws IOException {
        String id = "local-" + Chance.system().name();
        answers.expect(id);
        if (!taker.take(id, order)) {
            text(exchange, 503, "application/json", answer(id, "the table has no room for orders now"));
            return;
        }
        Optional<String> answer = answers.await(id);
        text(exchange, answer.isPresent() ? 200 : 504, "application/json", answer(id, answer.orElse("no answer yet")));
    }

    /** A browser names the page that sends; a program does not. */
    private static boolean foreign(HttpExchange exchange) {
        String origin = exchange.getRequestHeaders().getFirst("Origin");
        String host = exchange.getRequestHeaders().getFirst("Host");
        return origin != null && !origin.equals("http://" + host);
    }

    private static String answer(String id, String text) {
        return new JsonLine().begin().text("id", id).text("answer", text).end().take();
    }

    private static void file(HttpExchange exchange, String name, String type) throws IOException {
        try (InputStream in = LocalPage.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            send(exchange, 200, type, in.readAllBytes());
        }
    }

    private static void text(HttpExchange exchange, int code, String type, String text) throws IOException {
        send(exchange, code, type, text.getBytes(UTF_8));
    }

    private static void send(HttpExchange exchange, int code, String type, byte[] bytes) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        exchange.getResponseHeaders().set("Content-Security-Policy", "default-src 'self'");
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        exchange.sendResponseHeaders(code, bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
