package tengen.sim.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tengen.bridge.Sites;
import tengen.record.Journal;
import tengen.record.Recovery;
import tengen.record.StoreFault;
import tengen.sim.rig.RigSettings;
import tengen.sim.time.Agenda;
import tengen.table.BlackBox;
import tengen.table.BlackBoxJournal;
import tengen.table.BlackBoxStart;
import tengen.table.TableLoop;

/** The black box of a bench table: it keeps what the loop takes, beside the records. */
final class Witness {
    private Witness() {}

    /**
     * Begins a box that hears this loop; none without a folder for records, or with a line on the screen when it cannot be written.
     *
     * @param machine the power-up that the table's journal will name
     * @param before what the journal tells
     */
    static Optional<BlackBox> begin(
            BenchSettings settings,
            String name,
            String machine,
            Recovery before,
            Agenda agenda,
            TableLoop loop,
            Journal journal,
            Screen screen) {
        Optional<Path> folder = settings.records();
        if (folder.isEmpty()) {
            return Optional.empty();
        }
        try {
            Files.createDirectories(folder.get());
            BlackBox begun = BlackBox.begin(
                    folder.get().resolve(name + ".blackbox"),
                    agenda,
                    new BlackBoxStart(
                            machine + "-1",
                            before.lastBoot() + 1,
                            RigSettings.DEFAULT.settleNanos(),
                            Sites.NONE,
                            before.lastSeq(),
                            0,
                            BlackBoxJournal.since(journal)));
            loop.onTaken(begun::take);
            return Optional.of(begun);
        } catch (IOException | StoreFault e) {
            screen.line(name + "  no black box: " + e.getMessage());
            return Optional.empty();
        }
    }
}
