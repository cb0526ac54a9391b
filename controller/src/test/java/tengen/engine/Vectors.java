package tengen.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The labelled positions of {@code vectors.txt}; their format stands in its first lines. */
public final class Vectors {
    /** Long tests look at every position, or at every n-th only under the mutation tests, which run them thousands of times. */
    public static final int EVERY = Integer.getInteger("tests.every", 1);

    private Vectors() {}

    /** Returns every n-th item. */
    public static <T> List<T> some(List<T> all) {
        List<T> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i += EVERY) {
            some.add(all.get(i));
        }
        return some;
    }

    /** Returns the labelled lines. */
    public static List<String> lines() {
        return lines("vectors.txt");
    }

    /** Returns the lines of a resource beside this class that are neither empty nor remarks. */
    public static List<String> lines(String name) {
        try (InputStream in = Vectors.class.getResourceAsStream(name)) {
            String text = new String(Objects.requireNonNull(in, name).readAllBytes(), UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Returns the positions alone. */
    public static List<String> positions() {
        return lines().stream().map(line -> line.substring(0, Point.COUNT)).toList();
    }

    /** Returns the points listed behind {@code label:} or {@code label=}; none for a dash or a label that is not there. */
    static List<String> points(String line, String label) {
        for (String field : line.split(" ")) {
            if (field.startsWith(label + ":") || field.startsWith(label + "=")) {
                String list = field.substring(label.length() + 1);
                return list.equals("-") ? List.of() : List.of(list.split(","));
            }
        }
        return List.of();
    }
}
