package tengen.bridge.reed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;

class ScanningTest {
    private static final long MILLI = 1_000_000;
    private static final long STAMP = FakeChain.TRANSFER_NANOS + ReedScanner.SETTLE_NANOS;

    private final FakeChain chain = new FakeChain();
    private final List<Object> told = new ArrayList<>();
    private final Scanning scanning = new Scanning(
            new ReedScanner(chain.spi(), chain.wiring, chain, chain, ReedScanner.SETTLE_NANOS),
            chain,
            Scanning.Limits.DEFAULT,
            new Lookout() {
                @Override
                public void seen(Seen run) {
                    told.add(run);
                }

                @Override
                public void lost(long sinceNanos) {
                    told.add("lost since " + sinceNanos);
                }
            });

    @Test
    void theFirstFrameIsHandedOverAndEqualOnesAreNot() {
        frames(3);

        assertThat(told).containsExactly(new Seen(Sites.NONE, STAMP, STAMP));
        assertThat(scanning.latest()).contains(new Seen(Sites.NONE, STAMP, STAMP + 10 * MILLI));
        assertThat(scanning.frames()).isEqualTo(3);
    }

    @Test
    void aChangeHandsOverTheEndOfTheOldRunAndTheStartOfTheNew() {
        frames(3);
        told.clear();

        chain.closed = Sites.of(112);
        frames(1);

        assertThat(told)
                .containsExactly(
                        new Seen(Sites.NONE, STAMP, STAMP + 10 * MILLI),
                        new Seen(Sites.of(112), STAMP + 15 * MILLI, STAMP + 15 * MILLI));
    }

    @Test
    void a24EveryChangeIsFoundByTheNextFrameThoughNothingAnnouncesIt() {
        frames(1);
        for (int site = 0; site < Sites.COUNT; site++) {
            told.clear();

            chain.closed = chain.closed.with(site);
            frames(1);

            assertThat(told)
                    .as("site " + site)
                    .last()
                    .extracting(run -> ((Seen) run).closed())
                    .isEqualTo(chain.closed);
        }
        told.clear();

        chain.closed = Sites.NONE;
        frames(1);

        assertThat(told).last().extracting(run -> ((Seen) run).closed()).isEqualTo(Sites.NONE);
    }

    @Test
    void aWantedFrameIsHandedOverOnce() {
        frames(1);
        told.clear();

        scanning.want(STAMP + 12 * MILLI);
        frames(2);
        boolean early = told.isEmpty();
        frames(3);

        assertThat(early).isTrue();
        assertThat(told).containsExactly(new Seen(Sites.NONE, STAMP, STAMP + 15 * MILLI));
        assertThat(scanning.wantedNanos()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void aFaultWorthRetryingIsRetriedAtOnce() {
        frames(1);
        chain.answers = -1;
        chain.failing(2);

        boolean good = scanning.step();

        assertThat(good).isTrue();
        assertThat(scanning.faults().count(BusFault.Cause.SHORT_TRANSFER)).isEqualTo(2);
        assertThat(scanning.faults().recent()).hasSize(2);
        assertThat(told).hasSize(1);
    }

    @Test
    void aGapLongerThanTheLimitStartsANewRun() {
        frames(1);
        told.clear();

        chain.nanos(51 * MILLI);
        frames(1);

        assertThat(told).hasSize(1);
        assertThat(((Seen) told.get(0)).sinceNanos()).isGreaterThan(50 * MILLI);
    }

    @Test
    void twentyFramesInARowThatFailAreABoardNotSeenAndTheNextGoodOneIsNews() {
        frames(2);
        told.clear();
        chain.throwing = true;

        frames(25);
        chain.throwing = false;
        frames(1);

        assertThat(told).hasSize(3);
        assertThat(told.get(0)).isEqualTo("lost since " + (STAMP + 5 * MILLI));
        assertThat(told.get(1)).isInstanceOf(Seen.class);
        assertThat(told.get(2)).isInstanceOf(Seen.class);
        assertThat(scanning.isLost()).isFalse();
        assertThat(scanning.faults().count(BusFault.Cause.BUS_ERROR)).isEqualTo(75);
        assertThat(scanning.faults().recent()).hasSize(64);
    }

    @Test
    void nineteenAreNot() {
        frames(1);
        told.clear();
        chain.throwing = true;

        frames(19);
        chain.throwing = false;
        frames(1);

        assertThat(told).allMatch(Seen.class::isInstance);
    }

    @Test
    void theBenchMaySkipFramesThatCannotDiffer() {
        frames(1);
        told.clear();
        scanning.want(STAMP + 100 * MILLI);

        scanning.skipTo(STAMP + 200 * MILLI);

        assertThat(told).containsExactly(new Seen(Sites.NONE, STAMP, STAMP + 200 * MILLI));
    }

    @Test
    void nothingCanBeSkippedBeforeAnythingIsSeen() {
        assertThatThrownBy(() -> scanning.skipTo(5)).isInstanceOf(IllegalStateException.class);
    }

    /** Reads frames, one every 5 ms. */
    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            long start = chain.nanos();
            scanning.step();
            long spent = chain.nanos() - start;
            if (spent < 5 * MILLI) {
                chain.nanos(5 * MILLI - spent);
            }
        }
    }
}
