package tengen.bridge.reed;

import com.pi4j.io.spi.Spi;
import java.util.ArrayList;
import java.util.List;
import tengen.time.Pause;

/**
 * Measures how long each column takes to rise after its row is released: the canary row pulls all of them low, all rows off let them go, and after a growing wait
 * each is looked at. For the self-test; not while the board is scanned.
 *
 * <p>The wait counts from the transfer that releases the row to the one that reads, without what Java and the kernel spend in between: on a Pi a column is a
 * little slower than the figure.
 */
public final class ColumnSettle {
    /** A column slower than this has a wiring fault or no pull-up (BUGLOG A22). */
    public static final long SLOWEST_NANOS = 1_000_000;

    private static final long STEP_NANOS = 5_000;
    private static final long FINE_NANOS = 200_000;
    private static final int REPEATS = 5;
    private static final int CANARY = 16;

    private final Exchange exchange;
    private final Wiring wiring;
    private final Pause pause;

    /** Creates a measurement on an open bus. */
    public ColumnSettle(Spi spi, Wiring wiring, Pause pause) {
        this.exchange = new Exchange(spi);
        this.wiring = wiring;
        this.pause = pause;
    }

    /**
     * Returns for columns 1 to 16 the shortest wait after which the column read high five times in a row, in nanoseconds: in steps of 5 us up to 200 us, of
     * 100 us up to {@link #SLOWEST_NANOS}; Long.MAX_VALUE for a column that had not risen by then.
     *
     * @throws BusFault if a transfer fails
     */
    public List<Long> measure() throws BusFault {
        List<Long> settled = new ArrayList<>();
        for (int column = 1; column <= Wiring.LINES; column++) {
            settled.add(Long.MAX_VALUE);
        }
        for (long waitNanos = 0;
                waitNanos <= SLOWEST_NANOS;
                waitNanos += waitNanos < FINE_NANOS ? STEP_NANOS : 100_000) {
            int low = 0;
            for (int i = 0; i < REPEATS; i++) {
                low |= lowAfter(waitNanos);
            }
            for (int column = 0; column < Wiring.LINES; column++) {
                boolean high = (low & 1 << column) == 0;
                if (high && settled.get(column) == Long.MAX_VALUE) {
                    settled.set(column, waitNanos);
                }
            }
        }
        return List.copyOf(settled);
    }

    private int lowAfter(long waitNanos) throws BusFault {
        exchange.send(wiring.select(CANARY));
        pause.nanos(SLOWEST_NANOS);
        exchange.send(Exchange.ALL_OFF);
        pause.nanos(waitNanos);
        return wiring.closed(exchange.send(Exchange.ALL_OFF) >>> 16);
    }
}
