package tengen.sensing;

import java.util.ArrayList;
import java.util.List;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.engine.Point;

/**
 * Frames by hand: a board that is read every 5 ms and coalesced as the scanning does it, a settler and a reading behind it, and a game that expects whatever
 * appeared or slid. Times are milliseconds.
 */
final class Strip {
    static final long MILLI = 1_000_000;
    static final long FRAME_MILLIS = 5;

    final Settler settler;
    final Reading reading;
    final List<String> said = new ArrayList<>();
    final List<Observation> observations = new ArrayList<>();
    Sites closed = Sites.NONE;
    Sites pressed = Sites.NONE;
    Sites loose = Sites.NONE;
    private Sites last = Sites.NONE;
    private long sinceMillis = -FRAME_MILLIS;
    long nowMillis = -FRAME_MILLIS;

    Strip(long settleMillis) {
        settler = new Settler(settleMillis * MILLI);
        reading = new Reading(settleMillis * MILLI);
    }

    Strip() {
        this(150);
        frames(FRAME_MILLIS);
    }

    Strip close(String... points) {
        for (String point : points) {
            closed = closed.with(Point.of(point).index());
        }
        return this;
    }

    Strip open(String... points) {
        for (String point : points) {
            closed = closed.without(Point.of(point).index());
        }
        return this;
    }

    /** Reads frames for this long; the first of them one frame period from now. */
    Strip frames(long forMillis) {
        for (long end = nowMillis + forMillis; nowMillis + FRAME_MILLIS <= end; ) {
            nowMillis += FRAME_MILLIS;
            if (!closed.equals(last)) {
                last = closed;
                sinceMillis = nowMillis;
            }
            settler.accept(new Seen(closed, sinceMillis * MILLI, nowMillis * MILLI));
            compare(false);
        }
        return this;
    }

    /** Lets time pass without a frame. */
    Strip blind(long forMillis) {
        nowMillis += forMillis;
        last = closed;
        sinceMillis = nowMillis;
        return this;
    }

    /** A lever that was pressed {@code agoMillis} before the newest frame; the loose stones that stand are of the record from then on. */
    Strip press(long agoMillis) {
        settler.closeWindow((nowMillis - agoMillis) * MILLI);
        compare(true);
        pressed = pressed.or(loose);
        loose = Sites.NONE;
        compare(false);
        return this;
    }

    /** Stones of the record, standing and settled. */
    Strip record(String... points) {
        for (String point : points) {
            close(point).frames(200);
        }
        said.clear();
        pressed = pressed.or(loose);
        loose = Sites.NONE;
        return this;
    }

    private void compare(boolean press) {
        List<Observation> fresh;
        do {
            Expectation expected = Expectation.of(pressed.or(loose), loose);
            fresh = press
                    ? reading.compareAtPress(settler.occupancy(), expected, nowMillis * MILLI)
                    : reading.compare(settler.occupancy(), expected, nowMillis * MILLI);
            fresh.forEach(this::adopt);
        } while (!fresh.isEmpty());
    }

    private void adopt(Observation observation) {
        observations.add(observation);
        said.add(
                observation.getClass().getSimpleName() + observation.points() + "@" + observation.sinceNanos() / MILLI);
        switch (observation) {
            case Observation.Appeared appeared ->
                loose = loose.with(appeared.point().index());
            case Observation.Slid slid ->
                loose = loose.without(slid.from().index()).with(slid.to().index());
            case Observation.Lifted lifted ->
                loose = loose.without(lifted.point().index());
            case Observation.Vanished a -> {}
            case Observation.Returned a -> {}
            case Observation.Displaced a -> {}
            case Observation.Disturbed a -> {}
            case Observation.Ambiguous a -> {}
        }
    }
}
