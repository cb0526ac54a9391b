package tengen.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.engine.Point;
import tengen.engine.RandomPositions;

class PointSetTest {
    private static List<Integer> walked(PointSet set) {
        List<Integer> points = new ArrayList<>();
        for (int point = set.next(0); point != PointSet.NONE; point = set.next(point + 1)) {
            points.add(point);
        }
        return points;
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void itHoldsWhatASortedSetHolds(long seed) {
        RandomPositions dice = new RandomPositions(seed, List.of());
        for (int i = 0; i < 200; i++) {
            PointSet set = new PointSet();
            PointSet other = new PointSet();
            SortedSet<Integer> expected = new TreeSet<>();
            SortedSet<Integer> otherExpected = new TreeSet<>();
            for (int n = dice.below(40); n > 0; n--) {
                int point = dice.below(Point.COUNT);
                set.add(point);
                expected.add(point);
                int another = dice.below(3) == 0 ? point : dice.below(Point.COUNT);
                other.add(another);
                otherExpected.add(another);
            }

            check(set, expected, seed);
            set.removeAll(other);
            expected.removeAll(otherExpected);
            check(set, expected, seed);
            check(other, otherExpected, seed);
        }
    }

    private static void check(PointSet set, SortedSet<Integer> expected, long seed) {
        assertThat(walked(set)).as("seed %s", seed).containsExactlyElementsOf(expected);
        assertThat(set.size()).isEqualTo(expected.size());
        assertThat(set.isEmpty()).isEqualTo(expected.isEmpty());
        for (int point = 0; point < Point.COUNT; point++) {
            assertThat(set.contains(point)).isEqualTo(expected.contains(point));
        }
    }
}
