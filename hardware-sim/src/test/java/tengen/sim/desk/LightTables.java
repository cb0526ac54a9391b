package tengen.sim.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import tengen.mqtt.Broker;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.EventMessage;
import tengen.mqtt.Happening;
import tengen.mqtt.Message;
import tengen.mqtt.PahoBroker;
import tengen.mqtt.Presence;
import tengen.mqtt.Topics;
import tengen.record.EventCodec;

/** Many tables that only publish: one client tells for all of them the events of one and the same long game, at a steady rate. One thread. */
final class LightTables implements AutoCloseable {
    private static final long SECOND = 1_000_000_000L;
    private static final int MOVES = 150;

    private final Topics topics;
    private final PahoBroker broker;
    private final List<Event> game = longGame();
    private final int tables;
    private final long[][] sentMillis;
    private long packet;

    LightTables(BrokerAddress address, String event, int tables, int mostEvents) throws InterruptedException {
        topics = new Topics(event);
        this.tables = tables;
        sentMillis = new long[tables][mostEvents + 1];
        broker = new PahoBroker(address, "light-tables");
        broker.open(1, Message.kept(topics.deskProbe(), ""));
        tengen.sim.broker.Processes.await(
                "light tables connected",
                20,
                () -> broker.poll().filter(Happening.Opened.class::isInstance).isPresent());
        for (int i = 0; i < tables; i++) {
            Presence presence = new Presence(true, "", "journal-" + i, 1, "i" + i, 1, System.currentTimeMillis());
            send(Message.kept(topics.up(name(i), Topics.Kind.PRESENCE), presence.json()));
        }
    }

    static String name(int table) {
        return String.format("t%04d", table);
    }

    /** A game of many moves in which nobody ever makes a five: every fifth column stays empty. */
    private static List<Event> longGame() {
        List<Event> events = new ArrayList<>();
        GameState state = GameState.empty();
        long nowNanos = SECOND;
        List<Command> commands = new ArrayList<>();
        commands.add(new Command.Assign("g", "Ana", "Bo", false, Rules.DEFAULT));
        commands.add(new Command.Order("", "Ana", Event.Ruler.DESK, new Wish.Start(), nowNanos, Sight.AGREES));
        for (Command command : commands) {
            for (Event event : Game.decide(state, command)) {
                state = Game.evolve(state, event);
                events.add(event);
            }
        }
        int played = 0;
        for (int i = 0; i < Point.COUNT && played < MOVES; i++) {
            Point point = i == 0 ? Point.CENTRE : Point.at(i - 1);
            boolean free = i == 0 || point != Point.CENTRE && (point.column() + 2 * point.row()) % 5 != 0;
            if (free) {
                Seat mover = state.game().orElseThrow().mover();
                Sight sight = new Sight(List.of(new PlacedStone(point, nowNanos)), false, List.of());
                for (Command command : List.of(
                        new Command.SeeStone(point, nowNanos), new Command.PressLever(mover, nowNanos + 1, sight))) {
                    for (Event event : Game.decide(state, command)) {
                        state = Game.evolve(state, event);
                        if (event instanceof Event.StonePlaced || event instanceof Event.TurnEnded) {
                            events.add(event);
                        }
                    }
                }
                nowNanos += SECOND;
                played++;
            }
        }
        return events;
    }

    /** Tells event number {@code seq} of a table now. */
    void tell(int table, int seq) {
        Event event = game.get((seq - 1) % game.size());
        long nowMillis = System.currentTimeMillis();
        EventMessage message = new EventMessage(
                "e" + table + "-" + seq,
                "journal-" + table,
                seq,
                1,
                "g",
                System.nanoTime() / 1_000_000,
                nowMillis,
                EventCodec.type(event),
                EventCodec.VERSION,
                "0".repeat(64),
                EventCodec.body(event));
        sentMillis[table][seq] = System.currentTimeMillis();
        send(Message.event(topics.up(name(table), Topics.Kind.EVENT), message.json(topics.source(name(table)))));
    }

    private void send(Message message) {
        packet++;
        while (broker.publish(packet, message) != Broker.Handed.TAKEN) {
            drain();
            // The broker has not acknowledged yet; who spins takes a core away from what is measured.
            LockSupport.parkNanos(100_000);
        }
        drain();
    }

    private void drain() {
        for (Optional<Happening> next = broker.poll(); next.isPresent(); next = broker.poll()) {
            if (next.get() instanceof Happening.Lost lost) {
                throw new IllegalStateException("the broker is gone: " + lost);
            }
        }
    }

    /** Returns when event {@code seq} of a table was sent; 0 = not yet. */
    long sentMillis(int table, int seq) {
        return sentMillis[table][seq];
    }

    int tables() {
        return tables;
    }

    @Override
    public void close() {
        broker.close();
    }
}
