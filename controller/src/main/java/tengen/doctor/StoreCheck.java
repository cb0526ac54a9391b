package tengen.doctor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.check.Check;
import tengen.check.Finding;
import tengen.check.StoreMedium;
import tengen.check.StoreSpace;
import tengen.record.Recovery;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;

/**
 * Looks at the journal's folder and, while no table has it open, at every event in it. Makes nothing that is not there.
 *
 * @param mounts where the kernel lists what is mounted
 */
public record StoreCheck(Path journal, boolean mayVanish, Path mounts) implements Check {
    static final String AS_TENGEN = "run as the user tengen: sudo -u tengen tengen doctor";

    @Override
    public List<Finding> look() {
        Path folder = folder();
        if (!Files.isDirectory(folder)) {
            return List.of(Finding.red(
                    "store", folder + " is not there", "make the folder for the user tengen, or change store.journal"));
        }
        if (!Files.isWritable(folder)) {
            return List.of(Finding.red("store", "this user may not write in " + folder, AS_TENGEN));
        }
        List<Finding> found = new ArrayList<>();
        found.addAll(new StoreSpace(folder).look());
        if (!mayVanish) {
            found.addAll(new StoreMedium(folder, mounts).look());
        }
        found.add(events());
        return found;
    }

    /** Returns the folder that holds the journal, whether it is there or not. */
    Path folder() {
        return Optional.ofNullable(journal.toAbsolutePath().getParent()).orElse(Path.of("/"));
    }

    /** Says whether a game may be unfinished here: it is, or the journal does not tell. */
    boolean gameOpen() {
        if (!Files.exists(journal)) {
            return false;
        }
        try (SqliteJournal open = SqliteJournal.open(journal, "unused")) {
            return Recovery.from(open).gameOpen();
        } catch (StoreFault fault) {
            return true;
        }
    }

    private Finding events() {
        if (!Files.exists(journal)) {
            return Finding.green("store", "no journal yet; the table begins one");
        }
        try (SqliteJournal open = SqliteJournal.open(journal, "unused")) {
            Recovery found = Recovery.from(open);
            return Finding.green(
                    "store",
                    found.lastSeq() + " events, whole and in order"
                            + (found.gameOpen() ? "; a game is unfinished" : ""));
        } catch (StoreFault fault) {
            return told(fault);
        }
    }

    private static Finding told(StoreFault fault) {
        String message = String.valueOf(fault.getMessage());
        return switch (fault.why()) {
            case IN_USE -> Finding.green("store", "the table has it open and checked it at its start");
            case BUSY -> Finding.amber("store", message, fault.why().remedy());
            case DAMAGED ->
                Finding.red(
                        "store",
                        message,
                        "start the table: it sets the file aside and restores what is sound; or restore a copy");
            case FULL, IO, READ_ONLY, NO_FOLDER, FOREIGN, NEWER, UNREADABLE, DIVERGED ->
                Finding.red("store", message, fault.why().remedy());
        };
    }
}
