package tengen.desk;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tengen.mqtt.Broker;
import tengen.mqtt.Chance;
import tengen.mqtt.Happening;
import tengen.mqtt.NetworkThread;
import tengen.mqtt.PahoBroker;
import tengen.record.StoreFault;
import tengen.time.Ticker;
import tengen.time.WallClock;

/** A desk in life: its store, its connection and the network thread that runs it. */
public final class DeskService implements AutoCloseable {
    private final DeskStore store;
    private final DeskEar ear;
    private final Desk desk;
    private final NetworkThread thread;
    private final CountDownLatch decided = new CountDownLatch(1);
    private volatile String failed = "";
    private volatile boolean acknowledging;
    private volatile boolean promotion;

    private DeskService(DeskConfig config, DeskStore store, boolean promoted, Consumer<String> out, DeskEar ear)
            throws StoreFault {
        this.store = store;
        this.ear = ear;
        Broker broker = new PahoBroker(config.broker(), Desk.clientId(config.event(), store.epoch()));
        desk = new Desk(broker, store, config.event(), promoted, Chance.system(), WallClock.system(), out, ear);
        thread = new NetworkThread("desk", new Work(), Ticker.system());
        broker.onHappening(thread::wake);
        desk.commands().onOrder(thread::wake);
    }

    /**
     * Opens the store and goes on connecting for as long as it takes.
     *
     * @param promoted the desk acknowledges even when another one is there
     * @param out hears one line for people at a time, on the network thread
     * @throws StoreFault in one line
     */
    public static DeskService start(DeskConfig config, boolean promoted, Consumer<String> out) throws StoreFault {
        return start(config, promoted, out, store -> DeskEar.NONE);
    }

    /** Makes who hears what the desk hears. */
    public interface Listening {
        /** Returns who hears; what the store holds already is to be read here, for it is not told. */
        DeskEar to(DeskStore store) throws StoreFault;
    }

    /**
     * The same, with somebody who hears what the desk hears.
     *
     * @throws StoreFault in one line
     */
    public static DeskService start(DeskConfig config, boolean promoted, Consumer<String> out, Listening listening)
            throws StoreFault {
        DeskStore store = DeskStore.open(config.store(), Chance.system().name());
        try {
            DeskService service = new DeskService(config, store, promoted, out, listening.to(store));
            service.thread.start();
            return service;
        } catch (StoreFault fault) {
            store.close();
            throw fault;
        }
    }

    /**
     * Waits for the outcome of the first attempt to connect.
     *
     * @return why it failed; nothing when the connection stands or there is no answer yet
     */
    public Optional<String> firstFailure(long seconds) throws InterruptedException {
        boolean known = decided.await(seconds, TimeUnit.SECONDS);
        return known && !failed.isEmpty() ? Optional.of(failed) : Optional.empty();
    }

    /** Returns the store; any thread. */
    public DeskStore store() {
        return store;
    }

    /** Returns the orders' way out; any thread. */
    public Commands commands() {
        return desk.commands();
    }

    /** Says whether this desk is connected and acknowledges; any thread, a moment old. */
    public boolean isAcknowledging() {
        return acknowledging;
    }

    /** Makes this desk the one that acknowledges; any thread. */
    public void promote() {
        promotion = true;
        thread.wake();
    }

    @Override
    public void close() {
        thread.stop();
        store.close();
    }

    private final class Work implements NetworkThread.Work {
        @Override
        public int turn(long nowNanos) {
            if (promotion) {
                promotion = false;
                desk.promote(nowNanos);
            }
            int handled = desk.turn(nowNanos);
            boolean acknowledges = desk.isAcknowledging();
            if (acknowledges != acknowledging) {
                acknowledging = acknowledges;
                ear.acknowledging(acknowledges);
            }
            Optional<Happening.Loss> loss = desk.lastLoss();
            if (decided.getCount() > 0 && (loss.isPresent() || desk.isUp())) {
                failed = loss.isPresent() ? desk.lastDetail() : "";
                decided.countDown();
            }
            return handled;
        }

        @Override
        public long nextDueNanos() {
            return desk.nextDueNanos();
        }

        @Override
        public void farewell(long nowNanos) {
            desk.farewell(nowNanos);
        }

        @Override
        public boolean isGone() {
            return desk.isGone();
        }

        @Override
        public void close() {
            desk.close();
        }
    }
}
