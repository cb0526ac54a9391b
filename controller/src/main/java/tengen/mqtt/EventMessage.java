package tengen.mqtt;

import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Optional;
import tengen.record.Hash;
import tengen.record.JsonFields;
import tengen.record.JsonLine;
import tengen.record.Row;
import tengen.record.StoreFault;

/**
 * A row of a table's journal as a message: CloudEvents 1.0, structured JSON.
 *
 * @param id the same for every repetition of this row
 * @param epoch the identity of the table's journal
 * @param monoMillis the moment of journalling on the monotonic clock of that boot
 * @param wallMillis the same as civil time, as the table believed it
 * @param type the event's name, such as StonePlaced
 * @param hash of the row's chain, 64 hexadecimal digits
 * @param data the event's fields, one JSON object: the same as a tape prints
 */
public record EventMessage(
        String id,
        String epoch,
        long seq,
        long boot,
        String game,
        long monoMillis,
        long wallMillis,
        String type,
        int version,
        String hash,
        String data) {
    private static final long MILLI_NANOS = 1_000_000L;
    private static final DateTimeFormatter TIME =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

    /** Returns the message of a row. */
    public static EventMessage of(String epoch, Row row) {
        Hash hash = row.hash();
        return new EventMessage(
                Ulid.of(row.wallMillis(), hash.a(), hash.b()),
                epoch,
                row.seq(),
                row.boot(),
                row.game(),
                row.monoNanos() / MILLI_NANOS,
                row.wallMillis(),
                row.type(),
                row.version(),
                hash.toString(),
                row.body());
    }

    /** Returns the payload; {@code source} is the table's part of the topic. */
    public String json(String source) {
        return new JsonLine()
                .begin()
                .text("specversion", "1.0")
                .text("id", id)
                .text("source", source)
                .text("type", "tengen." + type + ".v" + version)
                .text("time", time(wallMillis))
                .text("datacontenttype", "application/json")
                .text("epoch", epoch)
                .number("seq", seq)
                .number("boot", boot)
                .number("mono", monoMillis)
                .text("game", game)
                .text("hash", hash)
                .object("data", data)
                .end()
                .take();
    }

    /** Reads a payload; nothing when it is none. */
    public static Optional<EventMessage> parse(String json) {
        try {
            JsonFields f = JsonFields.parse(json);
            String[] type = f.text("type").split("\\.", -1);
            long seq = f.number("seq");
            if (type.length != 3 || !type[0].equals("tengen") || !type[2].matches("v[0-9]{1,6}") || seq < 1) {
                return Optional.empty();
            }
            f.object("data");
            return Optional.of(new EventMessage(
                    f.text("id"),
                    f.text("epoch"),
                    seq,
                    f.number("boot"),
                    f.text("game"),
                    f.number("mono"),
                    Instant.parse(f.text("time")).toEpochMilli(),
                    type[1],
                    Integer.parseInt(type[2].substring(1)),
                    f.text("hash"),
                    data(json)));
        } catch (StoreFault | IllegalArgumentException | java.time.DateTimeException | ArithmeticException e) {
            return Optional.empty();
        }
    }

    /** The data as they were written: the last field, whole. */
    private static String data(String json) {
        int start = json.indexOf(",\"data\":{");
        if (start < 0 || !json.endsWith("}}")) {
            throw new IllegalArgumentException("data is not the last field");
        }
        return json.substring(start + ",\"data\":".length(), json.length() - 1);
    }

    /** Returns civil time as RFC 3339, UTC, with milliseconds. */
    static String time(long millis) {
        return TIME.format(Instant.ofEpochMilli(millis));
    }
}
