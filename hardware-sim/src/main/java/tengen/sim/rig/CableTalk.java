package tengen.sim.rig;

import org.jspecify.annotations.Nullable;
import tengen.bridge.clock.LineFault;
import tengen.sim.clock.ControllerEnd;
import tengen.sim.time.Agenda;
import tengen.table.ClockOut;
import tengen.table.ClockWire;
import tengen.table.Inbox;

/** The talk over the simulated cable alone, with nothing of the machine between. Agenda's thread. */
final class CableTalk implements ClockTalk {
    private final ControllerEnd cable;
    private final Agenda agenda;
    private @Nullable ClockWire wire;
    private boolean reading;

    CableTalk(ControllerEnd cable, Agenda agenda) {
        this.cable = cable;
        this.agenda = agenda;
        cable.onBytes(this::bytes);
    }

    @Override
    public ClockOut begin(Inbox inbox) {
        ClockWire begun = new ClockWire(cable, agenda, inbox);
        wire = begun;
        reading = false;
        return begun;
    }

    @Override
    public void end() {
        wire = null;
    }

    /** Bytes have arrived: the reader takes them at once. */
    private void bytes() {
        ClockWire now = wire;
        if (now == null || reading) {
            return;
        }
        reading = true;
        agenda.step(agenda.nanos(), () -> read(now));
    }

    private void read(ClockWire mine) {
        if (wire != mine) {
            return;
        }
        reading = false;
        try {
            while (cable.hasBytes()) {
                mine.step();
            }
        } catch (LineFault fault) {
            throw new IllegalStateException("the simulated line broke: " + fault.getMessage(), fault);
        }
    }
}
