package tengen.sim.chip;

import java.util.Arrays;
import tengen.sim.fault.Dice;

/** What ails the bus and the chain at this moment. Healthy when new; one thread. */
public final class ChainTrouble {
    /** What the wire to MISO does. */
    public enum Miso {
        SOUND,
        STUCK_LOW,
        STUCK_HIGH,
        /** Not connected: whatever it picks up. */
        LIFTED
    }

    private final Dice dice;
    private final byte[] lastAnswer = new byte[4];
    private boolean any;
    private boolean frozen;
    private boolean brownedOut;
    private boolean unplugged;
    private Miso miso = Miso.SOUND;
    private int throwPpm;
    private int failPpm;
    private int slipPpm;

    /** Creates a healthy chain's trouble; {@code dice} decide which transfers are hit. */
    public ChainTrouble(Dice dice) {
        this.dice = dice;
    }

    /** The shift clock no longer reaches the chips: every transfer brings the answer of the one before. */
    public void frozen(boolean on) {
        frozen = on;
        judge();
    }

    /** The supply of the chain is too low: registers and latches hold anything, a new anything at every transfer. */
    public void brownedOut(boolean on) {
        brownedOut = on;
        judge();
    }

    /** Pulls or puts back the plug between the registers and the matrix: no column is low any more, and the chain itself is sound. */
    public void unplugged(boolean off) {
        unplugged = off;
        judge();
    }

    /** Changes the state of the wire to MISO. */
    public void miso(Miso state) {
        miso = state;
        judge();
    }

    /**
     * Lets transfers fail.
     *
     * @param failPpm how many of a million return -1 and leave the buffer stale
     * @param throwPpm how many of a million throw
     */
    public void errors(int failPpm, int throwPpm) {
        this.failPpm = failPpm;
        this.throwPpm = throwPpm;
        judge();
    }

    /** Lets {@code ppm} of a million transfers see one shift clock too many, before the first bit or after the last. */
    public void slips(int ppm) {
        slipPpm = ppm;
        judge();
    }

    /** Mends everything. */
    public void mend() {
        frozen = false;
        brownedOut = false;
        unplugged = false;
        miso = Miso.SOUND;
        errors(0, 0);
        slips(0);
    }

    private void judge() {
        any = frozen || brownedOut || unplugged || miso != Miso.SOUND || throwPpm > 0 || failPpm > 0 || slipPpm > 0;
    }

    boolean any() {
        return any;
    }

    boolean throwsNow() {
        return dice.chance(throwPpm);
    }

    boolean failsNow() {
        return dice.chance(failPpm);
    }

    int before(int register) {
        if (brownedOut) {
            return (int) dice.next();
        }
        int loaded = unplugged ? register | 0xFFFF0000 : register;
        return dice.chance(slipPpm / 2) ? loaded << 1 | 1 : loaded;
    }

    int after(int register) {
        if (brownedOut) {
            return (int) dice.next();
        }
        return dice.chance(slipPpm / 2) ? register << 1 | 1 : register;
    }

    boolean clocked() {
        return !frozen;
    }

    void garble(byte[] read, int offset, int count) {
        switch (miso) {
            case SOUND -> {}
            case STUCK_LOW -> Arrays.fill(read, offset, offset + count, (byte) 0);
            case STUCK_HIGH -> Arrays.fill(read, offset, offset + count, (byte) -1);
            case LIFTED -> {
                for (int i = 0; i < count; i++) {
                    read[offset + i] = (byte) dice.next();
                }
            }
        }
        int kept = Math.min(count, lastAnswer.length);
        if (frozen) {
            System.arraycopy(lastAnswer, 0, read, offset, kept);
        } else {
            System.arraycopy(read, offset, lastAnswer, 0, kept);
        }
    }
}
