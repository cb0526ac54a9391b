package tengen.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the golden journal of the present version, from {@link GoldenScript}. Run by hand, once for each release that changes what is written. */
final class GoldenJournal {
    static final String EPOCH = "golden-2";

    private GoldenJournal() {}

    public static void main(String[] arguments) throws StoreFault, IOException {
        Path file = Path.of(arguments[0]);
        Files.deleteIfExists(file);
        try (SqliteJournal journal = SqliteJournal.open(file, EPOCH)) {
            for (List<Draft> drafts : GoldenScript.transactions()) {
                journal.append(drafts);
            }
            Row last = journal.rows(journal.lastSeq(), 1).getFirst();
            System.out.println("events " + last.seq() + "\nstate " + last.stateHash() + "\nchain " + last.hash());
        }
    }
}
