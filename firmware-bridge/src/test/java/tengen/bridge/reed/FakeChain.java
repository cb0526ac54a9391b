package tengen.bridge.reed;

import com.pi4j.io.exception.IOException;
import com.pi4j.io.spi.Spi;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import tengen.bridge.Sites;
import tengen.time.Pause;
import tengen.time.Ticker;

/** A chain with registers behind Pi4J's interface, wired as wiring.csv says, and a clock that moves when somebody waits. */
final class FakeChain implements Ticker, Pause {
    static final long TRANSFER_NANOS = 32_000;

    final Wiring wiring = Wiring.read();
    final List<Integer> sent = new ArrayList<>();
    final List<Long> pauses = new ArrayList<>();
    Sites closed = Sites.NONE;
    int stuckLowColumns;
    int deadColumns;
    int deadRows;
    int echoFlip;
    int answers = 4;
    boolean throwing;
    boolean open = true;
    int failing = Integer.MAX_VALUE;
    private int register = 0xFFFF;
    private long nowNanos;

    Spi spi() {
        return (Spi) Proxy.newProxyInstance(
                Spi.class.getClassLoader(),
                new Class<?>[] {Spi.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "isOpen" -> open;
                    case "transfer" -> transfer((byte[]) arguments[0], (byte[]) arguments[2], (int) arguments[4]);
                    default -> throw new AssertionError("the driver called " + method);
                });
    }

    /** Lets this many transfers fail, then none. */
    FakeChain failing(int transfers) {
        failing = transfers;
        return this;
    }

    private int transfer(byte[] write, byte[] read, int count) {
        nowNanos += TRANSFER_NANOS;
        boolean fails = failing > 0;
        failing = failing == Integer.MAX_VALUE ? failing : Math.max(0, failing - 1);
        if (throwing && fails) {
            throw new IOException("ioctl failed");
        }
        if (answers != count && fails) {
            return answers;
        }
        int out = (0xFFFF & ~low()) << 16 | register ^ (fails ? echoFlip : 0);
        for (int i = 0; i < 4; i++) {
            read[i] = (byte) (out >>> 24 - 8 * i);
        }
        register = (write[2] & 0xFF) << 8 | write[3] & 0xFF;
        sent.add(register);
        return count;
    }

    private int low() {
        int low = bits(stuckLowColumns);
        for (int row = 1; row <= 16; row++) {
            boolean driven = (register & 1 << wiring.rowBit(row)) == 0 && (deadRows & 1 << row - 1) == 0;
            if (driven) {
                low |= row == 16 ? 0xFFFF : 1 << wiring.columnBit(16);
                for (int column = 1; column <= 15 && row <= 15; column++) {
                    low |= closed.has(15 * (row - 1) + column - 1) ? 1 << wiring.columnBit(column) : 0;
                }
            }
        }
        return low & ~bits(deadColumns);
    }

    private int bits(int columns) {
        int bits = 0;
        for (int column = 1; column <= 16; column++) {
            bits |= (columns & 1 << column - 1) != 0 ? 1 << wiring.columnBit(column) : 0;
        }
        return bits;
    }

    @Override
    public long nanos() {
        return nowNanos;
    }

    @Override
    public void nanos(long nanos) {
        pauses.add(nanos);
        nowNanos += nanos;
    }
}
