package tengen.sim.broker;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tengen.mqtt.Happening;
import tengen.mqtt.Message;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/**
 * A broker on virtual time, as far as tables and desks use one: retained messages, wills after a delay, one client per id, QoS 0 and 1, and the ways of brokers to
 * be down, frozen, slow, forgetful and double-tongued. It keeps no messages for clients that are away: whoever counts on that is found out. One thread.
 */
public final class SimBroker {
    /** Those of MQTT.md 1.4. */
    private static final long WILL_NANOS = 5_000_000_000L;

    private static final int WINDOW = 20;

    private final Agenda agenda;
    private final Dice dice;
    private final BrokerFaults faults = new BrokerFaults();
    private final Map<String, SimClient> connected = new TreeMap<>();
    private final Map<String, Message> kept = new TreeMap<>();
    private final Map<String, Long> wills = new TreeMap<>();
    private final Map<String, List<Long>> connects = new TreeMap<>();
    private final List<Message> taken = new ArrayList<>();
    private Acl acl = (client, topic) -> true;
    private long lastWill;
    private long lives;

    /** Says who may publish where. */
    @FunctionalInterface
    public interface Acl {
        /** Says whether the client may publish to the topic. */
        boolean mayPublish(String clientId, String topic);
    }

    /** Makes a broker that runs. */
    public SimBroker(Agenda agenda, Dice dice) {
        this.agenda = agenda;
        this.dice = dice;
    }

    /** Returns a client of this broker that is not connected. */
    public SimClient client(String clientId) {
        return new SimClient(this, clientId);
    }

    /** Returns what goes wrong. */
    public BrokerFaults faults() {
        return faults;
    }

    /** Sets who may publish where. */
    public void acl(Acl rules) {
        acl = rules;
    }

    /** Kills the broker: everybody is thrown out. */
    public void stop() {
        faults.setDown(true);
        lives++;
        for (SimClient client : List.copyOf(connected.values())) {
            connected.remove(client.clientId());
            later(() -> client.lost(Happening.Loss.BROKEN, "connection reset"));
        }
        wills.clear();
        if (faults.forgets()) {
            kept.clear();
        }
    }

    /** Lets the broker run again. */
    public void start() {
        faults.setDown(false);
    }

    /** Breaks one client's connection, as a cable does. */
    public void cut(String clientId) {
        SimClient client = connected.remove(clientId);
        if (client != null) {
            client.lost(Happening.Loss.BROKEN, "connection lost");
            bury(client);
        }
    }

    /** Returns every message taken from clients, in order. */
    public List<Message> taken() {
        return List.copyOf(taken);
    }

    /** Returns what is retained on a topic; an empty text when nothing is. */
    public String retained(String topic) {
        Message message = kept.get(topic);
        return message == null ? "" : message.payload();
    }

    /** Returns when clients of this id connected. */
    public List<Long> connects(String clientId) {
        return List.copyOf(connects.getOrDefault(clientId, List.of()));
    }

    void open(SimClient client, long attempt) {
        later(() -> {
            if (client.attempt() != attempt || faults.frozen()) {
                return;
            }
            if (faults.isDown()) {
                client.lost(Happening.Loss.UNREACHABLE, "connection refused");
                return;
            }
            connects.computeIfAbsent(client.clientId(), id -> new ArrayList<>()).add(agenda.nanos());
            wills.remove(client.clientId());
            SimClient former = connected.put(client.clientId(), client);
            if (former != null && former != client) {
                former.lost(Happening.Loss.TAKEN_OVER, "another client with this id");
            }
            client.opened(WINDOW);
        });
    }

    void subscribe(SimClient client, long attempt) {
        later(() -> {
            if (alive(client, attempt)) {
                client.subscribed();
                kept.values().stream()
                        .filter(message -> client.wants(message.topic()))
                        .forEach(client::arrive);
            }
        });
    }

    void publish(SimClient client, long attempt, long token, Message message) {
        later(() -> {
            if (!alive(client, attempt)) {
                return;
            }
            boolean allowed = acl.mayPublish(client.clientId(), message.topic());
            boolean lost = message.qos() > 0 && dice.chance(faults.losePpm());
            if (allowed && !lost) {
                take(message);
            }
            if (message.qos() > 0) {
                later(() -> client.acknowledged(attempt, token, allowed ? 0 : 0x87));
            }
        });
    }

    private boolean alive(SimClient client, long attempt) {
        return !faults.isDown()
                && !faults.frozen()
                && client.attempt() == attempt
                && connected.get(client.clientId()) == client;
    }

    private void take(Message message) {
        taken.add(message);
        Message news = new Message(message.topic(), message.payload(), message.qos(), false, 0, message.correlation());
        if (message.retained()) {
            if (message.payload().isEmpty()) {
                kept.remove(message.topic());
            } else {
                kept.put(message.topic(), message);
            }
        }
        for (SimClient other : connected.values()) {
            if (other.wants(message.topic())) {
                deliver(other, news);
                if (message.qos() > 0 && dice.chance(faults.duplicatePpm())) {
                    deliver(other, news);
                }
            }
        }
    }

    private void deliver(SimClient client, Message message) {
        long attempt = client.attempt();
        later(() -> {
            if (alive(client, attempt)) {
                client.arrive(message);
            }
        });
    }

    void leave(SimClient client, boolean farewell) {
        boolean mine = connected.remove(client.clientId(), client);
        if (mine && !farewell) {
            bury(client);
        }
    }

    /** Tells the will of a client some time after its death, unless it comes back before. */
    private void bury(SimClient client) {
        long number = ++lastWill;
        long life = lives;
        wills.put(client.clientId(), number);
        Message will = client.will();
        agenda.change(agenda.nanos() + WILL_NANOS, () -> {
            boolean stands = Long.valueOf(number).equals(wills.get(client.clientId()));
            if (stands && life == lives && !faults.isDown()) {
                wills.remove(client.clientId());
                take(will);
            }
        });
    }

    private void later(Runnable arrival) {
        long spread = faults.spreadNanos() > 0 ? dice.between(0, faults.spreadNanos()) : 0;
        agenda.change(agenda.nanos() + faults.delayNanos() + spread, arrival);
    }
}
