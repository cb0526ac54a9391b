package tengen.bridge.clock;

/** Flag bits inside payloads (PROTOCOL.md). */
final class WireBits {
    // STATE, flags: bits 0 and 1 are the running face.
    static final int RUNNING = 0x03;
    static final int AS_OF_KNOWN = 0x04;
    static final int STOPS_AT_ZERO = 0x08;
    static final int ALARM_SHIFT = 4;
    static final int ALARM = 0x03;
    static final int FAST_BEATS = 0x40;
    static final int ANNOUNCES = 0x80;

    // STATE, side flags: bits 0 and 1 are the colour label.
    static final int COLOUR = 0x03;
    static final int CARRIES = 0x04;
    static final int NO_NUMBER = 0xff;

    // HEARTBEAT, flags: bits 0 and 1 are the running face.
    static final int ZERO_A = 0x04;
    static final int ZERO_B = 0x08;
    static final int ALARM_SOUNDED = 0x10;
    static final int SUPPLY_LOW = 0x20;

    // KEY
    static final int KEY_DOWN = 0x80;

    private WireBits() {}
}
