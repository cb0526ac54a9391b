package tengen.bridge.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.bridge.clock.ClockFrame.Answer.Result;

class ClockCodecTest {
    static final SideState BUSY = new SideState(
            new SideTime(0, 40, 3_600_000, 30_000, 12_345, 5, 15, 7, true, 30_000, 5_000, 255),
            ColourLabel.WHITE,
            113,
            10,
            FaceMarks.NONE.with(FaceMark.SWAP).with(FaceMark.PERIOD));

    static final FaceState FACE = new FaceState(
            BUSY,
            new SideState(
                    SideTime.main(Integer.MAX_VALUE), ColourLabel.BLACK, 255, SideState.NO_NUMBER, FaceMarks.NONE),
            Running.B,
            true,
            AlarmLevel.LOW,
            true,
            73);

    static List<ClockFrame> frames() {
        return List.of(
                new ClockFrame.ControllerHello(0, 1),
                new ClockFrame.State(255, 0xffff_ffffL, 4_000_000_000L, true, FACE),
                new ClockFrame.State(7, 0, ClockFrame.State.ON_RECEIPT, false, FaceState.BLANK),
                new ClockFrame.KeysJournalled(1, 70_000),
                new ClockFrame.Alarm(2, ClockSide.B),
                new ClockFrame.Silence(3),
                new ClockFrame.ClockHello(
                        4, 1, 0x0102, 0xfedc_ba98L, 65_535, BootReason.WATCHDOG, 123_456, 60_000, 0, 41, 43, 65_534),
                new ClockFrame.Answer(5, 255, Result.STALE),
                new ClockFrame.KeyChange(6, 2, 43, ClockKey.RESIGN_B, true, 0xffff_fff0L),
                new ClockFrame.KeyChange(6, 2, 44, ClockKey.ARBITER, false, 0),
                new ClockFrame.Heartbeat(
                        7, 2, 99, 5, Running.A, 1, 2, 77, ClockFrame.Heartbeat.NOT_ZERO, true, true, 44, 255, 12),
                new ClockFrame.Unknown(8, 0x7f));
    }

    @Test
    void theCheckValueOfTheCrcIsTheOneInTheLiterature() {
        byte[] digits = "123456789".getBytes(StandardCharsets.US_ASCII);

        assertThat(Crc16.of(digits, 0, digits.length)).isEqualTo(0x29b1);
    }

    @ParameterizedTest
    @MethodSource("frames")
    void everyFrameComesBackAsItWas(ClockFrame frame) {
        byte[] bytes = new byte[ClockCodec.MAX_FRAME_BYTES];
        int length = new ClockCodec().encode(frame, bytes);

        List<ClockFrame> read = new ArrayList<>();
        new FrameReader().accept(bytes, length, read::add);

        assertThat(read).containsExactly(frame);
        assertThat(length).isEqualTo(ClockCodec.bytesOnLine(frame));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void d6PiecesAndGarbageBetweenNeverChangeWhatIsRead(long seed) {
        long[] state = {seed};
        byte[] stream = new byte[0];
        List<ClockFrame> expected = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            ClockFrame frame = frames().get(next(state, frames().size()));
            expected.add(frame);
            stream = append(stream, frame);
            if (next(state, 4) == 0) {
                byte[] garbage = new byte[next(state, 300)];
                for (int j = 0; j < garbage.length; j++) {
                    garbage[j] = (byte) next(state, 256);
                }
                stream = append(stream, garbage);
                stream = append(stream, new byte[1]);
            }
        }

        List<ClockFrame> read = new ArrayList<>();
        FrameReader reader = new FrameReader();
        int at = 0;
        while (at < stream.length) {
            int piece = Math.min(stream.length - at, 1 + next(state, 200));
            reader.accept(Arrays.copyOfRange(stream, at, at + piece), piece, read::add);
            at += piece;
        }

        assertThat(read).isEqualTo(expected);
        assertThat(reader.goodFrames()).isEqualTo(2_000);
        assertThat(reader.garbledFrames()).isPositive();
    }

    @Test
    void d11NoSingleFlippedBitGetsThrough() {
        byte[] bytes = new byte[ClockCodec.MAX_FRAME_BYTES];
        for (ClockFrame frame : frames()) {
            int length = new ClockCodec().encode(frame, bytes);
            for (int bit = 0; bit < 8 * length; bit++) {
                byte[] flipped = Arrays.copyOf(bytes, length + 1);
                flipped[bit / 8] ^= (byte) (1 << bit % 8);
                List<ClockFrame> read = new ArrayList<>();
                new FrameReader().accept(flipped, length + 1, read::add);
                assertThat(read).as("bit %d of %s", bit, frame).isEmpty();
            }
        }
    }

    @Test
    void d9AnUnknownTypeIsCountedAndTheNextFrameIsRead() {
        byte[] stream = append(append(new byte[0], new ClockFrame.Unknown(1, 0x7f)), new ClockFrame.Silence(2));
        FrameReader reader = new FrameReader();
        List<ClockFrame> read = new ArrayList<>();

        reader.accept(stream, stream.length, read::add);

        assertThat(read).hasSize(2);
        assertThat(reader.unknownFrames()).isEqualTo(1);
    }

    static byte[] append(byte[] stream, ClockFrame frame) {
        byte[] bytes = new byte[ClockCodec.MAX_FRAME_BYTES];
        int length = new ClockCodec().encode(frame, bytes);
        return append(stream, Arrays.copyOf(bytes, length));
    }

    private static byte[] append(byte[] stream, byte[] more) {
        byte[] longer = Arrays.copyOf(stream, stream.length + more.length);
        System.arraycopy(more, 0, longer, stream.length, more.length);
        return longer;
    }

    private static int next(long[] state, int bound) {
        state[0] = state[0] * 6364136223846793005L + 1442695040888963407L;
        return (int) ((state[0] >>> 33) % bound);
    }
}
