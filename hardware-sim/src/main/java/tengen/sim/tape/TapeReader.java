package tengen.sim.tape;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Reads the text of a tape (DESIGN 7): one action per line, the first field the wait since the line before. */
public final class TapeReader {
    private static final List<String> ACTORS = List.of("arbiter", "A", "B", "fault", "power", "crash", "expect");
    private static final long LONGEST_NANOS = 48L * 3_600_000_000_000L;

    private final Map<String, String> config = new TreeMap<>();
    private final List<TapeLine> lines = new ArrayList<>();
    private int configLine;
    private long atNanos;

    private TapeReader() {}

    /** Reads a whole tape. */
    public static Tape read(List<String> text) throws TapeFault {
        TapeReader reader = new TapeReader();
        for (int i = 0; i < text.size(); i++) {
            reader.line(i + 1, text.get(i));
        }
        return new Tape(reader.config, reader.configLine, reader.lines);
    }

    private void line(int number, String raw) throws TapeFault {
        int comment = raw.indexOf('#');
        String text = (comment < 0 ? raw : raw.substring(0, comment)).strip();
        if (text.isEmpty()) {
            return;
        }
        List<String> tokens = new ArrayList<>(List.of(text.split("\\s+")));
        String first = tokens.removeFirst();
        if (first.equals("config")) {
            configLine(number, tokens);
            return;
        }
        if (!first.startsWith("+")) {
            throw new TapeFault(number, "a line begins with its wait, such as +1s: " + first);
        }
        long waitNanos = Durations.parse(first.substring(1))
                .orElseThrow(
                        () -> new TapeFault(number, "no such wait: " + first + " (write +0, +250ms, +1.5s, +10m)"));
        atNanos += waitNanos;
        if (atNanos > LONGEST_NANOS) {
            throw new TapeFault(number, "a tape lasts two days at most");
        }
        if (tokens.isEmpty()) {
            throw new TapeFault(number, "nobody does anything here");
        }
        lines.add(action(number, tokens));
    }

    private TapeLine action(int number, List<String> tokens) throws TapeFault {
        String actor = tokens.removeFirst();
        if (!ACTORS.contains(actor)) {
            throw new TapeFault(number, "nobody called " + actor + " here: " + String.join(", ", ACTORS));
        }
        List<String> words = new ArrayList<>();
        Map<String, String> options = new LinkedHashMap<>();
        for (String token : tokens) {
            int equals = token.indexOf('=');
            if (equals < 0) {
                words.add(token);
            } else {
                options.put(token.substring(0, equals).toLowerCase(Locale.ROOT), token.substring(equals + 1));
            }
        }
        return new TapeLine(number, atNanos, actor, words, options);
    }

    private void configLine(int number, List<String> tokens) throws TapeFault {
        configLine = number;
        String key = "";
        for (String token : tokens) {
            int equals = token.indexOf('=');
            if (equals > 0) {
                key = token.substring(0, equals);
                config.put(key, token.substring(equals + 1));
            } else if (key.isEmpty()) {
                throw new TapeFault(number, "a setting is written key=value: " + token);
            } else {
                // A value with blanks, such as time=10m delay 5s.
                config.merge(key, token, (before, more) -> before + " " + more);
            }
        }
    }
}
