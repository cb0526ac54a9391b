package tengen.sim.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.fault.FaultCounts;
import tengen.sim.fault.FaultKind;
import tengen.sim.rig.RigSettings;

/** Whole games in which everything goes wrong that a season knows: nothing is lost, no time is wrong, and the same seed plays the same season. */
final class FaultSeasonTest {
    private static final long SEED = 8;
    private static final int GAMES = 12;

    @Test
    void everyFamilyComesNothingIsLostAndTheSameSeedGivesTheSameRowsAndHashes() throws InterruptedException {
        List<KnownGame> games = RandomGames.draw(GAMES, SEED);

        List<Outcome> once = season(games, List.of(FaultKind.values()));
        List<Outcome> again = season(games, List.of(FaultKind.values()));

        assertThat(once)
                .allSatisfy(outcome -> assertThat(outcome.wrong())
                        .as("seed %d, %s", SEED, outcome.id())
                        .isEmpty());
        assertThat(again).isEqualTo(once);
        FaultCounts counts = new FaultCounts();
        once.forEach(outcome -> counts.addAll(outcome.faults()));
        for (FaultKind kind : FaultKind.values()) {
            assertThat(counts.byName().keySet())
                    .as("faults of %s", kind)
                    .anyMatch(name -> name.startsWith(kind.word() + " "));
        }
        assertThat(counts.byName().values().stream().mapToLong(Long::longValue).sum())
                .isGreaterThan(50);
    }

    @Test
    void b6_b13_aProcessThatDiesAtAnyWriteComesBackToTheSamePositionAndTheSameTimes() throws InterruptedException {
        List<KnownGame> games = RandomGames.draw(GAMES, SEED + 1);

        List<Outcome> outcomes = season(games, List.of(FaultKind.CRASH, FaultKind.STORE));

        assertThat(outcomes)
                .allSatisfy(outcome -> assertThat(outcome.wrong())
                        .as("seed %d, %s", SEED, outcome.id())
                        .isEmpty());
        FaultCounts counts = new FaultCounts();
        outcomes.forEach(outcome -> counts.addAll(outcome.faults()));
        assertThat(counts.byName()).anySatisfy((name, count) -> {
            assertThat(name).matches("crash (before|after) a write");
            assertThat(count).isPositive();
        });
    }

    @ParameterizedTest(name = "seed {0}, game {1}")
    @CsvSource({"1, 611", "1, 644", "1, 883", "1, 955", "1, 6432", "3, 213", "7, 258", "7, 569", "7, 859"})
    void aGameThatOnceFailedHolds(long seed, int number) {
        KnownGame game = RandomGames.draw(number + 1, seed).get(number);

        try (SimPi4j pi4j = new SimPi4j()) {
            Dice dice = new Dice(seed).fork("game", number);
            List<FaultKind> all = List.of(FaultKind.values());
            Outcome outcome = new TroubledGame(game, pi4j, dice, RigSettings.DEFAULT, all, Odds.OFTEN).play();

            assertThat(outcome.wrong()).as("seed %d, %s", seed, outcome.id()).isEmpty();
        }
    }

    private static List<Outcome> season(List<KnownGame> games, List<FaultKind> kinds) throws InterruptedException {
        return new Season(games, SEED, RigSettings.DEFAULT, kinds, Odds.OFTEN).play(1);
    }
}
