package tengen.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.sim.chip.SimPi4j;

/** Whole games on the board alone, by seed. */
class BoardSeasonTest {
    private static final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    static void close() {
        pi4j.close();
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void perfectHandsOnASoundBoardAskNothing(long seed) {
        BoardSeason game = BoardSeason.play(pi4j, seed, HandRates.PERFECT, BoardRates.NONE);

        assertThat(game.wrong).as("seed %d", seed).isEmpty();
        assertThat(game.questions).as("seed %d", seed).isEmpty();
        assertThat(game.observations).as("seed %d", seed).isEqualTo(40);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void noMoveIsTakenWronglyWhateverHandsAndBoardDo(long seed) {
        BoardRates rates = BoardRates.NOISE.plus(BoardRates.SITES).plus(BoardRates.CHAIN);

        BoardSeason game = BoardSeason.play(pi4j, seed, HandRates.DEFAULT, rates);

        assertThat(game.wrong).as("seed %d", seed).isEmpty();
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 40);
    }
}
