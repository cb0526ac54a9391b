package tengen.sim.chip;

import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.time.Pause;

/**
 * The bad days of the bus and the chain, each for a while: what a tape or a season calls. A fault that is called again while it lasts lasts for the longer of
 * the two times.
 */
public final class ChainFaults implements Pause {
    private final Agenda agenda;
    private final ChainTrouble trouble;
    private final long[] untilNanos = new long[Kind.values().length];
    private long settleNanos = -1;
    private int lasting;
    private int failPpm;
    private int throwPpm;
    private Runnable stir = () -> {};

    private enum Kind {
        FROZEN,
        SPI_ERRORS,
        SPI_THROWS,
        BROWN_OUT,
        BIT_SLIPS,
        MISO,
        UNPLUGGED
    }

    /** Creates a healthy bus's faults. */
    public ChainFaults(Agenda agenda, Dice dice) {
        this.agenda = agenda;
        this.trouble = new ChainTrouble(dice.fork("chain"));
    }

    /** Returns what the bus asks at every transfer. */
    public ChainTrouble trouble() {
        return trouble;
    }

    /** Every transfer brings the answer of the one before. */
    public void frozen(long forNanos) {
        stir.run();
        trouble.frozen(true);
        lasts(Kind.FROZEN, forNanos, () -> trouble.frozen(false));
    }

    /** {@code ppm} of a million transfers return -1 and leave the buffer stale. */
    public void spiErrors(int ppm, long forNanos) {
        stir.run();
        failPpm = ppm;
        trouble.errors(failPpm, throwPpm);
        lasts(Kind.SPI_ERRORS, forNanos, () -> {
            failPpm = 0;
            trouble.errors(failPpm, throwPpm);
        });
    }

    /** {@code ppm} of a million transfers throw. */
    public void spiThrows(int ppm, long forNanos) {
        stir.run();
        throwPpm = ppm;
        trouble.errors(failPpm, throwPpm);
        lasts(Kind.SPI_THROWS, forNanos, () -> {
            throwPpm = 0;
            trouble.errors(failPpm, throwPpm);
        });
    }

    /** The chain's supply dips: its registers hold anything. */
    public void brownOut(long forNanos) {
        stir.run();
        trouble.brownedOut(true);
        lasts(Kind.BROWN_OUT, forNanos, () -> trouble.brownedOut(false));
    }

    /** {@code ppm} of a million transfers see one clock too many. */
    public void bitSlips(int ppm, long forNanos) {
        stir.run();
        trouble.slips(ppm);
        lasts(Kind.BIT_SLIPS, forNanos, () -> trouble.slips(0));
    }

    /** The plug between the registers and the matrix is off: every column reads open, and echoes are right. */
    public void unplugged(long forNanos) {
        stir.run();
        trouble.unplugged(true);
        lasts(Kind.UNPLUGGED, forNanos, () -> trouble.unplugged(false));
    }

    /** The wire to MISO is stuck or off. */
    public void miso(ChainTrouble.Miso state, long forNanos) {
        stir.run();
        trouble.miso(state);
        lasts(Kind.MISO, forNanos, () -> trouble.miso(ChainTrouble.Miso.SOUND));
    }

    /** The driver waits only this long for the columns from now on, whatever it asks for; -1 gives it its own time again. */
    public void settle(long nanos) {
        stir.run();
        settleNanos = nanos;
    }

    /** Sets whom to call just before a fault begins. */
    public void onStir(Runnable listener) {
        stir = listener;
    }

    /** Says whether the bus and the chain work and nothing is about to change by itself. */
    public boolean quiet() {
        return lasting == 0 && settleNanos < 0;
    }

    /** Waits for the columns, as the driver does after every row. */
    @Override
    public void nanos(long nanos) {
        agenda.nanos(settleNanos < 0 ? nanos : settleNanos);
    }

    private void lasts(Kind kind, long forNanos, Runnable over) {
        long endNanos = agenda.nanos() + forNanos;
        untilNanos[kind.ordinal()] = Math.max(untilNanos[kind.ordinal()], endNanos);
        lasting++;
        agenda.change(endNanos, () -> {
            lasting--;
            if (agenda.nanos() >= untilNanos[kind.ordinal()]) {
                over.run();
            }
        });
    }
}
