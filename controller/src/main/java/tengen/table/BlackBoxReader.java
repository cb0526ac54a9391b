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

/**
 * What a black box holds.
 *
 * @param takes what the loop took, in order
 * @param whole whether the box ends as it was closed; a process that was killed leaves one that ends in the middle
 */
public record BlackBoxReader(BlackBoxStart start, List<Take> takes, boolean whole) {
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
        boolean whole = true;
        int number = 1;
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), US_ASCII))) {
            String first = in.readLine();
            BlackBoxStart start = BlackBoxStart.read(first == null ? "" : first);
            try {
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    number++;
                    if (line.equals("full")) {
                        whole = false;
                        break;
                    }
                    int space = line.indexOf(' ');
                    takes.add(new Take(Long.parseLong(line.substring(0, space)), codec.read(line.substring(space + 1))));
                }
            } catch (EOFException e) {
                whole = false;
            }
            return new BlackBoxReader(start, takes, whole);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException("line " + number + ": " + e.getMessage(), e);
        }
    }
}
