package tengen.table.service;

import java.nio.file.Path;
import java.util.Optional;
import tengen.bridge.Sites;
import tengen.config.BadSettings;
import tengen.config.Settings;
import tengen.engine.Point;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.Topics;
import tengen.sensing.BoardLay;
import tengen.sensing.Orientation;

/**
 * What a table is told by its configuration file.
 *
 * @param event the event's name in topics
 * @param table the table's name in topics
 * @param broker where the desk's broker is; nothing for a table that stands alone
 * @param restNanos how long a stone must rest
 * @param clock the clock's device
 * @param page where the table's own page is served; nothing for none
 */
public record TableConfig(
        String event,
        String table,
        Optional<BrokerAddress> broker,
        Board board,
        long restNanos,
        String clock,
        Store store,
        Optional<Page> page) {
    private static final long MICRO_NANOS = 1_000L;
    private static final long MILLI_NANOS = 1_000_000L;

    /**
     * The board's bus.
     *
     * @param hertz bits per second
     * @param settleNanos time for the columns between two rows
     * @param framesPerSecond how often the whole board is read
     * @param lay how the board lies, and which points are entered by hand
     */
    public record Board(String device, int hertz, long settleNanos, int framesPerSecond, BoardLay lay) {}

    /**
     * The journal.
     *
     * @param copies a folder on another medium where the journal is copied to as well at the end of each game
     * @param mayVanish a journal in memory is accepted: for trying only
     */
    public record Store(Path journal, Optional<Path> copies, boolean mayVanish) {}

    /** The page's own address. */
    public record Page(String host, int port) {}

    /** Reads a configuration, or throws everything that is wrong in it. */
    public static TableConfig read(Path file) throws BadSettings {
        Settings settings = Settings.read(file);
        TableConfig config = new TableConfig(
                settings.text(
                        "event", name -> isName("event", name), "lower-case letters, digits and hyphens, or like T001"),
                settings.text(
                        "table", name -> isName("table", name), "lower-case letters, digits and hyphens, or like T001"),
                broker(settings),
                board(settings),
                settings.whole("board.stone-rest-ms", 150, 50, 2_000) * MILLI_NANOS,
                settings.text("clock.device"),
                store(settings),
                page(settings));
        settings.finish();
        return config;
    }

    private static boolean isName(String what, String name) {
        try {
            Topics.check(what, name);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static Optional<BrokerAddress> broker(Settings settings) {
        boolean any = settings.has("broker");
        String url = any
                ? settings.text(
                        "broker.url",
                        text -> text.matches("(tcp|ssl)://[^/:]+:[0-9]{1,5}"),
                        "like tcp://desk.local:1883")
                : settings.text("broker.url", "");
        String user = settings.text("broker.user", "");
        boolean named = !settings.text("broker.password-file", "").isEmpty() || !user.isEmpty();
        String password = named ? settings.secret("broker.password-file") : "";
        return any ? Optional.of(new BrokerAddress(url, user, password)) : Optional.empty();
    }

    private static Board board(Settings settings) {
        return new Board(
                settings.text("board.device"),
                settings.whole("board.hertz", 1_000_000, 10_000, 8_000_000),
                settings.whole("board.column-settle-us", 60, 20, 2_000) * MICRO_NANOS,
                settings.whole("board.frames-per-second", 200, 20, 400),
                new BoardLay(turned(settings), byHand(settings)));
    }

    private static Orientation turned(Settings settings) {
        int degrees = settings.whole("board.turned", 0, 0, 270);
        if (degrees % 90 != 0) {
            settings.wrong("board.turned", "must be 0, 90, 180 or 270");
        }
        return Orientation.ofDegrees(degrees / 90 * 90);
    }

    private static Sites byHand(Settings settings) {
        Sites sites = Sites.NONE;
        String text = settings.text("board.by-hand", "").strip();
        for (String name : text.isEmpty() ? new String[0] : text.split("[\\s,]+")) {
            Optional<Point> point = Point.parse(name);
            if (point.isEmpty()) {
                settings.wrong("board.by-hand", "must be points like \"K11 C3\", not \"" + name + "\"");
            } else {
                sites = sites.with(point.get().index());
            }
        }
        return sites;
    }

    private static Store store(Settings settings) {
        String copies = settings.text("store.copies", "");
        return new Store(
                settings.path("store.journal"),
                copies.isEmpty() ? Optional.empty() : Optional.of(settings.from(copies)),
                settings.flag("store.may-vanish", false));
    }

    private static Optional<Page> page(Settings settings) {
        int port = settings.whole("page.port", 0, 0, 65_535);
        String host = settings.text("page.address", "127.0.0.1");
        return settings.has("page.port") ? Optional.of(new Page(host, port)) : Optional.empty();
    }
}
