package tengen.schematics.table;

/**
 * A line of {@code parts.csv}: something to buy.
 *
 * @param key its name in the sheets
 * @param description what it is, with the figures that matter
 * @param value as printed on the sheets; empty for things on no sheet
 * @param footprint KiCad's library and name; empty for things on no sheet
 * @param example a make that fits
 * @param alternatives what may replace it
 * @param loose pieces for one table of a thing that is on no sheet, otherwise 0
 * @param sparePercent added for ten tables
 */
public record Part(
        String key,
        String description,
        String value,
        String footprint,
        String example,
        String alternatives,
        int loose,
        int sparePercent) {

    static Part of(Row row) {
        String quantity = row.get("quantity");
        return new Part(
                row.get("key"),
                row.get("description"),
                row.get("value"),
                row.get("footprint"),
                row.get("example"),
                row.get("alternatives"),
                quantity.isEmpty() ? 0 : Integer.parseInt(quantity),
                Integer.parseInt(row.get("spare")));
    }
}
