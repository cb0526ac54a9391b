package tengen.sim.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.sim.fault.FaultCounts;
import tengen.sim.fault.FaultKind;
import tengen.sim.rig.RigSettings;

/** Whole games with bad hands and a bad board: no stone is lost, invented or misplaced, and the same seed plays the same season. */
class TroubledSeasonTest {
    private static final long SEED = 20_261_130;
    private static final int GAMES = 60;
    private static final List<FaultKind> BOARD =
            List.of(FaultKind.HANDS, FaultKind.NOISE, FaultKind.SITES, FaultKind.CHAIN);

    private final List<KnownGame> games = RandomGames.draw(GAMES, SEED);

    @Test
    void noMoveIsWrongAndTheSameSeedPlaysTheSameSeasonWithOneWorkerOrTwo() throws InterruptedException {
        List<Outcome> alone = new Season(games, SEED, RigSettings.DEFAULT, BOARD, Odds.OFTEN).play(1);
        List<Outcome> shared = new Season(games, SEED, RigSettings.DEFAULT, BOARD, Odds.OFTEN).play(2);

        assertThat(alone)
                .allSatisfy(outcome ->
                        assertThat(outcome.wrong()).as("seed %d", SEED).isEmpty());
        assertThat(shared).isEqualTo(alone);
        FaultCounts counts = new FaultCounts();
        alone.forEach(outcome -> counts.addAll(outcome.faults()));
        assertThat(counts.byName().get("hands slide")).isGreaterThan(20);
        assertThat(counts.byName()).containsKeys("noise noisy", "sites stuck open", "chain frozen");
    }

    @Test
    void perfectHandsOnASoundBoardGiveTheArbiterNothingToRead() throws InterruptedException {
        // A family that is on and injects nothing: the players' pace is the troubled one, their hands are not.
        List<Outcome> outcomes = new Season(
                        games.subList(0, 20), SEED, RigSettings.DEFAULT, List.of(FaultKind.SITES), Odds.OFTEN)
                .play(1);

        assertThat(outcomes)
                .filteredOn(outcome -> outcome.faults().values().stream().allMatch(count -> count == 0))
                .isNotEmpty()
                .allSatisfy(outcome -> {
                    assertThat(outcome.wrong()).as("seed %d", SEED).isEmpty();
                    assertThat(outcome.questions()).isEmpty();
                    assertThat(outcome.irregularities()).isEmpty();
                });
    }
}
