package tengen.desk;

import java.nio.file.Path;
import java.util.Optional;
import tengen.config.BadSettings;
import tengen.config.Settings;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.BrokerSettings;
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
    private static final int MOST_PORT = 65_535;
    private static final int MOST_MINUTES = 24 * 60;

    /** A desk without pages. */
    public DeskConfig(BrokerAddress broker, String event, Path store) {
        this(broker, event, store, Optional.empty());
    }

    /** Reads a configuration, or throws everything that is wrong in it; paths in it are meant from its own folder. */
    public static DeskConfig read(Path file) throws BadSettings {
        Settings settings = Settings.read(file);
        DeskConfig config = new DeskConfig(
                BrokerSettings.read(settings),
                settings.text("event", Topics::isName, Topics.NAMES),
                settings.newFile("store"),
                web(settings));
        settings.finish();
        return config;
    }

    private static Optional<WebConfig> web(Settings settings) {
        String host = settings.address("http.host", "127.0.0.1");
        int port = settings.whole("http.port", WebConfig.PORT, 0, MOST_PORT);
        boolean encrypted = !settings.text("http.keystore", "").isEmpty();
        boolean secret = !settings.text("http.keystore-password-file", "").isEmpty();
        Optional<WebConfig.Tls> tls = encrypted || secret
                ? Optional.of(new WebConfig.Tls(
                        settings.oldFile("http.keystore"), settings.oldFile("http.keystore-password-file")))
                : Optional.empty();
        WebConfig web = new WebConfig(
                host,
                port,
                tls,
                settings.from(settings.text("http.arbiters", "arbiters")),
                60_000L
                        * settings.whole(
                                "http.public-delay-minutes", (int) (WebConfig.DELAY_MILLIS / 60_000), 0, MOST_MINUTES),
                settings.whole("http.idle-minutes", WebConfig.IDLE_MINUTES, 0, MOST_MINUTES));
        return settings.has("http") ? Optional.of(web) : Optional.empty();
    }
}
