package tengen.sim.tape;

import tengen.record.Journal;
import tengen.record.StoreFault;
import tengen.sim.time.Agenda;

/** Where a scene's journal lives. */
public interface SceneStore {
    /** Opens the journal, the same one each time. */
    Journal open(Agenda agenda) throws StoreFault;

    /** Lets every write fail for want of room until this moment. */
    void fullUntil(long nanos);
}
