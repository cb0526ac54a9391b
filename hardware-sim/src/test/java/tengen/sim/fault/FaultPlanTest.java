package tengen.sim.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The swarm: a fault is off in half of the games, and over many games it keeps its default rate. */
class FaultPlanTest {
    private static final int GAMES = 20_000;

    @Test
    void aFaultIsOffInHalfOfTheGamesAndKeepsItsRateOverAll() {
        long off = 0;
        long sum = 0;
        for (int game = 0; game < GAMES; game++) {
            int ppm = plan(game).ppm("slide", 30_000);
            off += ppm == 0 ? 1 : 0;
            sum += ppm;
        }

        assertThat(off).isBetween(GAMES * 48L / 100, GAMES * 52L / 100);
        assertThat(sum / GAMES).isBetween(28_500L, 31_500L);
    }

    @Test
    void twoFaultsOfOneGameAreDrawnApart() {
        boolean differ = false;
        for (int game = 0; game < 20; game++) {
            differ |= plan(game).ppm("slide", 1000) != plan(game).ppm("tap", 1000);
        }

        assertThat(differ).isTrue();
    }

    @Test
    void askingTwiceGivesTheSameRateAndNoRateIsAboveCertain() {
        for (int game = 0; game < 100; game++) {
            FaultPlan plan = plan(game);

            assertThat(plan.ppm("slide", 900_000)).isEqualTo(plan.ppm("slide", 900_000));
            assertThat(plan.ppm("slide", 900_000)).isLessThanOrEqualTo(Dice.CERTAIN_PPM);
        }
    }

    private static FaultPlan plan(int game) {
        return new FaultPlan(List.of(FaultKind.HANDS), new Dice(4711).fork("game", game));
    }
}
