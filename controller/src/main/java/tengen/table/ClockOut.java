package tengen.table;

import tengen.bridge.clock.ClockFrame;

/** The loop's way to the clock. */
@FunctionalInterface
public interface ClockOut {
    /** Takes a frame to be written; must not wait for the device. Loop thread only. */
    void send(ClockFrame.ToClock frame);
}
