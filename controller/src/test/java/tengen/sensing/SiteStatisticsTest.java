package tengen.sensing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.engine.Point;

class SiteStatisticsTest {
    private static final long MILLI = 1_000_000;
    private static final Point C3 = Point.of("C3");

    private final SiteStatistics statistics = new SiteStatistics();
    private long nowNanos;
    private Sites named = Sites.NONE;

    @Test
    void a7AFlickeringSiteIsNamedOnceAsNoisy() {
        hold(false, 100);
        int times = 0;
        for (int i = 0; i < 40; i++) {
            named = Sites.NONE;
            hold(true, 20);
            times += named.size();
            named = Sites.NONE;
            hold(false, 20);
            times += named.size();
        }

        assertThat(times).isEqualTo(1);
        assertThat(statistics.noisy()).isEqualTo(Sites.of(C3.index()));
        hold(true, 2000);
        assertThat(statistics.noisy()).isEqualTo(Sites.NONE);
    }

    @Test
    void a19ClosuresBouncesAndTheShortestOfThemAreCounted() {
        hold(false, 100);
        hold(true, 5);
        hold(false, 5);
        hold(true, 500);
        hold(false, 500);
        hold(true, 60);
        hold(false, 5);

        SiteStatistics.Site site = statistics.of(C3);
        assertThat(site.closures()).isEqualTo(2);
        assertThat(site.bounces()).isEqualTo(1);
        assertThat(site.shortestNanos()).isEqualTo(5 * MILLI);
        assertThat(statistics.suspicious()).isEqualTo(Sites.NONE);
    }

    @Test
    void a19MoreThanThreeBouncesToAClosureAreWorthALook() {
        hold(false, 100);
        for (int i = 0; i < 4; i++) {
            hold(true, 10);
            hold(false, 400);
        }
        hold(true, 1000);

        assertThat(statistics.suspicious()).isEqualTo(Sites.of(C3.index()));
    }

    @Test
    void playAndStraighteningAreNoNoise() {
        hold(false, 100);
        for (int i = 0; i < 3; i++) {
            hold(true, 60);
            hold(false, 300);
        }

        assertThat(statistics.noisy()).isEqualTo(Sites.NONE);
        assertThat(named).isEqualTo(Sites.NONE);
    }

    private void hold(boolean closed, long millis) {
        Sites sites = closed ? Sites.of(C3.index()) : Sites.NONE;
        long endNanos = nowNanos + millis * MILLI;
        named = named.or(statistics.accept(new Seen(sites, nowNanos, endNanos - 1)));
        nowNanos = endNanos;
    }
}
