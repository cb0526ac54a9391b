package tengen.mqtt;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps one connection to a broker: the only place that opens, drops and waits (MQTT.md 1.4). Nobody else may reconnect, so no two attempts ever run together.
 *
 * <p>It judges by itself whether the connection lives: what the broker has not acknowledged for 10 s makes it drop, and after 5 s of silence it asks its
 * owner for something to be acknowledged. One thread.
 */
public final class Link {
    private static final Logger log = LoggerFactory.getLogger(Link.class);
    private static final long SECOND = 1_000_000_000L;

    /** How long opening and subscribing may take. */
    private static final long OPENING_NANOS = 15 * SECOND;

    private static final long SILENCE_NANOS = 10 * SECOND;
    private static final long QUIET_NANOS = 5 * SECOND;

    /** After this long a connection counts as having lasted. */
    private static final long LASTED_NANOS = 10 * SECOND;

    /** Happenings taken in one turn at most. */
    private static final int BATCH = 1_000;

    /** Whoever uses the connection. */
    public interface Owner {
        /** The filters are subscribed: messages may be handed over. */
        void up(long nowNanos);

        /** The connection is gone, or an attempt failed; returns how long to stay away at least, 0 without a reason. */
        long down(Happening.Loss why, String detail);

        /** A message has come. */
        void arrived(Message message, long nowNanos);

        /** The broker refused a message for this topic. */
        void refused(String topic, int code);

        /** Returns a message whose acknowledgement shows that the connection lives. */
        Message probe();
    }

    private enum Phase {
        WAITING,
        OPENING,
        SUBSCRIBING,
        UP,
        CLOSED
    }

    private final Broker broker;
    private final List<String> filters;
    private final LongFunction<Message> will;
    private final Owner owner;
    private final BackOff backOff;
    private final Window window = new Window();
    private Phase phase = Phase.WAITING;
    private long generation;
    private long dueNanos = Long.MIN_VALUE;
    private long upNanos;
    private long heardNanos;

    /** Makes a link that opens its first connection at its first turn; {@code will} is made for each connection's number. */
    public Link(Broker broker, Chance chance, List<String> filters, LongFunction<Message> will, Owner owner) {
        this.broker = broker;
        this.filters = filters;
        this.will = will;
        this.owner = owner;
        this.backOff = new BackOff(chance);
    }

    /** Does what is due and returns how many happenings it handled. */
    public int turn(long nowNanos) {
        int handled = 0;
        for (Optional<Happening> next = broker.poll(); next.isPresent(); next = broker.poll()) {
            if (next.get().generation() == generation) {
                take(next.get(), nowNanos);
            }
            handled++;
            if (handled == BATCH) {
                break;
            }
        }
        if (phase == Phase.WAITING && (dueNanos == Long.MIN_VALUE || nowNanos - dueNanos >= 0)) {
            open(nowNanos);
        }
        watch(nowNanos);
        return handled;
    }

    private void open(long nowNanos) {
        generation++;
        phase = Phase.OPENING;
        dueNanos = nowNanos + OPENING_NANOS;
        broker.open(generation, will.apply(generation));
    }

    private void take(Happening happening, long nowNanos) {
        heardNanos = nowNanos;
        switch (happening) {
            case Happening.Opened opened -> {
                if (phase == Phase.OPENING) {
                    phase = Phase.SUBSCRIBING;
                    window.reset(opened.window());
                    broker.subscribe(filters);
                }
            }
            case Happening.Subscribed subscribed -> {
                if (subscribed.refused()) {
                    lose(Happening.Loss.NOT_AUTHORISED, "the broker does not let this user listen", nowNanos);
                } else if (phase == Phase.SUBSCRIBING) {
                    phase = Phase.UP;
                    upNanos = nowNanos;
                    owner.up(nowNanos);
                }
            }
            case Happening.Acknowledged acknowledged -> {
                String topic = window.acknowledged(acknowledged.token());
                if (acknowledged.refused()) {
                    owner.refused(topic, acknowledged.code());
                }
            }
            case Happening.Arrived arrived -> {
                if (phase == Phase.SUBSCRIBING || phase == Phase.UP) {
                    owner.arrived(arrived.message(), nowNanos);
                }
            }
            case Happening.Lost lost -> lose(lost.why(), lost.detail(), nowNanos);
        }
    }

    private void watch(long nowNanos) {
        switch (phase) {
            case WAITING, CLOSED -> {
                // Nothing stands that could be watched.
            }
            case OPENING, SUBSCRIBING -> {
                if (nowNanos - dueNanos >= 0) {
                    lose(Happening.Loss.SILENT, "the broker does not answer", nowNanos);
                }
            }
            case UP -> {
                if (nowNanos - upNanos >= LASTED_NANOS) {
                    backOff.reset();
                }
                if (!window.isEmpty() && nowNanos - window.oldestNanos() >= SILENCE_NANOS) {
                    lose(Happening.Loss.SILENT, "the broker has acknowledged nothing for 10 s", nowNanos);
                } else if (window.isEmpty() && nowNanos - heardNanos >= QUIET_NANOS) {
                    publish(owner.probe(), nowNanos);
                }
            }
        }
    }

    /** Gives the present connection up and stays away for a while. */
    public void leave(Happening.Loss why, String detail, long nowNanos) {
        lose(why, detail, nowNanos);
    }

    private void lose(Happening.Loss why, String detail, long nowNanos) {
        if (phase == Phase.WAITING || phase == Phase.CLOSED) {
            return;
        }
        log.debug("connection {} is gone: {} {}", generation, why, detail);
        phase = Phase.WAITING;
        // What the old connection still says is of no interest from here on.
        generation++;
        broker.drop();
        window.reset(1);
        dueNanos = nowNanos + backOff.nextNanos(owner.down(why, detail));
    }

    /** Hands a message over; false means: later. */
    public boolean publish(Message message, long nowNanos) {
        if (phase != Phase.UP || (message.qos() > 0 && window.full())) {
            return false;
        }
        long token = window.nextToken();
        return switch (broker.publish(token, message)) {
            case TAKEN -> {
                if (message.qos() > 0) {
                    window.sent(token, message.topic(), nowNanos);
                }
                yield true;
            }
            // Either the client waits for acknowledgements, or its loss is told by the next happening.
            case WAIT, NO_LINK -> false;
        };
    }

    /** Says farewell for good. */
    public void close() {
        phase = Phase.CLOSED;
        generation++;
        broker.close();
    }

    /** Says whether messages can be handed over. */
    public boolean isUp() {
        return phase == Phase.UP;
    }

    /** Says whether a message of QoS 1 can be handed over now. */
    public boolean hasRoom() {
        return phase == Phase.UP && !window.full();
    }

    /** Says whether everything handed over has been acknowledged. */
    public boolean isDrained() {
        return window.isEmpty();
    }

    /** Returns the number of the present connection, or of the last one. */
    public long generation() {
        return generation;
    }

    /** Returns when the next turn is due if nothing happens before. */
    public long nextDueNanos() {
        return switch (phase) {
            case WAITING, OPENING, SUBSCRIBING -> dueNanos;
            case UP -> window.isEmpty() ? heardNanos + QUIET_NANOS : window.oldestNanos() + SILENCE_NANOS;
            case CLOSED -> Long.MAX_VALUE;
        };
    }
}
