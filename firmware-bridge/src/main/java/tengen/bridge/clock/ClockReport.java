package tengen.bridge.clock;

/** What the clock told us, in the order in which it happened on the clock. Times named nanos are on the controller's own monotonic clock. */
public sealed interface ClockReport {
    /**
     * A lever or key went down or up. Each is reported once, in order; acknowledge it when what it caused is journalled.
     *
     * @param boot the clock's boot number, 0 to 65535
     * @param keySequence number within the boot, from 1
     * @param down true when pressed, false when released
     * @param clockMillis the clock's own milliseconds since its boot, at the first contact
     * @param stampNanos the same moment on our clock
     */
    record KeyReported(int boot, long keySequence, ClockKey key, boolean down, long clockMillis, long stampNanos)
            implements ClockReport {
        /** Returns the mark to acknowledge or to show with. */
        public KeyMark mark() {
            return new KeyMark(boot, keySequence);
        }
    }

    /**
     * The clock answers. Kept keys follow.
     *
     * @param firmware version, major * 256 + minor
     * @param serialNumber of the clock, from its EEPROM
     * @param keptKeys keys that wait for an acknowledgement
     * @param leftAMillis what face A shows, and
     * @param leftBMillis face B
     * @param silentMillis how long before that moment a controller said anything but HELLO, or {@link #SILENT_FOR_LONG}
     * @param stampNanos the moment of these figures
     */
    record LinkUp(
            int firmware,
            long serialNumber,
            int boot,
            BootReason reason,
            int keptKeys,
            int leftAMillis,
            int leftBMillis,
            int silentMillis,
            long stampNanos)
            implements ClockReport {
        /** More than a minute, or since the clock's boot. */
        public static final int SILENT_FOR_LONG = -1;
    }

    /**
     * The clock no longer answers. It goes on counting and switching by itself.
     *
     * @param cause what was missed
     * @param lastHeardNanos when the last good frame came
     */
    record LinkDown(Cause cause, long lastHeardNanos) implements ClockReport {
        /** Why the link counts as down. */
        public enum Cause {
            /** Nothing came for two seconds. */
            SILENT,
            /** Frames come, but no STATE was acknowledged in four attempts. */
            NO_ACKNOWLEDGEMENT,
            /** The clock's milliseconds contradict ours again and again. */
            IMPLAUSIBLE
        }
    }

    /** The clock started anew since we last heard it: its marks, times and unacknowledged keys are gone. The whole picture is pushed at once. */
    record Rebooted(int boot, BootReason reason) implements ClockReport {}

    /**
     * A heartbeat: every key up to this moment is known.
     *
     * @param clockMillis the clock's own milliseconds
     * @param stampNanos the same moment on our clock; the horizon
     * @param running which face counts, as the clock sees it
     * @param leftAMillis what face A shows, and
     * @param leftBMillis face B
     * @param zeroANanos when face A counted to zero by itself, or {@link #NOT_ZERO}
     * @param zeroBNanos the same of face B
     * @param alarmSounded whether the clock sounded the alarm by itself
     * @param supplyLow whether the clock's supply is below 4.63 V: it may stop soon
     */
    record Beat(
            long clockMillis,
            long stampNanos,
            Running running,
            int leftAMillis,
            int leftBMillis,
            long zeroANanos,
            long zeroBNanos,
            boolean alarmSounded,
            boolean supplyLow)
            implements ClockReport {
        /** The face has not reached zero. */
        public static final long NOT_ZERO = Long.MIN_VALUE;
    }
}
