package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.desk.DeskStore;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/** What a page, a slip of the hand or somebody hostile may send: one line says what is wrong, in the arbiter's language, and nothing has happened. */
class WrongInputIT {
    /** Every action of the event page and of a table's page. */
    private static final List<String> ACTIONS = List.of(
            "/event/open",
            "/event/enter",
            "/event/lots",
            "/event/withdraw",
            "/event/return",
            "/event/places",
            "/event/lineup",
            "/event/move",
            "/event/confirm",
            "/event/result",
            "/event/correct",
            "/event/clear",
            "/event/playon",
            "/event/decide",
            "/table/T001/order",
            "/table/T001/seen",
            "/table/T001/send-on",
            "/table/T001/recall");

    private static final List<String> BODIES = List.of(
            "",
            "null",
            "[]",
            "{}",
            "{",
            "\"x\"",
            "{\"game\":7,\"entrant\":\"x\",\"cmd\":{},\"format\":[],\"csv\":1,\"lot\":1e99,\"seq\":\"9\"}",
            "{\"game\":\"\",\"table\":\"\",\"reason\":\"\",\"csv\":\"\",\"name\":\"\",\"members\":\"9999999999\"}",
            "{\"name\":\"N\",\"format\":\"NONE\",\"result\":\"//\",\"reason\":\"\u0001\",\"entrant\":99999999999}",
            "{\"cmd\":\"violation\",\"seat\":\"C\",\"game\":\"r1-b1\",\"note\":\"n\",\"once\":\"c\"}",
            "{\"cmd\":\"result\",\"verdict\":\"PURPLE\",\"reason\":\"x\",\"game\":\"r1-b1\",\"note\":\"n\",\"once\":\"c\"}",
            "{\"x\":" + "[".repeat(30_000),
            "{\"x\":" + "{\"x\":".repeat(10_000),
            "{\"game\":\"" + "g".repeat(5_000) + "\",\"csv\":\"" + "c".repeat(5_000) + "\"}",
            "{\"entrant\":-1,\"one\":0,\"other\":0,\"match\":-5,\"winner\":0,\"how\":\"h\",\"reason\":\"r\","
                    + "\"game\":\"r9-b9\",\"table\":\"T999\",\"members\":\"0\",\"result\":\"WIN/WON\",\"why\":\"w\","
                    + "\"cmd\":\"explode\",\"to\":\"T999\",\"once\":\"o\",\"lot\":\"-\",\"number\":1e400}");

    @TempDir
    Path folder;

    private DeskSite site;
    private DeskSite.Login login;

    @BeforeEach
    void open() throws Exception {
        KeptGame game = new KeptGame("T001", "r1-b1", "Ann", "Bo").play("H8");
        site = new DeskSite(folder, List.of(game), 0);
        login = site.login();
    }

    @AfterEach
    void close() {
        site.close();
    }

    private HttpResponse<String> post(String path, String body, String language) throws Exception {
        HttpRequest.Builder request = site.json(path, body)
                .header("Cookie", login.cookie() + "; lang=" + language)
                .header("X-Csrf", login.token());
        return site.send(request);
    }

    private void begin() throws Exception {
        String settings = new JsonLine()
                .begin()
                .text("name", "Cup")
                .text("format", "SWISS")
                .number("rounds", 3)
                .number("cycles", 1)
                .number("games", 1)
                .number("boards", 1)
                .text("scoring", "ONE_HALF")
                .text("drawRule", "REPLAY")
                .end()
                .take();
        assertThat(post("/event/open", settings, "en").statusCode()).isEqualTo(200);
        assertThat(post("/event/enter", "{\"csv\":\"name\\nAnn\\nBo\\nCyd\\n\"}", "en")
                        .statusCode())
                .isEqualTo(200);
        assertThat(post("/event/pair", "{}", "en").statusCode()).isEqualTo(200);
    }

    @Test
    void everyActionRefusesInOneLineOfTheArbitersLanguageAndDoesNothing() throws Exception {
        begin();
        String before = site.get("/event", login.cookie()).body();

        for (String path : ACTIONS) {
            for (String body : BODIES) {
                HttpResponse<String> answer = post(path, body, "zh");
                String told = path + " " + body.substring(0, Math.min(80, body.length())) + " -> " + answer.statusCode()
                        + " " + answer.body();
                assertThat(answer.statusCode()).as(told).isIn(400, 404, 409);
                assertThat(answer.body())
                        .as(told)
                        .startsWith("{\"refused\":\"")
                        .containsPattern("\\p{IsHan}")
                        .doesNotContain("Exception", "tengen.", "java.", "For input string", "No enum");
                assertThat(answer.body().length()).as(told).isLessThan(400);
            }
        }

        assertThat(site.get("/event", login.cookie()).body()).isEqualTo(before);
        assertThat(site.desk.service().store().commands()).isEmpty();
        assertThat(site.desk.service().store().audit().newest("", 9)).isEmpty();
    }

    @Test
    void aStoreInAFolderThatIsNotThereSaysWhichFolder() {
        Path folderless = folder.resolve("none/desk.db");

        assertThatThrownBy(() -> DeskStore.open(folderless, "desk"))
                .isInstanceOfSatisfying(
                        StoreFault.class,
                        fault -> assertThat(fault.line())
                                .contains("there is no folder " + folder.resolve("none"), "make that folder first")
                                .doesNotContain("worn out"));
    }

    @Test
    void aSeatThatIsNoneIsNamedWithThoseThatAre() throws Exception {
        String order = "{\"cmd\":\"violation\",\"seat\":\"C\",\"game\":\"r1-b1\",\"note\":\"n\",\"once\":\"c\"}";

        assertThat(post("/table/T001/order", order, "en").body()).contains("seat is none of A, B: C");
    }

    @Test
    void anAddressOfNothingSaysSo() throws Exception {
        for (String path : List.of(
                "/table/T999",
                "/table/" + "T".repeat(400),
                "/table/%00",
                "/record/r1-b1.exe",
                "/record/r9-b9.pdf",
                "/game/none.sgf",
                "/game/r1-b1.exe",
                "/event/pairings.pdf?round=999",
                "/event/standings.pdf",
                "/nothing")) {
            HttpResponse<String> answer = site.get(path, login.cookie());
            assertThat(answer.statusCode()).as(path + " " + answer.body()).isIn(400, 404);
            assertThat(answer.body()).as(path).doesNotContain("Exception", "\tat ", "Internal Server Error");
        }
        String pairing =
                "{\"cmd\":\"assign\",\"game\":\"r1-b1\",\"once\":\"p\",\"assigned\":\"x\",\"nameA\":\"A\",\"nameB\":\"B\","
                        + "\"openerSide\":\"near\",\"rules\":\"taraguchi\"}";
        assertThat(post("/table/T001/order", pairing, "en").body())
                .contains("a rule is a key, an equals sign and a value, not taraguchi");
        assertThat(post("/table/T999/order", "{\"cmd\":\"pause\",\"game\":\"x\",\"once\":\"1\"}", "zh")
                        .body())
                .contains("T999");
    }
}
