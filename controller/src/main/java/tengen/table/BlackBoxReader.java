package tengen.table;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import tengen.record.Row;

/**
 * What a black box holds.
 *
 * @param takes what the loop took, in order
 * @param endNanos when the box was closed; Long.MIN_VALUE for one that was not
 * @param whole whether the box ends as it was closed; a process that was killed leaves one that ends in the middle
 */
public record BlackBoxReader(BlackBoxStart start, List<Take> takes, long endNanos, boolean whole) {
    /** An item and when the loop took it. */
    public record Take(long atNanos, Item item) {}

    public BlackBoxReader {
        takes = List.copyOf(takes);
    }

    /**
     * Reads a box, as far as it goes.
     *
     * @throws IOException when the file cannot be read or is no black box; the message says why
     */
    public static BlackBoxReader read(Path file) throws IOException {
        BlackBoxCodec codec = new BlackBoxCodec();
        List<Take> takes = new ArrayList<>();
        boolean whole = false;
        boolean full = false;
        long endNanos = Long.MIN_VALUE;
        int number = 1;
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), US_ASCII))) {
            String first = text(in.readLine());
            List<Row> rows = new ArrayList<>();
            for (int left = BlackBoxStart.rowsAfter(first); left > 0; left--) {
                number++;
                rows.add(codec.readRow(text(in.readLine())));
            }
            BlackBoxStart start = BlackBoxStart.read(first, rows);
            try {
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    number++;
                    if (line.equals("full")) {
                        full = true;
                        continue;
                    }
                    int space = line.indexOf(' ');
                    if (line.endsWith(" end")) {
                        endNanos = Long.parseLong(line.substring(0, space));
                        whole = !full;
                        continue;
                    }
                    takes.add(
                            new Take(Long.parseLong(line.substring(0, space)), codec.read(line.substring(space + 1))));
                }
            } catch (EOFException e) {
                // The process was killed: what is there counts.
            }
            return new BlackBoxReader(start, takes, endNanos, whole);
        } catch (EOFException e) {
            throw new IOException("it ends before its first line", e);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException("line " + number + ": " + e.getMessage(), e);
        }
    }

    private static String text(@Nullable String line) {
        return line == null ? "" : line;
    }
}
