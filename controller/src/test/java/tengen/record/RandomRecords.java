package tengen.record;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Carried;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.clock.SideTime;
import tengen.game.clock.TimeControl;
import tengen.testing.Dice;

/** Records of a wanted type with random fields, by reflection: a type or field that is added is covered by itself. */
final class RandomRecords {
    private static final List<String> TEXTS = List.of(
            "", "H8", "Ōta \"天元\" \\ 1", "line\nbreak\ttab\u0000nul", "\uD83D\uDE00", "half \uD83D", "\u2028\u007F");
    private static final List<String> CONTROLS =
            List.of("20m+60s/move", "90m+30s/inc", "40/120m,60m", "120m,30/30m*", "10m delay 5s", "60m");

    private final Dice dice;

    RandomRecords(long seed) {
        dice = new Dice(seed);
    }

    <T> T next(Class<T> type) {
        if (type == SideTime.class) {
            return type.cast(side());
        }
        if (type == TimeControl.class) {
            return type.cast(TimeControl.parse(dice.oneOf(CONTROLS)));
        }
        if (type == Rules.class) {
            return type.cast(rules());
        }
        if (type == Carried.class) {
            return type.cast(carried());
        }
        RecordComponent[] components = type.getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            values[i] = value(components[i].getGenericType());
        }
        return make(type, values);
    }

    /** Returns a record of these components. */
    static <T> T make(Class<T> type, Object[] values) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] kinds = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            kinds[i] = components[i].getType();
        }
        try {
            Constructor<T> constructor = type.getDeclaredConstructor(kinds);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make " + type, e);
        }
    }

    /** Returns a random value of this type; a list has one item or more. */
    Object value(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type item = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) {
                return dice.percent(50) ? Optional.of(value(item)) : Optional.empty();
            }
            List<Object> items = new ArrayList<>();
            for (int left = dice.below(4); left > 0; left--) {
                items.add(value(item));
            }
            return items;
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
        Class<?> kind = (Class<?>) type;
        return kind.isEnum() ? dice.oneOf(kind.getEnumConstants()) : next(kind);
    }

    private SideTime side() {
        long left = dice.below(10_000_000_000_000L);
        long used = dice.below(10_000_000_000_000L);
        long added = dice.percent(50) ? 0 : dice.below(1_000_000_000L) - 500_000_000L;
        return new SideTime(dice.below(3), left, dice.below(2) * 30, dice.below(3), used, used + left - added, added);
    }

    private Carried carried() {
        List<Point> offers = new ArrayList<>();
        for (int left = dice.below(3); left > 0; left--) {
            offers.add(Point.at(dice.below(Point.COUNT)));
        }
        return new Carried(
                dice.oneOf(TEXTS),
                dice.oneOf(TEXTS),
                dice.oneOf(TEXTS),
                dice.percent(50),
                rules().text(),
                dice.oneOf(Seat.values()),
                dice.oneOf(Seat.values()),
                dice.oneOf("", "A0H8", "A-1H8 B-1A15 A-1- B-1-"),
                side(),
                side(),
                dice.below(1_000_000_000_000L),
                -1,
                dice.below(13),
                offers,
                List.of(dice.below(9), dice.below(9)),
                List.of(dice.below(2), dice.below(2)),
                dice.oneOf(List.of(), List.of(Seat.A), List.of(Seat.A, Seat.B)),
                dice.percent(50) ? Optional.of(dice.oneOf(Seat.values())) : Optional.empty());
    }

    private Rules rules() {
        return Rules.parse(Map.of(
                "forbidden", dice.oneOf("claim", "auto-loss", "block"),
                "wrong-claim", dice.oneOf("none", "violation", "time:60s"),
                "max-n", dice.oneOf("12", "8"),
                "exclude", dice.oneOf("", "D13,I13"),
                "time", dice.oneOf(CONTROLS)));
    }
}
