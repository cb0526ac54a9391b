package tengen.desk.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The arbiters' accounts: a file of {@code name:hash} lines that only its owner reads. Read anew at each log-in, so that an account can be made while the desk runs. */
public final class Accounts {
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]{0,39}");
    private static final int SHORTEST = 8;
    private static final int LONGEST = 200;

    /** Somebody's password that nobody knows: an unknown name must cost the same time as a wrong password. */
    private static final String NOBODY =
            Passwords.hash(java.util.UUID.randomUUID().toString());

    private final Path file;

    /** @param file need not be there yet */
    public Accounts(Path file) {
        this.file = file;
    }

    /** Why an account was not made, in one line. */
    public static final class Wrong extends Exception {
        private static final long serialVersionUID = 1L;

        Wrong(String message) {
            super(message);
        }
    }

    /** Makes an account, or gives it a new password. */
    public synchronized void put(String name, String password) throws Wrong {
        if (!NAME.matcher(name).matches()) {
            throw new Wrong("an arbiter's name is 1 to 40 letters, digits, blanks, dots, hyphens: " + name);
        }
        if (password.length() < SHORTEST || password.length() > LONGEST) {
            throw new Wrong("a password has " + SHORTEST + " to " + LONGEST + " characters");
        }
        try {
            Map<String, String> all = read();
            all.put(name, Passwords.hash(password));
            StringBuilder text = new StringBuilder();
            all.forEach((who, hash) -> text.append(who).append(':').append(hash).append('\n'));
            Path next = file.resolveSibling(file.getFileName() + ".new");
            Files.deleteIfExists(next);
            if (next.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.createFile(
                        next, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            }
            Files.writeString(next, text, UTF_8);
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new Wrong("cannot write " + file + ": " + e.getMessage());
        }
    }

    /** Says whether this is this arbiter's password. An unknown name takes as long as a wrong password. */
    boolean fits(String name, String password) throws IOException {
        String hash = read().get(name);
        boolean fits = Passwords.fits(password, hash == null ? NOBODY : hash);
        return fits && hash != null;
    }

    /** Says whether nobody can log in yet. */
    boolean isEmpty() throws IOException {
        return read().isEmpty();
    }

    private Map<String, String> read() throws IOException {
        Map<String, String> all = new TreeMap<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file, UTF_8)) {
                int colon = line.indexOf(':');
                if (colon > 0) {
                    all.put(line.substring(0, colon), line.substring(colon + 1));
                }
            }
        }
        return all;
    }
}
