package tengen.desk.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.desk.DeskStore;
import tengen.desk.pages.KeptGame;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.Seat;
import tengen.game.Wish;
import tengen.mqtt.EventMessage;

/** The hall as events, pictures and time make it; time is the test's. */
class HallViewTest {
    private static final long MINUTE = 60_000;

    @TempDir
    Path folder;

    private final AtomicLong wall = new AtomicLong(1_796_029_200_000L);
    private final AtomicLong nanos = new AtomicLong(5_000_000_000L);
    private DeskStore store;
    private HallView hall;

    @BeforeEach
    void open() throws Exception {
        store = DeskStore.open(folder.resolve("desk.db"), "desk");
        hall = HallView.of(store, nanos::get, wall::get, 15 * MINUTE);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void hear(KeptGame game) {
        hall.presence("T001", true, "");
        for (EventMessage message : game.messages()) {
            hall.event("T001", message, wall.get());
        }
    }

    private Standing standing() {
        return hall.table("T001").orElseThrow().standing();
    }

    private KeptGame game() {
        return new KeptGame("T001", "r1-b1", "Ana", "Bo");
    }

    @Test
    void aTableStandsAsItsGameDoes() {
        hear(game());
        assertThat(standing()).isEqualTo(Standing.WAITING);
        hear(game().play("H8", "H9"));
        assertThat(standing()).isEqualTo(Standing.PLAYING);
        hear(game().play("H8", "H9").order(new Wish.Pause()));
        assertThat(standing()).isEqualTo(Standing.PAUSED);
        hear(game().play("H8", "H9", "J10").claim(Seat.B));
        assertThat(standing()).isEqualTo(Standing.CLAIM);
        KeptGame over = game().play("H8").order(new Wish.SetResult(Wish.SetResult.Verdict.BLACK, Event.Reason.RESIGN));
        hear(over);
        assertThat(standing()).isEqualTo(Standing.UNCONFIRMED);
        hear(over.order(new Wish.Confirm()));
        assertThat(standing()).isEqualTo(Standing.FINISHED);
    }

    @Test
    void theHallTellsWhatTheGameIsWorthToEachSeat() {
        hear(game().play("H8").order(new Wish.SetResult(Wish.SetResult.Verdict.BOTH_LOSE, Event.Reason.ARBITER)));
        assertThat(ending()).isEqualTo("bothLose");
        hear(game().play("H8").order(new Wish.SetResult(Wish.SetResult.Verdict.DRAW, Event.Reason.DRAW_AGREED)));
        assertThat(ending()).isEqualTo("draw");
        hear(game().play("H8").order(new Wish.Abandon()));
        assertThat(ending()).isEqualTo("nobody");
        KeptGame won = game().play("H8").order(new Wish.SetResult(Wish.SetResult.Verdict.BLACK, Event.Reason.RESIGN));
        hear(won);
        assertThat(ending()).isEqualTo("wins");
        hear(won.order(new Wish.Lose(Seat.A, Event.Reason.PENALTY)));
        assertThat(ending()).isEqualTo("bothLose");
    }

    private String ending() {
        return hall.table("T001").orElseThrow().json().replaceAll(".*\"end\":\"([A-Za-z]+)\".*", "$1");
    }

    @Test
    void anUnfinishedGameThatCannotBeHeardIsOffline() {
        hear(game().play("H8"));

        hall.presence("T001", false, "lost");

        assertThat(standing()).isEqualTo(Standing.OFFLINE);
    }

    @Test
    void theBoardIsTheSameFromEventsAndFromTheStoreAfterARestart() throws Exception {
        KeptGame game = game().play("H8", "H9", "J10").claim(Seat.B);
        game.keep(store, wall.get());
        hear(game);

        HallView again = HallView.of(store, nanos::get, wall::get, 15 * MINUTE);
        again.presence("T001", true, "");

        assertThat(again.table("T001").orElseThrow().json())
                .isEqualTo(hall.table("T001").orElseThrow().json());
        assertThat(again.detail("T001").orElseThrow().entries())
                .hasSameSizeAs(hall.detail("T001").orElseThrow().entries());
    }

    @Test
    void aDeskThatHasNoEventsYetShowsTheTablesOwnPicture() {
        hall.state("T001", """
                {"epoch":"other","seq":90,"boot":1,"mono":60000,"time":"2026-11-30T09:00:00.000Z","phase":"RUNNING",\
                "game":"r2-b1","nameA":"Ana","nameB":"Bo","rules":"procedure=free","black":"A","mover":"B","number":2,\
                "moves":"H8","clock":{"running":"B","since":58000,"a":{"leftMillis":60000,"usedMillis":0,"phase":0},\
                "b":{"leftMillis":50000,"usedMillis":0,"phase":0}}}\
                """, false);
        hall.presence("T001", true, "");

        TableView view = hall.table("T001").orElseThrow();

        assertThat(view.picture().moves()).isEqualTo("H8");
        assertThat(view.standing()).isEqualTo(Standing.PLAYING);
        assertThat(view.sinceMillis()).isEqualTo(hall.nowMillis() - 2_000);
    }

    @Test
    void c31_nothingLeftOnAClockIsATimeAndNotAResult() {
        hall.state("T001", """
                {"epoch":"other","seq":90,"boot":1,"mono":60000,"time":"2026-11-30T09:00:00.000Z","phase":"RUNNING",\
                "game":"r2-b1","nameA":"Ana","nameB":"Bo","rules":"procedure=free","black":"A","mover":"B","number":2,\
                "moves":"H8","clock":{"running":"B","since":58000,"a":{"leftMillis":60000,"usedMillis":0,"phase":0},\
                "b":{"leftMillis":0,"usedMillis":50000,"phase":0}}}\
                """, false);
        hall.presence("T001", true, "");

        TableView view = hall.table("T001").orElseThrow();

        assertThat(view.standing()).isEqualTo(Standing.PLAYING);
        assertThat(view.json())
                .contains("\"b\":{\"l\":0,\"u\":50000}")
                .doesNotContain("\"win\"")
                .doesNotContain("\"f\":");
    }

    @Test
    void aPictureThatTheBrokerKeptIsAsOldAsItsTimeSays() {
        hall.state("T001", """
                {"epoch":"other","seq":90,"boot":1,"mono":60000,"time":"2026-11-30T08:59:57.000Z","phase":"RUNNING",\
                "game":"r2-b1","nameA":"Ana","nameB":"Bo","rules":"procedure=free","black":"A","mover":"B","number":2,\
                "moves":"H8","clock":{"running":"B","since":58000,"a":{"leftMillis":60000,"usedMillis":0,"phase":0},\
                "b":{"leftMillis":50000,"usedMillis":0,"phase":0}}}\
                """, true);

        // Made 3 s ago by the calendar, two seconds after the clock began to run.
        assertThat(hall.table("T001").orElseThrow().sinceMillis()).isEqualTo(hall.nowMillis() - 5_000);
    }

    @Test
    void thePublicSeesAMoveAfterTheDelayAndNothingOfAClaimsWorth() {
        KeptGame game = game().play("H8", "H9", "J10").claim(Seat.B);
        hear(game);

        wall.addAndGet(15 * MINUTE - 1);
        hall.publish();
        assertThat(hall.publiclyNewer(0)).isEmpty();
        wall.addAndGet(1);
        hall.publish();

        List<TableView> views = hall.publiclyNewer(0);
        assertThat(views).hasSize(1);
        assertThat(views.getFirst().picture().moves()).isEqualTo("H8 H9 J10");
        assertThat(views.getFirst().standing()).isEqualTo(Standing.PAUSED);
        assertThat(views.getFirst().json()).doesNotContain("claim").doesNotContain("valid");
    }

    @Test
    void anIrregularityIsOpenUntilAnArbiterHasSeenItAlsoAfterARestart() throws Exception {
        KeptGame game = game().play("H8", "H9");
        game.happened(new Event.Irregularity(Event.Oddity.STUCK_SITE, List.of()));
        game.keep(store, wall.get());
        hear(game);
        assertThat(standing()).isEqualTo(Standing.IRREGULAR);
        long seq = hall.table("T001").orElseThrow().picture().seq();

        store.audit().add(wall.get(), "Ana", "T001", "", HallView.SEEN + " " + seq, "");
        hall.seen("T001", seq);

        assertThat(standing()).isEqualTo(Standing.PLAYING);
        HallView again = HallView.of(store, nanos::get, wall::get, 15 * MINUTE);
        again.presence("T001", true, "");
        assertThat(again.table("T001").orElseThrow().standing()).isEqualTo(Standing.PLAYING);
    }

    @Test
    void aPressWithoutAStoneNeedsTheArbiterOnlyWhenItNamesPointsByHandAndThenUntilHeHasSeenIt() {
        KeptGame game = game().play("H8", "H9");
        game.happened(new Event.Irregularity(Event.Oddity.PRESS_WITHOUT_STONE, List.of()));
        hear(game);
        assertThat(standing()).isEqualTo(Standing.PLAYING);

        game.happened(new Event.Irregularity(Event.Oddity.PRESS_WITHOUT_STONE, List.of(Point.of("K11"))));
        game.more("M12");
        hear(game);

        assertThat(standing()).isEqualTo(Standing.IRREGULAR);
        assertThat(hall.detail("T001").orElseThrow().open()).hasSize(1);
        hall.seen("T001", hall.table("T001").orElseThrow().picture().seq());
        assertThat(standing()).isEqualTo(Standing.PLAYING);
    }

    @Test
    void theQuestionOfAPointByHandIsAnsweredByTheStoneEnteredThere() {
        KeptGame game = game().play("H8", "H9");
        game.happened(new Event.Irregularity(Event.Oddity.PRESS_WITHOUT_STONE, List.of(Point.of("K11"))));
        game.order(new Wish.Enter(Point.of("K11")));
        hear(game);

        assertThat(hall.detail("T001").orElseThrow().open())
                .noneMatch(one -> one.event() instanceof Event.Irregularity odd
                        && odd.kind() == Event.Oddity.PRESS_WITHOUT_STONE);
    }

    @Test
    void c19_anAnswerToAMoveThatNoReedSawIsTheClockNotFollowingEvenAfterTheTurn() {
        KeptGame game = game().play("H8", "H9", "J10");
        game.press(Seat.B).stone("M12").press(Seat.A);
        hear(game);

        assertThat(standing()).isEqualTo(Standing.IRREGULAR);
        game.pressWith("M12", Seat.B);
        hear(game);
        assertThat(standing()).isEqualTo(Standing.IRREGULAR);
        assertThat(hall.detail("T001").orElseThrow().open())
                .extracting(Entry::event)
                .containsExactly(new Event.Irregularity(Event.Oddity.CLOCK_NOT_FOLLOWING, List.of(Point.of("M12"))));
    }

    @Test
    void aPressByTheOtherSideAloneIsNoQuestion() {
        KeptGame game = game().play("H8", "H9", "J10");
        game.stone("M12").press(Seat.A);
        hear(game);

        assertThat(standing()).isEqualTo(Standing.PLAYING);
    }

    @Test
    void onlyWhatIsNewerIsTold() {
        hear(game());
        long seen = hall.version();
        assertThat(hall.newer(seen)).isEmpty();

        hall.presence("T002", true, "");

        assertThat(hall.newer(seen)).extracting(TableView::name).containsExactly("T002");
    }
}
