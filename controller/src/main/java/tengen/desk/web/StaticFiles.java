package tengen.desk.web;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What pages are made of beside their text: style, scripts, pictures, from the program's own resources; a name is one plain word. */
final class StaticFiles {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,40}\\.(css|js|svg|woff2)");
    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "woff2", "font/woff2");

    private StaticFiles() {}

    /** A file and its type. */
    record Found(String type, Answer.Content content) {}

    static Optional<Found> find(String name) {
        if (!NAME.matcher(name).matches()) {
            return Optional.empty();
        }
        try (InputStream in = StaticFiles.class.getResourceAsStream("/tengen/desk/static/" + name)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] bytes = in.readAllBytes();
            return Optional.of(
                    new Found(String.valueOf(TYPES.get(name.substring(name.lastIndexOf('.') + 1))), () -> bytes));
        } catch (IOException broken) {
            return Optional.empty();
        }
    }
}
