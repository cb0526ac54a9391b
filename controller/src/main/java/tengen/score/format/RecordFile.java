package tengen.score.format;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import tengen.score.GameScore;

/** Records on disk: the format by the file's extension, the size checked before the first byte is read. */
public final class RecordFile {
    private static final int LINES_LIMIT_BYTES = 64 << 20;
    private static final int MOST_RATIO = 100;
    private static final int RATIO_FREE_BYTES = 1 << 20;

    private RecordFile() {}

    /** Returns the file's extension in lower case, without the dot; empty when there is none. */
    public static String extension(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }

    /** Returns the format of an extension, written in its usual way; nothing when no reader knows it. */
    public static Optional<RecordFormat> format(String extension) {
        return switch (extension) {
            case "sgf" -> Optional.of(SgfFormat.STANDARD);
            case "lib" -> Optional.of(LibFormat.STANDARD);
            case "rif", "xml" -> Optional.of(new RifFormat());
            case "psq" -> Optional.of(new PsqFormat());
            case "txt" -> Optional.of(TextFormat.STANDARD);
            case "json" -> Optional.of(new JsonFormat());
            default -> Optional.empty();
        };
    }

    /** Reads every game of a collection of lines of JSON. */
    public static List<GameScore> readLines(Path file) throws BadRecord {
        return GameLines.readAll(bytes(file, LINES_LIMIT_BYTES));
    }

    /** Reads every game of a file. */
    public static List<GameScore> read(Path file, RecordFormat format) throws BadRecord {
        byte[] bytes = bytes(file, format.limitBytes());
        if (bytes.length > 3 && bytes[0] == 'P' && bytes[1] == 'K' && bytes[2] <= 8) {
            throw new BadRecord("a zip archive, not a record; unpack it first");
        }
        boolean zipped = bytes.length > 2 && bytes[0] == 0x1F && (bytes[1] & 0xFF) == 0x8B;
        if (zipped && !(format instanceof RifFormat)) {
            throw new BadRecord("a compressed file, not a record; unpack it first");
        }
        return format.readAll(zipped ? unpacked(bytes, format.limitBytes()) : bytes);
    }

    private static byte[] bytes(Path file, int limitBytes) throws BadRecord {
        try (InputStream in = Files.newInputStream(file)) {
            long sizeBytes = Files.size(file);
            byte[] bytes = sizeBytes > limitBytes ? new byte[0] : in.readNBytes(limitBytes + 1);
            if (sizeBytes > limitBytes || bytes.length > limitBytes) {
                throw new BadRecord("larger than any such record: " + Math.max(sizeBytes, bytes.length)
                        + " bytes, at most " + limitBytes);
            }
            return bytes;
        } catch (NoSuchFileException missing) {
            throw new BadRecord("no such file");
        } catch (IOException broken) {
            throw new BadRecord("cannot be read: " + broken.getMessage());
        }
    }

    /** Unpacks what a server sent compressed; a file that grows a hundredfold is a trap. */
    static byte[] unpacked(byte[] zipped, int limitBytes) throws BadRecord {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] chunk = new byte[1 << 16];
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(zipped))) {
            for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
                out.write(chunk, 0, count);
                boolean swollen = out.size() > RATIO_FREE_BYTES && out.size() / MOST_RATIO > zipped.length;
                if (swollen || out.size() > limitBytes) {
                    throw new BadRecord("the compressed file grows beyond every measure");
                }
            }
        } catch (IOException broken) {
            throw new BadRecord("the compressed file is damaged: " + broken.getMessage());
        }
        return out.toByteArray();
    }
}
