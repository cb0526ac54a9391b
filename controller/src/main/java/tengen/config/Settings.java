package tengen.config;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
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

    private static final String MISSING = " is missing";
    private static final int LONGEST_MESSAGE = 120;

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
            throw new BadSettings(List.of("cannot read " + file + ": " + why(file, e)));
        }
        Settings settings = new Settings(file, toml);
        toml.errors().forEach(error -> settings.add(error.position(), sentence(String.valueOf(error.getMessage()))));
        settings.throwWrongs();
        return settings;
    }

    private static String why(Path file, IOException e) {
        if (Files.notExists(file)) {
            return "there is no such file";
        }
        if (Files.isDirectory(file)) {
            return "it is a folder; name the file in it";
        }
        if (!Files.isReadable(file)) {
            return "this user may not; run it with sudo, or as the service's user";
        }
        return e instanceof CharacterCodingException
                ? "it is no text in UTF-8; save it anew as UTF-8"
                : String.valueOf(e.getMessage());
    }

    /** The parser lists everything that it would have taken; the first words say what is wrong. */
    private static String sentence(String message) {
        int list = message.indexOf(", expected");
        int end = message.indexOf(", ", list + 2);
        boolean longList = list >= 0 && message.length() > LONGEST_MESSAGE && end > 0;
        return "not TOML: " + (longList ? message.substring(0, list) + "; see that texts stand in quotes" : message);
    }

    /** Returns a text that must be there. */
    public String text(String key) {
        String value = text(key, "");
        if (value.isEmpty() && wrongs.stream().noneMatch(wrong -> wrong.message.startsWith(key + " "))) {
            add(section(key), key + MISSING);
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
            wrong(key, "must be a whole number from " + least + " to " + most + ", without a point or quotes");
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

    /** Returns the path of a file that must be named and may be there or not. */
    public Path newFile(String key) {
        return place(key, path -> !Files.isDirectory(path), "must be a file, and a folder of that name is there");
    }

    /** Returns the path of a folder that must be named and may be there or not. */
    public Path folder(String key) {
        return place(
                key,
                path -> Files.isDirectory(path) || Files.notExists(path),
                "must be a folder, and a file of that name is there");
    }

    private Path place(String key, Predicate<Path> fits, String wrong) {
        String name = text(key);
        try {
            Path path = from(name);
            if (!name.isEmpty() && !fits.test(path)) {
                wrong(key, wrong + ": " + path);
            }
            return path;
        } catch (InvalidPathException e) {
            wrong(key, "must be a file or folder, and its name has a character that no name may have");
            return from("");
        }
    }

    /** Returns the path of a file that must be named and be there. */
    public Path oldFile(String key) {
        Path path = place(key, any -> true, "");
        if (!toml.contains(key) || Files.isReadable(path)) {
            return path;
        }
        wrong(key, "names " + path + ", which " + (Files.exists(path) ? "this user may not read" : "is not there"));
        return path;
    }

    /** Returns an address of a machine in numbers, or {@code usual} when the key is not there: a name would have to be looked up, and the network may not be up. */
    public String address(String key, String usual) {
        String value = text(key, usual);
        if (!isAddress(value)) {
            wrong(key, "must be an address of this machine in numbers, such as 127.0.0.1, not \"" + value + "\"");
            return usual;
        }
        return value;
    }

    private static boolean isAddress(String text) {
        if (text.contains(":")) {
            return text.matches("[0-9a-fA-F:.]{2,45}");
        }
        String[] parts = text.split("\\.", -1);
        return parts.length == 4
                && Stream.of(parts).allMatch(part -> part.matches("[0-9]{1,3}") && Integer.parseInt(part) <= 255);
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
        Path path = oldFile(key);
        try {
            String secret = Files.isReadable(path) ? Files.readString(path).strip() : "";
            if (secret.isEmpty() && Files.isReadable(path)) {
                wrong(key, "names " + path + ", which is empty; write the password into it");
            }
            return secret;
        } catch (IOException e) {
            wrong(key, "names " + path + ", which cannot be read: " + e.getMessage());
            return "";
        }
    }

    /** Says whether the file has this section. */
    public boolean hasPart(String name) {
        return toml.isTable(name);
    }

    /** Says whether the file has this key, or the section. */
    public boolean has(String key) {
        return toml.contains(key);
    }

    /** Notes that the value of a key is wrong; {@code message} goes on after the key. */
    public void wrong(String key, String message) {
        add(Optional.ofNullable(toml.inputPositionOf(key)).orElse(section(key)), key + " " + message);
    }

    /** Throws everything that was wrong, in the order of the file; keys and sections that nobody asked for among it. */
    public void finish() throws BadSettings {
        SortedSet<String> sections = new TreeSet<>();
        known.stream().filter(key -> key.contains(".")).forEach(key -> sections.add(sectionOf(key)));
        sections.forEach(this::refuseValue);
        Set<String> strange = new TreeSet<>();
        for (String name : toml.dottedKeySet(true)) {
            if (toml.isTable(name) && !sections.contains(name)) {
                strange.add(name);
                refuse(name, "section", Nearest.of(name, sections), ".");
            }
        }
        for (String key : toml.dottedKeySet()) {
            if (!known.contains(key) && !sections.contains(key) && !strange.contains(sectionOf(key))) {
                refuse(key, "key", Nearest.of(key, known), " ");
            }
        }
        throwWrongs();
    }

    private static String sectionOf(String key) {
        return key.substring(0, Math.max(0, key.lastIndexOf('.')));
    }

    /** A section that is written as a value, or as a list of sections. */
    private void refuseValue(String section) {
        if (toml.contains(section) && !toml.isTable(section)) {
            forgive(section + ".");
            wrong(section, "must be a section, begun by a line [" + section + "]");
        }
    }

    private void refuse(String name, String kind, Optional<String> meant, String end) {
        // What is missing because of a slip is not told a second time.
        meant.ifPresent(right -> forgive(right + end));
        add(
                toml.inputPositionOf(name),
                "unknown " + kind + " " + name
                        + meant.map(right -> "; did you mean " + right + "?").orElse(""));
    }

    private void forgive(String begins) {
        wrongs.removeIf(wrong -> wrong.message.startsWith(begins) && wrong.message.endsWith(MISSING));
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
