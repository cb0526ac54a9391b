package tengen.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.record.Recovery;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;
import tengen.record.care.Medium;

/**
 * Looks at the journal's folder and, while no table has it open, at every event in it. Makes nothing that is not there.
 *
 * @param mounts where the kernel lists what is mounted
 */
public record StoreCheck(Path journal, boolean mayVanish, Path mounts) implements Check {
    private static final long MEGABYTE = 1_000_000;

    /** A day of games is some 20 MB. */
    private static final long AMPLE_BYTES = 500 * MEGABYTE;

    private static final long LEAST_BYTES = 50 * MEGABYTE;

    @Override
    public List<Finding> look() {
        Path folder = Optional.ofNullable(journal.toAbsolutePath().getParent()).orElse(Path.of("/"));
        if (!Files.isDirectory(folder)) {
            return List.of(Finding.red(
                    "store", folder + " is not there", "make the folder for the user tengen, or change store.journal"));
        }
        List<Finding> found = new ArrayList<>();
        found.add(room(folder));
        if (!mayVanish) {
            medium(folder).ifPresent(found::add);
        }
        found.add(events());
        return found;
    }

    private Optional<Finding> medium(Path folder) {
        try {
            return Medium.under(folder, mounts)
                    .flatMap(Medium::objection)
                    .map(line -> Finding.red("store medium", line, "put the journal on a partition of its own"));
        } catch (IOException e) {
            return Optional.of(Finding.amber(
                    "store medium",
                    "what " + folder + " lies on cannot be told: " + e.getMessage(),
                    "see with: findmnt --target " + folder));
        }
    }

    private static Finding room(Path folder) {
        long bytes;
        try {
            bytes = Files.getFileStore(folder).getUsableSpace();
        } catch (IOException e) {
            return Finding.red("store space", folder + ": " + e.getMessage(), "see whether the card is still mounted");
        }
        String told = bytes / MEGABYTE + " MB free";
        if (bytes >= AMPLE_BYTES) {
            return Finding.green("store space", told);
        }
        String advice = "make room on the card: journalctl --vacuum-size=20M, apt clean";
        return bytes < LEAST_BYTES
                ? Finding.red("store space", told, advice)
                : Finding.amber("store space", told, advice);
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
            case NEWER -> Finding.red("store", message, "install the newer Tengen again");
            case FULL -> Finding.red("store", message, "make room on the card");
            case READ_ONLY ->
                Finding.red(
                        "store", message, "run as the user tengen; if you do, the card may be worn out: replace it");
            case BUSY -> Finding.amber("store", message, "end the other program that reads the journal");
            case IO, FOREIGN, DAMAGED, UNREADABLE, DIVERGED ->
                Finding.red(
                        "store",
                        message,
                        "move the file away and keep it, the desk has its events; the table begins a new one");
        };
    }
}
