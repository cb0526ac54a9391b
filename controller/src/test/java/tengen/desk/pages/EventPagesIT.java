package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.game.Event;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.record.JsonLine;
import tengen.score.archive.EventArchive;
import tengen.score.archive.KeyFile;

/** The event page by its addresses: a competition of four on two tables, of which the first has played its game already. */
class EventPagesIT {
    private static final String EVIL = "<script>alert(1)</script>";

    @TempDir
    Path folder;

    private DeskSite site;
    private DeskSite.Login login;

    @BeforeEach
    void open() throws Exception {
        KeptGame over = new KeptGame("T001", "r1-b1", "Ann", "Cyd")
                .play("H8", "H9", "I9")
                .order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY))
                .order(new Wish.Confirm());
        KeptGame free = new KeptGame("T002", "blitz-7", "X", "Y");
        site = new DeskSite(folder, List.of(over, free), 0);
        login = site.login();
    }

    @AfterEach
    void close() {
        site.close();
    }

    private HttpResponse<String> post(String path, JsonLine body) throws Exception {
        return site.send(site.post(login, path, body.end().take()));
    }

    private void done(String path, JsonLine body) throws Exception {
        HttpResponse<String> answer = post(path, body);
        assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
    }

    private static JsonLine object() {
        return new JsonLine().begin();
    }

    private void begin() throws Exception {
        done(
                "/event/open",
                object().text("name", "天津公开赛")
                        .text("format", "SWISS")
                        .number("rounds", 3)
                        .number("cycles", 1)
                        .number("games", 1)
                        .number("boards", 1)
                        .text("scoring", "PLUS_MINUS_TWO")
                        .text("criteria", "")
                        .text("drawRule", "REPLAY")
                        .text("rules", "procedure=taraguchi-10 time=20m+60s/move"));
        done("/event/enter", object().text("csv", "name,club\nAnn,A\n" + EVIL + ",B\nCyd,C\nDan,D\n"));
        done("/event/pair", object());
    }

    @Test
    void aRoundIsPairedSeatedSetUpAndCollected() throws Exception {
        begin();
        done("/event/seats", object());
        done("/event/push", object());

        List<Order> orders = site.desk.service().store().commands().stream()
                .map(sent -> sent.command().order())
                .toList();
        assertThat(orders).singleElement().satisfies(order -> {
            Order.Paired paired = (Order.Paired) order;
            assertThat(paired.game()).isEqualTo("r1-b2");
            assertThat(paired.nameA()).isEqualTo(EVIL);
            assertThat(paired.rules().text()).contains("procedure=taraguchi-10");
        });
        done("/event/collect", object());
        assertThat(post("/event/pair", object()).body()).contains("r1-b2 has no result");
        done(
                "/event/result",
                object().text("game", "r1-b2").text("result", "DRAW/DRAW").text("reason", "DRAW_AGREED"));
        done("/event/pair", object());

        String page = site.get("/event", login.cookie()).body();
        assertThat(page).doesNotContain(EVIL).contains("&lt;script&gt;alert(1)", "Round 2", "draw agreed");
        assertThat(site.get("/standings", "none=1").body())
                .contains("天津公开赛", "0-1", "0.5-0.5")
                .doesNotContain(EVIL);
        done("/event/undo", object());
        assertThat(site.get("/event", login.cookie()).body())
                .contains("Round 1")
                .doesNotContain("r2-b1");
    }

    /** As if its table had answered while the desk was away. */
    private void answer(String answer) throws Exception {
        site.close();
        try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("desk.db"));
                Statement update = store.createStatement()) {
            update.executeUpdate("UPDATE command SET answer = '" + answer + "'");
        }
        site = new DeskSite(folder, List.of(), 0);
        login = site.login();
    }

    @Test
    void anOrderForTheRoundThatATableRefusesStandsBesideItsGameUntilTheNextOne() throws Exception {
        begin();
        done("/event/seats", object());
        assertThat(site.get("/event", login.cookie()).body()).doesNotContain("refused:", "no answer yet");

        done("/event/push", object());
        String waiting = site.get("/event", login.cookie()).body();
        answer("BOARD_NOT_EMPTY");
        String refused = site.get("/event", login.cookie()).body();
        String chinese = site.get("/event", login.cookie() + "; lang=zh").body();
        done("/event/push", object());
        String again = site.get("/event", login.cookie()).body();

        assertThat(waiting).contains("data-ordered=\"r1-b2\" data-waits=\"true\">Set up at tables: no answer yet<");
        assertThat(refused)
                .contains("data-waits=\"false\">Set up at tables refused: stones stand on the board<")
                .doesNotContain("no answer yet");
        assertThat(chinese).containsPattern("data-waits=\"false\">[^<]*被拒绝：\\p{IsHan}+<");
        assertThat(again).contains("no answer yet").doesNotContain("refused:");
        answer("applied");
        assertThat(site.get("/event", login.cookie()).body()).doesNotContain("refused:", "no answer yet");
    }

    @Test
    void everythingCanBePrintedAndKept() throws Exception {
        begin();
        done("/event/seats", object());
        done("/event/collect", object());

        for (String path : List.of("/event/pairings.pdf", "/event/standings.pdf", "/event/crosstable.pdf")) {
            HttpResponse<String> answer = site.get(path, "none=1");
            assertThat(answer.statusCode()).as(path).isEqualTo(200);
            assertThat(answer.body()).as(path).startsWith("%PDF");
        }
        assertThat(site.get("/record/r1-b1.pdf", login.cookie()).body()).startsWith("%PDF");
        HttpResponse<String> report = site.get("/record/r1-b1.html", login.cookie());
        assertThat(report.body()).contains("Teaching report", "<style>");
        assertThat(report.headers().firstValue("Content-Security-Policy"))
                .as("its style is its own, and nothing else is let in")
                .hasValueSatisfying(policy ->
                        assertThat(policy).contains("sandbox;", "default-src 'none'", "style-src 'unsafe-inline'"));
        assertThat(site.get("/record/r1-b2.pdf", login.cookie()).statusCode()).isEqualTo(404);
        assertThat(site.get("/record/..%2f..%2fetc.pdf", login.cookie()).statusCode())
                .isGreaterThanOrEqualTo(400);
        byte[] zip = site.client
                .send(
                        site.to("/event/archive.zip")
                                .header("Cookie", login.cookie())
                                .build(),
                        HttpResponse.BodyHandlers.ofByteArray())
                .body();
        Map<String, byte[]> files = EventArchive.read(
                zip, Optional.of(KeyFile.publicKey(KeyFile.publicBeside(folder.resolve("desk-key.pem")))));
        assertThat(files).containsKeys("games/r1-b1.json", "games/r1-b1.pdf", "rounds/round-1.sgf", "games.csv");
        assertThat(new String(files.getOrDefault("games.csv", new byte[0]), StandardCharsets.UTF_8))
                .contains("r1-b1,1,1,");
    }

    @Test
    void whatTheDeskKeepsIsReadByNobodyElseOnItsMachine() throws Exception {
        begin();

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.filter(Files::isRegularFile))
                    .hasSizeGreaterThan(4)
                    .allSatisfy(file -> assertThat(Files.getPosixFilePermissions(file))
                            .doesNotContain(PosixFilePermission.OTHERS_READ));
        }
    }

    @Test
    void nobodyButAnArbiterPairsOrTakesRecordsAway() throws Exception {
        begin();

        assertThat(site.send(site.json("/event/pair", "{}")).statusCode()).isEqualTo(403);
        assertThat(site.get("/event", "none=1").statusCode()).isNotEqualTo(200);
        assertThat(site.get("/event/archive.zip", "none=1").statusCode()).isNotEqualTo(200);
        assertThat(site.get("/record/r1-b1.html", "none=1").statusCode()).isNotEqualTo(200);
    }

    @Test
    void whatMakesNoSenseIsOneLine() throws Exception {
        assertThat(post("/event/pair", object()).body()).contains("open one first");
        begin();

        assertThat(post("/event/enter", object().text("csv", "name\nAnn\n")).body())
                .contains("twice");
        assertThat(post(
                                "/event/result",
                                object().text("game", "r1-b1")
                                        .text("result", "x")
                                        .text("reason", "FIVE"))
                        .statusCode())
                .isEqualTo(400);
        assertThat(post("/event/lots", object().text("lot", "12a")).statusCode())
                .isEqualTo(400);
        assertThat(post("/event/withdraw", object().number("entrant", 1)).statusCode())
                .isEqualTo(400);
    }
}
