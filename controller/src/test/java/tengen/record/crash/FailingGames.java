package tengen.record.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tengen.record.Draft;
import tengen.record.Row;
import tengen.record.ScriptedGame;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;

/**
 * A process that plays one whole game again and again, and each time the next call of the medium fails: the first, the second, up to the last. What was refused is
 * offered again with more behind, as a table does. Prints one line for each game that did not end with every event once and in order.
 */
final class FailingGames {
    private static final int ATTEMPTS = 4;

    private FailingGames() {}

    public static void main(String[] arguments) throws IOException, StoreFault {
        Path folder = Path.of(arguments[0]);
        int moves = Integer.parseInt(arguments[1]);
        String error = arguments[2];
        Path count = Path.of(arguments[3]);
        play(folder.resolve("0"), moves);
        RecordedGames.control(folder, "0");
        long calls = Long.parseLong(Files.readString(count).strip());
        long faults = 0;
        for (long call = 1; call <= calls; call++) {
            RecordedGames.control(folder, call + " " + error);
            Path game = folder.resolve(String.valueOf(call));
            String wrong = "";
            try {
                faults += play(game, moves);
            } catch (StoreFault | RuntimeException e) {
                wrong = e.toString();
            }
            RecordedGames.control(folder, "0");
            if (!wrong.isEmpty()) {
                System.out.println("call " + call + " of " + calls + " fails with " + error + ": " + wrong);
            }
            sweep(game);
        }
        System.out.println("calls " + calls + " faults " + faults);
    }

    /** Returns how many faults the table met. */
    private static long play(Path folder, int moves) throws IOException, StoreFault {
        Files.createDirectories(folder);
        List<Row> rows = new ArrayList<>();
        long faults = 0;
        SqliteJournal journal = open(folder.resolve("t.db"));
        try (journal) {
            List<Draft> waiting = new ArrayList<>();
            for (List<Draft> drafts : ScriptedGame.transactions(moves)) {
                waiting.addAll(drafts);
                try {
                    rows.addAll(journal.append(waiting));
                    waiting.clear();
                } catch (StoreFault fault) {
                    faults++;
                }
            }
            rows.addAll(journal.append(waiting));
            compare("written", rows, journal.rows(1, 10_000));
        }
        try (SqliteJournal again = open(folder.resolve("t.db"))) {
            compare("read", rows, again.rows(1, 10_000));
        }
        return faults;
    }

    private static SqliteJournal open(Path file) throws StoreFault {
        for (int attempt = 1; ; attempt++) {
            try {
                return SqliteJournal.open(file, "epoch");
            } catch (StoreFault fault) {
                if (attempt == ATTEMPTS) {
                    throw fault;
                }
            }
        }
    }

    private static void compare(String what, List<Row> expected, List<Row> found) {
        if (!expected.equals(found)) {
            throw new IllegalStateException(
                    what + ": " + expected.size() + " events promised, " + found.size() + " there");
        }
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i).seq() != i + 1) {
                throw new IllegalStateException(what + ": event " + found.get(i).seq() + " at place " + (i + 1));
            }
        }
    }

    private static void sweep(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path one : all.toList()) {
                Files.delete(one);
            }
        }
    }
}
