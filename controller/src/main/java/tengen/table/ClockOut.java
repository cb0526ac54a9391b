package tengen.table;

import tengen.bridge.clock.ClockFrame;

/** Takes frames for the clock. */
@FunctionalInterface
public interface ClockOut {
    /** Takes a frame; what cannot be written is repeated by the link. Loop thread. */
    void send(ClockFrame.ToClock frame);
}
