package tengen.check;

import java.util.Locale;
import tengen.bridge.clock.ClockFrame.ClockHello;

/** Who a clock is, in words. */
public final class ClockName {
    private ClockName() {}

    /** Returns firmware, serial number and boot. */
    public static String of(ClockHello hello) {
        return "firmware " + hello.firmware() / 256 + "." + hello.firmware() % 256 + ", serial number "
                + Long.toHexString(hello.serialNumber()) + ", boot " + hello.boot() + " ("
                + hello.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ') + ")";
    }
}
