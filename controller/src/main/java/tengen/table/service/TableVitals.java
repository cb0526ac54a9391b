package tengen.table.service;

import java.util.OptionalInt;
import tengen.check.Finding;
import tengen.mqtt.Vitals;

/** What a table's heartbeat and its information tell: the machine, and the list of checks. */
record TableVitals(Machine machine, Checkup checkup) implements Vitals {
    @Override
    public OptionalInt milliCelsius() {
        return machine.milliCelsius();
    }

    @Override
    public OptionalInt signalDbm() {
        return machine.signalDbm();
    }

    @Override
    public boolean clockSynced() {
        return machine.clockSynced();
    }

    @Override
    public String checks() {
        return Finding.list(checkup.found());
    }
}
