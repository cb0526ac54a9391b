package tengen.score.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.attribute.FileTime;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.security.Signature;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import tengen.score.format.BadRecord;
import tengen.score.format.Sums;

/**
 * One zip for a whole event: every record, {@code SHA256SUMS} in the form that {@code sha256sum -c} reads, and its Ed25519 signature
 * ({@code SHA256SUMS.sig}, base64). The same content makes the same bytes.
 */
public final class EventArchive {
    /** The list of sums. */
    public static final String SUMS = "SHA256SUMS";

    /** The signature of the list. */
    public static final String SIGNATURE = "SHA256SUMS.sig";

    private static final int MOST_FILES = 50_000;
    private static final int LARGEST_FILE_BYTES = 64 << 20;
    private static final long LARGEST_BYTES = 512L << 20;
    private static final FileTime NO_TIME = FileTime.fromMillis(315_532_800_000L);

    private EventArchive() {}

    /**
     * Writes an archive; the stream stays open.
     *
     * @param files content by name, such as {@code games/r7-b3.json}
     */
    public static void write(OutputStream out, Map<String, byte[]> files, Signer signer) throws IOException {
        Map<String, byte[]> sorted = new TreeMap<>(files);
        StringBuilder sums = new StringBuilder();
        for (Map.Entry<String, byte[]> file : sorted.entrySet()) {
            if (!plain(file.getKey())) {
                throw new IllegalArgumentException("no name for a file of an archive: " + file.getKey());
            }
            sums.append(Sums.sha256(file.getValue()))
                    .append("  ")
                    .append(file.getKey())
                    .append('\n');
        }
        byte[] list = sums.toString().getBytes(UTF_8);
        ZipOutputStream zip = new ZipOutputStream(out, UTF_8);
        zip.setLevel(Deflater.BEST_COMPRESSION);
        for (Map.Entry<String, byte[]> file : sorted.entrySet()) {
            put(zip, file.getKey(), file.getValue());
        }
        put(zip, SUMS, list);
        Optional<byte[]> signature = signer.sign(list);
        if (signature.isPresent()) {
            put(zip, SIGNATURE, Base64.getEncoder().encode(signature.get()));
        }
        zip.finish();
    }

    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setLastModifiedTime(NO_TIME);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    /**
     * Reads an archive and checks every sum, and the signature when a key is given.
     *
     * @return content by name, the list and its signature left out
     * @throws BadRecord when anything is missing, too much, changed, or not signed by this key
     */
    public static Map<String, byte[]> read(byte[] bytes, Optional<PublicKey> key) throws BadRecord {
        Map<String, byte[]> files = unpacked(bytes);
        byte[] list = taken(files, SUMS).orElseThrow(() -> new BadRecord("no archive of an event: no " + SUMS));
        Optional<byte[]> signature = taken(files, SIGNATURE);
        if (key.isPresent()) {
            verify(list, signature.orElseThrow(() -> new BadRecord("the archive is not signed")), key.get());
        }
        List<String> found = new ArrayList<>();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            found.add(Sums.sha256(file.getValue()) + "  " + file.getKey());
        }
        List<String> told = new String(list, UTF_8).lines().toList();
        for (String line : told) {
            if (!found.contains(line)) {
                throw new BadRecord("changed or missing: " + line.substring(Math.min(66, line.length())));
            }
        }
        if (told.size() != found.size()) {
            throw new BadRecord("the archive holds files that are not in its list");
        }
        return files;
    }

    private static Optional<byte[]> taken(Map<String, byte[]> files, String name) {
        return Optional.ofNullable(files.remove(name));
    }

    private static Map<String, byte[]> unpacked(byte[] bytes) throws BadRecord {
        Map<String, byte[]> files = new TreeMap<>();
        long total = 0;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes), UTF_8)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                byte[] content = bounded(zip, bytes.length);
                total += content.length;
                if (!plain(entry.getName()) || files.size() == MOST_FILES || total > LARGEST_BYTES) {
                    throw new BadRecord("no archive of an event: a file too many, too large or with a strange name");
                }
                if (files.put(entry.getName(), content) != null) {
                    throw new BadRecord("twice in the archive: " + entry.getName());
                }
            }
        } catch (IOException | IllegalArgumentException broken) {
            throw new BadRecord("the archive is damaged: " + broken.getMessage());
        }
        return files;
    }

    /** Reads one file; what grows a hundredfold beyond a megabyte is a trap. */
    private static byte[] bounded(InputStream in, int archiveBytes) throws IOException, BadRecord {
        int limit = (int) Math.min(LARGEST_FILE_BYTES, (1 << 20) + 100L * archiveBytes);
        byte[] content = in.readNBytes(limit + 1);
        if (content.length > limit) {
            throw new BadRecord("a file of the archive grows beyond every measure");
        }
        return content;
    }

    private static boolean plain(String name) {
        return !name.isEmpty()
                && name.length() < 200
                && !name.startsWith("/")
                && !name.contains("..")
                && !name.contains("\\")
                && name.codePoints().noneMatch(Character::isISOControl);
    }

    private static void verify(byte[] list, byte[] base64, PublicKey key) throws BadRecord {
        try {
            Signature signature = Signature.getInstance("Ed25519");
            signature.initVerify(key);
            signature.update(list);
            if (!signature.verify(Base64.getDecoder().decode(base64))) {
                throw new BadRecord("the archive's signature is not of this key");
            }
        } catch (GeneralSecurityException | IllegalArgumentException broken) {
            throw new BadRecord("the archive's signature cannot be read: " + broken.getMessage());
        }
    }
}
