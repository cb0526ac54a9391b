package tengen.sim.clock;

import java.util.Arrays;
import tengen.sim.time.Agenda;

/** One direction of the cable. */
final class Lane {
    /** Ten bits per byte at 38400 baud. */
    static final long NANOS_PER_BYTE = 10 * 1_000_000_000L / 38_400;

    private final Agenda agenda;
    private final Splash dice;
    private byte[] arrived = new byte[1024];
    private int arrivedLength;
    private Runnable hook = () -> {};
    private long byteNanos = NANOS_PER_BYTE;
    private long leastNanos = 1_000_000;
    private long spreadNanos;
    private long freeNanos;
    private long lastArrivalNanos;
    private long cutUntilNanos = Long.MIN_VALUE;
    private long garbledUntilNanos = Long.MIN_VALUE;
    private int garblePpm;

    Lane(Agenda agenda, long seed) {
        this.agenda = agenda;
        this.dice = new Splash(seed);
    }

    void delay(long newLeastNanos, long newSpreadNanos) {
        leastNanos = newLeastNanos;
        spreadNanos = newSpreadNanos;
    }

    void unpaced() {
        byteNanos = 0;
    }

    void onArrival(Runnable newHook) {
        hook = newHook;
    }

    void cut(long forNanos) {
        cutUntilNanos = Math.max(cutUntilNanos, agenda.nanos() + forNanos);
    }

    void garble(int ratePpm, long forNanos) {
        garblePpm = ratePpm;
        garbledUntilNanos = agenda.nanos() + forNanos;
    }

    boolean hasBytes() {
        return arrivedLength > 0;
    }

    /** Sends a copy of the bytes on their way. */
    void write(byte[] bytes, int length) {
        long nowNanos = agenda.nanos();
        freeNanos = Math.max(freeNanos, nowNanos) + length * byteNanos;
        if (nowNanos < cutUntilNanos) {
            return;
        }
        byte[] onTheWay = Arrays.copyOf(bytes, length);
        if (nowNanos < garbledUntilNanos && dice.below(1_000_000) < garblePpm) {
            onTheWay = damaged(onTheWay);
        }
        long spread = spreadNanos == 0 ? 0 : dice.below(spreadNanos);
        // Bytes never overtake each other.
        lastArrivalNanos = Math.max(lastArrivalNanos, freeNanos + leastNanos + spread);
        byte[] whole = onTheWay;
        agenda.change(lastArrivalNanos, () -> arrive(whole));
    }

    int read(byte[] into) {
        int count = Math.min(into.length, arrivedLength);
        System.arraycopy(arrived, 0, into, 0, count);
        arrivedLength -= count;
        System.arraycopy(arrived, count, arrived, 0, arrivedLength);
        return count;
    }

    private void arrive(byte[] bytes) {
        if (agenda.nanos() < cutUntilNanos) {
            return;
        }
        if (arrivedLength + bytes.length > arrived.length) {
            arrived = Arrays.copyOf(arrived, 2 * arrived.length + bytes.length);
        }
        System.arraycopy(bytes, 0, arrived, arrivedLength, bytes.length);
        arrivedLength += bytes.length;
        hook.run();
    }

    private byte[] damaged(byte[] bytes) {
        int at = (int) dice.below(bytes.length);
        return switch ((int) dice.below(3)) {
            case 0 -> {
                bytes[at] ^= (byte) (1 << dice.below(8));
                yield bytes;
            }
            case 1 -> {
                System.arraycopy(bytes, at + 1, bytes, at, bytes.length - at - 1);
                yield Arrays.copyOf(bytes, bytes.length - 1);
            }
            default -> {
                byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
                System.arraycopy(bytes, at, longer, at + 1, bytes.length - at);
                longer[at] = (byte) dice.below(256);
                yield longer;
            }
        };
    }
}
