package tengen.sim.tape;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tengen.record.RowText;

/** What an {@code expect} line asks for. */
record Expectation(TapeLine line, boolean none, String type, Map<String, String> fields) {
    static Expectation read(TapeLine line) throws TapeFault {
        boolean none = line.word(0).equals("none");
        String type = line.word(none ? 1 : 0);
        line.wordsAtMost(none ? 2 : 1);
        if (!Scene.isEventType(type)) {
            throw line.fault("no such event: " + type);
        }
        return new Expectation(line, none, type, new TreeMap<>(line.options()));
    }

    /** Says whether these events are as expected. */
    boolean holds(List<Told> told) {
        return told.stream().anyMatch(this::fits) != none;
    }

    private boolean fits(Told told) {
        if (!told.row().type().equalsIgnoreCase(type)) {
            return false;
        }
        Map<String, String> actual = values(told);
        for (Map.Entry<String, String> field : fields.entrySet()) {
            String value = actual.get(field.getKey());
            if (value == null || !same(field.getKey(), field.getValue(), value)) {
                return false;
            }
        }
        return true;
    }

    /** Lists are compared without regard to their order, except the offers', whose order is the record. */
    private boolean same(String name, String expected, String actual) {
        boolean ordered = type.equalsIgnoreCase("OffersPlaced");
        if (!ordered && (name.equals("points") || name.equals("proof") || name.equals("lifted"))) {
            return sorted(expected).equals(sorted(actual));
        }
        return expected.equalsIgnoreCase(actual);
    }

    private static List<String> sorted(String list) {
        List<String> items =
                new ArrayList<>(List.of(list.toUpperCase(Locale.ROOT).split(",", -1)));
        items.sort(null);
        return items;
    }

    private static Map<String, String> values(Told told) {
        Map<String, String> lower = new TreeMap<>();
        RowText.fields(told.row()).forEach((name, value) -> lower.put(name.toLowerCase(Locale.ROOT), value));
        lower.put("seq", Long.toString(told.row().seq()));
        lower.put("t", Long.toString(told.millis()));
        return lower;
    }

    /** Returns the line as it is asked for, for the failure's message. */
    String text() {
        StringBuilder text = new StringBuilder(none ? "expect none " : "expect ").append(type);
        fields.forEach(
                (name, value) -> text.append(' ').append(name).append('=').append(value));
        return text.toString();
    }
}
