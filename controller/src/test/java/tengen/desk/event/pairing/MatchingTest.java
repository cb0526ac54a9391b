package tengen.desk.event.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MatchingTest {
    static LongStream seeds() {
        return LongStream.rangeClosed(1, 300);
    }

    /** Every way to match, tried. */
    private static long best(long[][] weights, int used) {
        int first = 1;
        while (first < weights.length && (used & (1 << first)) != 0) {
            first++;
        }
        if (first >= weights.length) {
            return 0;
        }
        long best = best(weights, used | 1 << first);
        for (int other = first + 1; other < weights.length; other++) {
            if ((used & (1 << other)) == 0 && weights[first][other] > 0) {
                best = Math.max(best, weights[first][other] + best(weights, used | 1 << first | 1 << other));
            }
        }
        return best;
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void noMatchingIsHeavier(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int count = 2 + random.nextInt(8);
        long most = random.nextBoolean() ? 4 : 1_000_000_000_000_000L;
        long[][] weights = new long[count + 1][count + 1];
        for (int a = 1; a <= count; a++) {
            for (int b = a + 1; b <= count; b++) {
                weights[a][b] = random.nextInt(3) == 0 ? 0 : 1 + random.nextLong(most);
                weights[b][a] = weights[a][b];
            }
        }

        int[] partners = Matching.heaviest(weights);

        long sum = 0;
        for (int v = 1; v <= count; v++) {
            if (partners[v] != 0) {
                assertThat(partners[partners[v]]).as("seed %d", seed).isEqualTo(v);
                assertThat(weights[v][partners[v]]).as("seed %d", seed).isPositive();
                sum += partners[v] > v ? weights[v][partners[v]] : 0;
            }
        }
        assertThat(sum).as("seed %d", seed).isEqualTo(best(weights, 0));
    }
}
