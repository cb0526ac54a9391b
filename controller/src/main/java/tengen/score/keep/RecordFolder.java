package tengen.score.keep;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tengen.score.GameScore;
import tengen.score.format.JsonFormat;
import tengen.score.format.SgfFormat;

/**
 * The records of finished games in one folder: of each its event log, its SGF and its sheet. A file is there whole or not at all, and none that belongs to an
 * older result. One thread.
 */
public final class RecordFolder {
    /** What there is of each game; the event log, the source of truth, first. */
    public static final List<String> EXTENSIONS = List.of("json", "sgf", "pdf");

    private final Path folder;
    private final Painter painter;

    /** Names a folder; it is made when the first game has ended. */
    public RecordFolder(Path folder) {
        this(folder, Painter.here());
    }

    /** The same with a painter of one's own. */
    public RecordFolder(Path folder, Painter painter) {
        this.folder = folder;
        this.painter = painter;
    }

    /** Returns the folder that belongs to a store: beside it and named after it. */
    public static Path beside(Path store) {
        String name = store.toAbsolutePath().normalize().getFileName().toString();
        int dot = name.lastIndexOf('.');
        return store.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + "-records");
    }

    /** Returns where this file of a game is, or will be. */
    public Path file(String game, String extension) {
        return folder.resolve(GameName.file(game) + "." + extension);
    }

    /**
     * Writes the files of a finished game; what stands there already is left alone.
     *
     * @return whether anything was written
     * @throws IOException when not all of them are there; those that can be written are
     */
    public boolean write(GameScore score) throws IOException {
        byte[] log = new JsonFormat().write(score);
        String game = score.occasion().game();
        boolean same = there(file(game, "json"), log);
        if (!same) {
            // A sheet of an older result must not lie beside the new one.
            remove(game);
        }
        boolean wrote = false;
        @Nullable IOException first = null;
        for (String extension : EXTENSIONS) {
            Path file = file(game, extension);
            try {
                if (!Files.exists(file)) {
                    Files.createDirectories(folder);
                    put(file, content(score, extension, log));
                    wrote = true;
                }
            } catch (IOException failed) {
                first = first == null ? failed : first;
            }
        }
        if (first != null) {
            throw first;
        }
        return wrote;
    }

    /** Takes the files of a game away: its result was withdrawn. */
    public void remove(String game) throws IOException {
        for (String extension : EXTENSIONS) {
            Files.deleteIfExists(file(game, extension));
        }
    }

    private byte[] content(GameScore score, String extension, byte[] log) throws IOException {
        try {
            return switch (extension) {
                case "sgf" -> SgfFormat.STANDARD.write(score);
                case "pdf" -> painter.pdf(score, log);
                default -> log;
            };
        } catch (RuntimeException | LinkageError ours) {
            // A machine without fonts or without its drawing library still has logs and SGF.
            throw new IOException(
                    "no " + extension + " of " + score.occasion().game() + ": " + ours.getMessage(), ours);
        }
    }

    private static boolean there(Path file, byte[] wanted) throws IOException {
        try {
            return Files.size(file) == wanted.length && Arrays.equals(Files.readAllBytes(file), wanted);
        } catch (NoSuchFileException missing) {
            return false;
        }
    }

    private static void put(Path file, byte[] bytes) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".tmp");
        try (FileChannel out = FileChannel.open(
                part, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                out.write(rest);
            }
            out.force(true);
        }
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
