package tengen.sim.tape;

import tengen.record.JsonLine;
import tengen.record.Row;

/**
 * A row of the journal and when it was written.
 *
 * @param atNanos virtual time since the start of the scene; what happened while the table was set up counts as 0
 */
public record Told(Row row, long atNanos) {
    /** Returns the moment in whole milliseconds. */
    public long millis() {
        return Math.max(0, atNanos) / 1_000_000;
    }

    /** Returns the row as a tape prints it: one JSON object on one line. */
    public String json() {
        return new JsonLine()
                .begin()
                .number("t", millis())
                .number("seq", row.seq())
                .text("type", row.type())
                .fields(row.body())
                .end()
                .take();
    }
}
