package tengen.bridge.clock;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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

    private static final int DEAF_MILLIS = 2_500;
    private static final long DEAF_NANOS = DEAF_MILLIS * 1_000_000L;
    private static final int MAX_IMPLAUSIBLE_IN_A_ROW = 3;

    private final KeyIntake keys;
    private final LinkTally tally = new LinkTally();
    private final Speech speech = new Speech(tally);
    private final Foresight foresight = new Foresight();
    private final List<ClockReport> reports = new ArrayList<>();
    private Consumer<ClockReport> witness = report -> {};
    private final ArrayDeque<Unplaced> unplaced = new ArrayDeque<>();
    private @Nullable ClockSession session;
    private boolean up;
    private boolean retoldUp;
    private int implausibleInARow;
    private long lastHeardNanos;
    private long upNanos;
    private long lastTurnNanos;
    private long knownUntilNanos = Long.MIN_VALUE;

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
            case Answer answer -> {
                lastHeardNanos = receivedNanos;
                speech.answered(answer, receivedNanos);
            }
            case ClockFrame.Unknown unknown -> {}
        }
    }

    /** Names somebody who is told of each report as {@link #reports} gives it away. */
    public void onReport(Consumer<ClockReport> hearer) {
        witness = hearer;
    }

    /** Takes what another link made of the same clock, in place of the clock's frames: for a black box that is lived through again. */
    public void retell(ClockReport report) {
        if (report instanceof Beat beat) {
            knownUntilNanos = Math.max(knownUntilNanos, beat.stampNanos());
        }
        retoldUp = !(report instanceof LinkDown || report instanceof Rebooted);
        reports.add(report);
    }

    /**
     * Shows a picture: sent at the next turn and again until the clock says so; the latest wins.
     *
     * @param picture both faces
     * @param asOfNanos the moment at which its figures hold; past is fine, the clock counts on from there
     * @param keysSeen the last key that is decided in it
     */
    public void show(FaceState picture, long asOfNanos, KeyMark keysSeen) {
        speech.face().show(picture, asOfNanos, keysSeen);
    }

    /** Notes that all keys up to {@code journalled} are journalled; the clock forgets them. */
    public void acknowledge(KeyMark journalled) {
        keys.acknowledge(journalled);
        speech.oweKeys();
    }

    /** Sounds the alarm, as loud as the picture says, for the fallen flag of {@code side}. */
    public void alarm(ClockSide side) {
        speech.errand().start(new ClockFrame.Alarm(0, side));
    }

    /** Ends the alarm. */
    public void silence() {
        speech.errand().start(new ClockFrame.Silence(0));
    }

    /** Does what is due at {@code nowNanos} and returns the frames to send, in order; never more than three. */
    public List<ToClock> turn(long nowNanos) {
        lastTurnNanos = nowNanos;
        if (!up) {
            return speech.greet(session, nowNanos);
        }
        if (nowNanos - lastHeardNanos >= SILENCE_NANOS) {
            down(LinkDown.Cause.SILENT, nowNanos);
            return List.of();
        }
        if (speech.isExhausted(nowNanos)) {
            down(LinkDown.Cause.NO_ACKNOWLEDGEMENT, nowNanos);
            return List.of();
        }
        return speech.due(session(), keys.journalled(), nowNanos);
    }

    /**
     * Notes that a frame of the last turn is about to be written only now: the loop may have waited for the journal in between. When a frame left is half of what
     * the time map knows.
     *
     * @param nanos monotonic time, taken next to the write
     */
    public void leaving(ToClock frame, long nanos) {
        speech.sent().delay(frame.sequence(), nanos - lastTurnNanos);
    }

    /** Returns what the clock told since the last call, in order, and forgets it. */
    public List<ClockReport> reports() {
        if (reports.isEmpty()) {
            return List.of();
        }
        List<ClockReport> taken = List.copyOf(reports);
        reports.clear();
        taken.forEach(witness);
        return taken;
    }

    /** Returns the moment up to which every key is known, or Long.MIN_VALUE before the first heartbeat. Goes on only while the link is up. */
    public long knownUntilNanos() {
        return knownUntilNanos;
    }

    /** Returns when {@link #turn} has something to do, should nothing come before; a past moment means at once. */
    public long nextDueNanos() {
        return up
                ? Math.min(lastHeardNanos + SILENCE_NANOS, speech.nextDueNanos(session(), lastTurnNanos))
                : speech.greeting().nextDueNanos(lastTurnNanos);
    }

    /** Returns whether the clock answers. */
    public boolean isUp() {
        return up || retoldUp;
    }

    /** Returns the map from the clock's milliseconds to our time; another one after each boot of the clock, none before the first. */
    public Optional<TimeMap> map() {
        return Optional.ofNullable(session).map(ClockSession::map);
    }

    /** Returns what went wrong on the line so far. */
    public LinkCounters counters() {
        return tally.snapshot();
    }

    private void hello(ClockHello hello, long receivedNanos) {
        lastHeardNanos = receivedNanos;
        if (hello.protocol() != ClockCodec.PROTOCOL) {
            tally.unsupported++;
            return;
        }
        ClockSession before = session;
        if (before == null || before.boot() != hello.boot()) {
            begin(hello, receivedNanos);
            if (before != null) {
                up = false;
                reports.add(new Rebooted(hello.boot(), hello.reason()));
            }
        } else if (!measured(before, before.unwrap(hello.clockMillis()), hello, receivedNanos)) {
            return;
        }
        keys.begin(hello.boot(), hello.firstKept());
        placeKeys(false);
        if (!up && !speech.isAnswerOwed()) {
            up(session(), hello, receivedNanos);
        }
    }

    private void begin(ClockHello hello, long receivedNanos) {
        // What was pressed on the clock's boot before this one has its place on that boot's map alone.
        placeKeys(true);
        ClockSession begun = new ClockSession(hello);
        session = begun;
        speech.begin();
        measured(begun, hello.clockMillis(), hello, receivedNanos);
    }

    private void up(ClockSession now, ClockHello hello, long receivedNanos) {
        up = true;
        upNanos = receivedNanos;
        implausibleInARow = 0;
        speech.up(receivedNanos);
        reports.add(new LinkUp(
                hello.firmware(),
                hello.serialNumber(),
                hello.boot(),
                hello.reason(),
                (int) (hello.lastKey() + 1 - hello.firstKept()),
                hello.leftAMillis(),
                hello.leftBMillis(),
                hello.silentMillis() == Heartbeat.NOT_HEARD ? LinkUp.SILENT_FOR_LONG : hello.silentMillis(),
                now.map().nanosAt(now.unwrap(hello.clockMillis()))));
    }

    private void heartbeat(Heartbeat beat, long receivedNanos) {
        lastHeardNanos = receivedNanos;
        if (!isOfSession(beat.boot(), receivedNanos)) {
            return;
        }
        ClockSession now = session();
        long clockMillis = now.unwrap(beat.clockMillis());
        if (!measured(now, clockMillis, beat, receivedNanos)) {
            return;
        }
        if (beat.heardAgeMillis() > DEAF_MILLIS && receivedNanos - upNanos > DEAF_NANOS) {
            down(LinkDown.Cause.NO_ACKNOWLEDGEMENT, receivedNanos);
            return;
        }
        now.measureHeard(clockMillis, beat, speech.sent());
        placeKeys(false);
        if (beat.lastKey() > keys.taken() || !now.map().isFitForKeys()) {
            // A key before this heartbeat is still missing, or it has no good moment itself: it does not prove anything
            // yet.
            return;
        }
        if (!isBelievable(now, clockMillis, beat, receivedNanos)) {
            return;
        }
        knownUntilNanos = Math.max(knownUntilNanos, now.map().nanosAt(clockMillis - beat.knownAgeMillis()));
        reports.add(new Beat(
                clockMillis,
                knownUntilNanos,
                beat.running(),
                beat.leftAMillis(),
                beat.leftBMillis(),
                now.zeroNanos(beat.zeroAMillis()),
                now.zeroNanos(beat.zeroBMillis()),
                beat.alarmSounded(),
                beat.supplyLow()));
    }

    private void key(KeyChange key, long receivedNanos) {
        lastHeardNanos = receivedNanos;
        if (!isOfSession(key.boot(), receivedNanos)) {
            return;
        }
        ClockSession now = session();
        long clockMillis = now.unwrap(key.clockMillis());
        if (now.isFuture(clockMillis, receivedNanos)) {
            tally.implausible++;
            return;
        }
        switch (keys.take(key)) {
            case NEXT -> {
                unplaced.add(new Unplaced(key, clockMillis, receivedNanos));
                placeKeys(false);
            }
            case REPEAT -> repeated(key);
            case GAP -> tally.gaps++;
        }
    }

    /** Gives keys their moment and reports them, in order; while the map of a clock just met is still loose they wait, unless they must not any longer. */
    private void placeKeys(boolean must) {
        ClockSession now = session;
        while (now != null && !unplaced.isEmpty() && (must || now.map().isFitForKeys())) {
            Unplaced first = unplaced.remove();
            KeyChange key = first.key();
            long stampNanos = Math.min(now.map().keyNanosAt(first.clockMillis()), first.receivedNanos());
            reports.add(new KeyReported(
                    key.boot(), key.keySequence(), key.key(), key.down(), first.clockMillis(), stampNanos));
        }
    }

    private record Unplaced(KeyChange key, long clockMillis, long receivedNanos) {}

    /** The clock missed that we have this key: it is told again, by what it waits for. */
    private void repeated(KeyChange key) {
        tally.repeats++;
        if (key.keySequence() <= keys.journalled()) {
            speech.oweKeys();
        } else if (key.keySequence() <= speech.face().keysSeen(key.boot())
                && !speech.face().isAwaited()) {
            speech.face().again();
        }
    }

    /** Returns whether the frame is of the clock we talk with now; greets it soon if not. */
    private boolean isOfSession(int boot, long receivedNanos) {
        ClockSession now = session;
        if (now != null && now.boot() == boot && up) {
            return true;
        }
        if (up) {
            down(LinkDown.Cause.SILENT, receivedNanos);
        }
        if (!speech.isAnswerOwed()) {
            speech.greeting().soon();
        }
        return false;
    }

    private boolean isBelievable(ClockSession now, long clockMillis, Heartbeat beat, long receivedNanos) {
        FacePush face = speech.face();
        Optional<FaceState> picture = face.face();
        boolean comparable = picture.isPresent() && face.isShown() && keys.lastSwitch() <= face.keysSeen(now.boot());
        if (!comparable || foresight.fits(picture.get(), clockMillis - now.map().millisAt(face.asOfNanos()), beat)) {
            implausibleInARow = 0;
            return true;
        }
        face.again();
        disbelieve(receivedNanos);
        return false;
    }

    /** Feeds the time map; returns false when the frame is older than one before it or from the future. */
    private boolean measured(ClockSession now, long clockMillis, ClockFrame frame, long receivedNanos) {
        return switch (now.measure(clockMillis, frame, receivedNanos)) {
            case GOOD -> true;
            case LATE -> {
                tally.late++;
                yield false;
            }
            case FUTURE -> {
                disbelieve(receivedNanos);
                yield false;
            }
        };
    }

    /** Counts figures that cannot be true; after three in a row the talk begins anew, with the next HELLO. */
    private void disbelieve(long receivedNanos) {
        tally.implausible++;
        implausibleInARow++;
        if (implausibleInARow >= MAX_IMPLAUSIBLE_IN_A_ROW && up) {
            // Keys without a place must not get one by a map that is not believed: the clock still keeps them, and
            // repeats them after the HELLO.
            if (!unplaced.isEmpty()) {
                keys.untake(unplaced.element().key().keySequence());
                unplaced.clear();
            }
            session = null;
            down(LinkDown.Cause.IMPLAUSIBLE, receivedNanos);
        }
    }

    private void down(LinkDown.Cause cause, long nowNanos) {
        up = false;
        tally.downs++;
        speech.greeting().now(nowNanos);
        reports.add(new LinkDown(cause, lastHeardNanos));
    }

    private ClockSession session() {
        ClockSession now = session;
        if (now == null) {
            throw new IllegalStateException("no clock was heard yet");
        }
        return now;
    }
}
