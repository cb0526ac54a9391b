package tengen.sim.clock;

import tengen.bridge.clock.SerialLine;

/** The controller's end of the way to a simulated clock. Reads return at once; everything runs on the agenda's thread. */
public interface ControllerEnd extends SerialLine {
    /** Returns whether bytes have arrived for the controller. */
    boolean hasBytes();

    /** Calls {@code hook} whenever bytes have arrived for the controller. */
    void onBytes(Runnable hook);
}
