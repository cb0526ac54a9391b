package tengen.sim.chip;

import java.util.Arrays;
import tengen.bridge.Sites;
import tengen.bridge.reed.Wiring;
import tengen.time.Ticker;

/**
 * The board's chain of two 74HC595 and two 74HC165 with the reed matrix behind it, as one 32-bit shift register and the row latches.
 *
 * <p>CE0 low keeps the loaded columns and shifts; CE0 rising latches the rows; CE0 high loads the columns all the time, so that they are sampled when it
 * falls. The upper half of the register is the 74HC165 pair, the lower half the 74HC595 pair; its top bit is on MISO.
 *
 * <p>Electrically: a driven row is low, and through a closed reed and its diode so is the column. A released column rises through its pull-up within
 * {@value #RECOVERY_NANOS} ns; read sooner it still is low. Rows that are not driven float: where a diode is bridged, a low column pulls its row low too, and
 * with it the columns of that row's closed reeds, so that three corners of a rectangle show the fourth. Column 16 hangs on every row and row 16 on every
 * column: the canary cross, its common corner included.
 *
 * <p>One thread.
 */
public final class ReedChain {
    /** 22 kOhm into 300 pF to the reader's high limit and a little more (schematics/spice/margins.md). */
    public static final long RECOVERY_NANOS = 10_000;

    private static final int ALL = 0xFFFF;

    private final Wiring wiring;
    private final Ticker ticker;
    private final int[] closedByRow = new int[Wiring.LINES];
    private final int[] bridgedByRow = new int[Wiring.LINES];
    private final int[] lowByRowBit = new int[Wiring.LINES];
    private final long[] recoveryNanos = new long[Wiring.LINES];
    private long slowestNanos;
    private boolean bridged;
    private int shifted;
    private int latched;
    private int lowBefore;
    private long latchedNanos;

    /** Creates a chain without a closed reed, all rows off. */
    public ReedChain(Wiring wiring, Ticker ticker) {
        this.wiring = wiring;
        this.ticker = ticker;
        reset();
    }

    /** Puts everything back to how a new chain is. */
    public void reset() {
        for (int row = 1; row <= Wiring.LINES; row++) {
            closedByRow[row - 1] = row == Wiring.LINES ? ALL : 1 << wiring.columnBit(Wiring.LINES);
            bridgedByRow[row - 1] = 0;
        }
        Arrays.fill(recoveryNanos, RECOVERY_NANOS);
        slowestNanos = RECOVERY_NANOS;
        bridged = false;
        shifted = ALL;
        latched = ALL;
        lowBefore = 0;
        latchedNanos = ticker.nanos() - RECOVERY_NANOS;
        rows();
    }

    /** Takes the supply away: rows float and the registers are lost. The contacts know nothing of it. */
    public void powerOff() {
        shifted = 0;
        latched = ALL;
        lowBefore = 0;
    }

    /** Closes or opens the contact at {@code site} (0 to 224). */
    public void contact(int site, boolean closed) {
        int row = site / 15;
        int bit = 1 << wiring.columnBit(site % 15 + 1);
        closedByRow[row] = closed ? closedByRow[row] | bit : closedByRow[row] & ~bit;
        if (bridged) {
            rows();
        } else {
            lowByRowBit[wiring.rowBit(row + 1)] = closedByRow[row];
        }
    }

    /** Says whether the contact at {@code site} is closed. */
    public boolean closed(int site) {
        return (closedByRow[site / 15] & 1 << wiring.columnBit(site % 15 + 1)) != 0;
    }

    /** Returns the sites whose contact is closed. */
    public Sites closed() {
        Sites closed = Sites.NONE;
        for (int site = 0; site < Sites.COUNT; site++) {
            closed = closed(site) ? closed.with(site) : closed;
        }
        return closed;
    }

    /** Bridges the diode at {@code site}, or mends it. */
    public void bridge(int site, boolean bridge) {
        int bit = 1 << wiring.columnBit(site % 15 + 1);
        int row = site / 15;
        bridgedByRow[row] = bridge ? bridgedByRow[row] | bit : bridgedByRow[row] & ~bit;
        bridged = Arrays.stream(bridgedByRow).anyMatch(columns -> columns != 0);
        rows();
    }

    /** Makes a column rise as slowly as a long or wet wire would. */
    public void slowColumn(int column, long nanos) {
        recoveryNanos[wiring.columnBit(column)] = nanos;
        slowestNanos = Arrays.stream(recoveryNanos).max().orElse(RECOVERY_NANOS);
    }

    /** Lets CE0 fall: returns the register as it will be shifted out, columns in the upper half, active low. */
    int select() {
        return (ALL & ~low()) << 16 | shifted;
    }

    /** Lets CE0 rise after the register took in {@code register}: its lower half is latched onto the rows. */
    void release(int register) {
        lowBefore = low();
        shifted = register & ALL;
        latched = shifted;
        latchedNanos = ticker.nanos();
    }

    private int low() {
        int driven = ALL & ~latched;
        int low = 0;
        for (int rest = driven; rest != 0; rest &= rest - 1) {
            low |= lowByRowBit[Integer.numberOfTrailingZeros(rest)];
        }
        long elapsedNanos = ticker.nanos() - latchedNanos;
        return elapsedNanos >= slowestNanos ? low : low | lingering(elapsedNanos);
    }

    private int lingering(long elapsedNanos) {
        int lingering = 0;
        for (int bit = 0; bit < Wiring.LINES; bit++) {
            if (elapsedNanos < recoveryNanos[bit]) {
                lingering |= lowBefore & 1 << bit;
            }
        }
        return lingering;
    }

    private void rows() {
        for (int row = 0; row < Wiring.LINES; row++) {
            lowByRowBit[wiring.rowBit(row + 1)] = bridged ? pulled(row) : closedByRow[row];
        }
    }

    /** Follows current from a driven row through bridged sites into rows that float, until no further row is pulled low. */
    private int pulled(int driven) {
        int rows = 1 << driven;
        int low = closedByRow[driven];
        for (boolean more = true; more; ) {
            more = false;
            for (int row = 0; row < Wiring.LINES; row++) {
                if ((rows & 1 << row) == 0 && (closedByRow[row] & bridgedByRow[row] & low) != 0) {
                    rows |= 1 << row;
                    low |= closedByRow[row];
                    more = true;
                }
            }
        }
        return low;
    }
}
