package tengen.sim.broker;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.desk.Desk;
import tengen.desk.DeskEar;
import tengen.desk.DeskStore;
import tengen.desk.TableEpoch;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.Sight;
import tengen.mqtt.Delivery;
import tengen.mqtt.EventMessage;
import tengen.mqtt.Order;
import tengen.mqtt.Orders;
import tengen.mqtt.TableIdentity;
import tengen.mqtt.Trouble;
import tengen.mqtt.Vitals;
import tengen.record.Draft;
import tengen.record.EventCodec;
import tengen.record.MemoryJournal;
import tengen.record.StoreFault;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/** Tables and desks around one simulated broker, on virtual time. The tables have a journal and a game, but no board and no clock. */
final class Hall {
    static final long SECOND = 1_000_000_000L;
    static final String EVENT = "cup";

    final Agenda agenda = new Agenda();
    final Dice dice;
    final SimBroker broker;

    Hall(long seed) {
        dice = new Dice(seed);
        broker = new SimBroker(agenda, dice.fork("broker"));
    }

    void run(double seconds) {
        agenda.runUntil(agenda.nanos() + (long) (seconds * SECOND));
    }

    long wallMillis() {
        return 1_796_029_200_000L + agenda.nanos() / 1_000_000;
    }

    /** A table: whatever it is told stands in its journal. */
    final class Table implements Orders {
        final MemoryJournal journal;
        final List<Trouble> troubles = new ArrayList<>();
        final List<String> carriedOut = new ArrayList<>();
        final String name;
        final TableIdentity identity;
        final Delivery delivery;
        final SimNetwork network;
        private GameState state = GameState.empty();
        boolean busy;

        Table(String name, MemoryJournal journal, long boot) {
            this.name = name;
            this.journal = journal;
            Dice mine = dice.fork(name + journal.epoch(), boot);
            identity = new TableIdentity(EVENT, name, boot, "i" + mine.next());
            SimClient client = broker.client(identity.clientId());
            delivery = new Delivery(
                    client,
                    journal,
                    identity,
                    this,
                    mine::next,
                    Hall.this::wallMillis,
                    Vitals.unknown(),
                    troubles::add);
            network = new SimNetwork(agenda, client, delivery::turn, delivery::nextDueNanos);
            for (long seq = 1; seq <= journal.lastSeq(); seq++) {
                state = Game.evolve(state, event(seq));
            }
        }

        GameState state() {
            return state;
        }

        void tell(Event... events) {
            List<Draft> drafts = new ArrayList<>();
            for (Event event : events) {
                state = Game.evolve(state, event);
                drafts.add(
                        new Draft(event, Optional.empty(), identity.boot(), "g1", agenda.nanos(), wallMillis(), state));
            }
            journal.append(drafts);
            network.wake();
        }

        void decide(Command command) {
            tell(Game.decide(state, command).toArray(Event[]::new));
        }

        /** Journals this many events that mean nothing. */
        void tell(int count) {
            for (int i = 0; i < count; i++) {
                tell(new Event.LinkChanged(Event.Part.CLOCK, i % 2 == 0, i));
            }
        }

        @Override
        public boolean order(String id, String by, Order order) {
            if (busy) {
                return false;
            }
            carriedOut.add(id);
            Command command = switch (order) {
                case Order.Wanted o ->
                    new Command.Order(id, by, Event.Ruler.DESK, o.wish(), agenda.nanos(), Sight.AGREES);
                case Order.Paired o ->
                    new Command.Assign(id, by, o.game(), o.nameA(), o.nameB(), o.openerFar(), o.rules());
                case Order.Unknown o -> throw new AssertionError(o);
            };
            decide(command);
            return true;
        }

        @Override
        public boolean refuse(String id, String cmd, Event.RefusalReason reason) {
            tell(new Event.CommandRefused(cmd, id, Optional.empty(), reason));
            return true;
        }

        @Override
        public boolean link(Event.Part part, boolean up) {
            tell(new Event.LinkChanged(part, up, 0));
            return true;
        }

        Event event(long seq) {
            try {
                return EventCodec.read(journal.rows(seq, 1).getFirst());
            } catch (StoreFault fault) {
                throw new AssertionError(fault);
            }
        }

        void kill() {
            network.stop();
            broker.cut(identity.clientId());
        }

        boolean has(Trouble.Kind kind) {
            return troubles.stream().anyMatch(trouble -> trouble.kind() == kind);
        }
    }

    Table table(String name) {
        return new Table(name, new MemoryJournal("journal-of-" + name), 1);
    }

    /** A desk with a store on disk. */
    final class DeskLife {
        final List<String> lines = new ArrayList<>();
        final DeskStore store;
        final Desk desk;
        final SimNetwork network;
        private final String clientId;

        DeskLife(Path file, String epoch, boolean promoted) {
            try {
                store = DeskStore.open(file, epoch);
                clientId = Desk.clientId(EVENT, store.epoch());
                SimClient client = broker.client(clientId);
                desk = new Desk(
                        client,
                        store,
                        EVENT,
                        promoted,
                        dice.fork("desk" + epoch, agenda.nanos())::next,
                        Hall.this::wallMillis,
                        lines::add,
                        DeskEar.NONE);
                network = new SimNetwork(agenda, client, desk::turn, desk::nextDueNanos);
                desk.commands().onOrder(network::wake);
            } catch (StoreFault fault) {
                throw new AssertionError(fault);
            }
        }

        void kill() {
            network.stop();
            broker.cut(clientId);
            store.close();
        }

        /** Returns the numbers kept of a table's journal. */
        List<Long> kept(Table table) {
            try {
                return store.events(new TableEpoch(table.name, table.journal.epoch()), 1, 100_000).stream()
                        .map(EventMessage::seq)
                        .toList();
            } catch (StoreFault fault) {
                throw new AssertionError(fault);
            }
        }

        String order(Table table, Order order) {
            try {
                return desk.commands().order(table.name, "Ana", "", 0, order);
            } catch (StoreFault fault) {
                throw new AssertionError(fault);
            }
        }

        Map<String, String> answers() {
            Map<String, String> answers = new TreeMap<>();
            try {
                store.commands().forEach(sent -> answers.put(sent.command().id(), sent.answer()));
            } catch (StoreFault fault) {
                throw new AssertionError(fault);
            }
            return answers;
        }
    }
}
