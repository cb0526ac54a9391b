package tengen.bridge.clock;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tengen.bridge.clock.ClockFrame.Answer;
import tengen.bridge.clock.ClockFrame.ToClock;

/** What the link says to the clock, and when: greetings while it is down; picture, orders, acknowledgements and signs of life while it is up. */
final class Speech {
    private static final long SIGN_OF_LIFE_NANOS = 500_000_000L;
    private static final long FAST_SIGN_OF_LIFE_NANOS = 100_000_000L;

    private final FacePush face = new FacePush();
    private final Errand errand = new Errand();
    private final Greeting greeting = new Greeting();
    private final SentFrames sent = new SentFrames();
    private final LinkTally tally;
    private boolean keysOwed;
    private boolean answerOwed;
    private boolean wasLearnt;
    private long lifeDueNanos;

    Speech(LinkTally tally) {
        this.tally = tally;
    }

    FacePush face() {
        return face;
    }

    Errand errand() {
        return errand;
    }

    Greeting greeting() {
        return greeting;
    }

    SentFrames sent() {
        return sent;
    }

    /** Notes that the clock is to be told again which keys are journalled. */
    void oweKeys() {
        keysOwed = true;
    }

    /** Returns whether the link may come up only with an acknowledged picture, since its lack brought it down. */
    boolean isAnswerOwed() {
        return answerOwed;
    }

    /** Returns whether the last attempt to show the picture was not answered in time; from then on an answer is owed. */
    boolean isExhausted(long nowNanos) {
        answerOwed = face.isExhausted(nowNanos);
        return answerOwed;
    }

    /** Starts with a clock that may know nothing: another boot. */
    void begin() {
        wasLearnt = false;
        answerOwed = false;
    }

    /** Starts anew with the clock that just answered. */
    void up(long nowNanos) {
        lifeDueNanos = nowNanos;
        face.anew();
        errand.again();
    }

    /** Returns the frames of a link that is down. */
    List<ToClock> greet(@Nullable ClockSession session, long nowNanos) {
        if (!greeting.isDue(nowNanos)) {
            return List.of();
        }
        greeting.sent(nowNanos);
        List<ToClock> out = new ArrayList<>(2);
        sent.add(out, new ClockFrame.ControllerHello(sent.next(), ClockCodec.PROTOCOL), nowNanos);
        if (answerOwed && session != null) {
            // The clock is heard but never acknowledged a picture: it comes up again with the first one it does.
            face.again();
            sendFace(out, session, nowNanos);
        }
        return out;
    }

    /** Returns the frames of a link that is up. */
    List<ToClock> due(ClockSession session, long journalledKey, long nowNanos) {
        if (session.map().isLearnt() != wasLearnt) {
            // The pace of heartbeats is part of the picture.
            wasLearnt = !wasLearnt;
            face.again();
        }
        boolean lifeDue = nowNanos - lifeDueNanos >= 0;
        if (!lifeDue && !keysOwed && !face.isDue(nowNanos) && !errand.isDue(nowNanos)) {
            return List.of();
        }
        List<ToClock> out = new ArrayList<>(3);
        if (face.isDue(nowNanos)) {
            tally.resends += face.isAwaited() ? 1 : 0;
            sendFace(out, session, nowNanos);
        }
        if (errand.isDue(nowNanos)) {
            tally.resends += errand.isAwaited() ? 1 : 0;
            sent.add(out, errand.send(sent.next(), nowNanos), nowNanos);
        }
        if (keysOwed || lifeDue) {
            keysOwed = false;
            lifeDueNanos = nowNanos + (wasLearnt ? SIGN_OF_LIFE_NANOS : FAST_SIGN_OF_LIFE_NANOS);
            sent.add(out, new ClockFrame.KeysJournalled(sent.next(), journalledKey), nowNanos);
        }
        return out;
    }

    /** Takes the clock's answer to one of these frames; others are of an earlier talk. */
    void answered(Answer answer, long nowNanos) {
        boolean ofFace = face.answered(answer.answered(), sent.last(), answer.result() == Answer.Result.APPLIED);
        if (!ofFace && !errand.answered(answer.answered(), sent.last())) {
            return;
        }
        switch (answer.result()) {
            case APPLIED -> {}
            case STALE -> tally.stale++;
            case UNSUPPORTED -> tally.unsupported++;
        }
        if (ofFace && answerOwed) {
            answerOwed = false;
            greeting.now(nowNanos);
        }
    }

    /** Returns when a link that is up has something to say, if nothing comes before. */
    long nextDueNanos(ClockSession session, long nowNanos) {
        if (keysOwed || session.map().isLearnt() != wasLearnt) {
            return nowNanos;
        }
        return Math.min(lifeDueNanos, Math.min(face.nextDueNanos(nowNanos), errand.nextDueNanos(nowNanos)));
    }

    private void sendFace(List<ToClock> out, ClockSession session, long nowNanos) {
        face.send(sent.next(), session.boot(), session.map(), nowNanos)
                .ifPresent(state -> sent.add(out, state, nowNanos));
    }
}
