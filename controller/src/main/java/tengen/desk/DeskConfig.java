package tengen.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.BrokerTls;
import tengen.mqtt.Topics;

/**
 * What a desk is told by its configuration file.
 *
 * @param broker where and as whom
 * @param event the event's name in topics
 * @param store the file of the desk's store
 * @param web the pages; nothing = none are served
 */
public record DeskConfig(BrokerAddress broker, String event, Path store, Optional<WebConfig> web) {
    private static final List<String> KEYS = List.of(
            "broker.authority",
            "broker.keys",
            "broker.keys-password-file",
            "broker.password-file",
            "broker.url",
            "broker.user",
            "event",
            "http.arbiters",
            "http.host",
            "http.idle-minutes",
            "http.keystore",
            "http.keystore-password-file",
            "http.port",
            "http.public-delay-minutes",
            "store");
    private static final long MOST_MINUTES = 24 * 60;

    /** A desk without pages. */
    public DeskConfig(BrokerAddress broker, String event, Path store) {
        this(broker, event, store, Optional.empty());
    }

    /** What is wrong with a configuration, in one line. */
    public static final class Wrong extends Exception {
        private static final long serialVersionUID = 1L;

        Wrong(String message) {
            super(message);
        }
    }

    /** Reads a configuration; paths in it are meant from its own folder. */
    public static DeskConfig read(Path file) throws Wrong {
        TomlParseResult toml = parse(file);
        TreeSet<String> unknown = new TreeSet<>(toml.dottedKeySet());
        KEYS.forEach(unknown::remove);
        if (!unknown.isEmpty()) {
            throw new Wrong(file + ": unknown key " + String.join(", ", unknown));
        }
        String event = text(file, toml, "event");
        try {
            Topics.check("event", event);
        } catch (IllegalArgumentException e) {
            throw new Wrong(file + ": " + e.getMessage());
        }
        String url = text(file, toml, "broker.url");
        if (!url.matches("(tcp|ssl)://[^/:]+:[0-9]{1,5}")) {
            throw new Wrong(file + ": broker.url must be like tcp://host:1883, not " + url);
        }
        String user = textOr(file, toml, "broker.user", "");
        String password = user.isEmpty() ? "" : password(file, text(file, toml, "broker.password-file"));
        Path store = file.toAbsolutePath().resolveSibling(text(file, toml, "store"));
        return new DeskConfig(new BrokerAddress(url, user, password, tls(file, toml)), event, store, web(file, toml));
    }

    private static Optional<BrokerTls> tls(Path file, TomlParseResult toml) throws Wrong {
        if (!toml.contains("broker.authority")) {
            return Optional.empty();
        }
        Path home = file.toAbsolutePath();
        boolean known = toml.contains("broker.keys");
        return Optional.of(new BrokerTls(
                home.resolveSibling(text(file, toml, "broker.authority")),
                known ? Optional.of(home.resolveSibling(text(file, toml, "broker.keys"))) : Optional.empty(),
                known ? password(file, text(file, toml, "broker.keys-password-file")) : ""));
    }

    private static Optional<WebConfig> web(Path file, TomlParseResult toml) throws Wrong {
        if (!toml.contains("http")) {
            return Optional.empty();
        }
        Path home = file.toAbsolutePath();
        Optional<WebConfig.Tls> tls = Optional.empty();
        if (toml.contains("http.keystore")) {
            tls = Optional.of(new WebConfig.Tls(
                    home.resolveSibling(text(file, toml, "http.keystore")),
                    home.resolveSibling(text(file, toml, "http.keystore-password-file"))));
        }
        return Optional.of(new WebConfig(
                textOr(file, toml, "http.host", "127.0.0.1"),
                number(file, toml, "http.port", WebConfig.PORT, 65_535),
                tls,
                home.resolveSibling(textOr(file, toml, "http.arbiters", "arbiters")),
                60_000L
                        * number(
                                file, toml, "http.public-delay-minutes", WebConfig.DELAY_MILLIS / 60_000, MOST_MINUTES),
                number(file, toml, "http.idle-minutes", WebConfig.IDLE_MINUTES, MOST_MINUTES)));
    }

    private static int number(Path file, TomlParseResult toml, String key, long usual, long most) throws Wrong {
        Object value = toml.contains(key) ? toml.get(key) : Long.valueOf(usual);
        if (!(value instanceof Long number) || number < 0 || number > most) {
            throw new Wrong(file + ": " + key + " must be a whole number from 0 to " + most);
        }
        return number.intValue();
    }

    private static TomlParseResult parse(Path file) throws Wrong {
        try {
            TomlParseResult toml = Toml.parse(file);
            if (toml.hasErrors()) {
                TomlParseError first = toml.errors().getFirst();
                throw new Wrong(file + ", line " + first.position().line() + ": " + first.getMessage());
            }
            return toml;
        } catch (IOException e) {
            throw new Wrong("cannot read " + file);
        }
    }

    private static String password(Path file, String name) throws Wrong {
        Path secret = file.toAbsolutePath().resolveSibling(name);
        try {
            return Files.readString(secret).strip();
        } catch (IOException e) {
            throw new Wrong("cannot read the password file " + secret);
        }
    }

    private static String text(Path file, TomlParseResult toml, String key) throws Wrong {
        String value = textOr(file, toml, key, "");
        if (value.isEmpty()) {
            throw new Wrong(file + ": " + key + " is missing");
        }
        return value;
    }

    private static String textOr(Path file, TomlParseResult toml, String key, String usual) throws Wrong {
        if (!toml.contains(key)) {
            return usual;
        }
        if (!toml.isString(key)) {
            throw new Wrong(file + ": " + key + " must be a text in quotes");
        }
        String value = toml.getString(key);
        return value == null ? usual : value;
    }
}
