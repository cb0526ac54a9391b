package tengen.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Looks at how much room the journal's folder has left.
 *
 * @param folder a folder that is there
 */
public record StoreSpace(Path folder) implements Check {
    private static final String PART = "store space";
    private static final long MEGABYTE = 1_000_000;

    /** What is told is rounded to this, so that it changes rarely. */
    private static final long ROUND_MEGABYTES = 100;

    /** A day of games is some 20 MB. */
    private static final long AMPLE_MEGABYTES = 500;

    private static final long LEAST_MEGABYTES = 50;

    @Override
    public List<Finding> look() {
        try {
            return List.of(judge(Files.getFileStore(folder).getUsableSpace() / MEGABYTE));
        } catch (IOException e) {
            return List.of(Finding.red(
                    PART, folder + ": " + e.getMessage(), "see whether the card is still mounted: findmnt"));
        }
    }

    /** Returns what so much room is worth. */
    static Finding judge(long megabytes) {
        if (megabytes >= AMPLE_MEGABYTES) {
            return Finding.green(PART, megabytes / ROUND_MEGABYTES * ROUND_MEGABYTES + " MB free or more");
        }
        String told = megabytes + " MB free";
        String advice = "make room on the card: sudo journalctl --vacuum-size=20M, sudo apt clean";
        return megabytes < LEAST_MEGABYTES ? Finding.red(PART, told, advice) : Finding.amber(PART, told, advice);
    }
}
