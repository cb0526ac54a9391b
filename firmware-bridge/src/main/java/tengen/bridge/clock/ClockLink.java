package tengen.bridge.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.bridge.clock.ClockFrame.Answer;
import tengen.bridge.clock.ClockFrame.ClockHello;
import tengen.bridge.clock.ClockFrame.FromClock;
import tengen.bridge.clock.ClockFrame.Heartbeat;
import tengen.bridge.clock.ClockFrame.KeyChange;
import tengen.bridge.clock.ClockFrame.ToClock;
import tengen.bridge.clock.ClockReport.Beat;
import tengen.bridge.clock.ClockReport.KeyReported;
import tengen.bridge.clock.ClockReport.LinkDown;
import tengen.bridge.clock.ClockReport.LinkUp;
import tengen.bridge.clock.ClockReport.Rebooted;

/**
 * Our end of the talk with the clock: handshake, picture, keys, time map and health. It owns no thread and no line: the table's loop feeds it the frames that
 * came, asks {@link #turn} for the frames to send and takes the reports.
 *
 * <p>Expected and not an error: silence, repeats, gaps, reboots, clocks that know fewer frames. All of it is counted; what matters to a game is reported.
 */
public final class ClockLink {
    /** While the link is down the clock is greeted this often. */
    public static final long HELLO_NANOS = 2_000_000_000L;

    /** Without a good frame for this long the link is down. */
    public static final long SILENCE_NANOS = 2_000_000_000L;

    private static final long SIGN_OF_LIFE_NANOS = 500_000_000L;
    private static final long FAST_SIGN_OF_LIFE_NANOS = 100_000_000L;

    /** The sooner greeting when a clock is heard that we thought gone. */
    private static final long EAGER_HELLO_NANOS = 250_000_000L;

    private static final int DEAF_MILLIS = 2_500;
    private static final long NANOS_PER_BYTE = 10 * 1_000_000_000L / 38_400;
    private static final long FUTURE_NANOS = 250_000_000L;
    private static final int MAX_IMPLAUSIBLE_IN_A_ROW = 3;

    private final KeyIntake keys;
    private final FacePush face = new FacePush();
    private final Errand errand = new Errand();
    private final Foresight foresight = new Foresight();
    private final List<ClockReport> reports = new ArrayList<>();
    private final long[] sentNanos = new long[256];
    private TimeMap map = new TimeMap();
    private @Nullable Session session;
    private boolean up;
    private boolean answerOwed;
    private boolean keysOwed;
    private boolean wasLearnt;
    private int sequence = 255;
    private int sentFrames;
    private int implausibleInARow;
    private long helloDueNanos;
    private long lastHelloNanos;
    private boolean greeted;
    private long lifeDueNanos;
    private long lastHeardNanos;
    private long upNanos;
    private long lastTurnNanos;
    private long knownUntilNanos = Long.MIN_VALUE;
    private long repeats;
    private long gaps;
    private long late;
    private long implausible;
    private long stale;
    private long unsupported;
    private long downs;
    private long resends;

    /**
     * Makes a link that is down and greets at its first turn.
     *
     * @param journalled the last key that an earlier process journalled, or {@link KeyMark#NONE}; keys up to it are not reported again
     */
    public ClockLink(KeyMark journalled) {
        keys = new KeyIntake(journalled);
    }

    /**
     * Takes a frame from the clock.
     *
     * @param receivedNanos monotonic time, taken next to the read that brought its last byte
     */
    public void accept(ClockFrame frame, long receivedNanos) {
        if (!(frame instanceof FromClock fromClock)) {
            return;
        }
        switch (fromClock) {
            case ClockHello hello -> hello(hello, receivedNanos);
            case Heartbeat beat -> heartbeat(beat, receivedNanos);
            case KeyChange key -> key(key, receivedNanos);
            case Answer answer -> answer(answer, receivedNanos);
            case ClockFrame.Unknown unknown -> {}
        }
    }

    /**
     * Shows a picture: sent at the next turn and again until the clock says so; the latest wins.
     *
     * @param picture both faces
     * @param asOfNanos the moment at which its figures hold; past is fine, the clock counts on from there
     * @param keysSeen the last key that is decided in it
     */
    public void show(FaceState picture, long asOfNanos, KeyMark keysSeen) {
        face.show(picture, asOfNanos, keysSeen);
    }

    /** Notes that all keys up to {@code journalled} are journalled; the clock forgets them. */
    public void acknowledge(KeyMark journalled) {
        keys.acknowledge(journalled);
        keysOwed = true;
    }

    /** Sounds the alarm, as loud as the picture says, for the fallen flag of {@code side}. */
    public void alarm(ClockSide side) {
        errand.start(new ClockFrame.Alarm(0, side));
    }

    /** Ends the alarm. */
    public void silence() {
        errand.start(new ClockFrame.Silence(0));
    }

    /** Does what is due at {@code nowNanos} and returns the frames to send, in order; never more than four. */
    public List<ToClock> turn(long nowNanos) {
        lastTurnNanos = nowNanos;
        if (!up) {
            return greeting(nowNanos);
        }
        if (nowNanos - lastHeardNanos >= SILENCE_NANOS) {
            down(LinkDown.Cause.SILENT, nowNanos);
            return List.of();
        }
        if (face.isExhausted(nowNanos)) {
            answerOwed = true;
            down(LinkDown.Cause.NO_ACKNOWLEDGEMENT, nowNanos);
            return List.of();
        }
        if (map.isLearnt() != wasLearnt) {
            wasLearnt = map.isLearnt();
            face.again();
        }
        boolean lifeDue = nowNanos - lifeDueNanos >= 0;
        if (!lifeDue && !keysOwed && !face.isDue(nowNanos) && !errand.isDue(nowNanos)) {
            return List.of();
        }
        return due(nowNanos, lifeDue);
    }

    /** Returns what the clock told since the last call, in order, and forgets it. */
    public List<ClockReport> reports() {
        if (reports.isEmpty()) {
            return List.of();
        }
        List<ClockReport> taken = List.copyOf(reports);
        reports.clear();
        return taken;
    }

    /** Returns the moment up to which every key is known, or Long.MIN_VALUE before the first heartbeat. Goes on only while the link is up. */
    public long knownUntilNanos() {
        return knownUntilNanos;
    }

    /** Returns when {@link #turn} has something to do, should nothing come before; a past moment means at once. */
    public long nextDueNanos() {
        if (!up) {
            return greeted ? helloDueNanos : lastTurnNanos;
        }
        if (keysOwed || map.isLearnt() != wasLearnt) {
            return lastTurnNanos;
        }
        long due = Math.min(lifeDueNanos, lastHeardNanos + SILENCE_NANOS);
        return Math.min(due, Math.min(face.nextDueNanos(lastTurnNanos), errand.nextDueNanos(lastTurnNanos)));
    }

    /** Returns whether the clock answers. */
    public boolean isUp() {
        return up;
    }

    /** Returns the map from the clock's milliseconds to our time; replaced at each boot of the clock. */
    public TimeMap map() {
        return map;
    }

    /** Returns what went wrong on the line so far. */
    public LinkCounters counters() {
        return new LinkCounters(repeats, gaps, late, implausible, resends, stale, unsupported, downs);
    }

    private List<ToClock> greeting(long nowNanos) {
        if (greeted && nowNanos - helloDueNanos < 0) {
            return List.of();
        }
        greeted = true;
        lastHelloNanos = nowNanos;
        helloDueNanos = nowNanos + HELLO_NANOS;
        List<ToClock> out = new ArrayList<>(2);
        send(out, new ClockFrame.ControllerHello(next(), ClockCodec.PROTOCOL), nowNanos);
        if (answerOwed && session != null) {
            // The clock is heard but never acknowledged a picture: it comes up again with the first one it does.
            face.again();
            face.send(next(), session.boot, map, nowNanos).ifPresent(state -> send(out, state, nowNanos));
        }
        return out;
    }

    private List<ToClock> due(long nowNanos, boolean lifeDue) {
        List<ToClock> out = new ArrayList<>(3);
        Session now = session();
        if (face.isDue(nowNanos)) {
            resends += face.isAwaited() ? 1 : 0;
            face.send(next(), now.boot, map, nowNanos).ifPresent(state -> send(out, state, nowNanos));
        }
        if (errand.isDue(nowNanos)) {
            resends += errand.isAwaited() ? 1 : 0;
            send(out, errand.send(next(), nowNanos), nowNanos);
        }
        if (keysOwed || lifeDue) {
            keysOwed = false;
            lifeDueNanos = nowNanos + (map.isLearnt() ? SIGN_OF_LIFE_NANOS : FAST_SIGN_OF_LIFE_NANOS);
            send(out, new ClockFrame.KeysJournalled(next(), keys.journalled()), nowNanos);
        }
        return out;
    }

    private void hello(ClockHello hello, long receivedNanos) {
        lastHeardNanos = receivedNanos;
        if (hello.protocol() != ClockCodec.PROTOCOL) {
            unsupported++;
            return;
        }
        Session before = session;
        if (before == null || before.boot != hello.boot()) {
            begin(hello, receivedNanos);
            if (before != null) {
                up = false;
                reports.add(new Rebooted(hello.boot(), hello.reason()));
            }
        } else if (!measure(before.unwrap(hello.clockMillis()), hello, receivedNanos)) {
            return;
        }
        keys.begin(hello.boot(), hello.firstKept());
        if (!up && !answerOwed) {
            up(hello, receivedNanos);
        }
    }

    private void begin(ClockHello hello, long receivedNanos) {
        session = new Session(hello.boot(), hello.clockMillis());
        map = new TimeMap();
        wasLearnt = false;
        answerOwed = false;
        implausibleInARow = 0;
        measure(hello.clockMillis(), hello, receivedNanos);
    }

    private void up(ClockHello hello, long receivedNanos) {
        up = true;
        upNanos = receivedNanos;
        implausibleInARow = 0;
        lifeDueNanos = receivedNanos;
        face.anew();
        errand.again();
        reports.add(new LinkUp(
                hello.firmware(),
                hello.serialNumber(),
                hello.boot(),
                hello.reason(),
                (int) (hello.lastKey() + 1 - hello.firstKept()),
                hello.leftAMillis(),
                hello.leftBMillis(),
                map.nanosAt(session().unwrap(hello.clockMillis()))));
    }

    private void heartbeat(Heartbeat beat, long receivedNanos) {
        lastHeardNanos = receivedNanos;
        if (!isOfSession(beat.boot(), receivedNanos)) {
            return;
        }
        Session now = session();
        long clockMillis = now.unwrap(beat.clockMillis());
        if (!measure(clockMillis, beat, receivedNanos)) {
            return;
        }
        if (beat.heardAgeMillis() > DEAF_MILLIS && receivedNanos - upNanos > DEAF_MILLIS * 1_000_000L) {
            down(LinkDown.Cause.NO_ACKNOWLEDGEMENT, receivedNanos);
            return;
        }
        measureHeard(clockMillis, beat);
        if (beat.lastKey() > keys.taken()) {
            // A key before this heartbeat is still missing: it does not prove anything yet.
            return;
        }
        if (!isBelievable(now, clockMillis, beat, receivedNanos)) {
            return;
        }
        long stampNanos = map.nanosAt(clockMillis - beat.knownAgeMillis());
        knownUntilNanos = Math.max(knownUntilNanos, stampNanos);
        reports.add(new Beat(
                clockMillis,
                knownUntilNanos,
                beat.running(),
                beat.leftAMillis(),
                beat.leftBMillis(),
                zeroNanos(now, beat.zeroAMillis()),
                zeroNanos(now, beat.zeroBMillis()),
                beat.alarmSounded()));
    }

    private void key(KeyChange key, long receivedNanos) {
        lastHeardNanos = receivedNanos;
        if (!isOfSession(key.boot(), receivedNanos)) {
            return;
        }
        long clockMillis = session().unwrap(key.clockMillis());
        if (map.nanosAt(clockMillis) - receivedNanos > FUTURE_NANOS) {
            implausible++;
            return;
        }
        switch (keys.take(key)) {
            case NEXT -> {
                long stampNanos = Math.min(map.keyNanosAt(clockMillis), receivedNanos);
                reports.add(
                        new KeyReported(key.boot(), key.keySequence(), key.key(), key.down(), clockMillis, stampNanos));
            }
            case REPEAT -> {
                repeats++;
                if (key.keySequence() <= keys.journalled()) {
                    keysOwed = true;
                } else if (key.keySequence() <= face.keysSeen(key.boot()) && !face.isAwaited()) {
                    face.again();
                }
            }
            case GAP -> gaps++;
        }
    }

    private void answer(Answer answer, long receivedNanos) {
        lastHeardNanos = receivedNanos;
        boolean applied = answer.result() == Answer.Result.APPLIED;
        boolean ofFace = face.answered(answer.answered(), sequence, applied);
        if (!ofFace && !errand.answered(answer.answered(), sequence)) {
            return;
        }
        switch (answer.result()) {
            case APPLIED -> {}
            case STALE -> stale++;
            case UNSUPPORTED -> unsupported++;
        }
        if (ofFace && answerOwed) {
            answerOwed = false;
            greeted = false;
        }
    }

    /** Returns whether the frame is of the clock we talk with now; greets it soon if not. */
    private boolean isOfSession(int boot, long receivedNanos) {
        Session now = session;
        if (now != null && now.boot == boot && up) {
            return true;
        }
        if (up) {
            down(LinkDown.Cause.SILENT, receivedNanos);
        }
        if (!answerOwed) {
            // A clock that was thought gone need not wait for the next regular greeting.
            helloDueNanos = Math.min(helloDueNanos, lastHelloNanos + EAGER_HELLO_NANOS);
        }
        return false;
    }

    private boolean isBelievable(Session now, long clockMillis, Heartbeat beat, long receivedNanos) {
        Optional<FaceState> picture = face.face();
        boolean comparable = picture.isPresent() && face.isShown() && keys.lastSwitch() <= face.keysSeen(now.boot);
        if (!comparable || foresight.fits(picture.get(), clockMillis - map.millisAt(face.asOfNanos()), beat)) {
            implausibleInARow = 0;
            return true;
        }
        implausible++;
        implausibleInARow++;
        face.again();
        if (implausibleInARow >= MAX_IMPLAUSIBLE_IN_A_ROW) {
            down(LinkDown.Cause.IMPLAUSIBLE, receivedNanos);
        }
        return false;
    }

    /** Feeds the time map; returns false when the frame is older than one before it or from the future. */
    private boolean measure(long clockMillis, ClockFrame frame, long receivedNanos) {
        Session now = session();
        if (clockMillis < now.lastMillis) {
            late++;
            return false;
        }
        if (map.isKnown() && map.nanosAt(clockMillis) - receivedNanos > FUTURE_NANOS) {
            implausible++;
            implausibleInARow++;
            if (implausibleInARow >= MAX_IMPLAUSIBLE_IN_A_ROW && up) {
                session = null;
                down(LinkDown.Cause.IMPLAUSIBLE, receivedNanos);
            }
            return false;
        }
        now.lastMillis = clockMillis;
        map.sent(clockMillis, receivedNanos - ClockCodec.bytesOnLine(frame) * NANOS_PER_BYTE);
        return true;
    }

    private void measureHeard(long clockMillis, Heartbeat beat) {
        if (beat.heardAgeMillis() == Heartbeat.NOT_HEARD || beat.heard() == session().lastHeard) {
            return;
        }
        session().lastHeard = beat.heard();
        if ((sequence - beat.heard() & 0xff) < Math.min(sentFrames, 200)) {
            map.heard(clockMillis - beat.heardAgeMillis(), sentNanos[beat.heard()]);
        }
    }

    private long zeroNanos(Session now, long zeroMillis) {
        return zeroMillis == Heartbeat.NOT_ZERO ? Beat.NOT_ZERO : map.nanosAt(now.unwrap(zeroMillis));
    }

    private void down(LinkDown.Cause cause, long nowNanos) {
        up = false;
        downs++;
        greeted = true;
        helloDueNanos = nowNanos;
        reports.add(new LinkDown(cause, lastHeardNanos));
    }

    private void send(List<ToClock> out, ToClock frame, long nowNanos) {
        sentFrames = Math.min(sentFrames + 1, 256);
        // Frames of one turn follow each other on the line.
        long aheadBytes = ClockCodec.bytesOnLine(frame);
        for (ToClock before : out) {
            aheadBytes += ClockCodec.bytesOnLine(before);
        }
        sentNanos[frame.sequence()] = nowNanos + aheadBytes * NANOS_PER_BYTE;
        out.add(frame);
    }

    private int next() {
        sequence = sequence + 1 & 0xff;
        return sequence;
    }

    private Session session() {
        Session now = session;
        if (now == null) {
            throw new IllegalStateException("no clock was heard yet");
        }
        return now;
    }

    /** One boot of the clock. */
    private static final class Session {
        private final int boot;
        private long lastMillis;
        private int lastHeard = -1;

        Session(int boot, long clockMillis) {
            this.boot = boot;
            this.lastMillis = clockMillis;
        }

        /** Returns the 32 bits of a clock time as the whole number nearest to the last one: they wrap after 49 days. */
        long unwrap(long wireMillis) {
            return lastMillis + (int) (wireMillis - lastMillis);
        }
    }
}
