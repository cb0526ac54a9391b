package tengen.doctor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tengen.check.Finding;
import tengen.record.SqliteJournal;

/**
 * Who has the board and the clock although no page answers: a table without a page, or one that hangs. Two programs that read one chain spoil each other's frames,
 * and a clock that is greeted in mid-game forgets who it was talking with.
 *
 * @param folder holds the journal
 * @param page whether such a table would have a page
 */
record Tenant(Path folder, Path journal, boolean page) {
    private static final String PART = "table";

    /** Returns why board and clock are to be left alone; nothing when they are free. */
    Optional<Finding> look() {
        if (Files.isDirectory(folder) && !Files.isWritable(folder)) {
            return Optional.of(Finding.red(
                    PART,
                    "whether one runs cannot be told, so board and clock are left alone: this user may not look into "
                            + folder,
                    StoreCheck.AS_TENGEN));
        }
        if (!SqliteJournal.isHeld(journal)) {
            return Optional.empty();
        }
        return Optional.of(
                page
                        ? Finding.red(
                                PART,
                                "one has the journal open, but its page does not answer",
                                "look again in ten seconds; if it stays so: sudo systemctl stop tengen-table, and once more")
                        : Finding.amber(
                                PART,
                                "it runs, and without a page it cannot be asked about board and clock",
                                "to have them looked at: sudo systemctl stop tengen-table"));
    }
}
