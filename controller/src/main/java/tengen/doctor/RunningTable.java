package tengen.doctor;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.check.Check;
import tengen.check.Finding;
import tengen.record.JsonFields;
import tengen.record.StoreFault;

/**
 * Asks a table that runs, on its own page: it has board and clock, and nobody else may read them meanwhile. What it tells of the broker is left out, since the
 * doctor looks at that in full.
 */
public record RunningTable(URI page) implements Check {
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    /** Says whether a table answers there. */
    public boolean answers() throws InterruptedException {
        return health().isPresent();
    }

    @Override
    public List<Finding> look() throws InterruptedException {
        Optional<JsonFields> health = health();
        if (health.isEmpty()) {
            return List.of(
                    Finding.red("table", page + " does not answer any more", "journalctl -u tengen-table -n 20"));
        }
        List<Finding> found = new ArrayList<>();
        found.add(Finding.green("table", "it runs: " + health.get().text("state")));
        health.get().objects("checks").stream()
                .map(Finding::of)
                .filter(finding -> !finding.part().equals(BrokerCheck.PART))
                .forEach(found::add);
        return found;
    }

    private Optional<JsonFields> health() throws InterruptedException {
        HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
        HttpRequest request = HttpRequest.newBuilder(page.resolve("/health"))
                .timeout(PATIENCE)
                .build();
        try {
            HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
            return Optional.of(JsonFields.parse(answer.body()));
        } catch (IOException | StoreFault e) {
            return Optional.empty();
        }
    }
}
