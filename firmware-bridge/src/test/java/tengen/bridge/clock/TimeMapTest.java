package tengen.bridge.clock;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TimeMapTest {
    private static final long MILLI = 1_000_000;

    /** The delay of every frame, either way. */
    private static final long DELAY_MILLIS = 34;

    private final TimeMap map = new TimeMap();

    @Test
    void aMapOfOneDirectionHoldsAWholeDelayAndPlacesNoKeyBeforeTheClockHasHeardFiveFrames() {
        frames(0, 1_500);

        assertThat(map.isFitForKeys()).isFalse();
        assertThat(map.nanosAt(1_000)).isEqualTo((1_000 + DELAY_MILLIS) * MILLI);

        for (int heard = 1; heard <= 5; heard++) {
            assertThat(map.isFitForKeys()).as("%d heard", heard - 1).isFalse();
            frames(1_500 + 200L * heard, 1_600 + 200L * heard);
            map.heard(1_600 + 200L * heard, (1_600 + 200L * heard - DELAY_MILLIS) * MILLI);
        }

        assertThat(map.isFitForKeys()).isTrue();
        assertThat(map.keyNanosAt(1_000)).isBetween(999 * MILLI, 1_001 * MILLI);
    }

    @Test
    void aClockThatHearsNothingKeepsNoKeyWaitingForEver() {
        frames(0, 9_900);
        assertThat(map.isFitForKeys()).isFalse();

        frames(10_000, 10_100);
        assertThat(map.isFitForKeys()).isTrue();
    }

    private void frames(long fromMillis, long toMillis) {
        for (long millis = fromMillis; millis <= toMillis; millis += 100) {
            map.sent(millis, (millis + DELAY_MILLIS) * MILLI);
        }
    }
}
