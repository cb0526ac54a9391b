package tengen.table.service;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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

    /** So much of a body that is too large is read and thrown away, so that its sender hears why. */
    private static final long MOST_DRAINED_BYTES = 8L << 20;

    /** How a browser at this machine can name it; any other name was pointed here by somebody else. */
    private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "[::1]");

    private final HttpServer server;
    private final String host;
    private final ExecutorService threads;
    private final Figures health;
    private final Answers answers;
    private final Taker taker;

    /** Takes an order of the page into the loop's inbox. */
    interface Taker {
        /** Returns whether there was room. */
        boolean take(String id, Order order);
    }

    /** What the table tells of itself. */
    interface Figures {
        /** Returns them for Prometheus. */
        String metrics();

        /** Returns them as one JSON object. */
        String json();
    }

    private LocalPage(HttpServer server, String host, Figures health, Answers answers, Taker taker) {
        this.server = server;
        this.host = host;
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
    static LocalPage open(TableConfig.Page at, Figures health, Answers answers, Taker taker) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName(at.host()), at.port()), 16);
        LocalPage page = new LocalPage(server, at.host(), health, answers, taker);
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
            switch (exchange.getRequestURI().getPath()) {
                case "/" -> file(exchange, "table.html", "text/html; charset=utf-8");
                case "/table.js" -> file(exchange, "table.js", "text/javascript; charset=utf-8");
                case "/metrics" -> shown(exchange, "text/plain; version=0.0.4; charset=utf-8", health.metrics());
                case "/health" -> shown(exchange, "application/json", health.json());
                case "/order" -> {
                    if (allows(exchange, "POST")) {
                        order(exchange);
                    }
                }
                default -> text(exchange, 404, "text/plain", "no such page\n");
            }
        } catch (RuntimeException ours) {
            log.warn("page {}: {}", exchange.getRequestURI().getPath(), ours.toString());
        }
    }

    private static void shown(HttpExchange exchange, String type, String text) throws IOException {
        if (allows(exchange, "GET, HEAD")) {
            text(exchange, 200, type, text);
        }
    }

    /** Says whether the method is one of these; if not, it has been answered. */
    private static boolean allows(HttpExchange exchange, String methods) throws IOException {
        if (List.of(methods.split(", ")).contains(exchange.getRequestMethod())) {
            return true;
        }
        exchange.getResponseHeaders().set("Allow", methods);
        text(exchange, 405, "text/plain", "only " + methods + "\n");
        return false;
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
        byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
        if (body.length > MOST_BYTES) {
            drain(exchange.getRequestBody());
            exchange.getResponseHeaders().set("Connection", "close");
            text(exchange, 413, "text/plain", "no order is larger than " + MOST_BYTES + " bytes\n");
            return;
        }
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

    private static void drain(InputStream in) throws IOException {
        byte[] buffer = new byte[8_192];
        long left = MOST_DRAINED_BYTES;
        for (int got = in.read(buffer); got > 0 && left > 0; got = in.read(buffer)) {
            left -= got;
        }
    }

    /** A browser names the page that sends and the host that it asks, which whoever owns a name can point at this machine; a program names no page. */
    private boolean foreign(HttpExchange exchange) {
        String origin = exchange.getRequestHeaders().getFirst("Origin");
        String asked = exchange.getRequestHeaders().getFirst("Host");
        if (asked == null) {
            return origin != null;
        }
        String name = asked.replaceFirst(":[0-9]*$", "").toLowerCase(Locale.ROOT);
        boolean here =
                HERE.contains(name) || name.equals(host.toLowerCase(Locale.ROOT)) || name.equals("[" + host + "]");
        return !here || (origin != null && !origin.equals("http://" + asked));
    }

    private static String answer(String id, String text) {
        return new JsonLine().begin().text("id", id).text("answer", text).end().take();
    }

    private static void file(HttpExchange exchange, String name, String type) throws IOException {
        if (!allows(exchange, "GET, HEAD")) {
            return;
        }
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
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(code, -1);
            return;
        }
        exchange.sendResponseHeaders(code, bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
