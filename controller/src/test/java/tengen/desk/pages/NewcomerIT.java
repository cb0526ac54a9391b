package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.record.JsonLine;

/** Somebody who has never seen the event page and does everything wrong. */
class NewcomerIT {
    private static final Pattern AT = Pattern.compile("data-at=\"([0-9]+)\"");

    @TempDir
    Path folder;

    private DeskSite site;
    private DeskSite.Login login;

    @BeforeEach
    void open() throws Exception {
        site = new DeskSite(folder, List.of(), 0);
        login = site.login();
    }

    @AfterEach
    void close() {
        site.close();
    }

    private HttpResponse<String> post(String path, JsonLine body) throws Exception {
        return site.send(site.post(login, path, body.end().take()));
    }

    private static JsonLine object() {
        return new JsonLine().begin();
    }

    private JsonLine settings(String name) {
        return object().text("name", name)
                .text("format", "SWISS")
                .number("rounds", 5)
                .number("cycles", 1)
                .number("games", 1)
                .number("boards", 1)
                .text("scoring", "ONE_HALF")
                .text("drawRule", "REPLAY");
    }

    private HttpResponse<String> enter(int players) throws Exception {
        return post(
                "/event/enter",
                object().text(
                                "csv",
                                IntStream.rangeClosed(1, players)
                                        .mapToObj(i -> "棋手" + i)
                                        .collect(Collectors.joining("\n"))));
    }

    private String page() throws Exception {
        return site.get("/event", login.cookie()).body();
    }

    private String at() throws Exception {
        Matcher at = AT.matcher(page());
        assertThat(at.find()).isTrue();
        return at.group(1);
    }

    private static void oneLine(HttpResponse<String> answer, String part) {
        assertThat(answer.statusCode()).as(answer.body()).isBetween(400, 499);
        assertThat(answer.body()).contains(part).doesNotContain("Exception", "\tat ");
    }

    @Test
    void anEmptyListANamelessLineAndALongNameAreEachSaidInOneLine() throws Exception {
        assertThat(post("/event/open", settings("杯")).statusCode()).isEqualTo(200);

        oneLine(post("/event/enter", object().text("csv", "")), "");
        oneLine(post("/event/enter", object().text("csv", "name,club\n")), "nobody to enter");
        oneLine(post("/event/enter", object().text("csv", "name,club\n,Tartu\n")), "line 2: no name");
        oneLine(post("/event/enter", object().text("csv", "n".repeat(10_000))), "line 1");
        oneLine(post("/event/open", settings("n".repeat(10_000))), "");

        assertThat(page()).doesNotContain("nnnnnnnnnn");
    }

    @Test
    void onePlayerIsNoRound() throws Exception {
        post("/event/open", settings("Cup"));
        assertThat(enter(1).statusCode()).isEqualTo(200);

        oneLine(post("/event/pair", object()), "fewer than two who play");
    }

    @Test
    void seventeenPlayersAreEightGamesAndABye() throws Exception {
        post("/event/open", settings("Cup"));
        assertThat(enter(17).statusCode()).isEqualTo(200);

        assertThat(post("/event/pair", object()).statusCode()).isEqualTo(200);

        assertThat(page()).contains("r1-b8", "棋手17").doesNotContain("r1-b9");
        String round = page().substring(0, page().indexOf("id=\"places\""));
        assertThat(round.split(">bye<", -1)).hasSize(2);
    }

    @Test
    void aSecondClickOnPairPairsNothingAndASecondClickOnUndoUndoesNothing() throws Exception {
        post("/event/open", settings("Cup"));
        enter(4);
        String before = at();
        assertThat(post("/event/pair", object().text("at", before)).statusCode())
                .isEqualTo(200);

        oneLine(post("/event/pair", object().text("at", before)), "look again");
        String paired = at();
        assertThat(post("/event/undo", object().text("at", paired)).statusCode())
                .isEqualTo(200);
        oneLine(post("/event/undo", object().text("at", paired)), "look again");

        assertThat(page()).doesNotContain("r1-b1").contains("棋手4");
    }

    @Test
    void thePageThatTheBackButtonShowsAfterAnUndoPairsNothing() throws Exception {
        post("/event/open", settings("Cup"));
        enter(4);
        post("/event/pair", object().text("at", at()));
        String back = at();
        post("/event/undo", object().text("at", back));

        oneLine(post("/event/pair", object().text("at", back)), "look again");
        oneLine(
                post(
                        "/event/result",
                        object().text("game", "r1-b1")
                                .text("result", "WIN/LOSS")
                                .text("reason", "FIVE")),
                "r1-b1");
    }

    @Test
    void placesChangeWithAReasonAndTheReasonIsWrittenDown() throws Exception {
        post("/event/open", settings("Cup"));
        enter(4);
        post("/event/pair", object());

        assertThat(post("/event/places", object().number("one", 1).number("other", 2))
                        .statusCode())
                .isEqualTo(400);
        assertThat(post(
                                "/event/places",
                                object().number("one", 1).number("other", 2).text("reason", "同队"))
                        .statusCode())
                .isEqualTo(200);

        assertThat(page()).contains("round 1: ", " ↔ ", "(同队)");
    }
}
