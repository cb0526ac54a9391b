package tengen.record;

import java.util.List;
import tengen.engine.Point;

/**
 * Writes JSON objects on one line, fields in the order of the calls: for journal bodies, tapes and messages.
 *
 * <p>Our own few lines instead of a library's, since these bytes are hashed, kept in golden files and written 75,000 times a second and core by seasons. One
 * thread at a time; may be used again after {@link #take}.
 */
public final class JsonLine {
    private final StringBuilder out = new StringBuilder(512);

    /** Begins the object. */
    public JsonLine begin() {
        out.append('{');
        return this;
    }

    /** Ends the object, or the one begun by {@link #open}. */
    public JsonLine end() {
        out.append('}');
        return this;
    }

    /** Begins an object that is the value of a field. */
    public JsonLine open(String name) {
        name(name);
        out.append('{');
        return this;
    }

    /** Adds a text. */
    public JsonLine text(String name, String value) {
        name(name);
        quote(value);
        return this;
    }

    /** Adds a whole number. */
    public JsonLine number(String name, long value) {
        name(name);
        out.append(value);
        return this;
    }

    /** Adds a truth. */
    public JsonLine flag(String name, boolean value) {
        name(name);
        out.append(value);
        return this;
    }

    /** Adds a word of a fixed set, as the set spells it. */
    public JsonLine word(String name, Enum<?> value) {
        name(name);
        out.append('"').append(value.name()).append('"');
        return this;
    }

    /** Adds a point, such as "H8". */
    public JsonLine point(String name, Point value) {
        name(name);
        out.append('"').append(value).append('"');
        return this;
    }

    /** Adds a list of points. */
    public JsonLine points(String name, List<Point> values) {
        name(name);
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            out.append(i == 0 ? "\"" : ",\"").append(values.get(i)).append('"');
        }
        out.append(']');
        return this;
    }

    /** Adds an object that is already written as the value of a field. */
    public JsonLine object(String name, String written) {
        name(name);
        out.append(written);
        return this;
    }

    /** Adds all fields of an object that is already written, such as a row's body. */
    public JsonLine fields(String object) {
        if (object.length() > 2) {
            comma();
            out.append(object, 1, object.length() - 1);
        }
        return this;
    }

    /** Returns what was written, and begins anew. */
    public String take() {
        String text = out.toString();
        out.setLength(0);
        return text;
    }

    private void name(String name) {
        comma();
        out.append('"').append(name).append("\":");
    }

    private void comma() {
        if (out.charAt(out.length() - 1) != '{') {
            out.append(',');
        }
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || (Character.isSurrogate(c) && !paired(text, i))) {
                // Half a character has no bytes of its own; escaped it survives the file.
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    private static boolean paired(String text, int i) {
        char c = text.charAt(i);
        return Character.isHighSurrogate(c)
                ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
                : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
    }
}
