package tengen.sim.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.record.Row;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.rig.RigSettings;

/** Whole games on virtual time: they end as they should, and the same seed plays the same season. */
class SeasonTest {
    private static final long SEED = 20_261_130;
    private static final int GAMES = 40;

    private final List<KnownGame> games = RandomGames.draw(GAMES, SEED);

    @Test
    void theSameSeedPlaysTheSameSeasonWithOneWorkerOrTwo() throws InterruptedException {
        List<Outcome> alone = new Season(games, SEED, RigSettings.DEFAULT, List.of(), Odds.OFTEN).play(1);
        List<Outcome> shared = new Season(games, SEED, RigSettings.DEFAULT, List.of(), Odds.OFTEN).play(2);

        assertThat(alone).allSatisfy(outcome -> assertThat(outcome.wrong()).isEmpty());
        assertThat(shared).isEqualTo(alone);
    }

    /**
     * Skipped frames cannot differ from the frame before, so leaving them out changes no move, no result and no event. The hashes may differ all the same: they
     * cover stamps, and a frame that is really read takes its 1.6 ms of the loop's time, so a key that arrives within it is journalled that much later, and a
     * stone's first frame may lie on another point of the grid. For the same reason the mark that is written every five seconds may change places with a stone
     * that settles in the same millisecond, so marks are left out here.
     */
    @Test
    void skippedFramesChangeNoMoveAndNoEvent() {
        List<List<String>> skipping = stories(RigSettings.DEFAULT);
        List<List<String>> everyFrame = stories(RigSettings.DEFAULT.withoutSkips());

        assertThat(everyFrame).isEqualTo(skipping);
    }

    private List<List<String>> stories(RigSettings settings) {
        List<List<String>> stories = new ArrayList<>();
        try (SimPi4j pi4j = new SimPi4j()) {
            for (int i = 0; i < GAMES; i++) {
                SeasonGame game = new SeasonGame(games.get(i), pi4j, new Dice(SEED).fork("game", i), settings);
                // The oracles compare moves and result with the known game.
                assertThat(game.play().wrong()).as("seed %d, game %d", SEED, i).isEmpty();
                stories.add(game.rows().stream()
                        .map(Row::type)
                        .filter(type -> !type.equals("ClocksMarked"))
                        .toList());
            }
        }
        return stories;
    }
}
