package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.desk.Sent;
import tengen.game.Event;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.record.JsonLine;

/** A round that changes after it was set up at its tables: nobody plays, wins or is moved under another's name. */
class RoundChangesIT {
    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private DeskSite site;

    @SuppressWarnings("NullAway.Init")
    private DeskSite.Login login;

    @AfterEach
    void close() {
        site.close();
    }

    private static JsonLine object() {
        return new JsonLine().begin();
    }

    private static JsonLine reason(String reason) {
        return object().text("reason", reason);
    }

    private HttpResponse<String> post(String path, JsonLine body) throws Exception {
        return site.send(site.post(login, path, body.end().take()));
    }

    private void done(String path, JsonLine body) throws Exception {
        HttpResponse<String> answer = post(path, body);
        assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
    }

    private String refused(String path, JsonLine body) throws Exception {
        HttpResponse<String> answer = post(path, body);
        assertThat(answer.statusCode()).as(path + ": " + answer.body()).isBetween(400, 409);
        return answer.body();
    }

    private String eventPage() throws Exception {
        return site.get("/event", login.cookie()).body();
    }

    /** Opens a round robin; of Ann, Cyd, Dan and Bo the first round is Ann - Bo and Cyd - Dan. */
    private void begin(String players, KeptGame... games) throws Exception {
        site = new DeskSite(folder, List.of(games), 0);
        login = site.login();
        done(
                "/event/open",
                object().text("name", "Cup")
                        .text("format", "ROUND_ROBIN")
                        .number("rounds", 1)
                        .number("cycles", 1)
                        .number("games", 1)
                        .number("boards", 1)
                        .text("scoring", "ONE_HALF")
                        .text("drawRule", "REPLAY"));
        done("/event/enter", object().text("csv", players));
        done("/event/pair", object());
    }

    private void begin(KeptGame... games) throws Exception {
        begin("name\nAnn\nCyd\nDan\nBo\n", games);
    }

    private List<String> ordered() throws Exception {
        return site.desk.service().store().commands().stream()
                .map(Sent::command)
                .map(command -> command.order() instanceof Order.Paired pair
                        ? "assign " + pair.game() + " " + pair.nameA() + " - " + pair.nameB()
                        : command.order().word() + " " + command.game())
                .toList();
    }

    @Test
    void afterAnExchangeATableIsSetUpAnewAndNotStartedBefore() throws Exception {
        begin(new KeptGame("T001", "r1-b1", "Ann", "Bo"), new KeptGame("T002", "old", "X", "Y"));
        done("/event/seats", object());
        done("/event/places", reason("clubmates").number("one", 1).number("other", 2));

        assertThat(eventPage()).contains("Other persons sit at the table under this name: T001");
        assertThat(refused("/event/start", object())).contains("Other persons", "r1-b1");
        assertThat(ordered()).isEmpty();
        done("/event/push", object());
        assertThat(ordered()).containsExactlyInAnyOrder("assign r1-b1 Cyd - Bo", "assign r1-b2 Ann - Dan");
    }

    @Test
    void nobodyIsExchangedAndNoPairingUndoneUnderARunningClock() throws Exception {
        begin(new KeptGame("T001", "r1-b1", "Ann", "Bo").play("H8"), new KeptGame("T002", "old", "X", "Y"));

        assertThat(refused("/event/places", reason("clubmates").number("one", 1).number("other", 2)))
                .contains("under way: r1-b1");
        assertThat(refused("/event/undo", object())).contains("under way: r1-b1");
        assertThat(eventPage()).contains("Round 1", "round 1 paired: Ann – Bo, Cyd – Dan");
    }

    @Test
    void theResultOfOthersUnderTheSameNameIsNotTaken() throws Exception {
        begin(new KeptGame("T001", "r1-b1", "Xu", "Bo")
                .play("H8")
                .order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY))
                .order(new Wish.Confirm()));

        done("/event/collect", object());

        assertThat(refused("/event/pair", object())).contains("r1-b1 has no result");
    }

    @Test
    void aRecordThatTellsAnotherResultThanTheEventsIsNotTakenAndNamed() throws Exception {
        begin(new KeptGame("T001", "r1-b1", "Ann", "Bo")
                .play("H8")
                .order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY))
                .order(new Wish.Confirm()));
        site.hall().result("T001", "{\"game\":\"r1-b1\",\"resultA\":\"WIN\",\"resultB\":\"LOSS\"}");

        assertThat(refused("/event/collect", object())).contains("signature: r1-b1");
        assertThat(refused("/event/pair", object())).contains("r1-b1 has no result");
        site.hall().result("T001", "{\"game\":\"r1-b1\",\"resultA\":\"LOSS\",\"resultB\":\"WIN\"}");
        done("/event/collect", object());
        assertThat(refused("/event/pair", object())).contains("r1-b2 has no result");
    }

    @Test
    void whoseNamesWereSwappedAtTheTableKeepsHisOwnResult() throws Exception {
        begin(new KeptGame("T001", "r1-b1", "Ann", "Bo")
                .play("H8")
                .order(new Wish.SwapNames())
                .order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY)));

        assertThat(eventPage()).as("Ann sits at B, which is White").contains("1-0 penalty");
        assertThat(refused("/event/confirm", object().text("game", "r1-b1").text("seen", "0-1 PENALTY")))
                .contains("has changed");
        done("/event/confirm", object().text("game", "r1-b1").text("seen", "1-0 PENALTY"));
    }

    @Test
    void aGameThatWasMovedByHandKeepsItsTableAndTheOthersFindOne() throws Exception {
        begin(
                "name\nP1\nP2\nP3\nP4\nP5\nP6\n",
                new KeptGame("T001", "a", "X", "Y"),
                new KeptGame("T002", "blitz", "X", "Y").play("H8"),
                new KeptGame("T003", "c", "X", "Y"),
                new KeptGame("T004", "d", "X", "Y"));
        assertThat(refused("/event/move", object().text("game", "r1-b1").text("table", "T999")))
                .contains("No table T999");
        done("/event/move", object().text("game", "r1-b1").text("table", "T003"));

        done("/event/seats", object());

        assertThat(eventPage())
                .contains("r1-b1 at table T003", "r1-b2 at table T001", "r1-b3 at table T004")
                .doesNotContain("r1-b1 at table T001");
        assertThat(refused("/event/seats", object())).contains("no game without a table");
        done("/event/undo", object());
        assertThat(eventPage())
                .as("one deed")
                .contains("r1-b1 at table T003")
                .contains("no. 11 taken back", "no. 10 taken back");
    }

    @Test
    void aResultIsTypedOnceAndFitsItsReason() throws Exception {
        begin(new KeptGame("T001", "old", "X", "Y"));
        JsonLine drawnByFive = reason("FIVE").text("game", "r1-b1").text("result", "DRAW/DRAW");
        assertThat(refused("/event/result", drawnByFive)).contains("0.5-0.5 cannot be by five");
        assertThat(refused("/event/result", reason("LUCK").text("game", "r1-b1").text("result", "WIN/LOSS")))
                .contains("reason is none of FIVE");
        assertThat(refused("/event/result", reason("FIVE").text("game", "r1-b1").text("result", "WIN")))
                .contains("result is like WIN/LOSS");
        done("/event/result", reason("FIVE").text("game", "r1-b1").text("result", "WIN/LOSS"));
        assertThat(refused("/event/result", reason("FIVE").text("game", "r1-b1").text("result", "LOSS/WIN")))
                .contains("has a result already, 1-0");
        done("/event/result", reason("RESIGN").text("game", "r1-b2").text("result", "WIN/LOSS"));
        done("/event/pair", object());

        JsonLine correction = reason("RESIGN").text("game", "r1-b1").text("result", "LOSS/WIN");
        done("/event/correct", correction.text("why", "typed at the wrong board"));
        assertThat(eventPage()).contains("r1-b1: 0-1 resigned, by Ana", "typed at the wrong board");
    }
}
