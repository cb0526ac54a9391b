package tengen.sim.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.cli.Refusal;
import tengen.desk.DeskConfig;
import tengen.desk.DeskService;
import tengen.desk.TableEpoch;
import tengen.desk.WebConfig;
import tengen.desk.web.DeskServer;
import tengen.desk.web.OpenDesk;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.Chance;
import tengen.mqtt.EventMessage;
import tengen.mqtt.Order;
import tengen.mqtt.Seal;
import tengen.mqtt.TableKey;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.sim.broker.EmbeddedBroker;

/** What stands around the tables: a broker, inside this process or elsewhere, and a desk with its store. */
final class Hall implements AutoCloseable {
    /** The event's name in topics. */
    static final String EVENT = "bench";

    private static final String DESK = "desk";
    private static final long FIRST_ATTEMPT_SECONDS = 20;
    private static final int BATCH = 500;

    private final String url;
    private final Path folder;
    private final Map<String, String> users;
    private final @Nullable EmbeddedBroker embedded;
    private final Optional<OpenDesk> open;

    private Hall(
            String url,
            Path folder,
            Map<String, String> users,
            @Nullable EmbeddedBroker embedded,
            Optional<OpenDesk> open) {
        this.url = url;
        this.folder = folder;
        this.users = users;
        this.embedded = embedded;
        this.open = open;
    }

    /**
     * What is asked for.
     *
     * @param broker {@code embedded} or a URL
     * @param passwords by user; for the embedded broker those that are missing are made up
     * @param desk whether a desk stands in this process
     */
    record Place(String broker, Map<String, String> passwords, boolean desk) {}

    /**
     * Opens the hall, or refuses in one line.
     *
     * @param store the desk's file
     * @param pages where the desk's pages are served, if they are
     * @param told hears the desk's lines on its thread
     */
    static Hall open(Place place, List<String> tables, Path store, Optional<WebConfig> pages, Consumer<String> told)
            throws InterruptedException {
        String broker = place.broker();
        Map<String, String> users = new TreeMap<>(place.passwords());
        @Nullable EmbeddedBroker embedded = null;
        String url = broker;
        if (broker.equals("embedded")) {
            users.putIfAbsent(DESK, Chance.system().name());
            tables.forEach(table -> users.putIfAbsent(table, Chance.system().name()));
            try {
                embedded = EmbeddedBroker.start(0, users);
            } catch (EmbeddedBroker.NotStarted e) {
                throw Refusal.failed(String.valueOf(e.getMessage()));
            } catch (NoClassDefFoundError e) {
                throw Refusal.failed(
                        "the embedded broker is not installed here; name one with --broker tcp://host:port");
            }
            url = "tcp://127.0.0.1:" + embedded.port();
        }
        boolean open = false;
        try {
            Optional<OpenDesk> desk = Optional.empty();
            if (place.desk()) {
                BrokerAddress address = address(url, users, DESK);
                desk = Optional.of(desk(new DeskConfig(address, EVENT, store, pages), told));
            }
            open = true;
            return new Hall(url, store.resolveSibling(""), users, embedded, desk);
        } finally {
            if (!open && embedded != null) {
                embedded.close();
            }
        }
    }

    private static OpenDesk desk(DeskConfig config, Consumer<String> told) throws InterruptedException {
        OpenDesk desk;
        try {
            desk = OpenDesk.start(config, true, told);
        } catch (StoreFault fault) {
            throw Refusal.failed(fault.line());
        } catch (DeskServer.NotStarted fault) {
            throw Refusal.failed(String.valueOf(fault.getMessage()));
        }
        Optional<String> failure = desk.service().firstFailure(FIRST_ATTEMPT_SECONDS);
        if (failure.isPresent()) {
            desk.close();
            throw Refusal.failed("no broker: " + failure.get());
        }
        return desk;
    }

    private static BrokerAddress address(String url, Map<String, String> users, String user) {
        String password = users.get(user);
        return password == null ? new BrokerAddress(url, "", "") : new BrokerAddress(url, user, password);
    }

    /** Returns where the broker is. */
    String url() {
        return url;
    }

    /** Returns what signs a table's results: its key beside its journal, made at its first start. */
    Seal seal(String table) {
        try {
            return TableKey.open(folder.resolve(table + ".key"));
        } catch (IOException e) {
            throw Refusal.failed(String.valueOf(e.getMessage()));
        }
    }

    /** Returns where the desk's pages are, if they are served. */
    Optional<String> pages() {
        return open.flatMap(OpenDesk::url);
    }

    /** Returns how a table comes to the broker. */
    BrokerAddress address(String table) {
        return address(url, users, table);
    }

    /** Sends an order by way of the broker; returns false when the desk cannot. Any thread. */
    boolean order(String table, Order order) {
        DeskService here = open.map(OpenDesk::service).orElse(null);
        if (here == null || !here.isAcknowledging()) {
            return false;
        }
        try {
            here.commands().order(table, "bench", "", 0, order);
            return true;
        } catch (StoreFault fault) {
            return false;
        }
    }

    /** Says what became of a journal whose every event a desk has acknowledged; a row that does not stand in the desk's store as it should is a refusal. */
    String account(String table, Journal journal) {
        return open.map(here -> compare(table, journal, here.service())
                        + " events stand in the desk's store, once and in order")
                .orElseGet(() -> journal.lastSeq() + " events are acknowledged by the desk");
    }

    private static long compare(String table, Journal journal, DeskService desk) {
        try {
            TableEpoch key = new TableEpoch(table, journal.epoch());
            long seq = 0;
            List<Row> rows = journal.rows(1, BATCH);
            while (!rows.isEmpty()) {
                List<EventMessage> kept =
                        desk.store().events(key, rows.getFirst().seq(), rows.size());
                for (int i = 0; i < rows.size(); i++) {
                    Row row = rows.get(i);
                    if (i >= kept.size()
                            || kept.get(i).seq() != row.seq()
                            || !kept.get(i).hash().equals(row.hash().toString())) {
                        throw Refusal.failed(table + ": event " + row.seq() + " does not stand in the desk's store");
                    }
                }
                seq = rows.getLast().seq();
                rows = journal.rows(seq + 1, BATCH);
            }
            return seq;
        } catch (StoreFault fault) {
            throw Refusal.failed(fault.line());
        }
    }

    @Override
    public void close() {
        open.ifPresent(OpenDesk::close);
        if (embedded != null) {
            embedded.close();
        }
    }
}
