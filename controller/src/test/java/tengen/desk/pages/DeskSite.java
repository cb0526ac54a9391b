package tengen.desk.pages;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.desk.DeskConfig;
import tengen.desk.DeskStore;
import tengen.desk.WebConfig;
import tengen.desk.view.HallView;
import tengen.desk.web.Accounts;
import tengen.desk.web.OpenDesk;
import tengen.mqtt.BrokerAddress;

/** A desk with pages and a store, whose broker never answers, and a browser without any manners. */
final class DeskSite implements AutoCloseable {
    static final String ARBITER = "Ana";
    static final String PASSWORD = "correct horse";
    private static final Pattern TOKEN = Pattern.compile("<meta name=\"csrf\" content=\"([^\"]*)\">");

    final OpenDesk desk;
    final String origin;
    final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(5))
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();

    DeskSite(Path folder, List<KeptGame> games, long delayMillis) throws Exception {
        Path file = folder.resolve("desk.db");
        try (DeskStore store = DeskStore.open(file, "desk")) {
            for (KeptGame game : games) {
                game.keep(store, System.currentTimeMillis());
            }
        }
        Path accounts = folder.resolve("arbiters");
        new Accounts(accounts).put(ARBITER, PASSWORD);
        WebConfig web = new WebConfig("127.0.0.1", 0, Optional.empty(), accounts, delayMillis, 30);
        DeskConfig config =
                new DeskConfig(new BrokerAddress("tcp://127.0.0.1:1", "", ""), "cup", file, Optional.of(web));
        desk = OpenDesk.start(config, false, line -> {});
        String url = desk.url().orElseThrow();
        origin = url.substring(0, url.length() - 1);
    }

    HallView hall() {
        return desk.hall().orElseThrow();
    }

    /** What an arbiter's browser holds. */
    record Login(String cookie, String token) {}

    HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(origin + path)).timeout(Duration.ofSeconds(20));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    HttpRequest.Builder json(String path, String body) {
        return to(path).header("Content-Type", "application/json")
                .header("Origin", origin)
                .POST(HttpRequest.BodyPublishers.ofString(body));
    }

    HttpRequest.Builder post(Login login, String path, String body) {
        return json(path, body).header("Cookie", login.cookie()).header("X-Csrf", login.token());
    }

    HttpResponse<String> get(String path, String cookie) throws IOException, InterruptedException {
        return send(to(path).header("Cookie", cookie));
    }

    HttpResponse<String> attempt(String password, String cookie) throws IOException, InterruptedException {
        return send(json("/login", "{\"name\":\"" + ARBITER + "\",\"password\":\"" + password + "\"}")
                .header("Cookie", cookie));
    }

    Login login() throws IOException, InterruptedException {
        String set =
                attempt(PASSWORD, "none=1").headers().firstValue("Set-Cookie").orElseThrow();
        String cookie = set.substring(0, set.indexOf(';'));
        Matcher token = TOKEN.matcher(get("/", cookie).body());
        if (!token.find()) {
            throw new AssertionError("no token in the page");
        }
        return new Login(cookie, token.group(1));
    }

    @Override
    public void close() {
        desk.close();
    }
}
