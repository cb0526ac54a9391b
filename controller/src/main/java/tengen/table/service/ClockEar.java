package tengen.table.service;

import java.util.Optional;
import tengen.bridge.clock.ClockFrame;

/** What the clock says of itself, for the list of checks; listens beside the loop. Heard on the clock's thread, asked on any. */
final class ClockEar {
    private volatile Optional<ClockFrame.ClockHello> hello = Optional.empty();
    private volatile boolean supplyLow;

    /** Hears a frame. */
    void hear(ClockFrame frame) {
        if (frame instanceof ClockFrame.ClockHello one) {
            hello = Optional.of(one);
        } else if (frame instanceof ClockFrame.Heartbeat beat) {
            supplyLow = beat.supplyLow();
        }
    }

    /** Returns who the clock said it is. */
    Optional<ClockFrame.ClockHello> hello() {
        return hello;
    }

    /** Says whether the clock's supply was below 4.63 V at its last sign of life. */
    boolean supplyLow() {
        return supplyLow;
    }
}
