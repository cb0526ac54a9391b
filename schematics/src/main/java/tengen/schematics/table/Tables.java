package tengen.schematics.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The tables the sheets are drawn from.
 *
 * @param wiring {@code wiring.csv}: rows and columns at the chips' pins
 * @param lines {@code lines.csv}: from the chips to the board's edges
 * @param header {@code header.csv}: the Pi's 40 pins
 * @param clockPins {@code clock-pins.csv}: the clock's 28 pins
 * @param clockFace {@code clock-face.csv}: the digits and lamps of a face
 * @param parts {@code parts.csv} by key
 */
public record Tables(
        List<Row> wiring,
        List<Row> lines,
        List<Row> header,
        List<Row> clockPins,
        List<Row> clockFace,
        SortedMap<String, Part> parts) {

    public Tables {
        wiring = List.copyOf(wiring);
        lines = List.copyOf(lines);
        header = List.copyOf(header);
        clockPins = List.copyOf(clockPins);
        clockFace = List.copyOf(clockFace);
        parts = Collections.unmodifiableSortedMap(new TreeMap<>(parts));
    }

    /** Reads all tables of a folder. */
    public static Tables read(Path folder) throws IOException {
        SortedMap<String, Part> parts = new TreeMap<>();
        for (Row row : Csv.read(folder.resolve("parts.csv"))) {
            Part part = Part.of(row);
            if (parts.put(part.key(), part) != null) {
                throw new IOException("parts.csv names " + part.key() + " twice");
            }
        }
        return new Tables(
                Csv.read(folder.resolve("wiring.csv")),
                Csv.read(folder.resolve("lines.csv")),
                Csv.read(folder.resolve("header.csv")),
                Csv.read(folder.resolve("clock-pins.csv")),
                Csv.read(folder.resolve("clock-face.csv")),
                parts);
    }

    /** Returns the part of this key. */
    public Part part(String key) {
        Part part = parts.get(key);
        if (part == null) {
            throw new IllegalArgumentException("parts.csv has no part " + key);
        }
        return part;
    }

    /** Returns the cell of the one row of {@code table} whose column {@code where} says {@code is}. */
    public static String find(List<Row> table, String where, String is, String wanted) {
        for (Row row : table) {
            if (is.equals(row.get(where))) {
                return row.get(wanted);
            }
        }
        throw new IllegalArgumentException("no row with " + where + " = " + is);
    }
}
