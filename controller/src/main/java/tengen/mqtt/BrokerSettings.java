package tengen.mqtt;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.config.Settings;

/** The section {@code [broker]} of a configuration: the same for a table and for the desk. */
public final class BrokerSettings {
    private static final int MOST_PORT = 65_535;
    private static final Pattern URL =
            Pattern.compile("(?:tcp|ssl)://(?:[^/:\\[\\]\\s]+|\\[[0-9a-fA-F:]+]):([0-9]{1,5})");

    private BrokerSettings() {}

    /** Returns the broker that must be named; what is wrong is noted in the settings. */
    public static BrokerAddress read(Settings settings) {
        String url = settings.text(
                "broker.url", BrokerSettings::isBroker, "like tcp://desk.local:1883, or ssl://desk.local:8883");
        String user = settings.text("broker.user", "");
        boolean named =
                !user.isEmpty() || !settings.text("broker.password-file", "").isEmpty();
        String password = named ? settings.secret("broker.password-file") : "";
        return new BrokerAddress(url, user, password, tls(settings, url));
    }

    private static Optional<BrokerTls> tls(Settings settings, String url) {
        boolean own = !settings.text("broker.keys", "").isEmpty();
        String secret = settings.text("broker.keys-password-file", "");
        if (settings.text("broker.authority", "").isEmpty()) {
            if (own || !secret.isEmpty()) {
                settings.wrong(own ? "broker.keys" : "broker.keys-password-file", "needs broker.authority as well");
            }
            return Optional.empty();
        }
        if (url.startsWith("tcp://")) {
            settings.wrong("broker.authority", "is for a broker.url that begins with ssl://");
        }
        return Optional.of(new BrokerTls(
                settings.oldFile("broker.authority"),
                own ? Optional.of(settings.oldFile("broker.keys")) : Optional.empty(),
                own ? settings.secret("broker.keys-password-file") : ""));
    }

    private static boolean isBroker(String url) {
        Matcher matcher = URL.matcher(url);
        return matcher.matches() && Integer.parseInt(matcher.group(1)) <= MOST_PORT;
    }
}
