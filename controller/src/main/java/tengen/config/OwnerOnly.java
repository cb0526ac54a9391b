package tengen.config;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files that nobody but their owner reads, from their first byte on and whatever the process's umask is. */
public final class OwnerOnly {
    private static final Logger log = LoggerFactory.getLogger(OwnerOnly.class);

    private static final Set<PosixFilePermission> OTHERS = EnumSet.of(
            PosixFilePermission.OTHERS_READ, PosixFilePermission.OTHERS_WRITE, PosixFilePermission.OTHERS_EXECUTE);

    private OwnerOnly() {}

    /** Writes a file that is there whole or not at all, a power cut at any moment included. */
    public static void write(Path file, String text) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(next);
        make(next);
        try (FileChannel out = FileChannel.open(next, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(text.getBytes(UTF_8));
            while (rest.hasRemaining()) {
                out.write(rest);
            }
            out.force(true);
        }
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Makes an empty file, or takes the rights of others away from the one that is there. SQLite gives a database's rights to the files beside it. */
    public static void keep(Path file) throws IOException {
        try {
            make(file);
        } catch (FileAlreadyExistsException there) {
            narrow(file);
        }
    }

    private static void make(Path file) throws IOException {
        if (posix(file)) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        } else {
            Files.createFile(file);
        }
    }

    private static void narrow(Path file) {
        if (!posix(file)) {
            return;
        }
        try {
            Set<PosixFilePermission> rights = EnumSet.noneOf(PosixFilePermission.class);
            rights.addAll(Files.getPosixFilePermissions(file));
            if (rights.removeAll(OTHERS)) {
                Files.setPosixFilePermissions(file, rights);
            }
        } catch (IOException e) {
            // Some media know no rights; the event goes on all the same.
            log.warn("everybody on this machine may read {}, and that cannot be changed: {}", file, e.toString());
        }
    }

    private static boolean posix(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
