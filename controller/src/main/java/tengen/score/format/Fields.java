package tengen.score.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tengen.engine.Point;
import tengen.game.Seat;

/** The fields of a JSON object, each read as what it must be. */
final class Fields {
    private final Map<String, Object> map;

    Fields(Map<String, Object> map) {
        this.map = map;
    }

    String text(String name) throws BadRecord {
        Object value = map.get(name);
        if (value == null) {
            return "";
        }
        if (!(value instanceof String text)) {
            throw wrong(name, "a text", value);
        }
        return text;
    }

    boolean flag(String name) throws BadRecord {
        Object value = map.get(name);
        if (!(value instanceof Boolean flag)) {
            throw wrong(name, "true or false", value);
        }
        return flag;
    }

    Optional<Boolean> optionalFlag(String name) throws BadRecord {
        return map.get(name) == null ? Optional.empty() : Optional.of(flag(name));
    }

    OptionalLong millis(String name) throws BadRecord {
        return map.get(name) == null ? OptionalLong.empty() : OptionalLong.of(large(name));
    }

    int whole(String name) throws BadRecord {
        long value = large(name);
        if (value < 0 || value > 100_000) {
            throw new BadRecord(name + " is " + value);
        }
        return (int) value;
    }

    long large(String name) throws BadRecord {
        Object value = map.get(name);
        if (!(value instanceof Number number)
                || number.doubleValue() != Math.rint(number.doubleValue())
                || Math.abs(number.doubleValue()) > 1e15) {
            throw wrong(name, "a whole number", value);
        }
        return number.longValue();
    }

    Seat seat() throws BadRecord {
        return choice("seat", Seat.values());
    }

    Point point(String name) throws BadRecord {
        return Draft.point(text(name));
    }

    List<String> texts(String name) throws BadRecord {
        List<String> texts = new ArrayList<>();
        for (Object value : list(name)) {
            if (!(value instanceof String text)) {
                throw wrong(name, "a list of texts", value);
            }
            texts.add(text);
        }
        return texts;
    }

    List<Point> points(String name) throws BadRecord {
        List<Point> points = new ArrayList<>();
        for (String text : texts(name)) {
            points.add(Draft.point(text));
        }
        return points;
    }

    <E extends Enum<E>> E choice(String name, E[] values) throws BadRecord {
        String text = text(name);
        return Arrays.stream(values)
                .filter(value -> value.name().equals(text))
                .findFirst()
                .orElseThrow(() -> wrong(name, "one of " + Arrays.toString(values), text));
    }

    <E extends Enum<E>> Optional<E> optional(String name, E[] values) throws BadRecord {
        return map.get(name) == null ? Optional.empty() : Optional.of(choice(name, values));
    }

    List<Fields> objects(String name) throws BadRecord {
        List<Fields> objects = new ArrayList<>();
        for (Object value : list(name)) {
            objects.add(of(name, value));
        }
        return objects;
    }

    private static Fields of(String name, @Nullable Object value) throws BadRecord {
        if (!(value instanceof Map<?, ?> found)) {
            throw wrong(name, "a list of objects", value);
        }
        Map<String, Object> map = new java.util.LinkedHashMap<>();
        found.forEach((key, field) -> map.put(String.valueOf(key), field));
        return new Fields(map);
    }

    private List<?> list(String name) throws BadRecord {
        Object value = map.get(name);
        if (!(value instanceof List<?> list)) {
            throw wrong(name, "a list", value);
        }
        return list;
    }

    private static BadRecord wrong(String name, String wanted, @Nullable Object found) {
        return new BadRecord("field \"" + name + "\" is not " + wanted + " but " + Draft.quoted(String.valueOf(found)));
    }
}
