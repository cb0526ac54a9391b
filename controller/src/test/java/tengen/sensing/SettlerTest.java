package tengen.sensing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.engine.Point;

class SettlerTest {
    private static final long MILLI = 1_000_000;
    private static final Point H8 = Point.of("H8");

    @Test
    void aStoneCountsFromItsFirstFrameOnceItHasRestedForTheSettleTime() {
        Strip strip = new Strip();

        strip.close("H8").frames(150);
        boolean early = strip.settler.occupancy().has(H8);
        strip.frames(5);

        assertThat(early).isFalse();
        assertThat(strip.settler.occupancy().has(H8)).isTrue();
        assertThat(strip.settler.occupancy().sinceNanos(H8)).isEqualTo(5 * MILLI);
    }

    @ParameterizedTest(name = "settle {0} ms")
    @ValueSource(longs = {150, 300, 750})
    void a3LatencyIsTheConfiguredSettleTimeAndNotMoreThanTwoFramesOver(long settleMillis) {
        Strip strip = new Strip(settleMillis);
        strip.frames(5).close("G8").frames(700).open("G8").frames(10);

        strip.close("H8");
        long set = strip.nowMillis;
        while (!strip.settler.occupancy().has(H8)) {
            strip.frames(5);
        }

        assertThat(strip.nowMillis - set).isBetween(settleMillis, settleMillis + 10);
    }

    @Test
    void a3APressClosesTheWindowAtOnce() {
        Strip strip = new Strip(750);
        strip.frames(5).close("H8").frames(20);

        strip.settler.closeWindow(strip.nowMillis * MILLI);

        assertThat(strip.settler.occupancy().has(H8)).isTrue();
    }

    @Test
    void aStonePutBackWithinTwoSecondsHasStoodThereSinceItWasFirstSet() {
        Strip strip = new Strip().record("H8");
        long first = strip.settler.occupancy().firstSetNanos(H8);

        strip.open("H8").frames(600).close("H8").frames(200);
        long nudged = strip.settler.occupancy().firstSetNanos(H8);
        strip.open("H8").frames(1_900).close("H8").frames(200);
        long nudgedTwice = strip.settler.occupancy().firstSetNanos(H8);
        strip.open("H8").frames(2_000).close("H8").frames(200);

        assertThat(nudged).isEqualTo(first).isLessThan(strip.settler.occupancy().sinceNanos(H8));
        assertThat(nudgedTwice).isEqualTo(first);
        assertThat(strip.settler.occupancy().firstSetNanos(H8))
                .isEqualTo(strip.settler.occupancy().sinceNanos(H8));
    }

    @Test
    void aStoneThatLandedAfterThePressIsNotCloseToIt() {
        Strip strip = new Strip();
        strip.frames(50).close("H8").frames(20);

        strip.settler.closeWindow((strip.nowMillis - 20) * MILLI);

        assertThat(strip.settler.occupancy().has(H8)).isFalse();
    }

    @Test
    void aStoneOnItsWayAtThePressIsInOnePlaceOnly() {
        Strip strip = new Strip().record("G8");

        strip.open("G8").frames(60).close("H8").frames(20);
        strip.settler.closeWindow(strip.nowMillis * MILLI);

        assertThat(strip.settler.occupancy().settled()).isEqualTo(Sites.of(H8.index()));
    }

    @Test
    void aFlickerAtTheVeryPressLiftsNoStone() {
        Strip strip = new Strip().record("G8");

        strip.close("H8").frames(60).open("G8").frames(5);
        strip.settler.closeWindow(strip.nowMillis * MILLI);

        assertThat(strip.settler.occupancy().settled())
                .isEqualTo(Sites.of(H8.index(), Point.of("G8").index()));
    }

    @Test
    void aPressMakesNoStoneOfAFlickeringSite() {
        Strip strip = new Strip();
        for (int i = 0; i < 5; i++) {
            strip.close("C3").frames(20).open("C3").frames(20);
        }
        strip.close("C3", "H8").frames(10);

        strip.settler.closeWindow(strip.nowMillis * MILLI);

        assertThat(strip.settler.occupancy().settled()).isEqualTo(Sites.of(H8.index()));
    }

    @Test
    void aPressCountsAStoneThatWasTappedTwiceBefore() {
        Strip strip = new Strip();
        strip.close("C3")
                .frames(60)
                .open("C3")
                .frames(100)
                .close("C3")
                .frames(60)
                .open("C3")
                .frames(100);

        strip.close("C3").frames(20);
        strip.settler.closeWindow(strip.nowMillis * MILLI);

        assertThat(strip.settler.occupancy().has(Point.of("C3"))).isTrue();
    }

    @Test
    void aSiteThatBeginsToFlickerAtThePressIsNoStoneWhileTheMoversOwnStands() {
        Strip strip = new Strip();
        strip.close("H8").frames(200).close("C3").frames(10);

        strip.settler.closeWindow(strip.nowMillis * MILLI, Sites.of(H8.index()), Sites.NONE);

        assertThat(strip.settler.occupancy().settled()).isEqualTo(Sites.of(H8.index()));
    }

    @Test
    void a13OfTwoSitesThatWaitAtAPressNeitherIsTheMovers() {
        Strip strip = new Strip();
        strip.close("H8").frames(100).close("C3").frames(10);
        long pressNanos = strip.nowMillis * MILLI;
        Sites both = Sites.of(H8.index(), Point.of("C3").index());

        assertThat(strip.settler.contested(pressNanos, Sites.NONE)).isEqualTo(both);
        assertThat(strip.settler.contested(pressNanos - 15 * MILLI, Sites.NONE))
                .as("before the second")
                .isEqualTo(Sites.NONE);
        assertThat(strip.settler.contested(pressNanos, Sites.of(H8.index())))
                .as("his own is known")
                .isEqualTo(Sites.NONE);
        assertThat(strip.settler.occupancy().settled()).isEqualTo(Sites.NONE);
        strip.frames(150);
        assertThat(strip.settler.occupancy().settled()).isEqualTo(both);
    }

    @Test
    void twoSitesThatClosedTogetherBothCountAtAPressSoThatNothingIsGuessed() {
        Strip strip = new Strip();
        strip.close("H8").close("C3").frames(100);

        strip.settler.closeWindow(strip.nowMillis * MILLI, Sites.NONE, Sites.NONE);

        assertThat(strip.settler.occupancy().settled())
                .isEqualTo(Sites.of(H8.index(), Point.of("C3").index()));
    }

    @Test
    void a18WhatClosedAsTheMoversStoneCameBackCountsAtAPressToo() {
        Strip strip = new Strip();
        strip.close("H8").frames(300).open("H8").frames(60).close("H8", "I8").frames(30);

        strip.settler.closeWindow(strip.nowMillis * MILLI, Sites.of(H8.index()), Sites.NONE);

        Point i8 = Point.of("I8");
        assertThat(strip.settler.occupancy().has(i8)).isTrue();
        assertThat(strip.settler.occupancy().together(H8, i8)).isTrue();
    }

    @Test
    void aStoneInTheMoversHandDoesNotStandAtThePress() {
        Strip strip = new Strip();
        strip.close("H8").frames(200).open("H8").frames(60);

        strip.settler.closeWindow(strip.nowMillis * MILLI, Sites.of(H8.index()), Sites.NONE);

        assertThat(strip.settler.occupancy().settled()).isEqualTo(Sites.NONE);
    }

    @Test
    void theSecondOfTwoStonesIsTheMoveOnceTheFirstWasPickedUp() {
        Strip strip = new Strip();
        strip.close("H8").frames(200).close("I9").frames(500).open("H8").frames(15);

        Sites held = Sites.of(Point.of("I9").index());
        strip.settler.closeWindow(strip.nowMillis * MILLI, Sites.of(H8.index()), held);

        assertThat(strip.settler.occupancy().settled()).isEqualTo(held);
    }

    @Test
    void aStonePutBackJustBeforeThePressStands() {
        Strip strip = new Strip();
        strip.close("H8").frames(200).open("H8").frames(500).close("H8").frames(10);

        strip.settler.closeWindow(strip.nowMillis * MILLI, Sites.of(H8.index()), Sites.NONE);

        assertThat(strip.settler.occupancy().has(H8)).isTrue();
    }

    @Test
    void aGapInTheFramesStartsTheWaitingAfresh() {
        Strip strip = new Strip();
        strip.close("H8").frames(100).blind(60);

        strip.frames(140);
        boolean early = strip.settler.occupancy().has(H8);
        strip.frames(20);

        assertThat(early).isFalse();
        assertThat(strip.settler.occupancy().has(H8)).isTrue();
    }

    @Test
    void aGapForgetsNoStoneThatHadSettled() {
        Strip strip = new Strip().record("H8");

        strip.blind(5000).frames(5);

        assertThat(strip.settler.occupancy().has(H8)).isTrue();
    }

    @Test
    void itSaysWhenTheNextSiteIsDue() {
        Strip strip = new Strip();
        assertThat(strip.settler.nextDueNanos()).isEqualTo(Long.MAX_VALUE);

        strip.close("H8").frames(5);

        assertThat(strip.settler.nextDueNanos()).isEqualTo(155 * MILLI);
        strip.settler.accept(new Seen(strip.closed, 5 * MILLI, 155 * MILLI));
        assertThat(strip.settler.occupancy().has(H8)).isTrue();
        assertThat(strip.settler.nextDueNanos()).isEqualTo(Long.MAX_VALUE);
    }

    @ParameterizedTest(name = "bounce {0} ms")
    @ValueSource(ints = {0, 1, 5, 20})
    void a9ABounceTrainIsOneEdge(int trainMillis) {
        Settler settler = new Settler(150 * MILLI);
        settler.accept(new Seen(Sites.NONE, 0, 0));
        int edges = 0;

        for (long t = 1; t < 1000; t++) {
            boolean bouncing = t - 100 < trainMillis && t >= 100 || t - 500 < trainMillis && t >= 500;
            boolean closed = bouncing ? t % 2 == 0 : t >= 100 && t < 500;
            Sites before = settler.occupancy().settled();
            settler.accept(new Seen(closed ? Sites.of(H8.index()) : Sites.NONE, t * MILLI, t * MILLI));
            edges += before.equals(settler.occupancy().settled()) ? 0 : 1;
        }

        assertThat(edges).isEqualTo(2);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void a9RandomTrainsShorterThanTheSettleTimeLeaveNoTrace(long seed) {
        Random random = new Random(seed);
        Settler settler = new Settler(150 * MILLI);
        settler.accept(new Seen(Sites.NONE, 0, 0));
        boolean closed = false;
        long t = 0;

        while (t < 60_000) {
            closed = !closed;
            long end = t + 1 + random.nextInt(140);
            long since = t + 1;
            for (long now = since; now <= end; now++) {
                settler.accept(new Seen(closed ? Sites.of(H8.index()) : Sites.NONE, since * MILLI, now * MILLI));
            }
            t = end;
            assertThat(settler.occupancy().settled())
                    .as("seed %d at %d ms", seed, t)
                    .isEqualTo(Sites.NONE);
        }
    }

    @Test
    void stampsMayWrap() {
        Settler settler = new Settler(150 * MILLI);
        long start = Long.MAX_VALUE - 100 * MILLI;
        settler.accept(new Seen(Sites.NONE, start, start));

        settler.accept(new Seen(Sites.of(H8.index()), start + MILLI, start + MILLI + 150 * MILLI));

        assertThat(settler.occupancy().has(H8)).isTrue();
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 20);
    }
}
