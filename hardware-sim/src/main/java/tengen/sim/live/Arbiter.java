package tengen.sim.live;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import tengen.record.JsonFields;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/** An arbiter who stands at the table and uses its own page. */
public final class Arbiter {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final URI page;

    /** Makes an arbiter; {@code page} is like http://127.0.0.1:8090. */
    public Arbiter(URI page) {
        this.page = page;
    }

    /** Pairs two players and starts their game; the empty text when both were done, or what the table answered. */
    public String begin(String game, String rules) throws IOException, InterruptedException {
        String pairing = new JsonLine()
                .begin()
                .text("cmd", "assign")
                .text("assigned", game)
                .text("nameA", "Sente")
                .text("nameB", "Gote")
                .text("openerSide", "near")
                .text("rules", rules)
                .end()
                .take();
        String answer = order(pairing);
        return answer.equals("applied") ? say("start") : "assign " + answer;
    }

    /** Gives an order without arguments; the empty text when it was carried out. */
    public String say(String cmd) throws IOException, InterruptedException {
        String answer = order(new JsonLine().begin().text("cmd", cmd).end().take());
        return answer.equals("applied") ? "" : cmd + " " + answer;
    }

    private String order(String json) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(page.resolve("/order"))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
        return fields(answer.body()).textIfAny("answer").orElse("HTTP " + answer.statusCode());
    }

    /** Returns the table's health as its page tells it. */
    public JsonFields health() throws IOException, InterruptedException {
        return fields(get("/health"));
    }

    /** Returns a page of the table. */
    public String get(String path) throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(page.resolve(path)).timeout(PATIENCE).build();
        return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    private static JsonFields fields(String json) throws IOException {
        try {
            return JsonFields.parse(json);
        } catch (StoreFault fault) {
            throw new IOException("not the page of a table: " + fault.getMessage(), fault);
        }
    }
}
