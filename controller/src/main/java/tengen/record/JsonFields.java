package tengen.record;

import io.avaje.json.JsonException;
import io.avaje.json.JsonReader;
import io.avaje.json.stream.JsonStream;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.engine.Point;
import tengen.game.Seat;
import tengen.game.clock.SideTime;

/** The fields of one JSON object, asked for by name and kind. Every refusal is an {@link IllegalArgumentException} that names the field. */
public final class JsonFields {
    private static final JsonStream JSON = JsonStream.builder().build();
    private static final int DEEPEST = 8;
    private static final int LONGEST_WORDS = 80;

    private final Map<String, Object> values;

    private JsonFields(Map<String, Object> values) {
        this.values = values;
    }

    /**
     * Reads one object.
     *
     * @throws StoreFault UNREADABLE if the text is none
     */
    public static JsonFields parse(String text) throws StoreFault {
        try (JsonReader reader = JSON.reader(text)) {
            return new JsonFields(object(reader, 0));
        } catch (JsonException | IllegalStateException | IndexOutOfBoundsException e) {
            throw new StoreFault(StoreFault.Cause.UNREADABLE, "no JSON object: " + e.getMessage(), e);
        }
    }

    private static Map<String, Object> object(JsonReader reader, int depth) throws StoreFault {
        if (depth > DEEPEST) {
            throw new StoreFault(StoreFault.Cause.UNREADABLE, "objects nested deeper than " + DEEPEST);
        }
        Map<String, Object> values = new LinkedHashMap<>();
        reader.beginObject();
        while (reader.hasNextField()) {
            String name = reader.nextField();
            @Nullable Object value = value(reader, depth);
            if (value != null) {
                values.put(name, value);
            }
        }
        reader.endObject();
        return values;
    }

    private static @Nullable Object value(JsonReader reader, int depth) throws StoreFault {
        return switch (reader.currentToken()) {
            case BEGIN_OBJECT -> object(reader, depth + 1);
            case BEGIN_ARRAY -> array(reader, depth + 1);
            case STRING -> reader.readString();
            case NUMBER -> reader.readDecimal();
            case BOOLEAN -> reader.readBoolean();
            case NULL -> {
                reader.skipValue();
                yield null;
            }
        };
    }

    private static List<Object> array(JsonReader reader, int depth) throws StoreFault {
        if (depth > DEEPEST) {
            throw new StoreFault(StoreFault.Cause.UNREADABLE, "lists nested deeper than " + DEEPEST);
        }
        List<Object> items = new ArrayList<>();
        reader.beginArray();
        while (reader.hasNextElement()) {
            @Nullable Object value = value(reader, depth);
            if (value != null) {
                items.add(value);
            }
        }
        reader.endArray();
        return items;
    }

    private <T> Optional<T> ifAny(String name, Class<T> kind) {
        @Nullable Object value = values.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (!kind.isInstance(value)) {
            throw new IllegalArgumentException(name + " is of the wrong kind: " + value);
        }
        return Optional.of(kind.cast(value));
    }

    private static IllegalArgumentException missing(String name) {
        return new IllegalArgumentException(name + " is missing");
    }

    /** Returns a text, if the field is there. */
    public Optional<String> textIfAny(String name) {
        return ifAny(name, String.class);
    }

    /** Returns a text. */
    public String text(String name) {
        return textIfAny(name).orElseThrow(() -> missing(name));
    }

    /** Returns a whole number. */
    public long number(String name) {
        return ifAny(name, BigDecimal.class).map(value -> whole(name, value)).orElseThrow(() -> missing(name));
    }

    /** Returns a turn of an opening procedure; the field is left out in normal play. */
    int step(String name) {
        return values.containsKey(name) ? (int) number(name) : -1;
    }

    /** Returns a whole number, or 0 without the field. */
    public long numberOrZero(String name) {
        return ifAny(name, BigDecimal.class).map(value -> whole(name, value)).orElse(0L);
    }

    /** Returns a whole number of at most 31 bits. */
    public int count(String name) {
        long value = number(name);
        if (value != (int) value) {
            throw new IllegalArgumentException(name + " is too large: " + value);
        }
        return (int) value;
    }

    private static long whole(String name, BigDecimal value) {
        try {
            return value.longValueExact();
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(name + " is no whole number: " + value, e);
        }
    }

    /** Returns a truth. */
    public boolean flag(String name) {
        return ifAny(name, Boolean.class).orElseThrow(() -> missing(name));
    }

    /** Returns a truth, or false without the field. */
    public boolean flagOrNot(String name) {
        return ifAny(name, Boolean.class).orElse(false);
    }

    /** Returns a point. */
    public Point point(String name) {
        return point(name, text(name));
    }

    /** Returns a list of points. */
    public List<Point> points(String name) {
        List<?> items = ifAny(name, List.class).orElseThrow(() -> missing(name));
        List<Point> points = new ArrayList<>();
        for (Object item : items) {
            points.add(point(name, String.valueOf(item)));
        }
        return points;
    }

    private static Point point(String name, String text) {
        return Point.parse(text).orElseThrow(() -> new IllegalArgumentException(name + " is no point: " + text));
    }

    /** Returns the field "seat". */
    public Seat seat() {
        return word("seat", Seat.class);
    }

    /** Returns a word of a set. */
    public <E extends Enum<E>> E word(String name, Class<E> set) {
        return one(name, set, text(name));
    }

    private static <E extends Enum<E>> E one(String name, Class<E> set, String text) {
        for (E word : set.getEnumConstants()) {
            if (word.name().equals(text)) {
                return word;
            }
        }
        String words = Stream.of(set.getEnumConstants()).map(Enum::name).collect(Collectors.joining(", "));
        throw new IllegalArgumentException(
                words.length() > LONGEST_WORDS
                        ? name + " is of the wrong kind: " + text
                        : name + " is none of " + words + ": " + text);
    }

    <E extends Enum<E>> Optional<E> wordOrNone(String name, Class<E> set) {
        String text = text(name);
        return text.equals(EventWriter.NONE) ? Optional.empty() : Optional.of(one(name, set, text));
    }

    /** Returns a word of a set, if the field is there. */
    public <E extends Enum<E>> Optional<E> wordIfAny(String name, Class<E> set) {
        return textIfAny(name).map(text -> one(name, set, text));
    }

    /** Returns an object inside this one. */
    @SuppressWarnings("unchecked")
    public JsonFields object(String name) {
        return new JsonFields((Map<String, Object>) ifAny(name, Map.class).orElseThrow(() -> missing(name)));
    }

    /** Returns the objects of a list inside this one. */
    @SuppressWarnings("unchecked")
    public List<JsonFields> objects(String name) {
        List<?> items = ifAny(name, List.class).orElseThrow(() -> missing(name));
        List<JsonFields> objects = new ArrayList<>();
        for (Object item : items) {
            if (!(item instanceof Map)) {
                throw new IllegalArgumentException(name + " holds something that is no object: " + item);
            }
            objects.add(new JsonFields((Map<String, Object>) item));
        }
        return objects;
    }

    SideTime side(String name) {
        JsonFields side = object(name);
        return new SideTime(
                side.count("phase"),
                side.number("leftNanos"),
                (int) side.numberOrZero("turnsLeft"),
                (int) side.numberOrZero("periodsLeft"),
                side.number("usedNanos"),
                side.number("grantedNanos"),
                side.numberOrZero("addedNanos"));
    }
}
