package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The judge against the slow judge. More points: {@code -Dtest=JudgeComparisonTest -Djudge.points=50000000}. */
class JudgeComparisonTest {
    private static final long POINTS = Long.getLong("judge.points", 200_000);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 20261130})
    void bothJudgesAgree(long seed) {
        JudgeComparison comparison = new JudgeComparison(seed);

        comparison.run(POINTS);

        assertThat(comparison.points()).isGreaterThanOrEqualTo(POINTS);
    }
}
