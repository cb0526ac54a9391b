package tengen.bridge.clock;

/** Why the clock started, from the reset flags of its chip (ATmega328P data sheet, MCUSR). The order is the code on the wire. */
public enum BootReason {
    UNKNOWN,
    POWER_ON,
    BROWN_OUT,
    WATCHDOG,
    RESET_PIN
}
