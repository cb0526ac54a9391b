package tengen.sim.season;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.desk.Desk;
import tengen.desk.DeskEar;
import tengen.desk.DeskStore;
import tengen.desk.Sent;
import tengen.desk.TableEpoch;
import tengen.game.GameState;
import tengen.game.Wish;
import tengen.mqtt.Delivery;
import tengen.mqtt.EventMessage;
import tengen.mqtt.Message;
import tengen.mqtt.Order;
import tengen.mqtt.TableIdentity;
import tengen.mqtt.Vitals;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.sim.broker.SimBroker;
import tengen.sim.broker.SimClient;
import tengen.sim.broker.SimNetwork;
import tengen.sim.fault.Dice;
import tengen.sim.rig.SimController;
import tengen.sim.time.Agenda;
import tengen.table.TableUplink;
import tengen.time.WallClock;

/** The desk that a season's table reports to, over a broker on virtual time: the real delivery, the real desk, its store in a file. One thread. */
final class SeasonHall implements AutoCloseable {
    static final String TABLE = "t001";
    private static final String EVENT = "season";
    private static final Path MEMORY = Path.of("/dev/shm");

    private final Agenda agenda;
    private final Dice dice;
    private final WallClock wall;
    private final SimBroker broker;
    private final Path folder;
    private final DeskStore store;
    private final Desk desk;
    private final SimNetwork deskNetwork;
    private final List<String> lines = new ArrayList<>();
    private final TableIdentity name = new TableIdentity(EVENT, TABLE, 0, "nobody");
    private @Nullable Delivery delivery;
    private @Nullable SimNetwork network;

    SeasonHall(Agenda agenda, Dice dice, WallClock wall) {
        this.agenda = agenda;
        this.dice = dice;
        this.wall = wall;
        broker = new SimBroker(agenda, dice.fork("broker"));
        try {
            folder = Files.isWritable(MEMORY)
                    ? Files.createTempDirectory(MEMORY, "tengen-season")
                    : Files.createTempDirectory("tengen-season");
            store = DeskStore.open(folder.resolve("desk.db"), "desk");
            SimClient client = broker.client(Desk.clientId(EVENT, store.epoch()));
            desk = new Desk(client, store, EVENT, false, dice.fork("desk")::next, wall, lines::add, DeskEar.NONE);
            deskNetwork = new SimNetwork(agenda, client, desk::turn, desk::nextDueNanos);
            desk.commands().onOrder(deskNetwork::wake);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (StoreFault fault) {
            throw new IllegalStateException(fault.getMessage(), fault);
        }
    }

    /** A life of the table's process begins. */
    void began(SimController life, Journal journal, long boot) {
        Dice mine = dice.fork("uplink", boot);
        TableIdentity identity = new TableIdentity(EVENT, TABLE, boot, "i" + mine.next());
        SimClient client = broker.client(identity.clientId());
        Delivery now = new Delivery(
                client,
                journal,
                identity,
                new TableUplink.InboxOrders(life.inbox()),
                mine::next,
                wall,
                Vitals.unknown(),
                trouble -> {});
        delivery = now;
        network = new SimNetwork(agenda, client, now::turn, now::nextDueNanos);
    }

    /** That life is over, without a farewell. */
    void ended() {
        if (network != null) {
            network.stop();
            network = null;
            delivery = null;
            broker.cut(name.clientId());
        }
    }

    /** A row has been written. */
    void told() {
        if (network != null) {
            network.wake();
        }
    }

    /** The store does not write, or does again. */
    void unwritten(Optional<GameState> state) {
        if (delivery != null && network != null) {
            delivery.unwritten(state);
            network.wake();
        }
    }

    SimBroker broker() {
        return broker;
    }

    /** Another machine with the table's name comes to the broker for a while. */
    void impostor(long forNanos) {
        SimClient other = broker.client(name.clientId());
        other.open(1, Message.passing("tengen/1/impostor", ""));
        agenda.change(agenda.nanos() + forNanos, other::close);
    }

    /** Everything that the desk has ordered so far goes to the table again, word for word. */
    int repeatOrders() {
        String topic = "tengen/1/" + EVENT + "/t/" + TABLE + "/dn/cmd";
        List<Message> orders = broker.taken().stream()
                .filter(message -> message.topic().equals(topic))
                .toList();
        SimClient gremlin = broker.client("gremlin");
        gremlin.open(1, Message.passing("tengen/1/gremlin", ""));
        agenda.change(agenda.nanos() + 3_000_000_000L, () -> {
            orders.forEach(message -> gremlin.publish(1, message));
            agenda.change(agenda.nanos() + 3_000_000_000L, gremlin::close);
        });
        return orders.size();
    }

    /** The arbiter orders at the desk. */
    void order(Wish wish) {
        try {
            desk.commands().order(TABLE, "Ana", "", 0, new Order.Wanted(wish));
        } catch (StoreFault fault) {
            throw new IllegalStateException(fault.getMessage(), fault);
        }
    }

    /** Says whether the desk has an answer to every order. */
    boolean answered() {
        try {
            return store.commands().stream().allMatch(Sent::answered);
        } catch (StoreFault fault) {
            throw new IllegalStateException(fault.getMessage(), fault);
        }
    }

    /** Says whether the desk is known to have everything. */
    boolean delivered() {
        return delivery != null && delivery.deskListens() && delivery.backlog() == 0;
    }

    /** Returns what is wrong with what the desk has of these rows: each once, word for word, told in order. */
    List<String> differences(String epoch, List<Row> rows) {
        List<String> wrong = new ArrayList<>();
        try {
            List<EventMessage> kept = store.events(new TableEpoch(TABLE, epoch), 1, Integer.MAX_VALUE);
            List<EventMessage> sent =
                    rows.stream().map(row -> EventMessage.of(epoch, row)).toList();
            if (!kept.equals(sent)) {
                wrong.add("the desk has " + kept.size() + " events, the journal " + sent.size() + ", or they differ");
            }
            long last = 0;
            for (String line : lines) {
                String[] words = line.split(" ", 4);
                boolean event = words.length > 2 && words[0].equals(TABLE) && words[1].matches("#?\\d+");
                if (event) {
                    long seq = Long.parseLong(words[1].replace("#", ""));
                    if (seq != last + 1) {
                        wrong.add("the desk told event " + seq + " after " + last);
                    }
                    last = seq;
                }
            }
            if (last != rows.size()) {
                wrong.add("the desk told " + last + " of " + rows.size() + " events");
            }
        } catch (StoreFault fault) {
            wrong.add("the desk's store: " + fault.getMessage());
        }
        return wrong;
    }

    /** Returns what is wrong with the orders' effects: time that was given must stand in the journal once if it was applied, and never if it was not. */
    List<String> unfaithful(List<Long> given) {
        List<String> wrong = new ArrayList<>();
        try {
            for (Sent sent : store.commands()) {
                if (sent.command().order() instanceof Order.Wanted(Wish.Adjust adjust)) {
                    long times = given.stream()
                            .filter(nanos -> nanos == adjust.nanos())
                            .count();
                    if (times != (sent.answer().equals("applied") ? 1 : 0)) {
                        wrong.add("time given " + times + " times by an order that was answered: " + sent.answer());
                    }
                }
            }
        } catch (StoreFault fault) {
            wrong.add("the desk's store: " + fault.getMessage());
        }
        return wrong;
    }

    @Override
    public void close() {
        ended();
        deskNetwork.stop();
        store.close();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
