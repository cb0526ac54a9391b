package tengen.sim.bench;

import tengen.record.Journal;
import tengen.sim.tape.SceneStore;
import tengen.sim.time.Agenda;

/** A bench's journal stays open; its medium is a real one and fills by itself. */
record OneJournal(Journal journal, Screen screen, String table) implements SceneStore {
    @Override
    public Journal open(Agenda unused) {
        return journal;
    }

    @Override
    public void fullUntil(long nanos) {
        screen.line(table + "  disk-full is for tengen tape: use a small file system");
    }
}
