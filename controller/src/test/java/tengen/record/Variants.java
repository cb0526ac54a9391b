package tengen.record;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Rules;
import tengen.game.clock.SideTime;
import tengen.game.clock.TimeControl;

/** Copies of a record that differ from it in one place each, however deep, by reflection. */
final class Variants {
    private final RandomRecords random = new RandomRecords(1);

    /** Returns the copies, each with the path to the place. */
    Map<String, Object> of(Object record) {
        Map<String, Object> found = new java.util.LinkedHashMap<>();
        ofRecord("", record, found);
        return found;
    }

    private void ofRecord(String path, Object record, Map<String, Object> found) {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Object[] values = values(record, components);
        for (int i = 0; i < components.length; i++) {
            Map<String, Object> changes = new java.util.LinkedHashMap<>();
            ofValue(path + "." + components[i].getName(), components[i].getGenericType(), values[i], changes);
            for (Map.Entry<String, Object> change : changes.entrySet()) {
                Object[] changed = values.clone();
                changed[i] = change.getValue();
                found.put(change.getKey(), RandomRecords.make(record.getClass(), changed));
            }
        }
    }

    private static Object[] values(Object record, RecordComponent[] components) {
        Object[] values = new Object[components.length];
        try {
            for (int i = 0; i < components.length; i++) {
                components[i].getAccessor().setAccessible(true);
                values[i] = components[i].getAccessor().invoke(record);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return values;
    }

    private void ofValue(String path, Type type, Object value, Map<String, Object> found) {
        switch (value) {
            case Long number -> found.put(path, number ^ 1L << 40);
            case Integer number -> found.put(path, number ^ 1 << 4);
            case Boolean flag -> found.put(path, !flag);
            case String text -> found.put(path, text + "'");
            case Point point -> found.put(path, Point.at((point.index() + 1) % Point.COUNT));
            case Enum<?> word -> words(path, word, found);
            case Optional<?> some -> ofOptional(path, item(type), some, found);
            case List<?> list -> ofList(path, item(type), list, found);
            case SideTime side -> ofSide(path, side, found);
            case TimeControl control ->
                found.put(path, TimeControl.parse(control.toString().equals("7m") ? "8m" : "7m"));
            case Rules rules -> ofRules(path, rules, found);
            default -> ofRecord(path, value, found);
        }
    }

    private static Type item(Type type) {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    private static void words(String path, Enum<?> word, Map<String, Object> found) {
        for (Object other : word.getDeclaringClass().getEnumConstants()) {
            if (other != word) {
                found.put(path + "=" + other, other);
            }
        }
    }

    private void ofOptional(String path, Type item, Optional<?> some, Map<String, Object> found) {
        if (some.isEmpty()) {
            found.put(path + "+", Optional.of(random.value(item)));
            return;
        }
        found.put(path + "-", Optional.empty());
        Map<String, Object> inner = new java.util.LinkedHashMap<>();
        ofValue(path, item, some.get(), inner);
        inner.forEach((place, changed) -> found.put(place, Optional.of(changed)));
    }

    private void ofList(String path, Type item, List<?> list, Map<String, Object> found) {
        List<Object> longer = new ArrayList<>(list);
        longer.add(random.value(item));
        found.put(path + "+", longer);
        for (int i = 0; i < list.size(); i++) {
            Map<String, Object> inner = new java.util.LinkedHashMap<>();
            ofValue(path + "[" + i + "]", item, list.get(i), inner);
            for (Map.Entry<String, Object> change : inner.entrySet()) {
                List<Object> changed = new ArrayList<>(list);
                changed.set(i, change.getValue());
                found.put(change.getKey(), changed);
            }
        }
    }

    /** Its figures hang together, so they change in pairs. */
    private static void ofSide(String path, SideTime s, Map<String, Object> found) {
        found.put(path + ".phase", side(s, 1, 0, 0, 0, 0, 0, 0));
        found.put(path + ".left+granted", side(s, 0, 1, 0, 0, 0, 1, 0));
        found.put(path + ".turnsLeft", side(s, 0, 0, 1, 0, 0, 0, 0));
        found.put(path + ".periodsLeft", side(s, 0, 0, 0, 1, 0, 0, 0));
        found.put(path + ".used+granted", side(s, 0, 0, 0, 0, 1, 1, 0));
        found.put(path + ".granted-added", side(s, 0, 0, 0, 0, 0, 1, -1));
    }

    private static SideTime side(
            SideTime s, int phase, long left, int turns, int periods, long used, long granted, long added) {
        return new SideTime(
                s.phase() + phase,
                s.leftNanos() + left,
                s.turnsLeft() + turns,
                s.periodsLeft() + periods,
                s.usedNanos() + used,
                s.grantedNanos() + granted,
                s.addedNanos() + added);
    }

    /** Every setting of the rules by its text, since that is how they are written down. */
    private static void ofRules(String path, Rules rules, Map<String, Object> found) {
        String text = rules.text();
        Map.of(
                        "forbidden", "block",
                        "five", "auto",
                        "claims", "automatic",
                        "flag", "claim",
                        "wrong-claim", "time:7s",
                        "late-five", "off",
                        "touch", "first",
                        "interpretation", "js",
                        "max-n", "77",
                        "alarm", "low")
                .forEach((key, other) -> {
                    String changed = text.replaceFirst("(^| )" + key + "=\\S*", "$1" + key + "=" + other);
                    if (!changed.equals(text)) {
                        found.put(path + "." + key, Rules.ofText(changed));
                    }
                });
    }
}
