package tengen.table.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.Hash;
import tengen.record.Row;
import tengen.table.Item;

/** A degraded start (BUGLOG A25): each game is told at its start which points are entered by hand. */
final class DeadReedsTest {
    private static final Sites BROKEN =
            Sites.of(Point.of("K11").index(), Point.of("C3").index());

    private static final Hash NONE = new Hash(0, 0, 0, 0);
    private final List<Item> orders = new ArrayList<>();

    @ParameterizedTest(name = "opener far {0}: {1} and {2}")
    @CsvSource({"false, C3, K11", "true, E5, M13"})
    void a25EachGameBeginsWithTheBrokenPointsAsItsOpenerCountsThem(boolean far, String first, String second) {
        DeadReeds reeds = new DeadReeds(BROKEN, orders::add);

        reeds.hear(row(7, "GameStarted"), () -> assigned(far));

        assertThat(orders)
                .containsExactly(
                        new Item.Order(
                                "7-by-hand-" + first, "table", Event.Ruler.LOCAL, new Wish.ByHand(Point.of(first))),
                        new Item.Order(
                                "7-by-hand-" + second, "table", Event.Ruler.LOCAL, new Wish.ByHand(Point.of(second))));
    }

    @Test
    void a25NoOtherEventAndNoSoundBoardCausesAnOrder() {
        new DeadReeds(BROKEN, orders::add).hear(row(7, "GameAssigned"), () -> assigned(false));
        new DeadReeds(Sites.NONE, orders::add).hear(row(8, "GameStarted"), () -> assigned(false));

        assertThat(orders).isEmpty();
    }

    /** A full inbox is logged, once for each point, and breaks nothing. */
    @Test
    void a25ATableThatIsTooBusyIsOfferedEveryPointAllTheSame() {
        new DeadReeds(BROKEN, item -> !orders.add(item)).hear(row(7, "GameStarted"), () -> assigned(false));

        assertThat(orders).hasSize(2);
    }

    private static GameState assigned(boolean far) {
        GameState state = GameState.empty();
        for (Event event : Game.decide(state, new Command.Assign("g1", "Ann", "Bo", far, Rules.parse(Map.of())))) {
            state = Game.evolve(state, event);
        }
        return state;
    }

    private static Row row(long seq, String type) {
        return new Row(seq, 1, "g1", 0, 0, type, 1, "{}", NONE, NONE);
    }
}
