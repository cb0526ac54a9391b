package tengen.bridge.clock;

import tengen.bridge.clock.ClockFrame.Heartbeat;

/** One boot of the clock: its milliseconds, and what they are on our own clock. */
final class ClockSession {
    /** The map may be this wrong at the beginning: a first frame that was held up on the way. */
    private static final long FUTURE_NANOS = 1_000_000_000L;

    private final int boot;
    private final TimeMap map = new TimeMap();
    private long lastMillis;
    private int lastHeard = -1;

    /** How a frame's time fits those before it. */
    enum Fit {
        GOOD,
        /** Older than one that came before. */
        LATE,
        /** Sent after it came: it cannot be true. */
        FUTURE
    }

    /** Starts with the HELLO that made the boot known. */
    ClockSession(ClockFrame.ClockHello hello) {
        boot = hello.boot();
        lastMillis = hello.clockMillis();
    }

    int boot() {
        return boot;
    }

    TimeMap map() {
        return map;
    }

    /** Returns the 32 bits of a clock time as the whole number nearest to the last one: they wrap after 49 days. */
    long unwrap(long wireMillis) {
        return lastMillis + (int) (wireMillis - lastMillis);
    }

    /** Feeds the time map with a frame written at {@code clockMillis}, if that can be true. */
    Fit measure(long clockMillis, ClockFrame frame, long receivedNanos) {
        if (clockMillis < lastMillis) {
            return Fit.LATE;
        }
        if (isFuture(clockMillis, receivedNanos)) {
            return Fit.FUTURE;
        }
        lastMillis = clockMillis;
        map.sent(clockMillis, receivedNanos - ClockCodec.bytesOnLine(frame) * SentFrames.NANOS_PER_BYTE);
        return Fit.GOOD;
    }

    /** Feeds the time map with what the heartbeat says of our own frames. */
    void measureHeard(long clockMillis, Heartbeat beat, SentFrames sent) {
        if (beat.heardAgeMillis() != Heartbeat.NOT_HEARD && beat.heard() != lastHeard) {
            lastHeard = beat.heard();
            if (sent.remembers(beat.heard())) {
                map.heard(clockMillis - beat.heardAgeMillis(), sent.leftNanos(beat.heard()));
            }
        }
    }

    boolean isFuture(long clockMillis, long receivedNanos) {
        return map.isKnown() && map.nanosAt(clockMillis) - receivedNanos > FUTURE_NANOS;
    }

    /** Returns the moment of a heartbeat's zero, or {@link ClockReport.Beat#NOT_ZERO}. */
    long zeroNanos(long zeroMillis) {
        return zeroMillis == Heartbeat.NOT_ZERO ? ClockReport.Beat.NOT_ZERO : map.nanosAt(unwrap(zeroMillis));
    }
}
