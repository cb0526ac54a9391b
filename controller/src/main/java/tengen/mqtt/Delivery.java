package tengen.mqtt;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.game.GameState;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.time.WallClock;

/**
 * Brings a table's journal to the desk and the desk's commands to the table (MQTT.md 1.4, 3.4, 4). The journal is the outbox; what counts as delivered is the desk's
 * own acknowledgement, never the broker's. Loss of the network changes nothing at the table.
 *
 * <p>A state machine without threads or clocks of its own: {@link #turn} does what is due. One thread.
 */
public final class Delivery implements Link.Owner {
    private static final Logger log = LoggerFactory.getLogger(Delivery.class);
    private static final long SECOND = 1_000_000_000L;

    /** What stands at the broker comes right behind the subscription; this long is looked around before anything is said. */
    private static final long LOOK_NANOS = SECOND / 4;

    private static final long CALL_NANOS = 10 * SECOND;
    private static final long STORE_RETRY_NANOS = SECOND;

    /** How long a second table of this name stays away at least (BUGLOG F2). */
    private static final long AWAY_NANOS = 30 * SECOND;

    private enum Phase {
        DOWN,
        LOOKING,
        TALKING,
        LEAVING
    }

    private final Journal journal;
    private final TableIdentity identity;
    private final WallClock wall;
    private final Consumer<Trouble> troubles;
    private final Topics topics;
    private final Link link;
    private final Tail tail;
    private final Outbox outbox = new Outbox();
    private final Neighbour neighbour = new Neighbour();
    private final CommandIntake intake;
    private final Announcements announcements;
    private final Waypoint waypoint;
    private Phase phase = Phase.DOWN;
    private Presence presence;
    private String desk = "";
    private String deskHeard = "";
    private long again;
    private long callNanos;
    private long dueNanos = Long.MAX_VALUE;
    private boolean inUse;
    private volatile Optional<Receipt> receipt = Optional.empty();
    private boolean storeSilent;
    private long storeNanos;
    private volatile Optional<GameState> unwritten = Optional.empty();

    /** Makes a delivery that opens its first connection at its first turn. */
    public Delivery(
            Broker broker,
            Journal journal,
            TableIdentity identity,
            Orders orders,
            Chance chance,
            WallClock wall,
            Vitals vitals,
            Consumer<Trouble> troubles) {
        this(broker, journal, identity, orders, chance, wall, vitals, troubles, Seal.NONE);
    }

    /** The same for a table that signs its results. */
    public Delivery(
            Broker broker,
            Journal journal,
            TableIdentity identity,
            Orders orders,
            Chance chance,
            WallClock wall,
            Vitals vitals,
            Consumer<Trouble> troubles,
            Seal seal) {
        this.journal = journal;
        this.identity = identity;
        this.wall = wall;
        this.troubles = troubles;
        topics = new Topics(identity.event());
        presence = here(0);
        tail = new Tail(journal, seal);
        intake = new CommandIntake(tail, orders, wall);
        announcements = new Announcements(topics, identity, journal, tail, vitals, wall);
        waypoint = new Waypoint(troubles, orders);
        link = new Link(broker, chance, topics.ofTable(identity.table()), this::will, this);
    }

    private Presence here(long conn) {
        return new Presence(true, "", journal.epoch(), identity.boot(), identity.instance(), conn, wall.millis());
    }

    /** Begins a connection's story. */
    private Message will(long conn) {
        presence = here(conn);
        desk = "";
        inUse = false;
        return Message.kept(
                topics.up(identity.table(), Topics.Kind.PRESENCE),
                presence.gone("lost").json());
    }

    /** Does what is due at {@code nowNanos} and returns how many things it handled. */
    public int turn(long nowNanos) {
        int handled = link.turn(nowNanos);
        if (!storeSilent || nowNanos - storeNanos >= 0) {
            handled += read(nowNanos);
        }
        if (phase == Phase.LOOKING && nowNanos - dueNanos >= 0) {
            looked(nowNanos);
        } else if (phase == Phase.LEAVING && nowNanos - dueNanos >= 0) {
            link.leave(Happening.Loss.TAKEN_OVER, "another table is called " + identity.table(), nowNanos);
        }
        waypoint.turn();
        if (phase == Phase.TALKING) {
            handled += send(nowNanos);
        }
        return handled;
    }

    private int read(long nowNanos) {
        try {
            int rows = tail.read();
            if (rows > 0) {
                intake.settle();
                receive();
            }
            storeSilent = false;
            return rows;
        } catch (StoreFault fault) {
            storeFails(fault, nowNanos);
            return 0;
        }
    }

    private void storeFails(StoreFault fault, long nowNanos) {
        storeNanos = nowNanos + STORE_RETRY_NANOS;
        if (!storeSilent) {
            storeSilent = true;
            troubles.accept(new Trouble(Trouble.Kind.STORE, "the journal cannot be read: " + fault.getMessage()));
        }
    }

    private void looked(long nowNanos) {
        if (inUse) {
            link.publish(announcements.complaint(), nowNanos);
            phase = Phase.LEAVING;
            dueNanos = nowNanos + LOOK_NANOS;
        } else {
            talk(nowNanos);
        }
    }

    private void talk(long nowNanos) {
        phase = Phase.TALKING;
        callNanos = nowNanos;
        dueNanos = Long.MAX_VALUE;
        neighbour.announced();
        announcements.begin(presence);
        intake.say();
        waypoint.broker(true);
        log.info("table {} is at the broker, connection {}", identity.table(), presence.conn());
    }

    /** Returns how many messages were handed over. */
    private int send(long nowNanos) {
        int sent = 0;
        if (!outbox.isOpen() && nowNanos - callNanos >= CALL_NANOS) {
            // No desk has answered: it may have missed what was said while it subscribed.
            announcements.again();
            callNanos = nowNanos;
        }
        announcements.backlog(outbox.backlog(journal.lastSeq()));
        announcements.unwritten(unwritten);
        for (Optional<Message> next = announcements.next(nowNanos);
                next.isPresent();
                next = announcements.next(nowNanos)) {
            if (!link.publish(next.get(), nowNanos)) {
                return sent;
            }
            announcements.sent(nowNanos);
            sent++;
        }
        if (intake.hasNews() && link.publish(acknowledgement(), nowNanos)) {
            intake.said();
            sent++;
        }
        return sent + rows(nowNanos);
    }

    private int rows(long nowNanos) {
        int sent = 0;
        if (again != 0 && link.isUp() && publish(again, nowNanos)) {
            again = 0;
            sent++;
        }
        for (long next = outbox.next(tail.seq(), nowNanos); next != 0; next = outbox.next(tail.seq(), nowNanos)) {
            if (!publish(next, nowNanos)) {
                break;
            }
            outbox.sent(nowNanos);
            sent++;
        }
        return sent;
    }

    private boolean publish(long seq, long nowNanos) {
        if (!link.hasRoom()) {
            return false;
        }
        try {
            List<Row> row = journal.rows(seq, 1);
            String payload = EventMessage.of(journal.epoch(), row.getFirst()).json(topics.source(identity.table()));
            return link.publish(Message.event(topics.up(identity.table(), Topics.Kind.EVENT), payload), nowNanos);
        } catch (StoreFault fault) {
            storeFails(fault, nowNanos);
            return false;
        }
    }

    private Message acknowledgement() {
        return Message.event(
                topics.up(identity.table(), Topics.Kind.ACK),
                intake.acknowledgement().json());
    }

    @Override
    public void up(long nowNanos) {
        phase = Phase.LOOKING;
        dueNanos = nowNanos + LOOK_NANOS;
    }

    @Override
    public long down(Happening.Loss why, String detail) {
        phase = Phase.DOWN;
        dueNanos = Long.MAX_VALUE;
        outbox.shut();
        waypoint.desk(false);
        waypoint.broker(false, why, detail);
        return inUse ? AWAY_NANOS : 0;
    }

    @Override
    public void arrived(Message message, long nowNanos) {
        String topic = message.topic();
        if (topic.equals(topics.ack(identity.table()))) {
            DeskAck.parse(message.payload()).ifPresent(ack -> acknowledged(ack, nowNanos));
        } else if (topic.equals(topics.command(identity.table()))) {
            CommandMessage.parse(message.payload()).ifPresentOrElse(this::command, this::notUnderstood);
        } else if (topic.equals(topics.desk())) {
            DeskPresence.parse(message.payload()).ifPresent(this::desk);
        } else if (topic.equals(topics.up(identity.table(), Topics.Kind.PRESENCE))) {
            Presence.parse(message.payload()).ifPresent(this::neighbour);
        }
    }

    private void acknowledged(DeskAck ack, long nowNanos) {
        if (!ack.deskEpoch().equals(desk) || !ack.epoch().equals(journal.epoch())) {
            return;
        }
        outbox.acknowledged(ack, nowNanos);
        receive();
        waypoint.desk(true);
        if (outbox.beyond(journal.lastSeq())) {
            waypoint.journalBehind(ack.have(), journal.lastSeq());
        }
    }

    /** Notes when the desk has the result of the present game, and forgets that of an earlier one. */
    private void receive() {
        long seq = tail.resultSeq();
        if (receipt.filter(kept -> kept.seq() == seq).isPresent()) {
            return;
        }
        receipt = seq > 0 && outbox.have() >= seq
                ? Optional.of(new Receipt(tail.game(), seq, wall.millis()))
                : Optional.empty();
    }

    private void desk(DeskPresence found) {
        if (found.online()) {
            if (!found.deskEpoch().equals(desk)) {
                outbox.shut();
            }
            if (!deskHeard.equals(found.deskEpoch())) {
                deskHeard = found.deskEpoch();
                log.info("table {} obeys the desk {}", identity.table(), deskHeard);
            }
            desk = found.deskEpoch();
        } else if (found.deskEpoch().equals(desk)) {
            outbox.shut();
            waypoint.desk(false);
        }
    }

    private void command(CommandMessage command) {
        if (!command.epoch().equals(desk)) {
            // A desk on standby gives no orders.
            return;
        }
        intake.take(command).ifPresent(seq -> again = seq);
    }

    private void notUnderstood() {
        waypoint.hostile();
    }

    private void neighbour(Presence found) {
        if (found.equals(presence)) {
            announcements.echoed();
        }
        switch (neighbour.judge(found, presence, phase == Phase.TALKING)) {
            case NOTHING -> {}
            case WRONGED -> announcements.again();
            case IN_USE -> {
                waypoint.inUse(identity.table(), found);
                inUse |= phase != Phase.TALKING;
            }
        }
    }

    @Override
    public void refused(String topic, int code) {
        waypoint.refused(topic, code);
    }

    @Override
    public Message probe() {
        return acknowledgement();
    }

    /** Says farewell at the broker; call turns until {@link #isGone}. */
    public void farewell(long nowNanos) {
        if (phase == Phase.TALKING) {
            link.publish(
                    Message.kept(
                            topics.up(identity.table(), Topics.Kind.PRESENCE),
                            presence.gone("stopped").json()),
                    nowNanos);
            phase = Phase.DOWN;
        }
    }

    /** Says whether everything handed over has been acknowledged, or there is nobody to acknowledge it. */
    public boolean isGone() {
        return !link.isUp() || link.isDrained();
    }

    /** Closes the connection. */
    public void close() {
        link.close();
    }

    /** Returns how many events the desk is not known to have. */
    public long backlog() {
        return outbox.backlog(journal.lastSeq());
    }

    /** Takes how the game stands while the store does not write; nothing once everything is written. Any thread. */
    public void unwritten(Optional<GameState> state) {
        unwritten = state;
    }

    /** Returns the desk's receipt for the result of the present game; nothing while there is no result or the desk has not said that it keeps it. Any thread. */
    public Optional<Receipt> receipt() {
        return receipt;
    }

    /** Says whether the table is at the broker. Any thread. */
    public boolean atBroker() {
        return waypoint.brokerUp();
    }

    /** Says whether a desk acknowledges on this connection. Any thread. */
    public boolean deskListens() {
        return outbox.isOpen();
    }

    /** Returns when the next turn is due if nothing happens before. */
    public long nextDueNanos() {
        long due = Math.min(link.nextDueNanos(), dueNanos);
        return phase == Phase.TALKING && link.hasRoom()
                ? Math.min(due, Math.min(outbox.nextDueNanos(), announcements.nextDueNanos()))
                : due;
    }
}
