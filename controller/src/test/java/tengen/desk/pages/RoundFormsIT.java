package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.desk.Sent;
import tengen.game.Event;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Wish;
import tengen.mqtt.EventMessage;
import tengen.mqtt.Order;
import tengen.record.JsonLine;

/** Forms for a round under way, over HTTP: who plays for a team, the whole round paused, who has not come, a game that no table takes. */
class RoundFormsIT {
    private static final long MINUTE_MILLIS = 60_000;

    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private DeskSite site;

    @SuppressWarnings("NullAway.Init")
    private DeskSite.Login login;

    private void open(KeptGame... games) throws Exception {
        site = new DeskSite(folder, List.of(games), 0);
        login = site.login();
    }

    @AfterEach
    void close() {
        site.close();
    }

    private static JsonLine object() {
        return new JsonLine().begin();
    }

    private HttpResponse<String> post(String path, JsonLine body) throws Exception {
        return site.send(site.post(login, path, body.end().take()));
    }

    private void done(String path, JsonLine body) throws Exception {
        HttpResponse<String> answer = post(path, body);
        assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
    }

    private String eventPage() throws Exception {
        return site.get("/event", login.cookie()).body();
    }

    private void begin(int boards, String players) throws Exception {
        done(
                "/event/open",
                object().text("name", "Cup")
                        .text("format", "ROUND_ROBIN")
                        .number("rounds", 1)
                        .number("cycles", 1)
                        .number("games", 1)
                        .number("boards", boards)
                        .text("scoring", "ONE_HALF")
                        .text("drawRule", "REPLAY"));
        done("/event/enter", object().text("csv", players));
        done("/event/pair", object());
    }

    private List<String> ordered() throws Exception {
        return site.desk.service().store().commands().stream()
                .map(sent -> sent.table() + " " + sent.command().order().word())
                .toList();
    }

    @Test
    void aTeamsLineUpChangesWithAReasonInTheOrderOfTheListAndNotAfterAResult() throws Exception {
        open();
        begin(2, "name,team\nR1,Red\nR2,Red\nR3,Red\nB1,Blue\nB2,Blue\n");
        assertThat(eventPage())
                .as("the form says who there is and who plays")
                .contains("Line-up of <b>Red</b> (1 R1, 2 R2, 3 R3): 1 2 → ")
                .doesNotContain("Line-up of <b>Blue</b>");

        assertThat(post("/event/lineup", object().number("entrant", 1).text("members", "1 3"))
                        .statusCode())
                .as("no reason")
                .isEqualTo(400);
        HttpResponse<String> disordered = post(
                "/event/lineup",
                object().number("entrant", 1).text("members", "3 1").text("reason", "ill"));
        assertThat(disordered.statusCode()).isEqualTo(409);
        assertThat(disordered.body()).contains("in the order of the list");
        assertThat(post(
                                "/event/lineup",
                                object().number("entrant", 1)
                                        .text("members", "1 x")
                                        .text("reason", "ill"))
                        .statusCode())
                .as("no number")
                .isEqualTo(400);
        done(
                "/event/lineup",
                object().number("entrant", 1).text("members", "1 3").text("reason", "R2 is ill"));

        assertThat(eventPage()).contains("<td>R3</td>", "1 3 → ", "Red plays round 1 with 1 3 (R2 is ill)");
        done(
                "/event/result",
                object().text("game", "r1-b1").text("result", "WIN/LOSS").text("reason", "FIVE"));
        assertThat(eventPage()).doesNotContain("Line-up of");
        assertThat(post(
                                "/event/lineup",
                                object().number("entrant", 1)
                                        .text("members", "1 2")
                                        .text("reason", "well"))
                        .body())
                .contains("has a result");
    }

    @Test
    void aRoundIsPausedAndResumedWhereItIsPlayedAndNowhereElse() throws Exception {
        KeptGame first = new KeptGame("T001", "r1-b1", "Ann", "Bo").play("H8");
        KeptGame over = new KeptGame("T002", "r1-b2", "Cyd", "Dan")
                .play("H8")
                .order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY));
        KeptGame other = new KeptGame("T003", "blitz", "X", "Y").play("H8");
        open(first, over, other);
        begin(1, "name\nAnn\nCyd\nDan\nBo\n");
        done("/event/seats", object());

        done("/event/pause", object());
        assertThat(ordered()).containsExactly("T001 pause");
        assertThat(site.desk.service().store().audit().newest("T001", 1))
                .singleElement()
                .satisfies(entry -> assertThat(entry.who() + " " + entry.what()).isEqualTo("Ana pause r1-b1"));

        done("/event/resume", object());
        assertThat(ordered()).as("nothing stands yet").containsExactly("T001 pause");
        first.order(new Wish.Pause());
        EventMessage paused = first.messages().stream()
                .filter(message -> message.type().equals("ClocksPaused"))
                .findFirst()
                .orElseThrow();
        site.hall().event("T001", paused, System.currentTimeMillis());
        done("/event/resume", object());
        assertThat(ordered()).containsExactly("T001 pause", "T001 resume");
    }

    @Test
    void whoHasNotComeIsCountedDownOnTheEventPageAndInTheHall() throws Exception {
        KeptGame waiting = new KeptGame(
                        "T001", "r1-b1", "Ann", "Bo", Rules.parse(Map.of("walk-over", "30m", "time", "60m")))
                .play()
                .order(new Wish.Absent(Seat.A));
        open(waiting);
        begin(1, "name\nAnn\nBo\n");
        done("/event/seats", object());

        String view = tablesOfTheHall();
        assertThat(view).contains("\"abs\":\"A\"");
        long leftInTheHall = number(view, "\"wo\":(\\d+)") - number(view, "\\{\"now\":(\\d+)");
        String page = eventPage();
        long leftOnThePage = number(page, "data-left=\"(\\d+)\"");
        assertThat(leftInTheHall).isBetween(29 * MINUTE_MILLIS, 30 * MINUTE_MILLIS);
        assertThat(leftOnThePage).isBetween(leftInTheHall - 10_000, leftInTheHall);
        assertThat(page).contains("Ann not there", "loses in");
        assertThat(number(page, "<b class=\"left\"[^>]*>(\\d+):")).isEqualTo(leftOnThePage / MINUTE_MILLIS);
    }

    private static long number(String text, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        assertThat(found.find()).as(pattern + " in " + text).isTrue();
        return Long.parseLong(found.group(1));
    }

    /** Returns the first word of the hall's stream. */
    private String tablesOfTheHall() throws Exception {
        HttpResponse<java.io.InputStream> answer = site.client.send(
                site.to("/hall/feed").header("Cookie", login.cookie()).build(),
                HttpResponse.BodyHandlers.ofInputStream());
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("data: ")) {
                    return line;
                }
            }
        }
        throw new AssertionError("the hall says nothing");
    }

    private KeptGame leftForT003() {
        return new KeptGame("T001", "r1-b1", "Ann", "Bo").play("H8", "H9").order(new Wish.MoveAway("T003"));
    }

    private JsonLine sendOn(String to, String once) {
        return object().text("game", "r1-b1").text("to", to).text("once", once);
    }

    private String hallSays(String table) {
        return site.hall().table(table).orElseThrow().json();
    }

    @Test
    void aGameThatATableRefusedIsAQuestionWhereItLeftAndGoesOnOnce() throws Exception {
        open(leftForT003(), new KeptGame("T002", "old", "X", "Y"), new KeptGame("T003", "blitz", "P", "Q").play("H8"));
        site.hall().presence("T002", true, "");
        site.hall().presence("T003", true, "");
        Sent first = site.desk.service().store().commands().getFirst();
        assertThat(hallSays("T001")).doesNotContain("ast");

        site.hall().answered(new Sent(first.table(), first.command(), "GAME_RUNNING"));
        assertThat(hallSays("T001"))
                .contains("\"s\":\"QUESTION\"")
                .contains("\"ast\":[{\"g\":\"r1-b1\",\"to\":\"T003\",\"why\":\"GAME_RUNNING\"}]");

        assertThat(post("/table/T001/send-on", sendOn("T003", "a")).body()).contains("T003 cannot take a game");
        done("/table/T001/send-on", sendOn("T002", "b"));
        assertThat(hallSays("T001")).doesNotContain("ast").contains("\"s\":\"WAITING\"");
        assertThat(post("/table/T001/send-on", sendOn("T002", "c")).statusCode())
                .as("it is on its way")
                .isEqualTo(409);
        assertThat(ordered()).containsExactly("T002 take-over", "T003 take-over");
        Sent second = site.desk.service().store().commands().getFirst();
        assertThat(((Order.Wanted) second.command().order()).wish())
                .isEqualTo(((Order.Wanted) first.command().order()).wish());
        assertThat(site.desk.service().store().audit().newest("T001", 1))
                .singleElement()
                .satisfies(entry -> assertThat(entry.what() + "|" + entry.reason())
                        .isEqualTo("send-on r1-b1: T003 → T002|a game is running"));

        site.hall().answered(new Sent("T002", second.command(), "STORE_NOT_SAFE"));
        assertThat(hallSays("T001")).contains("\"to\":\"T002\",\"why\":\"STORE_NOT_SAFE\"");
        site.hall().answered(new Sent("T002", second.command(), "applied"));
        assertThat(hallSays("T001")).doesNotContain("ast");
    }

    @Test
    void aRefusalThatADeskHeardAndDidNotNoteBeforeItWasKilledIsAQuestionAllTheSame() throws Exception {
        open(leftForT003());
        Sent first = site.desk.service().store().commands().getFirst();
        site.close();

        KeptGame busy = new KeptGame("T003", "blitz", "P", "Q")
                .play("H8")
                .order(first.command().id(), ((Order.Wanted) first.command().order()).wish());
        open(busy);
        site.desk.service().firstFailure(10);
        assertThat(hallSays("T001")).contains("\"to\":\"T003\",\"why\":\"GAME_RUNNING\"");
        site.close();
        open();
        assertThat(hallSays("T001")).as("and at the next start").contains("\"to\":\"T003\"");
        assertThat(ordered()).containsExactly("T003 take-over");

        site.hall().presence("T003", true, "");
        site.hall().event("T003", ended(busy), System.currentTimeMillis());
        done("/table/T001/send-on", sendOn("T003", "again"));
        assertThat(ordered()).containsExactly("T003 take-over", "T003 take-over");
        site.close();
        open();
        assertThat(ordered()).as("what an arbiter sent is not sent once more").hasSize(2);
    }

    @Test
    void aGameOnItsWayToATableThatIsOfflineIsTakenBackAndSentToAnotherOne() throws Exception {
        open(leftForT003(), new KeptGame("T002", "old", "X", "Y"), new KeptGame("T003", "blitz", "P", "Q"));
        site.hall().presence("T002", true, "");
        assertThat(hallSays("T001"))
                .contains("\"s\":\"QUESTION\"")
                .contains("\"way\":[{\"g\":\"r1-b1\",\"to\":\"T003\",\"on\":false}]");
        assertThat(post("/table/T002/order", pairing("r1-b1")).body())
                .as("nowhere else meanwhile")
                .contains("r1-b1 is under way at T001");
        assertThat(post("/table/T001/send-on", sendOn("T002", "a")).statusCode())
                .isEqualTo(409);
        assertThat(post("/table/T001/recall", object().text("game", "r9-b9")).statusCode())
                .isEqualTo(409);

        done("/table/T001/recall", object().text("game", "r1-b1"));
        assertThat(hallSays("T001"))
                .contains("\"ast\":[{\"g\":\"r1-b1\",\"to\":\"T003\",\"why\":\"WITHDRAWN\"}]")
                .doesNotContain("\"way\"");
        site.close();
        open();
        assertThat(hallSays("T001")).as("and at the next start").contains("WITHDRAWN");
        site.hall().presence("T002", true, "");
        done("/table/T001/send-on", sendOn("T002", "b"));

        assertThat(hallSays("T001"))
                .doesNotContain("ast")
                .contains("\"way\":[{\"g\":\"r1-b1\",\"to\":\"T002\",\"on\":true}]");
        assertThat(ordered()).containsExactly("T002 take-over", "T003 take-over");
        assertThat(site.desk.service().store().audit().newest("T001", 5))
                .extracting(entry -> entry.who() + " " + entry.what())
                .containsExactly("Ana send-on r1-b1: T003 → T002", "Ana recall r1-b1: T003 → –");
        site.close();
        open();
        assertThat(ordered()).as("nothing is sent once more").hasSize(2);
        assertThat(hallSays("T001")).contains("\"to\":\"T002\"");
    }

    private static JsonLine pairing(String game) {
        return object().text("cmd", "assign")
                .text("game", "old")
                .text("once", "pair")
                .text("assigned", game)
                .text("nameA", "Ann")
                .text("nameB", "Bo")
                .text("openerSide", "near")
                .text("rules", "");
    }

    @Test
    void oneGameIsNotSetUpAtTwoTables() throws Exception {
        open(new KeptGame("T001", "r1-b1", "Ann", "Bo").play("H8"), new KeptGame("T002", "old", "X", "Y"));

        assertThat(post("/table/T002/order", pairing("r1-b1")).body()).contains("r1-b1 is under way at T001");
        assertThat(ordered()).isEmpty();
        done("/table/T002/order", pairing("r1-b2"));
    }

    private static EventMessage ended(KeptGame game) {
        game.order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY));
        return game.messages().stream()
                .filter(message -> message.type().equals("GameEnded"))
                .findFirst()
                .orElseThrow();
    }
}
