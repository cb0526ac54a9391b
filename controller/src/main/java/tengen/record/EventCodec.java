package tengen.record;

import java.util.Optional;
import tengen.game.Event;

/**
 * Events as JSON: one form for the journal, tapes and messages. A field may be added to a type; one that changes its meaning needs a new version, and every
 * version ever released stays readable.
 */
public final class EventCodec {
    /** The version of every type's JSON form now. */
    public static final int VERSION = 1;

    /** The field that names the press of a key behind an event. */
    public static final String KEY = "key";

    private EventCodec() {}

    /** Returns the event's name, such as StonePlaced. */
    public static String type(Event event) {
        return event.getClass().getSimpleName();
    }

    /** Adds the event's fields to an object that is being written. */
    public static void writeFields(Event event, JsonLine json) {
        EventWriter.write(event, json);
    }

    /** Returns the event's fields as one JSON object. */
    public static String body(Event event) {
        JsonLine json = new JsonLine().begin();
        EventWriter.write(event, json);
        return json.end().take();
    }

    /**
     * Reads an event back; fields that are not known are left alone.
     *
     * @throws StoreFault UNREADABLE when the type is unknown, a field is missing or makes no sense; NEWER when the version is
     */
    public static Event read(String type, int version, String body) throws StoreFault {
        if (version > VERSION) {
            throw new StoreFault(
                    StoreFault.Cause.NEWER,
                    type + " of version " + version + ": written by a newer Tengen, this one reads up to " + VERSION);
        }
        try {
            return EventReader.read(type, JsonFields.parse(body));
        } catch (IllegalArgumentException e) {
            throw new StoreFault(StoreFault.Cause.UNREADABLE, type + ": " + e.getMessage(), e);
        }
    }

    /** Reads the event of a row. */
    public static Event read(Row row) throws StoreFault {
        return read(row.type(), row.version(), row.body());
    }

    /** Returns the press of a key behind a row, if there is one. */
    public static Optional<KeyCause> key(Row row) throws StoreFault {
        // Parsed only where the word occurs at all: most rows have none.
        return row.body().contains("\"" + KEY + "\"")
                ? JsonFields.parse(row.body()).textIfAny(KEY).flatMap(KeyCause::parse)
                : Optional.empty();
    }
}
