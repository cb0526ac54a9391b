package tengen.check;

import tengen.bridge.reed.BusFault;

/** What to do about frames of the board that were not good, by their cause. */
public final class BadFrames {
    private BadFrames() {}

    /** Returns the one thing to do. */
    public static String advice(BusFault.Cause cause) {
        return switch (cause) {
            case BUS_ERROR, SHORT_TRANSFER, CLOSED -> "reboot; if it stays, the SPI of this Pi is bad";
            case ECHO_WRONG -> "see that the board has its 3.3 V and that SCLK, MOSI, MISO and CE0 are not swapped";
            case CANARY_OPEN -> "look at the wire of the row or column that the line names";
            case CANARY_STUCK -> "look for a short at the columns that the line names; then: tengen doctor --board";
        };
    }
}
