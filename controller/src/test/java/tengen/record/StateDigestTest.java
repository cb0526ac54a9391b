package tengen.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameState;

final class StateDigestTest {
    static LongStream seeds() {
        return LongStream.rangeClosed(1, 25);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void everyFieldHoweverDeepChangesTheDigest(long seed) {
        RandomRecords random = new RandomRecords(seed);
        StateDigest digest = new StateDigest();
        Map<Hash, String> seen = new HashMap<>();
        for (Class<?> type : GameState.class.getPermittedSubclasses()) {
            GameState state = (GameState) random.next(type);
            assertThat(seen.put(digest.of(state), type.getSimpleName())).isNull();

            new Variants().of(state).forEach((place, other) -> {
                String before = seen.put(digest.of((GameState) other), type.getSimpleName() + place);
                assertThat(before).as("seed %d: %s and %s", seed, place, before).isNull();
            });
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void equalStatesHaveEqualDigests(long seed) {
        for (Class<?> type : GameState.class.getPermittedSubclasses()) {
            GameState one = (GameState) new RandomRecords(seed).next(type);
            GameState two = (GameState) new RandomRecords(seed).next(type);

            assertThat(new StateDigest().of(one)).isEqualTo(new StateDigest().of(two));
        }
    }

    /** This value was released; if it changes, journals of the past no longer verify. */
    @Test
    void theDigestOfAnEmptyTableIsWhatItAlwaysWas() {
        assertThat(new StateDigest().of(GameState.empty()))
                .hasToString("a9f51566bd6705f7ea6ad54bb9deb449f795582d6529a0e22207b8981233ec58");
    }
}
