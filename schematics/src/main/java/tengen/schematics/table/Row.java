package tengen.schematics.table;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A row of a table.
 *
 * @param cells by column
 */
public record Row(SortedMap<String, String> cells) {
    public Row {
        cells = Collections.unmodifiableSortedMap(new TreeMap<>(cells));
    }

    /** Returns the cell of this column, empty if nothing is written there; a column the table lacks is an error of ours. */
    public String get(String column) {
        String cell = cells.get(column);
        if (cell == null) {
            throw new IllegalArgumentException("no column " + column + " among " + cells.keySet());
        }
        return cell;
    }
}
