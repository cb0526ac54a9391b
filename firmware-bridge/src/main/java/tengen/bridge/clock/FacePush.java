package tengen.bridge.clock;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The picture the clock shall show, and whether it says that it shows it. The latest picture wins; each sending is a new frame. */
final class FacePush {
    /** A STATE takes 24 ms on the line and its answer 2; with 150 ms on the way each, this leaves room. */
    static final long ANSWER_NANOS = 500_000_000;

    /** The first sending and three more. */
    static final int MAX_SENDINGS = 4;

    private @Nullable FaceState face;
    private long asOfNanos;
    private KeyMark keysSeen = KeyMark.NONE;
    private boolean due;
    private int sendings;
    private long sentNanos;
    private int firstSequence;
    private boolean shown;

    /** Takes a new picture; it is sent at the next opportunity. */
    void show(FaceState newFace, long newAsOfNanos, KeyMark newKeysSeen) {
        face = newFace;
        asOfNanos = newAsOfNanos;
        keysSeen = newKeysSeen;
        anew();
    }

    /** Sends the same picture to a clock that may know nothing of it. */
    void anew() {
        shown = false;
        again();
    }

    /** Sends the same picture once more, with a fresh count of attempts. */
    void again() {
        due = face != null;
        sendings = 0;
    }

    /** Returns whether a frame shall go out at {@code nowNanos}. */
    boolean isDue(long nowNanos) {
        return due || sendings > 0 && sendings < MAX_SENDINGS && nowNanos - sentNanos >= ANSWER_NANOS;
    }

    /** Returns whether the last attempt was not answered in time either. */
    boolean isExhausted(long nowNanos) {
        return sendings >= MAX_SENDINGS && nowNanos - sentNanos >= ANSWER_NANOS;
    }

    /** Returns the frame to send now, and counts the attempt. Only when due. */
    Optional<ClockFrame.State> send(int sequence, int boot, TimeMap map, long nowNanos) {
        FaceState now = face;
        if (now == null) {
            return Optional.empty();
        }
        if (sendings == 0) {
            firstSequence = sequence;
        }
        due = false;
        sendings++;
        sentNanos = nowNanos;
        long asOf = map.isKnown() ? map.millisAt(asOfNanos) & 0xffff_ffffL : ClockFrame.State.ON_RECEIPT;
        return Optional.of(new ClockFrame.State(sequence, keysSeen.within(boot), asOf, !map.isLearnt(), now));
    }

    /** Takes the answer to frame {@code sequence}: returns whether it was one of this picture's. */
    boolean answered(int sequence, int lastSequence, boolean applied) {
        if (sendings == 0 || (sequence - firstSequence & 0xff) > (lastSequence - firstSequence & 0xff)) {
            return false;
        }
        sendings = 0;
        shown = applied;
        return true;
    }

    /** Returns whether the clock said that it shows this picture. */
    boolean isShown() {
        return shown;
    }

    /** Returns whether an answer is awaited. */
    boolean isAwaited() {
        return sendings > 0;
    }

    /** Returns when something is to be done here, or Long.MAX_VALUE while nothing is sent. */
    long nextDueNanos(long nowNanos) {
        return due ? nowNanos : sendings > 0 ? sentNanos + ANSWER_NANOS : Long.MAX_VALUE;
    }

    Optional<FaceState> face() {
        return Optional.ofNullable(face);
    }

    long asOfNanos() {
        return asOfNanos;
    }

    long keysSeen(int boot) {
        return keysSeen.within(boot);
    }
}
