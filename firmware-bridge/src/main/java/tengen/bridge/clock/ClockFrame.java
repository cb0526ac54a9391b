package tengen.bridge.clock;

/**
 * A frame on the serial line, one record per type (PROTOCOL.md). {@code sequence} is the sender's own count of frames, 0 to 255, wrapping. Clock milliseconds
 * and key sequences are unsigned 32-bit on the wire and 0 to 2^32-1 here.
 */
public sealed interface ClockFrame {
    /** Returns the sender's count of frames, 0 to 255. */
    int sequence();

    /** Frames that the controller sends. */
    sealed interface ToClock extends ClockFrame {}

    /** Frames that the clock sends. */
    sealed interface FromClock extends ClockFrame {}

    /** Asks for the clock's HELLO and for every kept key. */
    record ControllerHello(int sequence, int protocol) implements ToClock {}

    /**
     * The whole picture.
     *
     * @param keysSeen the last key that is decided in this picture
     * @param asOfMillis the clock's millisecond at which the figures hold, or {@link #ON_RECEIPT}
     * @param fastBeats whether heartbeats shall come ten times a second
     */
    record State(int sequence, long keysSeen, long asOfMillis, boolean fastBeats, FaceState face) implements ToClock {
        /** The figures hold at the moment the frame arrives. */
        public static final long ON_RECEIPT = -1;
    }

    /** All keys up to {@code keySequence} are journalled and may be forgotten. Sent also as a sign of life. */
    record KeysJournalled(int sequence, long keySequence) implements ToClock {}

    /** The flag of {@code side} has fallen: sound the alarm as loud as STATE says. */
    record Alarm(int sequence, ClockSide side) implements ToClock {}

    /** Ends the alarm. */
    record Silence(int sequence) implements ToClock {}

    /**
     * Who the clock is. Sent at boot until answered, and as the answer to the controller's HELLO.
     *
     * @param protocol version of the protocol, now 1
     * @param firmware major * 256 + minor
     * @param boot boot number, 0 to 65535
     * @param clockMillis milliseconds since that boot
     * @param leftAMillis what face A shows, and
     * @param leftBMillis face B
     * @param firstKept sequence of the oldest kept key, or of the next key when none is kept
     * @param lastKey sequence of the newest key, 0: none since boot
     * @param silentMillis since the controller's last frame that was no HELLO, 0 to 65534; {@link Heartbeat#NOT_HEARD}: longer, or none
     */
    record ClockHello(
            int sequence,
            int protocol,
            int firmware,
            long serialNumber,
            int boot,
            BootReason reason,
            long clockMillis,
            int leftAMillis,
            int leftBMillis,
            long firstKept,
            long lastKey,
            int silentMillis)
            implements FromClock {}

    /** Answers STATE, ALARM and SILENCE. */
    record Answer(int sequence, int answered, Result result) implements FromClock {
        /** What became of the frame. The order is the code on the wire. */
        public enum Result {
            /** Done. */
            APPLIED,
            /** A STATE that knew less than the clock's own last switch. */
            STALE,
            /** A frame the clock cannot do. */
            UNSUPPORTED
        }
    }

    /** A key went down or up; repeated until seen. */
    record KeyChange(int sequence, int boot, long keySequence, ClockKey key, boolean down, long clockMillis)
            implements FromClock {}

    /**
     * A sign of life, twice a second or ten times.
     *
     * @param knownAgeMillis keys are complete up to {@code clockMillis} less this age (debouncing), 0 to 255
     * @param lastKey sequence of the newest key, 0: none since boot
     * @param zeroAMillis when face A counted to zero by itself, or {@link #NOT_ZERO}
     * @param zeroBMillis the same of face B
     * @param alarmSounded whether the clock sounded the alarm by itself
     * @param supplyLow whether its supply is below 4.63 V
     * @param heard sequence of the controller's last good frame
     * @param heardAgeMillis how long before {@code clockMillis} that frame's last byte came, 0 to 65534; 65535: longer, or none
     */
    record Heartbeat(
            int sequence,
            int boot,
            long clockMillis,
            int knownAgeMillis,
            Running running,
            int leftAMillis,
            int leftBMillis,
            long zeroAMillis,
            long zeroBMillis,
            boolean alarmSounded,
            boolean supplyLow,
            long lastKey,
            int heard,
            int heardAgeMillis)
            implements FromClock {
        /** The face has not reached zero. */
        public static final long NOT_ZERO = -1;

        /** Nothing was heard, or too long ago. */
        public static final int NOT_HEARD = 0xffff;
    }

    /** A good frame of a type this version does not know: ignored and counted. */
    record Unknown(int sequence, int type) implements ToClock, FromClock {}
}
