package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.desk.Sent;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Seat;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.record.JsonLine;

/** Orders that belong to a round rather than to a move: who opens, who is not there, where a game is played, what is appealed against. */
class RoundOrdersIT {
    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private DeskSite site;

    @AfterEach
    void close() {
        site.close();
    }

    private DeskSite.Login open(KeptGame... games) throws Exception {
        site = new DeskSite(folder, List.of(games), 0);
        return site.login();
    }

    private HttpResponse<String> order(DeskSite.Login login, String table, JsonLine body) throws Exception {
        return site.send(
                site.post(login, "/table/" + table + "/order", body.end().take()));
    }

    private static JsonLine cmd(String word, String game, String note) {
        return new JsonLine()
                .begin()
                .text("cmd", word)
                .text("game", game)
                .text("once", word + note)
                .text("note", note);
    }

    private List<String> audit(String table) throws Exception {
        return site.desk.service().store().audit().newest(table, 5).stream()
                .map(entry -> entry.what() + "|" + entry.reason())
                .toList();
    }

    private List<Wish> ordered(String table) throws Exception {
        return site.desk.service().store().commands().stream()
                .filter(sent -> sent.table().equals(table))
                .map(Sent::command)
                .map(command -> ((Order.Wanted) command.order()).wish())
                .toList();
    }

    @Test
    void lotsAreWrittenDownWithWhoOpenedBeforeAndWhoOpensNow() throws Exception {
        DeskSite.Login login = open(new KeptGame("T001", "r1-b1", "Ann", "Bo"));

        JsonLine lots = cmd("lots", "r1-b1", "drawn before both")
                .text("seat", "B")
                .text("guess", "ODD")
                .number("stones", 7);
        assertThat(order(login, "T001", lots).statusCode()).isEqualTo(200);

        assertThat(ordered("T001")).containsExactly(new Wish.Lots(Seat.B, Event.Parity.ODD, 7));
        assertThat(audit("T001")).containsExactly("lots Bo says ODD, 7 stones: opens Ann → Bo|drawn before both");
    }

    @ParameterizedTest
    @CsvSource({"lots", "second-game", "appeal", "dismiss-appeal", "move-away", "refuses-to-sign", "swap-seats"})
    void noneOfThemIsTakenWithoutAReason(String word) throws Exception {
        DeskSite.Login login =
                open(new KeptGame("T001", "r1-b1", "Ann", "Bo").play("H8"), new KeptGame("T002", "x", "C", "D"));

        JsonLine body = cmd(word, "r1-b1", "")
                .text("seat", "A")
                .text("guess", "ODD")
                .number("stones", 3)
                .text("assigned", "r1-b1-g2")
                .text("to", "T002");
        HttpResponse<String> answer = order(login, "T001", body);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("reason");
        assertThat(site.desk.service().store().commands()).isEmpty();
    }

    @Test
    void anAppealSaysWhatResultItIsAgainst() throws Exception {
        KeptGame over = new KeptGame("T001", "r1-b1", "Ann", "Bo")
                .play("H8", "H9")
                .order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY));
        DeskSite.Login login = open(over);

        assertThat(order(
                                login,
                                "T001",
                                cmd("appeal", "r1-b1", "written protest").text("seat", "A"))
                        .statusCode())
                .isEqualTo(200);

        assertThat(ordered("T001")).containsExactly(new Wish.Appeal(Seat.A));
        assertThat(audit("T001"))
                .containsExactly("appeal Ann: WHITE PENALTY → WHITE PENALTY under appeal|written protest");
    }

    @Test
    void aResultIsConfirmedAsItWasSeen() throws Exception {
        KeptGame over = new KeptGame("T001", "r1-b1", "Ann", "Bo")
                .play("H8", "H9")
                .order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY));
        DeskSite.Login login = open(over);

        HttpResponse<String> stale =
                order(login, "T001", cmd("confirm", "r1-b1", "").text("seen", "A wins PENALTY"));
        assertThat(stale.statusCode()).isEqualTo(409);
        assertThat(stale.body()).contains("has moved on");
        assertThat(order(login, "T001", cmd("confirm", "r1-b1", "").text("seen", "B wins PENALTY"))
                        .statusCode())
                .isEqualTo(200);
        assertThat(ordered("T001")).containsExactly(new Wish.Confirm());
    }

    @Test
    void theSecondGameOfAMatchIsOpenedByTheOther() throws Exception {
        KeptGame over = new KeptGame("T001", "r1-b1", "Ann", "Bo")
                .play("H8", "H9")
                .order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY))
                .order(new Wish.Confirm());
        DeskSite.Login login = open(over);

        assertThat(order(login, "T001", cmd("second-game", "r1-b1", "match").text("assigned", "r1-b1-g2"))
                        .statusCode())
                .isEqualTo(200);

        assertThat(audit("T001")).containsExactly("second-game r1-b1 → r1-b1-g2: Ann – Bo → Bo – Ann|match");
        over.order(new Wish.SecondGame("r1-b1-g2"));
        GameState.Assigned next = (GameState.Assigned) over.state();
        assertThat(next.setup().nameA()).isEqualTo("Bo");
    }

    @Test
    void aGameMovesOnlyToATableThatIsThereAndFree() throws Exception {
        DeskSite.Login login = open(
                new KeptGame("T001", "r1-b1", "Ann", "Bo").play("H8"),
                new KeptGame("T002", "r1-b2", "Cyd", "Dan").play("H8"),
                new KeptGame("T003", "old", "X", "Y"));
        site.hall().presence("T002", true, "");

        for (String to : List.of("T001", "T002", "T003", "T009")) {
            assertThat(order(
                                    login,
                                    "T001",
                                    cmd("move-away", "r1-b1", "lamp " + to).text("to", to))
                            .statusCode())
                    .as(to)
                    .isEqualTo(409);
        }
        site.hall().presence("T003", true, "");
        assertThat(order(login, "T001", cmd("move-away", "r1-b1", "lamp").text("to", "T003"))
                        .statusCode())
                .isEqualTo(200);

        assertThat(ordered("T001")).containsExactly(new Wish.MoveAway("T003"));
        assertThat(audit("T001")).containsExactly("move-away r1-b1: T001 → T003|lamp");
    }

    @Test
    void aGameThatHasLeftIsSentOnOnceHoweverOftenTheDeskStarts() throws Exception {
        KeptGame left =
                new KeptGame("T001", "r1-b1", "Ann", "Bo").play("H8", "H9").order(new Wish.MoveAway("T003"));
        open(left);

        List<Wish> first = ordered("T003");
        site.close();
        site = new DeskSite(folder, List.of(), 0);

        assertThat(first).singleElement().isInstanceOfSatisfying(Wish.TakeOver.class, take -> {
            assertThat(take.from()).isEqualTo("T001");
            assertThat(take.game().game()).isEqualTo("r1-b1");
            assertThat(take.game().list()).hasSize(2);
        });
        assertThat(ordered("T003")).isEqualTo(first);
    }

    @Test
    void whatAGameTakesAlongNeverComesFromAPage() throws Exception {
        DeskSite.Login login = open(new KeptGame("T001", "r1-b1", "Ann", "Bo"));

        JsonLine forged = cmd("take-over", "r1-b1", "x").text("from", "T002").object("carried", "{}");
        assertThat(order(login, "T001", forged).statusCode()).isEqualTo(400);

        assertThat(site.desk.service().store().commands()).isEmpty();
    }

    @Test
    void aGameThatCameFromAnotherTableIsFoundAfterARestart() throws Exception {
        KeptGame left =
                new KeptGame("T001", "r1-b1", "Ann", "Bo").play("H8", "H9").order(new Wish.MoveAway("T003"));
        Event.GameMovedAway carried = (Event.GameMovedAway) left.events().stream()
                .filter(Event.GameMovedAway.class::isInstance)
                .findFirst()
                .orElseThrow();
        KeptGame here = new KeptGame("T003", "old", "X", "Y").order(new Wish.TakeOver("T001", carried.game()));

        DeskSite.Login login = open(left, here);

        assertThat(site.hall().table("T003").orElseThrow().picture().game()).isEqualTo("r1-b1");
        assertThat(site.hall().table("T003").orElseThrow().picture().moves()).isEqualTo("H8 H9");
        assertThat(site.hall().table("T001").orElseThrow().picture().phase()).isEqualTo("EMPTY");
        assertThat(site.get("/game/r1-b1.sgf", login.cookie()).body())
                .contains("Ann")
                .contains(";B[hh]");
    }

    @Test
    void whoIsNotThereIsShownWithTheTimeUntilHeLoses() throws Exception {
        KeptGame game = new KeptGame("T001", "r1-b1", "Ann", "Bo").play().order(new Wish.Absent(Seat.A));
        open(game);

        String json = site.hall().table("T001").orElseThrow().json();

        assertThat(json).contains("\"abs\":\"A\"");
    }
}
