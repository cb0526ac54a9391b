package tengen.bridge.clock;

/** How loud the time-out is. With {@code OFF} the flag mark is the criterion. The order is the code on the wire. */
public enum AlarmLevel {
    OFF,
    LOW,
    ON
}
