package tengen.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tengen.engine.Point;

class TriedPositionsTest {
    private final TriedPositions tried = new TriedPositions();

    @Test
    void whatWasAddedIsKnownUntilItIsForgotten() {
        tried.forget();
        for (int point = 0; point < Point.COUNT; point++) {
            assertThat(tried.contains(TriedPositions.attack(point))).isFalse();
            tried.add(TriedPositions.attack(point));
            assertThat(tried.contains(TriedPositions.attack(point))).isTrue();
            assertThat(tried.contains(TriedPositions.reply(point))).isFalse();
        }

        tried.forget();
        for (int point = 0; point < Point.COUNT; point++) {
            assertThat(tried.contains(TriedPositions.attack(point))).isFalse();
        }
    }

    @Test
    void everyStoneAndEveryDepthHasAKeyOfItsOwn() {
        Set<Long> keys = new HashSet<>();
        for (int point = 0; point < Point.COUNT; point++) {
            keys.add(TriedPositions.attack(point));
            keys.add(TriedPositions.reply(point));
            keys.add(TriedPositions.depth(point));
        }

        assertThat(keys).hasSize(3 * Point.COUNT).doesNotContain(0L);
    }

    /** Of 4,000 positions in 8,192 places every fourth or so loses its place to a newer one; past that the table grows, and few are lost any more. */
    @Test
    void theTableGrowsWithTheSearchAndKeepsWhatItHolds() {
        tried.forget();
        int added = 0;
        for (int attack = 0; attack < Point.COUNT; attack++) {
            for (int reply = 0; reply < 80; reply++) {
                tried.add(TriedPositions.attack(attack) ^ TriedPositions.reply(reply));
                added++;
            }
        }

        int known = 0;
        for (int attack = 0; attack < Point.COUNT; attack++) {
            for (int reply = 0; reply < 80; reply++) {
                known += tried.contains(TriedPositions.attack(attack) ^ TriedPositions.reply(reply)) ? 1 : 0;
            }
        }
        assertThat(added).isEqualTo(18_000);
        assertThat(known).isGreaterThan(added * 8 / 10);
    }
}
