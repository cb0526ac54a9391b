package tengen.record.care;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;

/**
 * Copies of a journal in a folder: the newest five, each looked through before it gets its name, so that a power cut leaves whole copies only.
 *
 * @param folder made when it is missing; better on another medium than the journal's
 * @param table names the copies
 */
public record Backups(Path folder, String table) {
    /** How many are kept. */
    public static final int KEPT = 5;

    /** Copies the journal as it is at this moment and returns the copy; appending goes on meanwhile. */
    public Path make(SqliteJournal journal) throws StoreFault {
        Path half = folder.resolve(table + ".half");
        try {
            Files.createDirectories(folder);
            sweep(half);
            journal.copyTo(half);
            long last = SqliteJournal.sound(half);
            Path copy = folder.resolve(String.format(Locale.ROOT, "%s-%09d.db", table, last));
            force(half, StandardOpenOption.WRITE);
            Files.move(half, copy, StandardCopyOption.ATOMIC_MOVE);
            force(folder, StandardOpenOption.READ);
            sweep(half);
            trim();
            return copy;
        } catch (IOException e) {
            throw new StoreFault(StoreFault.Cause.IO, "no copy in " + folder + ": " + e, e);
        }
    }

    /** Returns the copies, the newest first. */
    public List<Path> newestFirst() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("\\Q" + table + "\\E-[0-9]{9,}\\.db"))
                    .sorted(Comparator.comparing(Backups::name).reversed())
                    .toList();
        }
    }

    /** Names of equal length compare as their numbers; a longer one is newer. */
    private static String name(Path file) {
        String name = file.getFileName().toString();
        return String.format(Locale.ROOT, "%04d%s", name.length(), name);
    }

    private void trim() throws IOException {
        List<Path> copies = newestFirst();
        for (Path old : copies.subList(Math.min(KEPT, copies.size()), copies.size())) {
            Files.delete(old);
        }
    }

    private static void sweep(Path half) throws IOException {
        for (String tail : List.of("", "-wal", "-shm", "-journal", ".lock")) {
            Files.deleteIfExists(half.resolveSibling(half.getFileName() + tail));
        }
    }

    private static void force(Path file, StandardOpenOption option) throws IOException {
        try (FileChannel channel = FileChannel.open(file, option)) {
            channel.force(true);
        }
    }
}
