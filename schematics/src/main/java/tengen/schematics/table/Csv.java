package tengen.schematics.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads and writes comma-separated tables: lines that begin with {@code #} are remarks, the first other line names the columns. */
public final class Csv {
    private Csv() {}

    /**
     * Returns the rows of a table, each a map from column to cell.
     *
     * @throws IOException if the file cannot be read or a row has more or fewer cells than the heading
     */
    public static List<Row> read(Path file) throws IOException {
        List<Row> rows = new ArrayList<>();
        List<String> heading = List.of();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            if (line.startsWith("#") || line.isBlank()) {
                continue;
            }
            List<String> cells = cells(line);
            if (heading.isEmpty()) {
                heading = cells;
                continue;
            }
            if (cells.size() != heading.size()) {
                throw new IOException("%s line %d: %d cells, not %d"
                        .formatted(file.getFileName(), number, cells.size(), heading.size()));
            }
            SortedMap<String, String> row = new TreeMap<>();
            for (int i = 0; i < cells.size(); i++) {
                row.put(heading.get(i), cells.get(i));
            }
            rows.add(new Row(row));
        }
        return rows;
    }

    /** Returns one line of a table, cells with commas or quotes in quotes. */
    public static String line(String... cells) {
        StringBuilder line = new StringBuilder();
        for (String cell : cells) {
            line.append(line.isEmpty() ? "" : ",");
            boolean quoted = cell.contains(",") || cell.contains("\"");
            line.append(quoted ? '"' + cell.replace("\"", "\"\"") + '"' : cell);
        }
        return line.append('\n').toString();
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                boolean doubled = quoted && i + 1 < line.length() && line.charAt(i + 1) == '"';
                if (doubled) {
                    cell.append(c);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }
}
