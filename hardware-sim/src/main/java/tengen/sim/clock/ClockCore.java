package tengen.sim.clock;

import java.util.function.Consumer;
import tengen.bridge.clock.BootReason;
import tengen.bridge.clock.ClockCodec;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.ClockFrame.Answer;
import tengen.bridge.clock.ClockFrame.Answer.Result;
import tengen.bridge.clock.ClockFrame.FromClock;
import tengen.bridge.clock.ClockFrame.Heartbeat;
import tengen.bridge.clock.ClockFrame.State;
import tengen.bridge.clock.ClockFrame.ToClock;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;

/**
 * What the firmware does, in the clock's own milliseconds since its boot: one boot of it. The time is an argument everywhere and never goes back.
 */
final class ClockCore {
    /** Without a frame for this long the clock is on its own. */
    static final long DEAF_MILLIS = 2_000;

    static final int FIRMWARE = 0x0100;

    /** A contact is believed after it stood for a few milliseconds, with the stamp of the first one; so the count stays that much behind. */
    private static final long KNOWN_AGE_MILLIS = 8;

    private static final long BEAT_MILLIS = 500;
    private static final long FAST_BEAT_MILLIS = 100;
    private static final long HELLO_MILLIS = 1_000;
    private static final long FIRST_RESEND_MILLIS = 300;
    private static final long LAST_RESEND_MILLIS = 2_000;
    private static final long NEVER = Long.MAX_VALUE;

    private final int boot;
    private final BootReason reason;
    private final long serialNumber;
    private final Consumer<FromClock> out;
    private final KeptKeys kept = new KeptKeys();
    private final Countdown countdown = new Countdown();
    private int sequence = 255;
    private int heard;
    private long heardMillis = -1;
    private long spokenMillis = -1;
    private boolean fastBeats = true;
    private boolean hurried;
    private int held;
    private boolean supplyLow;
    private long beatDueMillis;
    private long helloDueMillis;
    private long resendDueMillis = NEVER;
    private long resendMillis = FIRST_RESEND_MILLIS;
    private long seenKey;
    private long lastSwitch;
    private boolean alarmSounded;
    private long alarmUntilMillis = -1;

    ClockCore(int boot, BootReason reason, long serialNumber, Consumer<FromClock> out) {
        this.boot = boot;
        this.reason = reason;
        this.serialNumber = serialNumber;
        this.out = out;
    }

    /** Takes a frame whose last byte came at {@code nowMillis}. */
    void accept(ClockFrame frame, long nowMillis) {
        if (!(frame instanceof ToClock toClock)) {
            return;
        }
        heard = frame.sequence();
        heardMillis = nowMillis;
        if (!(toClock instanceof ClockFrame.ControllerHello)) {
            spokenMillis = nowMillis;
        }
        switch (toClock) {
            case ClockFrame.ControllerHello hello -> greet(nowMillis);
            case State state -> answer(state.sequence(), show(state, nowMillis));
            case ClockFrame.KeysJournalled keys -> {
                kept.forgetUpTo(keys.keySequence());
                settleResend();
            }
            case ClockFrame.Alarm alarm -> {
                sound(nowMillis);
                answer(alarm.sequence(), Result.APPLIED);
            }
            case ClockFrame.Silence silence -> {
                alarmUntilMillis = -1;
                alarmSounded = false;
                answer(silence.sequence(), Result.APPLIED);
            }
            case ClockFrame.Unknown unknown -> {}
        }
    }

    /** Takes a lever or key that went down or up. */
    void key(ClockKey key, boolean down, long nowMillis) {
        if (!key.isLever()) {
            int bit = 1 << key.code();
            held = down ? held | bit : held & ~bit;
        }
        if (kept.isFull() || !down && key.isLever() && kept.isHalfFull()) {
            // What cannot be kept is not done either: the face does not switch, and the player sees it.
            return;
        }
        countdown.advance(nowMillis);
        zeroAlone(nowMillis);
        long keySequence = kept.add(key, down, nowMillis);
        if (down && key.isLever() && countdown.press(key == ClockKey.LEVER_A ? ClockSide.A : ClockSide.B)) {
            lastSwitch = keySequence;
        }
        out.accept(kept.frame(next(), boot, keySequence));
        resendMillis = FIRST_RESEND_MILLIS;
        resendDueMillis = nowMillis + resendMillis;
    }

    /** Does what is due. */
    void tick(long nowMillis) {
        count(nowMillis);
        zeroAlone(nowMillis);
        if (heardMillis < 0 && nowMillis >= helloDueMillis) {
            helloDueMillis = nowMillis + HELLO_MILLIS;
            hello(nowMillis);
        }
        if (nowMillis >= resendDueMillis) {
            resend(Math.max(kept.first(), seenKey + 1));
            resendMillis = Math.min(2 * resendMillis, LAST_RESEND_MILLIS);
            resendDueMillis = nowMillis + resendMillis;
        }
        boolean hurry = hurries();
        if (hurry && !hurried) {
            beatDueMillis = nowMillis;
        }
        hurried = hurry;
        if (nowMillis >= beatDueMillis) {
            beatDueMillis += hurry || fastBeats ? FAST_BEAT_MILLIS : BEAT_MILLIS;
            beat(nowMillis);
        }
    }

    /** Somebody waits for what the next heartbeat proves: a key is held down, or the running side stands at zero. */
    private boolean hurries() {
        return held != 0 || countdown.isRunningAtZero();
    }

    /** Lets the supply sag, or not. */
    void supply(boolean low) {
        supplyLow = low;
    }

    /** Returns when {@link #tick} is due next. */
    long nextDueMillis() {
        if (hurries() && !hurried) {
            return 0;
        }
        long due = Math.min(Math.min(beatDueMillis, resendDueMillis), beyondZeroMillis());
        return heardMillis < 0 ? Math.min(due, helloDueMillis) : due;
    }

    SimFaces faces(long nowMillis) {
        count(nowMillis);
        return new SimFaces(
                countdown.picture(ClockSide.A),
                countdown.picture(ClockSide.B),
                nowMillis < alarmUntilMillis,
                isAlone(nowMillis));
    }

    int keptKeys() {
        return kept.size();
    }

    private void count(long nowMillis) {
        countdown.advance(nowMillis - KNOWN_AGE_MILLIS);
    }

    private long beyondZeroMillis() {
        long millis = countdown.beyondZeroMillis();
        return millis == NEVER ? NEVER : millis + KNOWN_AGE_MILLIS;
    }

    private boolean isAlone(long nowMillis) {
        return heardMillis < 0 || nowMillis - heardMillis >= DEAF_MILLIS;
    }

    private void greet(long nowMillis) {
        hello(nowMillis);
        seenKey = 0;
        resend(kept.first());
        resendMillis = FIRST_RESEND_MILLIS;
        resendDueMillis = kept.size() == 0 ? NEVER : nowMillis + resendMillis;
    }

    private Result show(State state, long nowMillis) {
        if (fastBeats != state.fastBeats()) {
            fastBeats = state.fastBeats();
            beatDueMillis = Math.min(beatDueMillis, nowMillis + (fastBeats ? FAST_BEAT_MILLIS : BEAT_MILLIS));
        }
        if (state.keysSeen() < lastSwitch) {
            return Result.STALE;
        }
        seenKey = Math.max(seenKey, Math.min(state.keysSeen(), kept.last()));
        settleResend();
        count(nowMillis);
        long asOfMillis =
                state.asOfMillis() == State.ON_RECEIPT ? nowMillis : nowMillis + (int) (state.asOfMillis() - nowMillis);
        countdown.show(state.face(), asOfMillis, nowMillis - KNOWN_AGE_MILLIS);
        alarmSounded &= countdown.isZero(ClockSide.A) || countdown.isZero(ClockSide.B);
        return Result.APPLIED;
    }

    /** On its own the clock sounds the alarm at zero and, where the time-out ends the game, both faces freeze. */
    private void zeroAlone(long nowMillis) {
        if (!alarmSounded && countdown.face().stopsAtZero() && countdown.isRunningAtZero() && isAlone(nowMillis)) {
            countdown.freeze();
            alarmSounded = true;
            sound(nowMillis);
        }
    }

    private void sound(long nowMillis) {
        alarmUntilMillis = switch (countdown.face().alarm()) {
            case OFF -> -1;
            case LOW, ON -> nowMillis + 5_000;
        };
    }

    private void settleResend() {
        if (Math.max(kept.first(), seenKey + 1) > kept.last()) {
            resendDueMillis = NEVER;
        }
    }

    private void resend(long from) {
        for (long keySequence = from; keySequence <= kept.last(); keySequence++) {
            out.accept(kept.frame(next(), boot, keySequence));
        }
    }

    private void answer(int answered, Result result) {
        out.accept(new Answer(next(), answered, result));
    }

    private void hello(long nowMillis) {
        count(nowMillis);
        out.accept(new ClockFrame.ClockHello(
                next(),
                ClockCodec.PROTOCOL,
                FIRMWARE,
                serialNumber,
                boot,
                reason,
                nowMillis,
                countdown.shownMillis(ClockSide.A),
                countdown.shownMillis(ClockSide.B),
                kept.first(),
                kept.last(),
                age(spokenMillis, nowMillis)));
    }

    /** Returns a span as two bytes hold it. */
    private static int age(long sinceMillis, long nowMillis) {
        long age = nowMillis - sinceMillis;
        return sinceMillis < 0 || age >= Heartbeat.NOT_HEARD ? Heartbeat.NOT_HEARD : (int) age;
    }

    private void beat(long nowMillis) {
        out.accept(new Heartbeat(
                next(),
                boot,
                nowMillis,
                (int) Math.min(nowMillis, KNOWN_AGE_MILLIS),
                countdown.running(),
                countdown.shownMillis(ClockSide.A),
                countdown.shownMillis(ClockSide.B),
                countdown.zeroMillis(ClockSide.A),
                countdown.zeroMillis(ClockSide.B),
                alarmSounded,
                supplyLow,
                kept.last(),
                heard,
                age(heardMillis, nowMillis)));
    }

    private int next() {
        sequence = sequence + 1 & 0xff;
        return sequence;
    }
}
