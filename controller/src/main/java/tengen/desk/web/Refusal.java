package tengen.desk.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Why something is refused, in the arbiter's language: what judges speaks English, and the files {@code refusals_zh.txt} have each of its lines in Chinese. */
public final class Refusal {
    private static final String HOLE = "{}";
    private static final List<Line> CHINESE = Stream.of(
                    "/tengen/desk/event/refusals_zh.txt", "/tengen/desk/web/refusals_zh.txt")
            .flatMap(file -> read(file).stream())
            .toList();

    private record Line(Pattern english, String chinese) {}

    private Refusal() {}

    /** Returns the line in this language; as it is when nobody has translated it. */
    public static String in(Language language, String english) {
        if (language != Language.ZH) {
            return english;
        }
        for (Line line : CHINESE) {
            Matcher found = line.english().matcher(english);
            if (found.matches()) {
                return filled(line.chinese(), found);
            }
        }
        return english;
    }

    private static String filled(String template, Matcher found) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (int group = 1; group <= found.groupCount(); group++) {
            int hole = template.indexOf(HOLE, from);
            out.append(template, from, hole).append(found.group(group));
            from = hole + HOLE.length();
        }
        return out.append(template.substring(from)).toString();
    }

    private static List<Line> read(String file) {
        try (InputStream in = Refusal.class.getResourceAsStream(file)) {
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
