package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Seat;

/** What somebody in the hall might try against the desk, each refused. */
class AttacksIT {
    private static final String SCRIPT = "<script>alert(1)</script>\"'&";

    @TempDir
    Path folder;

    private DeskSite site;
    private KeptGame claimed;

    @BeforeEach
    void open() throws Exception {
        claimed = new KeptGame("T001", "r1-b1", SCRIPT, "Bo")
                .play("H8", "H9", "J10")
                .claim(Seat.B);
        KeptGame other = new KeptGame("T002", "<b>&'\"../../x", "Cy", "Di").play("H8", "I9");
        site = new DeskSite(folder, List.of(claimed, other), 15 * 60_000L);
    }

    @AfterEach
    void close() {
        site.close();
    }

    private String pause(String once) {
        return "{\"cmd\":\"violation\",\"seat\":\"A\",\"note\":\"late\",\"game\":\"r1-b1\",\"once\":\"" + once + "\"}";
    }

    private int commands() throws Exception {
        return site.desk.service().store().commands().size();
    }

    @Test
    void anOrderWithTheTokenAndTheOriginOfThePageIsTaken() throws Exception {
        DeskSite.Login login = site.login();

        HttpResponse<String> answer = site.send(site.post(login, "/table/T001/order", pause("o1")));

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(commands()).isEqualTo(1);
        assertThat(site.desk.service().store().audit().newest("T001", 5))
                .singleElement()
                .satisfies(entry -> {
                    assertThat(entry.who()).isEqualTo("Ana");
                    assertThat(entry.reason()).isEqualTo("late");
                    assertThat(entry.what()).startsWith("violation ");
                });
    }

    @Test
    void anOrderWithoutTheSessionsTokenIsRefused() throws Exception {
        DeskSite.Login login = site.login();

        int without = site.send(site.json("/table/T001/order", pause("o1")).header("Cookie", login.cookie()))
                .statusCode();
        int wrong = site.send(site.json("/table/T001/order", pause("o1"))
                        .header("Cookie", login.cookie())
                        .header("X-Csrf", "x".repeat(43)))
                .statusCode();

        assertThat(without).isEqualTo(403);
        assertThat(wrong).isEqualTo(403);
        assertThat(commands()).isZero();
    }

    @Test
    void aPageOfAnotherSiteCannotOrder() throws Exception {
        DeskSite.Login login = site.login();
        HttpRequest.Builder foreign = site.to("/table/T001/order")
                .header("Content-Type", "application/json")
                .header("Origin", "http://evil.example")
                .header("Cookie", login.cookie())
                .header("X-Csrf", login.token())
                .POST(HttpRequest.BodyPublishers.ofString(pause("o1")));
        HttpRequest.Builder nowhere = site.to("/table/T001/order")
                .header("Content-Type", "application/json")
                .header("Cookie", login.cookie())
                .header("X-Csrf", login.token())
                .POST(HttpRequest.BodyPublishers.ofString(pause("o1")));
        HttpRequest.Builder form = site.to("/table/T001/order")
                .header("Content-Type", "text/plain")
                .header("Origin", site.origin)
                .header("Cookie", login.cookie())
                .header("X-Csrf", login.token())
                .POST(HttpRequest.BodyPublishers.ofString(pause("o1")));

        assertThat(site.send(foreign).statusCode()).isEqualTo(403);
        assertThat(site.send(nowhere).statusCode()).isEqualTo(403);
        assertThat(site.send(form).statusCode()).isEqualTo(403);
        assertThat(commands()).isZero();
    }

    @Test
    void aSessionIdThatWasPreparedForTheArbiterIsNeverASession() throws Exception {
        String planted = "desk=" + "A".repeat(43);

        HttpResponse<String> answer = site.attempt(DeskSite.PASSWORD, planted);
        String set = answer.headers().firstValue("Set-Cookie").orElseThrow();

        assertThat(set).contains("HttpOnly").contains("SameSite=Strict").doesNotStartWith(planted);
        assertThat(site.get("/", planted).statusCode()).isEqualTo(303);
    }

    @Test
    void aNewLogInEndsTheSessionThatTheBrowserHad() throws Exception {
        DeskSite.Login first = site.login();

        String second = site.attempt(DeskSite.PASSWORD, first.cookie())
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow();

        assertThat(second).doesNotStartWith(first.cookie());
        assertThat(site.get("/", first.cookie()).statusCode()).isEqualTo(303);
    }

    @Test
    void logOutEndsTheSession() throws Exception {
        DeskSite.Login login = site.login();

        site.send(site.post(login, "/logout", "{}"));

        assertThat(site.send(site.post(login, "/table/T001/order", pause("o1"))).statusCode())
                .isEqualTo(403);
    }

    @Test
    void aReplayedOrderIsNoSecondOrder() throws Exception {
        DeskSite.Login login = site.login();

        int first =
                site.send(site.post(login, "/table/T001/order", pause("o1"))).statusCode();
        int again =
                site.send(site.post(login, "/table/T001/order", pause("o1"))).statusCode();

        assertThat(first).isEqualTo(200);
        assertThat(again).isEqualTo(409);
        assertThat(commands()).isEqualTo(1);
    }

    @Test
    void aRulingOnAnotherClaimThanTheOneSeenIsRefused() throws Exception {
        DeskSite.Login login = site.login();
        String ruling = "{\"cmd\":\"ruling\",\"accept\":true,\"game\":\"r1-b1\",\"once\":\"%s\",\"claim\":%d}";

        int stale = site.send(site.post(login, "/table/T001/order", ruling.formatted("a", claimed.claimSeq() - 1)))
                .statusCode();
        int seen = site.send(site.post(login, "/table/T001/order", ruling.formatted("b", claimed.claimSeq())))
                .statusCode();

        assertThat(stale).isEqualTo(409);
        assertThat(seen).isEqualTo(200);
    }

    @Test
    void anOrderThatChangesTheGameNeedsAReason() throws Exception {
        DeskSite.Login login = site.login();
        String silent = pause("o1").replace("\"note\":\"late\",", "");

        HttpResponse<String> answer = site.send(site.post(login, "/table/T001/order", silent));

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("reason");
        assertThat(commands()).isZero();
    }

    @Test
    void tenMegabytesAreRefusedUnread() throws Exception {
        DeskSite.Login login = site.login();
        String head = "POST /table/T001/order HTTP/1.1\r\nHost: " + site.origin.substring(7)
                + "\r\nContent-Type: application/json\r\nOrigin: " + site.origin + "\r\nCookie: " + login.cookie()
                + "\r\nX-Csrf: " + login.token() + "\r\nContent-Length: " + (10 << 20) + "\r\n\r\n";

        String answer = raw(head);

        assertThat(answer).startsWith("HTTP/1.1 413");
        assertThat(commands()).isZero();
    }

    @Test
    void aBodyOfUnknownLengthIsRefused() throws Exception {
        DeskSite.Login login = site.login();
        String head = "POST /table/T001/order HTTP/1.1\r\nHost: " + site.origin.substring(7)
                + "\r\nContent-Type: application/json\r\nOrigin: " + site.origin + "\r\nCookie: " + login.cookie()
                + "\r\nX-Csrf: " + login.token() + "\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n";

        assertThat(raw(head)).startsWith("HTTP/1.1 413");
    }

    private String raw(String request) throws Exception {
        int port = Integer.parseInt(site.origin.substring(site.origin.lastIndexOf(':') + 1));
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(10_000);
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
            InputStream in = socket.getInputStream();
            byte[] start = in.readNBytes(12);
            return new String(start, StandardCharsets.ISO_8859_1);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/static/../psw4j.properties",
                "/static/..%2f..%2fpages%2fwords.properties",
                "/static/%2e%2e/words.properties",
                "/static/desk.css%00.js",
                "/game/..%2f..%2fdesk.db.sgf",
                "/game/%2e%2e%2farbiters.json",
                "/game/....//desk.db.sgf",
                "/table/..%2f..%2farbiters"
            })
    void aPathThatClimbsFindsNothing(String path) throws Exception {
        String answer = raw("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");

        assertThat(answer).matches("HTTP/1.1 (404|400|303)");
    }

    @Test
    void aScriptInANameStaysText() throws Exception {
        DeskSite.Login login = site.login();

        String games = site.get("/games", login.cookie()).body();
        String table = site.get("/table/T001", login.cookie()).body();

        assertThat(games).contains("&lt;b&gt;").doesNotContain("<b>").doesNotContain("<script>alert");
        assertThat(table).doesNotContain("<script>alert");
        assertThat(site.get("/", login.cookie()).headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(policy ->
                        assertThat(policy).contains("default-src 'self'").doesNotContain("unsafe"));
    }

    @Test
    void noPageHasAScriptOrStyleOfItsOwn() throws Exception {
        DeskSite.Login login = site.login();

        for (String path : List.of("/", "/table/T001", "/games", "/public", "/public/T001", "/login")) {
            assertThat(site.get(path, login.cookie()).body())
                    .as(path)
                    .doesNotContain(" style=")
                    .doesNotContain("<style")
                    .doesNotContain(" onclick")
                    .doesNotContain("http://")
                    .doesNotContain("https://")
                    .doesNotContainPattern("<script(?![^>]* src=\"/static/)");
        }
    }

    @Test
    void whoIsNoArbiterSeesNothingOfThePosition() throws Exception {
        assertThat(site.get("/", "none=1").statusCode()).isEqualTo(303);
        assertThat(site.get("/table/T001", "none=1").statusCode()).isEqualTo(303);
        assertThat(site.get("/table/T001/feed", "none=1").statusCode()).isEqualTo(403);
        assertThat(site.get("/hall/feed", "none=1").statusCode()).isEqualTo(403);
        assertThat(site.get("/game/r1-b1.sgf", "none=1").statusCode()).isEqualTo(404);
        assertThat(site.send(site.json("/table/T001/order", pause("o1"))).statusCode())
                .isEqualTo(403);
    }

    @Test
    void guessingPasswordsIsSlowedDown() throws Exception {
        for (int i = 0; i < 6; i++) {
            assertThat(site.attempt("guess " + i, "none=1").statusCode()).isIn(403, 429);
        }

        assertThat(site.attempt(DeskSite.PASSWORD, "none=1").statusCode()).isEqualTo(429);
    }

    @Test
    void theAccountsCanBeReadByTheirOwnerOnlyAndHoldNoPassword() throws Exception {
        Path accounts = folder.resolve("arbiters");

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(accounts)))
                .isEqualTo("rw-------");
        assertThat(Files.readString(accounts)).contains("argon2id").doesNotContain(DeskSite.PASSWORD);
    }

    @Test
    void aRedirectAfterTheLanguageStaysOnThisDesk() throws Exception {
        HttpResponse<String> answer = site.get("/language/zh?back=//evil.example/", "none=1");

        assertThat(answer.headers().firstValue("Location")).isEqualTo(Optional.of("/"));
    }

    @Test
    void anArbiterReadsTheRecordAtOnce() throws Exception {
        DeskSite.Login login = site.login();

        HttpResponse<String> sgf = site.get("/game/r1-b1.sgf", login.cookie());

        assertThat(sgf.statusCode()).isEqualTo(200);
        assertThat(sgf.body()).startsWith("(;").contains("GM[4]");
    }
}
