package tengen.sim.rig;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.rig.PlayedTable.S;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.Wish;
import tengen.sensing.BoardLay;
import tengen.sensing.Orientation;
import tengen.sim.chip.SimPi4j;

/** However the board lies and wherever the opener sits, the record is the same. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TurnedBoardTest {
    private static final List<String> MOVES = List.of("H8", "I9", "C4", "M2", "A1", "O14");

    private final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    void close() {
        pi4j.close();
    }

    @ParameterizedTest(name = "turned {0}, opener far: {1}")
    @CsvSource({
        "UPRIGHT,false", "UPRIGHT,true", "QUARTER,false", "QUARTER,true",
        "HALF,false", "HALF,true", "THREE_QUARTERS,false", "THREE_QUARTERS,true"
    })
    void a28TheRecordIsTheSameHoweverTheBoardLies(Orientation lies, boolean far) {
        PlayedTable game = played(new BoardLay(lies, Sites.NONE), far);
        ClockSide opener = far ? ClockSide.B : ClockSide.A;

        for (int move = 0; move < MOVES.size(); move++) {
            game.place(wired(lies, far, MOVES.get(move)))
                    .after(S)
                    .press(move % 2 == 0 ? opener : opener.other())
                    .after(S);
        }

        assertThat(game.all(Event.StonePlaced.class))
                .extracting(stone -> stone.point().toString())
                .isEqualTo(MOVES);
        assertThat(game.all(Event.TurnEnded.class)).hasSize(MOVES.size());
        assertThat(game.all(Event.Irregularity.class)).isEmpty();
    }

    @Test
    void a25AGameStartsThoughAReedIsWeldedWhenItsPointIsEnteredByHand() {
        Point welded = Point.of("A3");
        PlayedTable game = new PlayedTable(
                pi4j,
                RigSettings.DEFAULT.withLay(new BoardLay(Orientation.UPRIGHT, Sites.of(welded.index()))),
                1,
                table -> {
                    table.table.world().stuckClosed(welded, true);
                    table.after(S);
                },
                "procedure=free",
                "time=20m");
        game.order(new Wish.ByHand(welded));
        game.place("H8").after(S).press(ClockSide.A).after(S);

        game.place("A3").after(S).order(new Wish.Enter(welded, 0));
        game.after(S).press(ClockSide.B).after(S);
        game.place("I9").after(S).press(ClockSide.A).after(5 * S);

        assertThat(game.all(Event.GameStarted.class)).hasSize(1);
        assertThat(points(game)).containsExactly("H8", "A3", "I9");
        assertThat(game.all(Event.TurnEnded.class)).hasSize(3);
        assertThat(game.all(Event.Irregularity.class))
                .extracting(Event.Irregularity::kind)
                .containsOnly(Event.Oddity.STUCK_SITE);
    }

    private static List<String> points(PlayedTable game) {
        List<String> points = new ArrayList<>();
        game.all(Event.StonePlaced.class)
                .forEach(stone -> points.add(stone.point().toString()));
        return points;
    }

    private PlayedTable played(BoardLay lay, boolean far) {
        return new PlayedTable(
                pi4j,
                RigSettings.DEFAULT.withLay(lay),
                1,
                "procedure=free",
                "time=20m",
                "opener-side=" + (far ? "far" : "near"));
    }

    /** Returns the wired site under the point that the opener means. */
    private static String wired(Orientation lies, boolean far, String name) {
        int point = Point.of(name).index();
        int near = far ? Point.COUNT - 1 - point : point;
        for (int site = 0; site < Sites.COUNT; site++) {
            if (lies.turn(site) == near) {
                return Point.at(site).toString();
            }
        }
        throw new AssertionError(name);
    }
}
