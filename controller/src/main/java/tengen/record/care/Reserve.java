package tengen.record.care;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * A file that only takes room: when the medium is full it is deleted, and the game can be finished. One thread at a time.
 *
 * <p>Eight megabytes: a long game's events are half of one, and the write-ahead file grows to four before SQLite begins it anew (1,000 pages of 4 KiB).
 */
public final class Reserve {
    /** How much room it keeps. */
    public static final long BYTES = 8L << 20;

    private static final int CHUNK = 1 << 16;

    private final Path file;

    /** Names the file; it is made by {@link #hold}. */
    public Reserve(Path file) {
        this.file = file;
    }

    /** Takes the room, if it is not taken yet; returns false when there is not so much, and then takes nothing. */
    public boolean hold() {
        try {
            if (isHeld()) {
                return true;
            }
            fill();
            return true;
        } catch (IOException e) {
            release();
            return false;
        }
    }

    private void fill() throws IOException {
        byte[] chunk = new byte[CHUNK];
        // No zeros: some file systems store them without taking room.
        Arrays.fill(chunk, (byte) 0xA5);
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            for (long written = 0; written < BYTES; written += CHUNK) {
                ByteBuffer bytes = ByteBuffer.wrap(chunk);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
            }
            channel.force(true);
        }
    }

    /** Says whether the room is taken. */
    public boolean isHeld() throws IOException {
        return Files.exists(file) && Files.size(file) >= BYTES;
    }

    /** Gives the room away; returns whether there was any. */
    public boolean release() {
        try {
            return Files.deleteIfExists(file);
        } catch (IOException e) {
            // A medium that does not even delete is beyond this help; the journal says what is wrong with it.
            return false;
        }
    }
}
