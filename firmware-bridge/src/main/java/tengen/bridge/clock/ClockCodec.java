package tengen.bridge.clock;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
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

/**
 * Frames as blocks of bytes: type, sequence, payload, CRC (PROTOCOL.md). Numbers are little endian.
 *
 * <p>Pure. One codec serves one thread, since it works in its own scratch block.
 */
public final class ClockCodec {
    /** Longest frame on the line, stuffing and closing zero included. */
    public static final int MAX_FRAME_BYTES = 96;

    /** The version of PROTOCOL.md this codec speaks. */
    public static final int PROTOCOL = 1;

    private static final int CRC_BYTES = 2;
    private static final int STUFFING_BYTES = 2;

    private final byte[] block = new byte[MAX_FRAME_BYTES];
    private final ByteBuffer out = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);

    /**
     * Writes {@code frame}, stuffed and closed, to the start of {@code into}.
     *
     * @param into at least {@link #MAX_FRAME_BYTES} long
     * @return the number of bytes written
     */
    public int encode(ClockFrame frame, byte[] into) {
        out.clear();
        out.put((byte) FrameType.of(frame).code()).put((byte) frame.sequence());
        put(frame);
        int length = out.position();
        out.putShort((short) Crc16.of(block, 0, length));
        return Cobs.stuff(block, length + CRC_BYTES, into);
    }

    /** Returns the number of bytes {@code frame} takes on the line. */
    public static int bytesOnLine(ClockFrame frame) {
        return FrameType.of(frame).payloadBytes() + 2 + CRC_BYTES + STUFFING_BYTES;
    }

    /**
     * Reads one block from which the stuffing is already taken.
     *
     * @param length of the block, CRC included
     * @return the frame, or empty when CRC, length or a value is wrong
     */
    static Optional<ClockFrame> decode(byte[] bytes, int at, int length) {
        if (length < 2 + CRC_BYTES) {
            return Optional.empty();
        }
        int body = length - CRC_BYTES;
        int crc = bytes[at + body] & 0xff | (bytes[at + body + 1] & 0xff) << 8;
        if (crc != Crc16.of(bytes, at, body)) {
            return Optional.empty();
        }
        int code = bytes[at] & 0xff;
        int sequence = bytes[at + 1] & 0xff;
        Optional<FrameType> type = FrameType.ofCode(code);
        if (type.isEmpty()) {
            return Optional.of(new Unknown(sequence, code));
        }
        if (body - 2 != type.get().payloadBytes()) {
            return Optional.empty();
        }
        return PayloadReader.read(
                type.get(), sequence, ByteBuffer.wrap(bytes, at + 2, body - 2).order(ByteOrder.LITTLE_ENDIAN));
    }

    private void put(ClockFrame frame) {
        switch (frame) {
            case ControllerHello hello -> put8(hello.protocol());
            case State state -> putState(state);
            case KeysJournalled keys -> put32(keys.keySequence());
            case Alarm alarm -> put8(alarm.side().ordinal());
            case Silence silence -> {}
            case ClockHello hello -> putHello(hello);
            case Answer answer -> put8(answer.answered()).put8(answer.result().ordinal());
            case KeyChange key ->
                put16(key.boot())
                        .put32(key.keySequence())
                        .put8(key.key().code() | (key.down() ? WireBits.KEY_DOWN : 0))
                        .put32(key.clockMillis());
            case Heartbeat beat -> putBeat(beat);
            case Unknown unknown -> {}
        }
    }

    private void putState(State state) {
        FaceState face = state.face();
        boolean onReceipt = state.asOfMillis() == State.ON_RECEIPT;
        put32(state.keysSeen()).put32(onReceipt ? 0 : state.asOfMillis());
        put8(face.running().ordinal()
                | (onReceipt ? 0 : WireBits.AS_OF_KNOWN)
                | (face.stopsAtZero() ? WireBits.STOPS_AT_ZERO : 0)
                | (state.fastBeats() ? WireBits.FAST_BEATS : 0)
                | (face.announces() ? WireBits.ANNOUNCES : 0)
                | face.alarm().ordinal() << WireBits.ALARM_SHIFT);
        put8(face.brightnessPercent());
        putSide(face.a());
        putSide(face.b());
    }

    private void putSide(SideState side) {
        SideTime time = side.time();
        put32(time.mainMillis()).put8(time.quotaTurns()).put32(time.quotaAddMillis());
        put32(time.periodMillis()).put32(time.periodLeftMillis());
        put8(time.periodsLeft()).put8(time.periodTurns()).put8(time.periodTurnsLeft());
        put32(time.incrementMillis()).put32(time.delayMillis()).put32(time.turnUsedMillis());
        put8(side.colour().ordinal() | (time.carries() ? WireBits.CARRIES : 0));
        put8(side.turns()).put8(side.number() == SideState.NO_NUMBER ? WireBits.NO_NUMBER : side.number());
        put16(side.marks().bits());
    }

    private void putHello(ClockHello hello) {
        put8(hello.protocol())
                .put16(hello.firmware())
                .put32(hello.serialNumber())
                .put16(hello.boot());
        put8(hello.reason().ordinal()).put32(hello.clockMillis());
        put32(hello.leftAMillis())
                .put32(hello.leftBMillis())
                .put32(hello.firstKept())
                .put32(hello.lastKey())
                .put16(hello.silentMillis());
    }

    private void putBeat(Heartbeat beat) {
        put16(beat.boot()).put32(beat.clockMillis()).put8(beat.knownAgeMillis());
        put8(beat.running().ordinal()
                | (beat.zeroAMillis() == Heartbeat.NOT_ZERO ? 0 : WireBits.ZERO_A)
                | (beat.zeroBMillis() == Heartbeat.NOT_ZERO ? 0 : WireBits.ZERO_B)
                | (beat.alarmSounded() ? WireBits.ALARM_SOUNDED : 0)
                | (beat.supplyLow() ? WireBits.SUPPLY_LOW : 0));
        put32(beat.leftAMillis()).put32(beat.leftBMillis());
        put32(Math.max(0, beat.zeroAMillis())).put32(Math.max(0, beat.zeroBMillis()));
        put32(beat.lastKey()).put8(beat.heard()).put16(beat.heardAgeMillis());
    }

    private ClockCodec put8(int value) {
        out.put((byte) value);
        return this;
    }

    private ClockCodec put16(int value) {
        out.putShort((short) value);
        return this;
    }

    private ClockCodec put32(long value) {
        out.putInt((int) value);
        return this;
    }
}
