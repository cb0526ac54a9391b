package tengen.sim.clock;

import tengen.sim.time.Agenda;

/**
 * The cable between controller and clock: bytes take their time at 38400 baud, then a latency. It can be cut and garbled. What is on the way when it is cut is
 * lost, and so is what is written meanwhile; nobody is told.
 *
 * <p>The cable itself is the controller's end, unless a longer way is laid (a pty on the bench).
 */
public final class SimCable implements ControllerEnd {
    private final Lane toClock;
    private final Lane toController;

    /** Makes a whole cable; {@code seed} decides delays and damage. */
    public SimCable(Agenda agenda, long seed) {
        toClock = new Lane(agenda, seed ^ 0x5bd1e995L);
        toController = new Lane(agenda, seed);
    }

    /** Sets the time on the way beyond that of the bytes: {@code leastNanos}, and evenly spread up to {@code spreadNanos} more. */
    public SimCable delay(long leastNanos, long spreadNanos) {
        toClock.delay(leastNanos, spreadNanos);
        toController.delay(leastNanos, spreadNanos);
        return this;
    }

    /** Takes the bytes at once instead of at 38400 baud: for a clock whose own serial port paces them. */
    SimCable unpaced() {
        toClock.unpaced();
        toController.unpaced();
        return this;
    }

    /** Calls {@code hook}, as a change of the world, whenever bytes have arrived for the controller. */
    @Override
    public void onBytes(Runnable hook) {
        toController.onArrival(hook);
    }

    /** Cuts the cable from now on for {@code forNanos}. */
    public void cut(long forNanos) {
        toClock.cut(forNanos);
        toController.cut(forNanos);
    }

    /** Damages {@code ratePpm} of a million writes from now on for {@code forNanos}: bytes changed, lost or added. */
    public void garble(int ratePpm, long forNanos) {
        toClock.garble(ratePpm, forNanos);
        toController.garble(ratePpm, forNanos);
    }

    @Override
    public boolean hasBytes() {
        return toController.hasBytes();
    }

    @Override
    public int read(byte[] into) {
        return toController.read(into);
    }

    @Override
    public void write(byte[] bytes, int length) {
        toClock.write(bytes, length);
    }

    Lane toClock() {
        return toClock;
    }

    Lane toController() {
        return toController;
    }
}
