package tengen.bridge.clock;

import org.jspecify.annotations.Nullable;

/** One order to the clock that is repeated until it is answered, four times at most. The latest order replaces the one before. */
final class Errand {
    private @Nullable ClockFrame order;
    private int sendings;
    private long sentNanos;
    private int firstSequence;

    void start(ClockFrame newOrder) {
        order = newOrder;
        sendings = 0;
    }

    /** Starts counting attempts anew, after the link came back. */
    void again() {
        sendings = 0;
    }

    boolean isDue(long nowNanos) {
        return order != null
                && sendings < FacePush.MAX_SENDINGS
                && (sendings == 0 || nowNanos - sentNanos >= FacePush.ANSWER_NANOS);
    }

    ClockFrame.ToClock send(int sequence, long nowNanos) {
        if (sendings == 0) {
            firstSequence = sequence;
        }
        sendings++;
        sentNanos = nowNanos;
        return order instanceof ClockFrame.Alarm alarm
                ? new ClockFrame.Alarm(sequence, alarm.side())
                : new ClockFrame.Silence(sequence);
    }

    boolean answered(int sequence, int lastSequence) {
        if (order == null
                || sendings == 0
                || (sequence - firstSequence & 0xff) > (lastSequence - firstSequence & 0xff)) {
            return false;
        }
        order = null;
        sendings = 0;
        return true;
    }

    boolean isAwaited() {
        return sendings > 0;
    }

    long nextDueNanos(long nowNanos) {
        if (order == null || sendings >= FacePush.MAX_SENDINGS) {
            return Long.MAX_VALUE;
        }
        return sendings == 0 ? nowNanos : sentNanos + FacePush.ANSWER_NANOS;
    }
}
