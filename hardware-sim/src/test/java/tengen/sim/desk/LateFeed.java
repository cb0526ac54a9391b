package tengen.sim.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** The hall's stream as a browser hears it, without a browser's own time. */
final class LateFeed {
    private final HttpClient client = HttpClient.newHttpClient();
    private final String site;

    LateFeed(String site) {
        this.site = site;
    }

    /** When the log-in was answered and when every table was right. */
    record Seen(long inNanos, long rightNanos) {}

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(site + path));
    }

    private String logIn(String name, String password) throws IOException, InterruptedException {
        HttpRequest post = to("login")
                .header("Content-Type", "application/json")
                .header("Origin", site.substring(0, site.length() - 1))
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}"))
                .build();
        HttpResponse<String> answer = client.send(post, HttpResponse.BodyHandlers.ofString());
        String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow();
        return cookie.substring(0, cookie.indexOf(';'));
    }

    private BufferedReader listen(String cookie) throws IOException, InterruptedException {
        return new BufferedReader(new InputStreamReader(
                client.send(to("hall/feed").header("Cookie", cookie).build(), HttpResponse.BodyHandlers.ofInputStream())
                        .body(),
                StandardCharsets.UTF_8));
    }

    /** Returns every table as a desk shows them at once. */
    Map<String, String> whole(String name, String password) throws IOException, InterruptedException {
        Map<String, String> tables = new TreeMap<>();
        try (BufferedReader lines = listen(logIn(name, password))) {
            for (String line = lines.readLine(); tables.isEmpty(); line = lines.readLine()) {
                take(line, tables);
            }
        }
        return tables;
    }

    /** Logs in at a desk that has just started and listens until it shows this. */
    Seen until(String name, String password, String wanted) throws IOException, InterruptedException {
        String cookie = logIn(name, password);
        long inNanos = System.nanoTime();
        Map<String, String> tables = new TreeMap<>();
        try (BufferedReader lines = listen(cookie)) {
            while (!boards(tables).equals(wanted)) {
                String line = lines.readLine();
                if (line == null || System.nanoTime() - inNanos > 60_000_000_000L) {
                    throw new AssertionError("wanted\n" + wanted + "\nbut last\n" + boards(tables));
                }
                take(line, tables);
            }
        }
        return new Seen(inNanos, System.nanoTime());
    }

    private static void take(String line, Map<String, String> tables) {
        if (line != null && line.startsWith("data:")) {
            String[] parts = line.split("\\{\"t\":\"", -1);
            for (int i = 1; i < parts.length; i++) {
                String table = parts[i].substring(0, parts[i].indexOf('"'));
                tables.put(table, field(parts[i], "s") + " " + field(parts[i], "g") + " " + field(parts[i], "m"));
            }
        }
    }

    private static String field(String json, String name) {
        int start = json.indexOf("\"" + name + "\":\"");
        return start < 0
                ? "-"
                : json.substring(start + name.length() + 4, json.indexOf('"', start + name.length() + 4));
    }

    /** Returns what stands on the boards, table by table. */
    static String boards(Map<String, String> tables) {
        StringBuilder out = new StringBuilder();
        tables.forEach(
                (table, board) -> out.append(table).append(' ').append(board).append('\n'));
        return out.toString();
    }
}
