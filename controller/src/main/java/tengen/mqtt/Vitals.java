package tengen.mqtt;

import java.util.OptionalInt;

/** What a heartbeat tells of the machine. Called on the network thread; must not block. */
public interface Vitals {
    /** Returns the processor's temperature in thousandths of a degree Celsius, if it can be told. */
    OptionalInt milliCelsius();

    /** Returns the strength of the radio signal in dBm, if there is one. */
    OptionalInt signalDbm();

    /** Says whether civil time has been set by a time server since power-up. */
    boolean clockSynced();

    /** Returns the table's own list of checks as a JSON list, the same that the doctor shows; told anew when it has changed. */
    default String checks() {
        return "[]";
    }

    /** Returns the vitals of a machine that tells nothing but that its calendar is right. */
    static Vitals unknown() {
        return new Vitals() {
            @Override
            public OptionalInt milliCelsius() {
                return OptionalInt.empty();
            }

            @Override
            public OptionalInt signalDbm() {
                return OptionalInt.empty();
            }

            @Override
            public boolean clockSynced() {
                return true;
            }
        };
    }
}
