package tengen.doctor;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.check.Check;
import tengen.check.Finding;
import tengen.check.TimeCheck;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.Chance;
import tengen.mqtt.PahoBroker;
import tengen.mqtt.Topics;
import tengen.record.care.Medium;
import tengen.table.service.Hardware;
import tengen.table.service.Machine;
import tengen.table.service.TableConfig;
import tengen.time.Ticker;
import tengen.time.WallClock;

/** Looks at everything that a table's configuration names. */
public final class Doctor implements AutoCloseable {
    private final TableConfig config;
    private final boolean sounds;
    private final Hardware hardware;

    /**
     * Makes the doctor of one table.
     *
     * @param sounds whether the buzzer may be heard
     */
    public Doctor(TableConfig config, boolean sounds) {
        this.config = config;
        this.sounds = sounds;
        this.hardware = new Hardware(config);
    }

    /** Looks and returns every finding, in the order board, clock, buzzer, store, time, broker. */
    public List<Finding> look() throws InterruptedException {
        List<Finding> found = new ArrayList<>();
        for (Check check : checks()) {
            found.addAll(check.look());
        }
        return found;
    }

    /** Looks at the board alone, together with a person who walks over it with a stone. */
    public BoardWalk walk(BoardWalk.Person person) {
        return new BoardWalk(config, hardware::board, person, Ticker.system());
    }

    /** Returns why the board may not be read now, as a red finding; nothing when it is free. */
    public Optional<Finding> occupied() throws InterruptedException {
        Optional<RunningTable> running = running();
        if (running.isPresent() && running.get().answers()) {
            return Optional.of(Finding.red(
                    "board", "the table runs and reads the board", "stop it first: sudo systemctl stop tengen-table"));
        }
        return tenant().look().map(why -> Finding.red("board", why.part() + ": " + why.told(), why.advice()));
    }

    private Tenant tenant() {
        return new Tenant(
                store().folder(),
                config.store().journal(),
                config.page().filter(at -> at.port() != 0).isPresent());
    }

    private StoreCheck store() {
        return new StoreCheck(config.store().journal(), config.store().mayVanish(), Medium.MOUNTS);
    }

    private Optional<RunningTable> running() {
        return config.page().map(at -> new RunningTable(URI.create("http://" + loopback(at.host()) + ":" + at.port())));
    }

    private List<Check> checks() throws InterruptedException {
        List<Check> checks = new ArrayList<>();
        Optional<RunningTable> running = running();
        if (running.isPresent() && running.get().answers()) {
            checks.add(running.get());
        } else {
            StoreCheck store = store();
            Optional<Finding> taken = tenant().look();
            if (taken.isPresent()) {
                checks.add(() -> List.of(taken.get()));
            } else {
                checks.addAll(devices(store));
            }
            checks.add(store);
            checks.add(new TimeCheck(WallClock.system(), Machine.here()));
        }
        checks.add(config.broker()
                .map(this::broker)
                .orElse(() -> List.of(Finding.amber(
                        BrokerCheck.PART,
                        "none is configured",
                        "write [broker] into the configuration if there is a desk"))));
        return checks;
    }

    private List<Check> devices(StoreCheck store) {
        return List.of(
                new BoardCheck(config.board().device(), config.board().settleNanos(), hardware::board),
                new ClockCheck(config.clock(), hardware.clock(), Ticker.system()),
                sounds
                        ? new BuzzerCheck(config.clock(), hardware.clock(), Ticker.system(), store::gameOpen)
                        : BuzzerCheck::unheard);
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

    @Override
    public void close() {
        hardware.close();
    }
}
