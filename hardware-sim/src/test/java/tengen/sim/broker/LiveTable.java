package tengen.sim.broker;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import tengen.desk.DeskStore;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.mqtt.BrokerAddress;
import tengen.mqtt.Chance;
import tengen.mqtt.EventMessage;
import tengen.mqtt.TableIdentity;
import tengen.mqtt.Trouble;
import tengen.mqtt.UplinkConfig;
import tengen.mqtt.Vitals;
import tengen.record.Draft;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;
import tengen.table.Inbox;
import tengen.table.TableUplink;

/** A table's journal and uplink in real time; what a game would journal is journalled by the test. */
final class LiveTable implements AutoCloseable {
    static final String EVENT = "cup";

    final SqliteJournal journal;
    final List<Trouble> troubles = new CopyOnWriteArrayList<>();
    final TableUplink uplink;
    final String name;
    private GameState state = GameState.empty();

    LiveTable(String name, Path folder, BrokerAddress broker) throws StoreFault {
        this.name = name;
        journal =
                SqliteJournal.open(folder.resolve(name + ".db"), Chance.system().name());
        TableIdentity identity =
                new TableIdentity(EVENT, name, 1, Chance.system().name());
        uplink = TableUplink.start(
                new UplinkConfig(broker, identity), journal, new Inbox(), Vitals.unknown(), troubles::add);
    }

    void tell(int count) throws StoreFault {
        for (int i = 0; i < count; i++) {
            Event event = new Event.LinkChanged(Event.Part.CLOCK, i % 2 == 0, i);
            state = Game.evolve(state, event);
            journal.append(List.of(
                            new Draft(event, Optional.empty(), 1, "g1", System.nanoTime(), 1_796_029_200_000L, state)))
                    .forEach(uplink);
        }
    }

    /** Returns the numbers in a desk's store, in the order of numbers, while no desk has it open. */
    List<Long> kept(Path store) throws StoreFault {
        try (DeskStore open = DeskStore.open(store, "none")) {
            return kept(open);
        }
    }

    List<Long> kept(DeskStore open) throws StoreFault {
        return open.events(new tengen.desk.TableEpoch(name, journal.epoch()), 1, 1_000_000).stream()
                .map(EventMessage::seq)
                .toList();
    }

    @Override
    public void close() {
        uplink.close();
        journal.close();
    }
}
