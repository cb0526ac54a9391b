package tengen.record;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a second instance away from a journal.
 *
 * <p>The lock lies on a file of its own beside the journal: closing any channel of a file drops all of the process's locks on it, SQLite's among them.
 */
final class InstanceLock implements AutoCloseable {
    private final FileChannel channel;

    private InstanceLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Says whether somebody has taken it; nothing is made. False when this user may not look. */
    static boolean isTaken(Path journal) {
        Path file = beside(journal);
        if (Files.notExists(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            return channel.tryLock() == null;
        } catch (OverlappingFileLockException e) {
            return true;
        } catch (IOException e) {
            org.slf4j.LoggerFactory.getLogger(InstanceLock.class).debug("lock file not looked at", e);
            return false;
        }
    }

    private static Path beside(Path journal) {
        return journal.resolveSibling(journal.getFileName() + ".lock");
    }

    static InstanceLock take(Path journal) throws StoreFault {
        Path file = beside(journal);
        FileChannel channel;
        try {
            channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new StoreFault(StoreFault.Cause.READ_ONLY, file + ": the folder of the journal cannot be written", e);
        }
        if (!locked(channel)) {
            throw new StoreFault(
                    StoreFault.Cause.IN_USE, journal.getFileName() + ": another instance of the table has it open");
        }
        return new InstanceLock(channel);
    }

    private static boolean locked(FileChannel channel) {
        @Nullable FileLock lock = null;
        try {
            lock = channel.tryLock();
        } catch (IOException | OverlappingFileLockException e) {
            lock = null;
        }
        if (lock == null) {
            closeQuietly(channel);
        }
        return lock != null;
    }

    private static void closeQuietly(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            // Nothing was written through it, and the lock goes with the process at the latest.
            org.slf4j.LoggerFactory.getLogger(InstanceLock.class).debug("lock file not closed", e);
        }
    }

    @Override
    public void close() {
        closeQuietly(channel);
    }
}
