package tengen.record;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.clock.SideTime;
import tengen.testing.Dice;

/** Events of a wanted type with random fields, by reflection: a type or field that is added is covered by itself. */
final class RandomEvents {
    private static final String[] TEXTS = {
        "", "H8", "Ōta \"天元\" \\ 1", "line\nbreak\ttab\u0000nul", "\uD83D\uDE00", "half \uD83D", "\u2028\u007F"
    };

    private final Dice dice;

    RandomEvents(long seed) {
        dice = new Dice(seed);
    }

    static List<Class<?>> types() {
        return List.of(Event.class.getPermittedSubclasses());
    }

    Event next(Class<?> type) throws ReflectiveOperationException {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] kinds = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            kinds[i] = components[i].getType();
            values[i] = value(components[i].getGenericType());
        }
        var constructor = type.getDeclaredConstructor(kinds);
        constructor.setAccessible(true);
        return (Event) constructor.newInstance(values);
    }

    private Object value(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type item = generic.getActualTypeArguments()[0];
            return generic.getRawType() == Optional.class
                    ? dice.percent(50) ? Optional.of(value(item)) : Optional.empty()
                    : list(item);
        }
        if (type == long.class) {
            return dice.percent(10) ? dice.any() : dice.below(10_000_000_000_000L) - 1_000;
        }
        if (type == int.class) {
            return dice.below(300);
        }
        if (type == boolean.class) {
            return dice.percent(50);
        }
        if (type == String.class) {
            return dice.oneOf(TEXTS) + dice.below(10);
        }
        if (type == Point.class) {
            return Point.at(dice.below(Point.COUNT));
        }
        if (type == SideTime.class) {
            return side();
        }
        if (type instanceof Class<?> words && words.isEnum()) {
            return dice.oneOf(words.getEnumConstants());
        }
        throw new IllegalStateException("no random values of type " + type);
    }

    private List<Object> list(Type item) {
        List<Object> items = new ArrayList<>();
        for (int left = dice.below(4); left > 0; left--) {
            items.add(value(item));
        }
        return items;
    }

    private SideTime side() {
        long left = dice.below(10_000_000_000_000L);
        long used = dice.below(10_000_000_000_000L);
        long added = dice.percent(50) ? 0 : dice.below(1_000_000_000L) - 500_000_000L;
        return new SideTime(dice.below(3), left, dice.below(2) * 30, dice.below(3), used, used + left - added, added);
    }
}
