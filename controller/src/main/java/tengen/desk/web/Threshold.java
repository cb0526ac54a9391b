package tengen.desk.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Set;
import java.util.function.Function;

/** What stands before the library's router, which knows nothing of methods that no page has: they are answered with those that the page does have. */
final class Threshold extends Filter {
    private final Function<String, Set<String>> methods;

    /**
     * Lets through what the pages answer.
     *
     * @param methods for a path, what may be done there, in order; of a path that is not there none
     */
    Threshold(Function<String, Set<String>> methods) {
        this.methods = methods;
    }

    @Override
    public String description() {
        return "methods that no page has";
    }

    @Override
    public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
        String method = exchange.getRequestMethod();
        Set<String> known = methods.apply(exchange.getRequestURI().getPath());
        boolean ours = method.equals("GET") || method.equals("POST");
        if (known.contains(method) || (ours && known.isEmpty())) {
            chain.doFilter(exchange);
            return;
        }
        try (exchange) {
            var headers = exchange.getResponseHeaders();
            headers.set("Content-Type", "text/plain; charset=utf-8");
            headers.set("X-Content-Type-Options", "nosniff");
            headers.set("Cache-Control", "no-store");
            headers.set("Connection", "close");
            if (!known.isEmpty()) {
                headers.set("Allow", String.join(", ", known));
            }
            byte[] line =
                    (known.isEmpty() ? "no such page\n" : "only " + String.join(", ", known) + "\n").getBytes(UTF_8);
            boolean silent = method.equals("HEAD");
            exchange.sendResponseHeaders(known.isEmpty() ? 404 : 405, silent ? -1 : line.length);
            if (!silent) {
                exchange.getResponseBody().write(line);
            }
        }
    }
}
