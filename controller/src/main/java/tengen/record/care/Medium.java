package tengen.record.care;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The file system under a path, as the kernel names it.
 *
 * @param mountPoint where it begins
 * @param type such as ext4 or overlay
 * @param readOnly it is mounted without the right to write
 */
public record Medium(Path mountPoint, String type, boolean readOnly) {
    /** Where Linux lists what is mounted. */
    public static final Path MOUNTS = Path.of("/proc/self/mountinfo");

    /** What is written there is in memory and gone with the power. */
    private static final Set<String> PASSING = Set.of("overlay", "overlayfs", "aufs", "tmpfs", "ramfs", "rootfs");

    /** Locks and fsync of SQLite cannot be relied on there (OPERATIONS 2). */
    private static final Set<String> REMOTE =
            Set.of("nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "fuse.sshfs", "ceph", "glusterfs", "fuse.glusterfs");

    private static final int MOUNT_POINT = 4;
    private static final int OPTIONS = 5;

    /**
     * Returns what lies under a path.
     *
     * @param path absolute, without symbolic links
     * @param mountinfo the lines of proc(5) mountinfo; later ones cover earlier ones
     * @return nothing when no line covers the path
     */
    public static Optional<Medium> of(Path path, List<String> mountinfo) {
        Optional<Medium> found = Optional.empty();
        for (String line : mountinfo) {
            Optional<Medium> one = parse(line);
            if (one.isPresent() && path.startsWith(one.get().mountPoint)) {
                boolean deeper = found.isEmpty()
                        || one.get().mountPoint.getNameCount()
                                >= found.get().mountPoint.getNameCount();
                found = deeper ? one : found;
            }
        }
        return found;
    }

    /**
     * Returns what lies under a folder.
     *
     * @param mounts where the kernel lists what is mounted, {@link #MOUNTS} in life
     * @throws IOException when folder or list cannot be looked at
     */
    public static Optional<Medium> under(Path folder, Path mounts) throws IOException {
        return of(folder.toRealPath(), Files.readAllLines(mounts));
    }

    private static Optional<Medium> parse(String line) {
        String[] fields = line.split(" ", -1);
        int dash = List.of(fields).indexOf("-");
        if (dash <= OPTIONS || dash + 1 >= fields.length) {
            return Optional.empty();
        }
        boolean readOnly = List.of(fields[OPTIONS].split(",", -1)).contains("ro");
        return Optional.of(new Medium(Path.of(plain(fields[MOUNT_POINT])), fields[dash + 1], readOnly));
    }

    /** Spaces and the like stand as a backslash and three octal digits. */
    private static String plain(String field) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            boolean escaped = field.charAt(i) == '\\' && i + 3 < field.length();
            if (escaped) {
                out.append((char) Integer.parseInt(field.substring(i + 1, i + 4), 8));
                i += 3;
            } else {
                out.append(field.charAt(i));
            }
        }
        return out.toString();
    }

    /** Returns in one line why no game that counts may be written here. */
    public Optional<String> objection() {
        if (readOnly) {
            return Optional.of(mountPoint + " is mounted read-only: nothing can be written there");
        }
        if (PASSING.contains(type)) {
            return Optional.of(mountPoint + " is " + type + ": what is written there is gone with the power;"
                    + " mount a partition of its own there");
        }
        if (REMOTE.contains(type)) {
            return Optional.of(mountPoint + " is " + type + ": no journal on a network file system");
        }
        return Optional.empty();
    }
}
