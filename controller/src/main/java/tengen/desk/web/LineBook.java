package tengen.desk.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Lines of English with holes, each with the same line in another language: files of {@code English {}=other {}}, the holes in the same order. */
public final class LineBook {
    private static final String HOLE = "{}";

    private final List<Line> lines;

    private record Line(Pattern english, String other) {}

    private LineBook(List<Line> lines) {
        this.lines = lines;
    }

    /** Reads the files of these names. */
    public static LineBook of(String... files) {
        return new LineBook(
                Stream.of(files).flatMap(file -> read(file).stream()).toList());
    }

    /** Returns the line in the other language, what stood in the holes as it is; nothing when nobody has translated it. */
    public Optional<String> say(String english) {
        return say(english, UnaryOperator.identity());
    }

    /** The same with what stood in each hole put into words. */
    public Optional<String> say(String english, UnaryOperator<String> words) {
        for (Line line : lines) {
            Matcher found = line.english().matcher(english);
            if (found.matches()) {
                return Optional.of(filled(line.other(), found, words));
            }
        }
        return Optional.empty();
    }

    private static String filled(String template, Matcher found, UnaryOperator<String> words) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (int group = 1; group <= found.groupCount(); group++) {
            int hole = template.indexOf(HOLE, from);
            out.append(template, from, hole).append(words.apply(found.group(group)));
            from = hole + HOLE.length();
        }
        return out.append(template.substring(from)).toString();
    }

    private static List<Line> read(String file) {
        try (InputStream in = LineBook.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(file + " is missing");
            }
            List<Line> lines = new ArrayList<>();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                int equals = line.indexOf('=');
                if (equals > 0) {
                    lines.add(new Line(pattern(line.substring(0, equals)), line.substring(equals + 1)));
                }
            }
            return List.copyOf(lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Pattern pattern(String english) {
        StringBuilder pattern = new StringBuilder();
        String[] parts = english.split(Pattern.quote(HOLE), -1);
        for (int i = 0; i < parts.length; i++) {
            pattern.append(i == 0 ? "" : "(.*)").append(Pattern.quote(parts[i]));
        }
        return Pattern.compile(pattern.toString(), Pattern.DOTALL);
    }
}
