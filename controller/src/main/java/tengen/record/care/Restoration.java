package tengen.record.care;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.record.Draft;
import tengen.record.EventCodec;
import tengen.record.Row;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;

/**
 * What becomes of a damaged journal: it is set aside and never deleted, and a new one begins with everything that is sound in it or in the longest copy.
 *
 * <p>The new journal has an epoch of its own. A desk that knows more than could be restored would take the next events for old ones otherwise.
 *
 * @param events how many could be restored
 * @param from the file they were taken from
 * @param aside where the damaged journal lies now
 */
public record Restoration(long events, Path from, Path aside) {
    private static final List<String> TAILS = List.of("", "-wal", "-shm");
    private static final int BATCH = 500;

    /** Returns what happened, for the arbiter. */
    public String line() {
        return aside.getFileName() + " was damaged and set aside: " + events + " events restored from "
                + from.getFileName() + ", the first that may be missing is event " + (events + 1)
                + "; compare with the desk before play goes on";
    }

    /** Restores; {@code copies} are where backups may be. May be repeated after a power cut at any moment of it. */
    static Restoration of(Path journal, List<Backups> copies, String newEpoch) throws StoreFault {
        try {
            Path restored = sibling(journal, ".restored");
            for (String tail : TAILS) {
                Files.deleteIfExists(sibling(restored, tail));
            }
            Files.deleteIfExists(sibling(restored, ".lock"));
            Path best = journal;
            List<Row> rows = salvage(journal);
            for (Backups place : copies) {
                for (Path copy : place.newestFirst()) {
                    List<Row> other = salvage(copy);
                    if (other.size() > rows.size()) {
                        rows = other;
                        best = copy;
                    }
                }
            }
            long events = write(restored, rows, newEpoch);
            Path aside = aside(journal);
            setAside(journal, aside);
            Files.move(restored, journal, StandardCopyOption.ATOMIC_MOVE);
            Files.deleteIfExists(sibling(restored, ".lock"));
            return new Restoration(events, best, aside);
        } catch (IOException e) {
            throw new StoreFault(StoreFault.Cause.IO, journal.getFileName() + ": cannot be restored: " + e, e);
        }
    }

    /** Ends a restoration that a power cut has interrupted when the damaged journal was being set aside. */
    static void finish(Path journal) throws StoreFault {
        Path restored = sibling(journal, ".restored");
        if (Files.exists(journal) || Files.notExists(restored)) {
            return;
        }
        try {
            setAside(journal, aside(journal));
            Files.move(restored, journal, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new StoreFault(StoreFault.Cause.IO, journal.getFileName() + ": cannot be restored: " + e, e);
        }
    }

    /** Reads what is sound from a copy, since reading changes a file. */
    private static List<Row> salvage(Path journal) throws IOException {
        Path folder = Files.createTempDirectory("tengen-salvage");
        try {
            Path copy = folder.resolve("journal.db");
            for (String tail : TAILS.subList(0, 2)) {
                Path part = sibling(journal, tail);
                if (Files.exists(part)) {
                    Files.copy(part, sibling(copy, tail));
                }
            }
            return Files.exists(copy) ? SqliteJournal.soundRows(copy) : List.of();
        } finally {
            try (Stream<Path> parts = Files.list(folder)) {
                for (Path part : parts.toList()) {
                    Files.delete(part);
                }
            }
            Files.delete(folder);
        }
    }

    private static long write(Path file, List<Row> rows, String epoch) throws StoreFault {
        try (SqliteJournal journal = SqliteJournal.open(file, epoch)) {
            GameState state = GameState.empty();
            List<Draft> drafts = new ArrayList<>();
            for (Row row : rows) {
                Event event = EventCodec.read(row);
                state = Game.evolve(state, event);
                drafts.add(new Draft(
                        event, EventCodec.key(row), row.boot(), row.game(), row.monoNanos(), row.wallMillis(), state));
                if (drafts.size() == BATCH) {
                    journal.append(drafts);
                    drafts.clear();
                }
            }
            journal.append(drafts);
            journal.tidy();
            return journal.lastSeq();
        }
    }

    private static Path aside(Path journal) {
        for (int number = 1; ; number++) {
            Path aside = sibling(journal, ".damaged-" + number);
            if (Files.notExists(aside) && Files.notExists(sibling(aside, "-wal"))) {
                return aside;
            }
        }
    }

    private static void setAside(Path journal, Path aside) throws IOException {
        for (String tail : TAILS) {
            Path part = sibling(journal, tail);
            if (Files.exists(part)) {
                Files.move(part, sibling(aside, tail), StandardCopyOption.ATOMIC_MOVE);
            }
        }
    }

    private static Path sibling(Path file, String tail) {
        return file.resolveSibling(file.getFileName() + tail);
    }
}
