package tengen.table;

import java.util.Optional;
import java.util.function.Consumer;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.mqtt.Broker;
import tengen.mqtt.Chance;
import tengen.mqtt.Delivery;
import tengen.mqtt.NetworkThread;
import tengen.mqtt.Order;
import tengen.mqtt.Orders;
import tengen.mqtt.PahoBroker;
import tengen.mqtt.Receipt;
import tengen.mqtt.ThreadWatch;
import tengen.mqtt.Trouble;
import tengen.mqtt.UplinkConfig;
import tengen.mqtt.Vitals;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.time.Ticker;
import tengen.time.WallClock;

/**
 * A table's way to the broker in life: a delivery on a network thread of its own. It is a hearer for {@link Table#loop}: give it there, and events go at once.
 */
public final class TableUplink implements AutoCloseable, Hearer {
    private final Delivery delivery;
    private final NetworkThread thread;
    private final ThreadWatch watch;

    private TableUplink(Delivery delivery, Broker broker, ThreadWatch watch, Ticker ticker) {
        this.delivery = delivery;
        this.watch = watch;
        this.thread = new NetworkThread("uplink", new Work(), ticker);
        broker.onHappening(thread::wake);
    }

    /**
     * Connects a journal and an inbox to a broker, and goes on trying for as long as it takes.
     *
     * @param troubles hears on the network thread what a person must look at
     */
    public static TableUplink start(
            UplinkConfig config, Journal journal, Inbox inbox, Vitals vitals, Consumer<Trouble> troubles) {
        PahoBroker broker = new PahoBroker(config.broker(), config.identity().clientId());
        Delivery delivery = new Delivery(
                broker,
                journal,
                config.identity(),
                new InboxOrders(inbox),
                Chance.system(),
                WallClock.system(),
                vitals,
                troubles,
                config.seal());
        TableUplink uplink = new TableUplink(
                delivery, broker, new ThreadWatch(broker::connectionThreads, troubles), Ticker.system());
        uplink.thread.start();
        return uplink;
    }

    /** A row has been written. Loop thread. */
    @Override
    public void accept(Row row) {
        thread.wake();
    }

    /** The store does not write, or does again. Loop thread. */
    @Override
    public void unwritten(Optional<GameState> state) {
        delivery.unwritten(state);
        thread.wake();
    }

    /** Returns how many events the desk is not known to have; any thread, a moment old. */
    public long backlog() {
        return delivery.backlog();
    }

    /** Says whether the table is at the broker now; any thread. */
    public boolean atBroker() {
        return delivery.atBroker();
    }

    /** Says whether a desk acknowledges now; any thread. */
    public boolean deskListens() {
        return delivery.deskListens();
    }

    /** Returns the desk's receipt for the result of the present game; nothing as long as it has not come. Any thread. */
    public Optional<Receipt> receipt() {
        return delivery.receipt();
    }

    /** Says whether lost connections have left threads behind, so that the process should be started anew when no game is on; any thread. */
    public boolean wantsRestart() {
        return watch.wantsRestart();
    }

    /** Says farewell at the broker and ends the thread; what the desk does not have is sent after the next start. */
    @Override
    public void close() {
        thread.stop();
    }

    private final class Work implements NetworkThread.Work {
        @Override
        public int turn(long nowNanos) {
            watch.turn(nowNanos);
            return delivery.turn(nowNanos);
        }

        @Override
        public long nextDueNanos() {
            return delivery.nextDueNanos();
        }

        @Override
        public void farewell(long nowNanos) {
            delivery.farewell(nowNanos);
        }

        @Override
        public boolean isGone() {
            return delivery.isGone();
        }

        @Override
        public void close() {
            delivery.close();
        }
    }

    /** Orders into the inbox of the loop. */
    public record InboxOrders(Inbox inbox) implements Orders {
        @Override
        public boolean order(String id, String by, Order order) {
            return switch (order) {
                case Order.Wanted wanted -> inbox.offer(new Item.Order(id, by, Event.Ruler.DESK, wanted.wish()));
                case Order.Paired p ->
                    inbox.offer(new Item.Pairing(id, by, p.game(), p.nameA(), p.nameB(), p.openerFar(), p.rules()));
                case Order.Unknown unknown -> refuse(id, unknown.word(), Event.RefusalReason.NOT_UNDERSTOOD);
            };
        }

        @Override
        public boolean refuse(String id, String cmd, Event.RefusalReason reason) {
            return inbox.offer(new Item.BadOrder(id, cmd, reason));
        }

        @Override
        public boolean link(Event.Part part, boolean up) {
            return inbox.offer(new Item.Link(part, up));
        }
    }
}
