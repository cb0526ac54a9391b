package tengen.sim.desk;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.PlacedStone;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Sight;
import tengen.game.Wish;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.CommandMessage;
import tengen.mqtt.EventMessage;
import tengen.mqtt.Happening;
import tengen.mqtt.Message;
import tengen.mqtt.Order;
import tengen.mqtt.PahoBroker;
import tengen.mqtt.Presence;
import tengen.mqtt.Topics;
import tengen.record.EventCodec;
import tengen.sim.broker.Processes;

/** A few tables without boards or clocks that do what the desk orders, by the rules of the game itself: one client for all of them, on a thread of its own. */
final class PlayedTables implements AutoCloseable {
    private static final long SECOND = 1_000_000_000L;

    private final Topics topics;
    private final PahoBroker broker;
    private final Map<String, GameState> states = new TreeMap<>();
    private final Map<String, Long> seqs = new TreeMap<>();
    private final Map<String, Command> before = new TreeMap<>();
    private final Thread thread;
    private long packet;
    private long nowNanos = SECOND;
    private volatile boolean closing;

    PlayedTables(BrokerAddress address, String event, List<String> names) throws InterruptedException {
        topics = new Topics(event);
        broker = new PahoBroker(address, "played-tables");
        broker.open(1, Message.kept(topics.deskProbe(), ""));
        Processes.await(
                "played tables connected",
                20,
                () -> broker.poll().filter(Happening.Opened.class::isInstance).isPresent());
        broker.subscribe(names.stream().map(topics::command).toList());
        for (String name : names) {
            states.put(name, GameState.empty());
            seqs.put(name, 0L);
            Presence presence = new Presence(true, "", "journal", 1, "i-" + name, 1, System.currentTimeMillis());
            send(Message.kept(topics.up(name, tengen.mqtt.Topics.Kind.PRESENCE), presence.json()));
        }
        thread = Thread.ofPlatform().name("played-tables").daemon(true).unstarted(this::obey);
    }

    /** Sets a game up, starts it and plays these points; before {@link #start}. */
    void play(String table, String game, String... points) {
        decide(table, new Command.Assign(game, "Ann", "Bo", false, Rules.DEFAULT));
        decide(table, new Command.Order("", "Ana", Event.Ruler.LOCAL, new Wish.Start(), nowNanos, Sight.AGREES));
        for (String name : points) {
            Point point = Point.of(name);
            Seat mover = state(table).game().orElseThrow().mover();
            Sight sight = new Sight(List.of(new PlacedStone(point, nowNanos)), false, List.of());
            decide(table, new Command.SeeStone(point, nowNanos));
            decide(table, new Command.PressLever(mover, nowNanos + 1, sight));
        }
    }

    /** Somebody at this table begins another game there just before the next order of the desk comes. */
    void busyBeforeTheNextOrder(String table) {
        before.put(table, new Command.Assign("blitz", "X", "Y", false, Rules.DEFAULT));
    }

    /** Begins to obey. */
    void start() {
        thread.start();
    }

    private void obey() {
        while (!closing) {
            Optional<Happening> next = broker.poll();
            if (next.isEmpty()) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
            } else if (next.get() instanceof Happening.Arrived arrived) {
                states.keySet().stream()
                        .filter(table ->
                                topics.command(table).equals(arrived.message().topic()))
                        .forEach(table -> CommandMessage.parse(arrived.message().payload())
                                .ifPresent(command -> obey(table, command)));
            }
        }
    }

    private void obey(String table, CommandMessage command) {
        Command first = before.remove(table);
        if (first != null) {
            decide(table, first);
            decide(table, new Command.Order("", "X", Event.Ruler.LOCAL, new Wish.Start(), nowNanos, Sight.AGREES));
        }
        if (command.order() instanceof Order.Wanted wanted) {
            decide(
                    table,
                    new Command.Order(
                            command.id(), command.by(), Event.Ruler.DESK, wanted.wish(), nowNanos, Sight.AGREES));
        }
    }

    private GameState state(String table) {
        return states.getOrDefault(table, GameState.empty());
    }

    private void decide(String table, Command command) {
        nowNanos += SECOND;
        for (Event event : Game.decide(state(table), command)) {
            states.put(table, Game.evolve(state(table), event));
            long seq = seqs.merge(table, 1L, Long::sum);
            EventMessage message = new EventMessage(
                    table + "-" + seq,
                    "journal",
                    seq,
                    1,
                    "",
                    nowNanos / 1_000_000,
                    System.currentTimeMillis(),
                    EventCodec.type(event),
                    EventCodec.VERSION,
                    "0".repeat(64),
                    EventCodec.body(event));
            send(Message.event(topics.up(table, Topics.Kind.EVENT), message.json(topics.source(table))));
        }
    }

    private void send(Message message) {
        packet++;
        while (broker.publish(packet, message) != tengen.mqtt.Broker.Handed.TAKEN) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        }
    }

    @Override
    public void close() {
        closing = true;
        try {
            thread.join(5_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        broker.close();
    }
}
