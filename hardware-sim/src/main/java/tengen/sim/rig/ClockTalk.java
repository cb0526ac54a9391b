package tengen.sim.rig;

import tengen.table.ClockOut;
import tengen.table.Inbox;

/** How the controller talks with its clock: one way for all lives of the controller, one talk for each. Agenda's thread. */
public interface ClockTalk {
    /** Begins the talk of one life: what the clock says goes into the inbox from now on. Returns where the controller's frames go. */
    ClockOut begin(Inbox inbox);

    /** The life is over: what the clock says is heard by nobody. */
    void end();
}
