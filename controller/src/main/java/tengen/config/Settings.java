package tengen.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;

/**
 * A TOML file while it is being read: each call names a key, says what its value must be like and gets the value, or a stand-in when there is something wrong;
 * {@link #finish} then throws everything that was wrong at once, keys that nobody asked for included.
 *
 * <p>Paths in a file are meant from its own folder.
 */
public final class Settings {
    private final Path file;
    private final TomlParseResult toml;
    private final TreeSet<String> known = new TreeSet<>();
    private final List<Wrong> wrongs = new ArrayList<>();

    private record Wrong(int line, int column, String message) {}

    private Settings(Path file, TomlParseResult toml) {
        this.file = file;
        this.toml = toml;
    }

    /** Reads the file; what is not TOML is told at once, since nothing that follows from it can be trusted. */
    public static Settings read(Path file) throws BadSettings {
        TomlParseResult toml;
        try {
            toml = Toml.parse(file);
        } catch (IOException e) {
            throw new BadSettings(List.of("cannot read " + file + (Files.exists(file) ? "" : ": no such file")));
        }
        Settings settings = new Settings(file, toml);
        toml.errors().forEach(error -> settings.add(error.position(), String.valueOf(error.getMessage())));
        settings.throwWrongs();
        return settings;
    }

    /** Returns a text that must be there. */
    public String text(String key) {
        String value = text(key, "");
        if (value.isEmpty() && wrongs.stream().noneMatch(wrong -> wrong.message.startsWith(key + " "))) {
            add(section(key), key + " is missing");
        }
        return value;
    }

    /** Returns a text, or {@code usual} when the key is not there. */
    public String text(String key, String usual) {
        known.add(key);
        if (!toml.contains(key)) {
            return usual;
        }
        if (!toml.isString(key)) {
            wrong(key, "must be a text in quotes");
            return usual;
        }
        String value = toml.getString(key);
        return value == null ? usual : value;
    }

    /** Returns a text that must pass {@code test}, which names what it must be like. */
    public String text(String key, Predicate<String> test, String like) {
        String value = text(key);
        if (!value.isEmpty() && !test.test(value)) {
            wrong(key, "must be " + like + ", not \"" + value + "\"");
        }
        return value;
    }

    /** Returns a whole number within bounds, or {@code usual} when the key is not there. */
    public int whole(String key, int usual, int least, int most) {
        known.add(key);
        if (!toml.contains(key)) {
            return usual;
        }
        @Nullable Long value = toml.isLong(key) ? toml.getLong(key) : null;
        if (value == null || value < least || value > most) {
            wrong(key, "must be a whole number from " + least + " to " + most);
            return usual;
        }
        return value.intValue();
    }

    /** Returns a yes or no, or {@code usual} when the key is not there. */
    public boolean flag(String key, boolean usual) {
        known.add(key);
        if (!toml.contains(key)) {
            return usual;
        }
        @Nullable Boolean value = toml.isBoolean(key) ? toml.getBoolean(key) : null;
        if (value == null) {
            wrong(key, "must be true or false");
            return usual;
        }
        return value;
    }

    /** Returns the path named by a text that must be there. */
    public Path path(String key) {
        return from(text(key));
    }

    /** Returns a path of the file's own folder. */
    public Path from(String name) {
        return file.toAbsolutePath().resolveSibling(name).normalize();
    }

    /** Returns the first line of a secret's own file, which is named by the key. */
    public String secret(String key) {
        String name = text(key);
        if (name.isEmpty()) {
            return "";
        }
        try {
            return Files.readString(from(name)).strip();
        } catch (IOException e) {
            wrong(key, "names " + from(name) + ", which cannot be read");
            return "";
        }
    }

    /** Says whether the file has this key, or the section. */
    public boolean has(String key) {
        return toml.contains(key);
    }

    /** Notes that the value of a key is wrong; {@code message} goes on after the key. */
    public void wrong(String key, String message) {
        add(Optional.ofNullable(toml.inputPositionOf(key)).orElse(section(key)), key + " " + message);
    }

    /** Throws everything that was wrong, in the order of the file; keys that nobody asked for among it. */
    public void finish() throws BadSettings {
        for (String key : toml.dottedKeySet()) {
            if (!known.contains(key)) {
                String meant = Nearest.of(key, known)
                        .map(name -> "; did you mean " + name + "?")
                        .orElse("");
                add(toml.inputPositionOf(key), "unknown key " + key + meant);
            }
        }
        throwWrongs();
    }

    private void throwWrongs() throws BadSettings {
        if (!wrongs.isEmpty()) {
            wrongs.sort(Comparator.comparingInt(Wrong::line).thenComparingInt(Wrong::column));
            throw new BadSettings(wrongs.stream().map(this::line).toList());
        }
    }

    private String line(Wrong wrong) {
        String place = wrong.line == 0 ? "" : ", line " + wrong.line + ", column " + wrong.column;
        return file + place + ": " + wrong.message;
    }

    /** Returns where the section of a missing key begins. */
    private @Nullable TomlPosition section(String key) {
        int dot = key.lastIndexOf('.');
        return dot < 0 || !toml.contains(key.substring(0, dot)) ? null : toml.inputPositionOf(key.substring(0, dot));
    }

    private void add(@Nullable TomlPosition at, String message) {
        wrongs.add(new Wrong(at == null ? 0 : at.line(), at == null ? 0 : at.column(), message));
    }
}
