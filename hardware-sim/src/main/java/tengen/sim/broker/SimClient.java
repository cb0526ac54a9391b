package tengen.sim.broker;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import tengen.mqtt.Broker;
import tengen.mqtt.Happening;
import tengen.mqtt.Message;

/** A client of the simulated broker. One thread. */
public final class SimClient implements Broker {
    private static final Message NO_WILL = Message.passing("", "");

    private final SimBroker broker;
    private final String clientId;
    private final ArrayDeque<Happening> happenings = new ArrayDeque<>();
    private Runnable wake = () -> {};
    private List<String> filters = List.of();
    private Message will = NO_WILL;
    private long generation;
    private long attempt;
    private boolean open;

    SimClient(SimBroker broker, String clientId) {
        this.broker = broker;
        this.clientId = clientId;
    }

    @Override
    public void open(long newGeneration, Message newWill) {
        drop();
        generation = newGeneration;
        attempt++;
        will = newWill;
        filters = List.of();
        broker.open(this, attempt);
    }

    @Override
    public void subscribe(List<String> newFilters) {
        filters = List.copyOf(newFilters);
        broker.subscribe(this, attempt);
    }

    @Override
    public Handed publish(long token, Message message) {
        if (!open) {
            return Handed.NO_LINK;
        }
        broker.publish(this, attempt, token, message);
        return Handed.TAKEN;
    }

    @Override
    public void drop() {
        open = false;
        attempt++;
        broker.leave(this, false);
    }

    @Override
    public void close() {
        open = false;
        attempt++;
        broker.leave(this, true);
    }

    @Override
    public Optional<Happening> poll() {
        return Optional.ofNullable(happenings.poll());
    }

    @Override
    public void onHappening(Runnable newWake) {
        wake = newWake;
    }

    String clientId() {
        return clientId;
    }

    long attempt() {
        return attempt;
    }

    Message will() {
        return will;
    }

    boolean wants(String topic) {
        return filters.stream().anyMatch(filter -> fits(filter, topic));
    }

    void opened(int window) {
        open = true;
        happen(new Happening.Opened(generation, window));
    }

    void subscribed() {
        happen(new Happening.Subscribed(generation, false));
    }

    void arrive(Message message) {
        happen(new Happening.Arrived(generation, message));
    }

    void acknowledged(long ofAttempt, long token, int code) {
        if (ofAttempt == attempt) {
            happen(new Happening.Acknowledged(generation, token, code));
        }
    }

    void lost(Happening.Loss why, String detail) {
        open = false;
        attempt++;
        happen(new Happening.Lost(generation, why, detail));
    }

    private void happen(Happening happening) {
        happenings.add(happening);
        wake.run();
    }

    private static boolean fits(String filter, String topic) {
        String[] wanted = filter.split("/", -1);
        String[] levels = topic.split("/", -1);
        for (int i = 0; i < wanted.length; i++) {
            if (wanted[i].equals("#")) {
                return true;
            }
            if (i >= levels.length || !(wanted[i].equals("+") || wanted[i].equals(levels[i]))) {
                return false;
            }
        }
        return wanted.length == levels.length;
    }
}
