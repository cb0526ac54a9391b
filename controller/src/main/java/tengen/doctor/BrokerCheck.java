package tengen.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tengen.check.Check;
import tengen.check.Finding;
import tengen.mqtt.Broker;
import tengen.mqtt.DeskPresence;
import tengen.mqtt.Happening;
import tengen.mqtt.Message;
import tengen.mqtt.Topics;
import tengen.time.Ticker;

/**
 * Logs in at the broker as the table, but under a client name of its own so that a running table is not thrown out; listens where the table listens, writes once
 * where it may write and once where it must not, and hears whether a desk is there.
 *
 * @param broker makes a client that is not connected
 */
public record BrokerCheck(String url, Supplier<Broker> broker, Topics topics, String table, Ticker ticker)
        implements Check {
    static final String PART = "broker";

    private static final long PATIENCE_NANOS = 6_000_000_000L;
    private static final long LOOK_MILLIS = 20;
    private static final long ALLOWED = 1;
    private static final long FORBIDDEN = 2;

    @Override
    public List<Finding> look() throws InterruptedException {
        Broker client = broker.get();
        Talk talk = new Talk(client);
        client.open(1, Message.passing(probe(table), ""));
        long untilNanos = ticker.nanos() + PATIENCE_NANOS;
        CountDownLatch never = new CountDownLatch(1);
        while (!talk.over() && ticker.nanos() - untilNanos < 0) {
            for (Optional<Happening> one = client.poll(); one.isPresent(); one = client.poll()) {
                talk.hear(one.get());
            }
            never.await(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        }
        client.close();
        return talk.findings();
    }

    /** Nobody reads what stands there: no kind of message that a desk knows. */
    private String probe(String of) {
        return topics.up(of, Topics.Kind.BEAT).replaceFirst("/hb$", "/doctor");
    }

    private final class Talk {
        private final Broker client;
        private boolean opened;
        private Optional<Happening.Lost> lost = Optional.empty();
        private Optional<Boolean> listens = Optional.empty();
        private Optional<Boolean> writes = Optional.empty();
        private Optional<Boolean> trespasses = Optional.empty();
        private Optional<DeskPresence> desk = Optional.empty();

        Talk(Broker client) {
            this.client = client;
        }

        void hear(Happening happening) {
            switch (happening) {
                case Happening.Opened o -> {
                    opened = true;
                    client.subscribe(topics.ofTable(table));
                }
                case Happening.Subscribed s -> {
                    listens = Optional.of(!s.refused());
                    client.publish(ALLOWED, Message.event(probe(table), "{}"));
                    client.publish(FORBIDDEN, Message.event(probe(table.equals("T998") ? "T997" : "T998"), "{}"));
                }
                case Happening.Acknowledged a -> {
                    if (a.token() == ALLOWED) {
                        writes = Optional.of(!a.refused());
                    } else {
                        trespasses = Optional.of(!a.refused());
                    }
                }
                case Happening.Arrived a -> {
                    if (a.message().topic().equals(topics.desk())) {
                        desk = DeskPresence.parse(a.message().payload());
                    }
                }
                case Happening.Lost l -> lost = Optional.of(l);
            }
        }

        boolean over() {
            return lost.isPresent()
                    || (listens.isPresent() && writes.isPresent() && trespasses.isPresent() && desk.isPresent());
        }

        List<Finding> findings() {
            List<Finding> found = new ArrayList<>();
            if (lost.isPresent() && !opened) {
                found.add(notIn(lost.get()));
                return found;
            }
            if (!opened) {
                found.add(Finding.amber(
                        PART, url + " does not answer within 6 s", "see that the broker runs and the cable is in"));
                return found;
            }
            found.add(Finding.green(PART, "logged in at " + url));
            found.add(rights());
            found.add(
                    desk.filter(DeskPresence::online).isPresent()
                            ? Finding.green(
                                    "desk", "it is there, store " + desk.get().deskEpoch())
                            : Finding.amber(
                                    "desk",
                                    "no desk is there",
                                    "start the desk; the table plays without and tells it everything later"));
            return found;
        }

        private Finding notIn(Happening.Lost why) {
            String told = url + ": " + why.detail();
            return switch (why.why()) {
                case NOT_AUTHORISED ->
                    Finding.red(
                            PART,
                            told,
                            "give the table the user and password that the broker has for it (mosquitto_passwd)");
                case UNREACHABLE, TAKEN_OVER, BROKEN, SILENT ->
                    Finding.amber(
                            PART, told, "see that the broker runs and the network is in; the table plays without");
            };
        }

        private Finding rights() {
            if (listens.isEmpty() || writes.isEmpty() || trespasses.isEmpty()) {
                return Finding.amber(
                        "broker rights",
                        "the broker did not answer everything",
                        "look again; then look at the broker's log");
            }
            if (!listens.get() || !writes.get()) {
                return Finding.red(
                        "broker rights",
                        "the table may not " + (writes.get() ? "listen to its orders" : "tell its events"),
                        "install the acl of the Mosquitto sample; the table's user must be its name");
            }
            return trespasses.get()
                    ? Finding.amber(
                            "broker rights",
                            "the table may write in the name of another one",
                            "install the acl of the Mosquitto sample")
                    : Finding.green("broker rights", "its own topics and no others");
        }
    }
}
