package tengen.desk;

import java.util.List;
import java.util.Optional;
import tengen.game.Carried;
import tengen.game.Event;
import tengen.game.Wish;
import tengen.mqtt.EventMessage;
import tengen.mqtt.Order;
import tengen.record.EventCodec;
import tengen.record.StoreFault;

/**
 * Sends a game that has left one table on to the other. The first table's journal says that it left and what it takes along, so a desk that was killed in between
 * sends it when it is back, once. One thread.
 */
final class Removals {
    private static final String LEFT = "GameMovedAway";

    private final DeskStore store;
    private final Commands commands;
    private final DeskEar ear;

    Removals(DeskStore store, Commands commands, DeskEar ear) {
        this.store = store;
        this.commands = commands;
        this.ear = ear;
    }

    /** Sends on what has left the tables and is on no way yet. */
    void catchUp() throws StoreFault {
        GameBook games = store.games();
        for (TableEpoch journal : games.journals()) {
            Optional<GameStart> start = games.last(journal);
            List<Kept> events = start.isPresent() ? games.events(start.get()) : List.of();
            for (Kept kept : events) {
                heard(journal.table(), kept.event());
            }
        }
    }

    /** Takes an event that may say that a game has left. */
    void heard(String table, EventMessage message) throws StoreFault {
        if (!message.type().equals(LEFT)) {
            return;
        }
        Event event = EventCodec.read(message.type(), message.version(), message.data());
        if (event instanceof Event.GameMovedAway left && sent(table, left) < removals(table, left)) {
            // For whatever stands there: the table refuses by itself while it has a game under way.
            commands.order(left.to(), left.by(), "", 0, new Order.Wanted(new Wish.TakeOver(table, left.game())));
            ear.onTheWay(table, left.game().game(), left.to());
        }
    }

    /** How often it has been sent there by this desk; what an arbiter sent on once more, after a refusal, is not among it. */
    private long sent(String from, Event.GameMovedAway left) throws StoreFault {
        long count = 0;
        for (Sent sent : store.commands()) {
            boolean thatWay = sent.table().equals(left.to())
                    && sent.command().order() instanceof Order.Wanted wanted
                    && wanted.wish() instanceof Wish.TakeOver take
                    && take.from().equals(from)
                    && same(take.game(), left.game());
            count += thatWay && !store.audit().has(sent.command().id()) ? 1 : 0;
        }
        return count;
    }

    /** How often this game has left this table for the other one: it may have come back meanwhile. */
    private long removals(String from, Event.GameMovedAway left) throws StoreFault {
        GameBook games = store.games();
        long count = 0;
        for (GameStart start : games.named(left.game().game())) {
            if (start.journal().table().equals(from)) {
                for (Kept kept : games.events(start)) {
                    count += leaves(kept.event(), left) ? 1 : 0;
                }
            }
        }
        return count;
    }

    private static boolean leaves(EventMessage message, Event.GameMovedAway left) throws StoreFault {
        return message.type().equals(LEFT)
                && EventCodec.read(message.type(), message.version(), message.data()) instanceof Event.GameMovedAway one
                && one.to().equals(left.to())
                && same(one.game(), left.game());
    }

    private static boolean same(Carried one, Carried other) {
        return one.game().equals(other.game());
    }
}
