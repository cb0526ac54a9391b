package tengen.table.service;

import java.nio.file.Path;
import java.util.Optional;
import tengen.bridge.Sites;
import tengen.config.BadSettings;
import tengen.config.Settings;
import tengen.engine.Point;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.BrokerSettings;
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
    private static final int MOST_PORT = 65_535;

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
                settings.text("event", Topics::isName, Topics.NAMES),
                settings.text("table", Topics::isName, Topics.NAMES),
                settings.hasPart("broker") ? Optional.of(BrokerSettings.read(settings)) : Optional.empty(),
                board(settings),
                settings.whole("board.stone-rest-ms", 150, 50, 2_000) * MILLI_NANOS,
                settings.text("clock.device", TableConfig::isDevice, "a device such as /dev/renju-clock, or sim"),
                store(settings),
                page(settings));
        settings.finish();
        return config;
    }

    /** Those of this machine by their path, others that stand for them by a word. */
    private static boolean isDevice(String name) {
        return name.startsWith("/") || name.matches("[a-z]+(:.+)?");
    }

    private static Board board(Settings settings) {
        return new Board(
                settings.text("board.device", TableConfig::isDevice, "a device such as /dev/spidev0.0, or sim"),
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
                settings.newFile("store.journal"),
                copies.isEmpty() ? Optional.empty() : Optional.of(settings.folder("store.copies")),
                settings.flag("store.may-vanish", false));
    }

    private static Optional<Page> page(Settings settings) {
        int port = settings.whole("page.port", 0, 0, MOST_PORT);
        String host = settings.address("page.address", "127.0.0.1");
        return settings.has("page.port") ? Optional.of(new Page(host, port)) : Optional.empty();
    }
}
