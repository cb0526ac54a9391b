package tengen.bridge.clock;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import tengen.bridge.clock.ClockFrame.Alarm;
import tengen.bridge.clock.ClockFrame.Answer;
import tengen.bridge.clock.ClockFrame.ClockHello;
import tengen.bridge.clock.ClockFrame.ControllerHello;
import tengen.bridge.clock.ClockFrame.Heartbeat;
import tengen.bridge.clock.ClockFrame.KeyChange;
import tengen.bridge.clock.ClockFrame.KeysJournalled;
import tengen.bridge.clock.ClockFrame.Silence;
import tengen.bridge.clock.ClockFrame.State;
import tengen.bridge.clock.ClockFrame.Unknown;

/** Payloads as records. A value that no correct sender writes makes the whole frame unreadable. */
final class PayloadReader {
    private static final List<Running> RUNNING = List.of(Running.values());
    private static final List<AlarmLevel> ALARMS = List.of(AlarmLevel.values());
    private static final List<ColourLabel> COLOURS = List.of(ColourLabel.values());
    private static final List<BootReason> REASONS = List.of(BootReason.values());
    private static final List<ClockSide> SIDES = List.of(ClockSide.values());
    private static final List<Answer.Result> RESULTS = List.of(Answer.Result.values());

    private final ByteBuffer in;
    private boolean wrong;

    private PayloadReader(ByteBuffer in) {
        this.in = in;
    }

    /** Returns the frame whose payload is what remains of {@code in}, exactly as long as the type says. */
    static Optional<ClockFrame> read(FrameType type, int sequence, ByteBuffer in) {
        PayloadReader reader = new PayloadReader(in);
        ClockFrame frame = reader.frame(type, sequence);
        return reader.wrong ? Optional.empty() : Optional.of(frame);
    }

    private ClockFrame frame(FrameType type, int sequence) {
        return switch (type) {
            case CONTROLLER_HELLO -> new ControllerHello(sequence, u8());
            case STATE -> state(sequence);
            case KEYS_JOURNALLED -> new KeysJournalled(sequence, u32());
            case ALARM -> new Alarm(sequence, one(SIDES, u8()));
            case SILENCE -> new Silence(sequence);
            case CLOCK_HELLO -> hello(sequence);
            case ANSWER -> new Answer(sequence, u8(), one(RESULTS, u8()));
            case KEY -> key(sequence);
            case HEARTBEAT -> heartbeat(sequence);
            case UNKNOWN -> new Unknown(sequence, type.code());
        };
    }

    private State state(int sequence) {
        long keysSeen = u32();
        long asOfMillis = u32();
        int flags = u8();
        int brightness = within(u8(), 1, 100);
        FaceState face = new FaceState(
                side(),
                side(),
                one(RUNNING, flags & WireBits.RUNNING),
                (flags & WireBits.STOPS_AT_ZERO) != 0,
                one(ALARMS, flags >> WireBits.ALARM_SHIFT & WireBits.ALARM),
                (flags & WireBits.ANNOUNCES) != 0,
                brightness);
        boolean asOfKnown = (flags & WireBits.AS_OF_KNOWN) != 0;
        return new State(
                sequence,
                keysSeen,
                asOfKnown ? asOfMillis : State.ON_RECEIPT,
                (flags & WireBits.FAST_BEATS) != 0,
                face);
    }

    private SideState side() {
        int mainMillis = millis();
        int quotaTurns = u8();
        int quotaAddMillis = millis();
        int periodMillis = millis();
        int periodLeftMillis = millis();
        int periodsLeft = u8();
        int periodTurns = u8();
        int periodTurnsLeft = u8();
        int incrementMillis = millis();
        int delayMillis = millis();
        int turnUsedMillis = millis();
        int flags = u8();
        SideTime time = new SideTime(
                mainMillis,
                quotaTurns,
                quotaAddMillis,
                periodMillis,
                periodLeftMillis,
                periodsLeft,
                periodTurns,
                periodTurnsLeft,
                (flags & WireBits.CARRIES) != 0,
                incrementMillis,
                delayMillis,
                turnUsedMillis);
        int turns = u8();
        int number = u8();
        int shown = number == WireBits.NO_NUMBER ? SideState.NO_NUMBER : within(number, 0, 99);
        return new SideState(
                time,
                one(COLOURS, flags & WireBits.COLOUR),
                turns,
                shown,
                new FaceMarks(within(u16(), 0, FaceMarks.ALL_BITS)));
    }

    private ClockHello hello(int sequence) {
        return new ClockHello(
                sequence,
                u8(),
                u16(),
                u32(),
                u16(),
                one(REASONS, u8()),
                u32(),
                millis(),
                millis(),
                u32(),
                u32(),
                u16());
    }

    private KeyChange key(int sequence) {
        int boot = u16();
        long keySequence = u32();
        int code = u8();
        ClockKey key = ClockKey.ofCode(code & ~WireBits.KEY_DOWN).orElseGet(() -> {
            wrong = true;
            return ClockKey.ARBITER;
        });
        return new KeyChange(sequence, boot, keySequence, key, (code & WireBits.KEY_DOWN) != 0, u32());
    }

    private Heartbeat heartbeat(int sequence) {
        int boot = u16();
        long clockMillis = u32();
        int knownAgeMillis = u8();
        int flags = u8();
        int leftA = millis();
        int leftB = millis();
        long zeroA = u32();
        long zeroB = u32();
        return new Heartbeat(
                sequence,
                boot,
                clockMillis,
                knownAgeMillis,
                one(RUNNING, flags & WireBits.RUNNING),
                leftA,
                leftB,
                (flags & WireBits.ZERO_A) != 0 ? zeroA : Heartbeat.NOT_ZERO,
                (flags & WireBits.ZERO_B) != 0 ? zeroB : Heartbeat.NOT_ZERO,
                (flags & WireBits.ALARM_SOUNDED) != 0,
                (flags & WireBits.SUPPLY_LOW) != 0,
                u32(),
                u8(),
                u16());
    }

    private int u8() {
        return in.get() & 0xff;
    }

    private int u16() {
        return in.getShort() & 0xffff;
    }

    private long u32() {
        return in.getInt() & 0xffff_ffffL;
    }

    /** Returns a span of at most 2^31-1 ms (24 days). */
    private int millis() {
        int millis = in.getInt();
        wrong |= millis < 0;
        return millis & Integer.MAX_VALUE;
    }

    private int within(int value, int low, int high) {
        wrong |= value < low || value > high;
        return Math.clamp(value, low, high);
    }

    private <T> T one(List<T> values, int code) {
        wrong |= code >= values.size();
        return values.get(Math.min(code, values.size() - 1));
    }
}
