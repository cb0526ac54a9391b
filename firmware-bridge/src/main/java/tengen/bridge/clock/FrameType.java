package tengen.bridge.clock;

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

/** Frame types with their code and fixed payload length (PROTOCOL.md, frames). Codes from 0x80 on are sent by the clock. */
enum FrameType {
    CONTROLLER_HELLO(0x01, 1),
    STATE(0x02, 84),
    KEYS_JOURNALLED(0x03, 4),
    ALARM(0x04, 1),
    SILENCE(0x05, 0),
    CLOCK_HELLO(0x81, 32),
    ANSWER(0x82, 2),
    KEY(0x83, 11),
    HEARTBEAT(0x84, 31),
    /** Any other code; written without payload by tests only. */
    UNKNOWN(0x7f, 0);

    private final int code;
    private final int payloadBytes;

    FrameType(int code, int payloadBytes) {
        this.code = code;
        this.payloadBytes = payloadBytes;
    }

    int code() {
        return code;
    }

    int payloadBytes() {
        return payloadBytes;
    }

    static FrameType of(ClockFrame frame) {
        return switch (frame) {
            case ControllerHello hello -> CONTROLLER_HELLO;
            case State state -> STATE;
            case KeysJournalled keys -> KEYS_JOURNALLED;
            case Alarm alarm -> ALARM;
            case Silence silence -> SILENCE;
            case ClockHello hello -> CLOCK_HELLO;
            case Answer answer -> ANSWER;
            case KeyChange key -> KEY;
            case Heartbeat beat -> HEARTBEAT;
            case Unknown unknown -> UNKNOWN;
        };
    }

    static Optional<FrameType> ofCode(int code) {
        return switch (code) {
            case 0x01 -> Optional.of(CONTROLLER_HELLO);
            case 0x02 -> Optional.of(STATE);
            case 0x03 -> Optional.of(KEYS_JOURNALLED);
            case 0x04 -> Optional.of(ALARM);
            case 0x05 -> Optional.of(SILENCE);
            case 0x81 -> Optional.of(CLOCK_HELLO);
            case 0x82 -> Optional.of(ANSWER);
            case 0x83 -> Optional.of(KEY);
            case 0x84 -> Optional.of(HEARTBEAT);
            default -> Optional.empty();
        };
    }
}
