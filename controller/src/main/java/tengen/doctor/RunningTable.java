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
import tengen.record.JsonFields;
import tengen.record.StoreFault;

/** Asks a table that runs, on its own page: it has board and clock, and nobody else may read them meanwhile. */
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
        String state = health.get().text("state");
        List<Finding> found = new ArrayList<>();
        found.add(Finding.green("table", "it runs: " + state));
        found.add(part("board", state, "see the log for the row or column: journalctl -u tengen-table -n 20"));
        found.add(part("clock", state, "pull and plug the clock's cable; see that its faces are lit"));
        found.add(
                health.get().flag("durable")
                        ? Finding.green("store", "every event is written down")
                        : Finding.red(
                                "store",
                                "events wait in memory",
                                "make room on the card: journalctl --vacuum-size=20M"));
        long backlog = health.get().number("backlog");
        found.add(
                backlog == 0
                        ? Finding.green("desk receipt", "the desk has every event")
                        : Finding.amber(
                                "desk receipt",
                                backlog + " events are not known to be with the desk",
                                "see that the desk runs; they are sent when it is there"));
        return found;
    }

    private static Finding part(String part, String state, String advice) {
        if (state.contains(part + " up")) {
            return Finding.green(part, "the table sees it");
        }
        return Finding.red(part, "the table does not see it", advice);
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
