package tengen.doctor;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import tengen.bridge.clock.JSerialCommLine;
import tengen.bridge.clock.LineOpener;
import tengen.bridge.reed.BoardBus;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.ReedScanner;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.Chance;
import tengen.mqtt.PahoBroker;
import tengen.mqtt.Topics;
import tengen.record.care.Medium;
import tengen.table.Devices;
import tengen.table.service.Machine;
import tengen.table.service.TableConfig;
import tengen.time.Ticker;
import tengen.time.WallClock;

/** Looks at everything that a table's configuration names. */
public final class Doctor implements AutoCloseable {
    private final TableConfig config;
    private final List<Devices> lent = new ArrayList<>();
    private final List<BoardBus> buses = new ArrayList<>();

    /** Makes the doctor of one table. */
    public Doctor(TableConfig config) {
        this.config = config;
        ServiceLoader.load(Devices.class).forEach(lent::add);
    }

    /** Looks and returns every finding, in the order board, clock, store, time, broker. */
    public List<Finding> look() throws InterruptedException {
        List<Finding> found = new ArrayList<>();
        for (Check check : checks()) {
            found.addAll(check.look());
        }
        return found;
    }

    /** Looks at the board alone, together with a person who walks over it with a stone. */
    public BoardWalk walk(BoardWalk.Person person) {
        return new BoardWalk(config, this::board, person, Ticker.system());
    }

    /** Says whether a table runs that has the board. */
    public boolean tableRuns() throws InterruptedException {
        Optional<RunningTable> running = running();
        return running.isPresent() && running.get().answers();
    }

    private Optional<RunningTable> running() {
        return config.page().map(at -> new RunningTable(URI.create("http://" + loopback(at.host()) + ":" + at.port())));
    }

    private List<Check> checks() throws InterruptedException {
        List<Check> checks = new ArrayList<>();
        Optional<RunningTable> running = running();
        StoreCheck store =
                new StoreCheck(config.store().journal(), config.store().mayVanish(), Medium.MOUNTS);
        if (running.isPresent() && running.get().answers()) {
            checks.add(running.get());
        } else {
            checks.add(new BoardCheck(config.board().device(), config.board().settleNanos(), this::board));
            checks.add(new ClockCheck(config.clock(), clock(), Ticker.system()));
        }
        checks.add(store);
        checks.add(new TimeCheck(WallClock.system(), Machine.here()));
        checks.add(config.broker()
                .map(this::broker)
                .orElse(() -> List.of(Finding.amber(
                        "broker", "none is configured", "write [broker] into the configuration if there is a desk"))));
        return checks;
    }

    private Check broker(BrokerAddress address) {
        String client = "tengen-" + config.event() + "-" + config.table() + "-doctor-"
                + Chance.system().name().substring(0, 6);
        return new BrokerCheck(
                address.url(),
                () -> new PahoBroker(address, client),
                new Topics(config.event()),
                config.table(),
                Ticker.system());
    }

    private static String loopback(String host) {
        return host.equals("0.0.0.0") ? "127.0.0.1" : host;
    }

    private Optional<Devices> standing(String device) {
        return lent.stream().filter(some -> some.know(device)).findFirst();
    }

    private ReedScanner board(long settleNanos) throws BusFault {
        String device = config.board().device();
        Optional<Devices> stands = standing(device);
        if (stands.isPresent()) {
            return stands.get().board(device, settleNanos);
        }
        buses.forEach(BoardBus::close);
        buses.clear();
        BoardBus bus = BoardBus.open(device, config.board().hertz());
        buses.add(bus);
        return bus.scanner(settleNanos);
    }

    private LineOpener clock() {
        return standing(config.clock())
                .map(some -> some.clock(config.clock()))
                .orElse(() -> JSerialCommLine.open(config.clock()));
    }

    @Override
    public void close() {
        buses.forEach(BoardBus::close);
        lent.forEach(Devices::close);
    }
}
