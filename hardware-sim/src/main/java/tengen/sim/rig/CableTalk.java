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
    /** The reader has a thread of its own: a scan delays it a little, a loop that waits for its store does not. */
    private static final long READER_NANOS = 5_000_000;

    private final ControllerEnd cable;
    private final Agenda agenda;
    private final byte[] nobodys = new byte[256];
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
        discard();
        return begun;
    }

    @Override
    public void end() {
        wire = null;
    }

    /** What comes while the port is closed is gone, and what had come before it was opened is thrown away, as the production line does. */
    private void discard() {
        try {
            while (cable.hasBytes()) {
                cable.read(nobodys);
            }
        } catch (LineFault fault) {
            throw broke(fault);
        }
    }

    /** Bytes have arrived: the reader takes them at once. */
    private void bytes() {
        ClockWire now = wire;
        if (now == null) {
            discard();
            return;
        }
        if (reading) {
            return;
        }
        reading = true;
        agenda.step(agenda.nanos(), () -> read(now));
        agenda.change(agenda.nanos() + READER_NANOS, () -> read(now));
    }

    private void read(ClockWire mine) {
        if (wire != mine || !reading) {
            return;
        }
        reading = false;
        try {
            while (cable.hasBytes()) {
                mine.step();
            }
        } catch (LineFault fault) {
            throw broke(fault);
        }
    }

    private static IllegalStateException broke(LineFault fault) {
        return new IllegalStateException("the simulated line broke: " + fault.getMessage(), fault);
    }
}
