package tengen.sim.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.engine.Point;
import tengen.sim.fault.FaultCounts;
import tengen.sim.fault.FaultKind;
import tengen.sim.rig.RigSettings;

/** Openings under troubled hands on a bad board: what was set is what is recorded, in its order, and an oracle that is told otherwise says so. */
final class TroubledOpeningTest {
    private static final long SEED = 20_261_130;
    private static final int GAMES = 240;
    private static final List<FaultKind> BOARD =
            List.of(FaultKind.HANDS, FaultKind.NOISE, FaultKind.SITES, FaultKind.CHAIN);

    private final List<KnownGame> opened = RandomGames.drawOpened(GAMES, SEED).stream()
            .filter(game -> !game.opened().turns().isEmpty())
            .toList();

    @Test
    void noBlockNoOfferAndNoRemovalIsWrong() throws InterruptedException {
        List<Outcome> outcomes = new Season(opened, SEED, RigSettings.DEFAULT, BOARD, Odds.OFTEN).play(2);

        assertThat(wrong(outcomes)).as("seed %d", SEED).isEmpty();
        FaultCounts counts = new FaultCounts();
        outcomes.forEach(outcome -> counts.addAll(outcome.faults()));
        assertThat(counts.byName().get("hands slide")).isGreaterThan(20);
        assertThat(counts.byName().get("hands old nudge")).isGreaterThan(5);
    }

    @Test
    void twoStonesOfABlockThatChangePlacesInTheTruthAreFound() throws InterruptedException {
        List<KnownGame> untrue = opened.stream()
                .filter(game -> game.opened().turns().getFirst().places().size() == 3)
                .limit(5)
                .map(TroubledOpeningTest::exchanged)
                .toList();

        List<Outcome> outcomes =
                new Season(untrue, SEED, RigSettings.DEFAULT, List.of(FaultKind.HANDS), Odds.OFTEN).play(1);

        assertThat(outcomes).hasSize(5);
        assertThat(wrong(outcomes))
                .as("seed %d", SEED)
                .filteredOn(found -> found.contains(": move in opening turn 1: set ["))
                .hasSize(5);
    }

    @Test
    void anOfferThatIsAnotherInTheTruthIsFound() throws InterruptedException {
        List<KnownGame> untrue = opened.stream()
                .filter(game -> game.opened().turns().getLast().offers().size() > 1)
                .limit(5)
                .map(TroubledOpeningTest::otherOffer)
                .toList();

        List<Outcome> outcomes =
                new Season(untrue, SEED, RigSettings.DEFAULT, List.of(FaultKind.HANDS), Odds.OFTEN).play(1);

        assertThat(outcomes).hasSize(5);
        assertThat(wrong(outcomes))
                .as("seed %d", SEED)
                .filteredOn(found -> found.matches(".*: move in opening turn \\d+: set .*"))
                .hasSize(5);
    }

    private static List<String> wrong(List<Outcome> outcomes) {
        return outcomes.stream()
                .flatMap(outcome -> outcome.wrong().stream().map(found -> outcome.id() + ": " + found))
                .toList();
    }

    private static KnownGame exchanged(KnownGame game) {
        List<OpeningTurn> turns = new ArrayList<>();
        for (OpeningTurn turn : game.opened().turns()) {
            List<Point> moves = new ArrayList<>(turn.moves());
            Collections.swap(moves, 1, 2);
            turns.add(new OpeningTurn(turn.turn(), moves, turn.offers(), turn.number(), turn.swap()));
        }
        return with(game, turns);
    }

    private static KnownGame otherOffer(KnownGame game) {
        List<OpeningTurn> turns = new ArrayList<>();
        for (OpeningTurn turn : game.opened().turns()) {
            List<Point> offers = new ArrayList<>(turn.offers());
            if (!offers.isEmpty()) {
                offers.set(0, Point.of("A1"));
            }
            turns.add(new OpeningTurn(turn.turn(), turn.moves(), offers, turn.number(), turn.swap()));
        }
        return with(game, turns);
    }

    private static KnownGame with(KnownGame game, List<OpeningTurn> turns) {
        Opened opened = new Opened(game.opened().procedure(), game.opened().swap(), List.of(), turns);
        return new KnownGame(game.id(), game.moves(), opened, game.result(), game.end(), Optional.empty());
    }
}
