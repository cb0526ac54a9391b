package tengen.desk;

import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.mqtt.Broker;
import tengen.mqtt.Chance;
import tengen.mqtt.CommandMessage;
import tengen.mqtt.DeskAck;
import tengen.mqtt.DeskPresence;
import tengen.mqtt.EventMessage;
import tengen.mqtt.Happening;
import tengen.mqtt.Link;
import tengen.mqtt.Message;
import tengen.mqtt.Presence;
import tengen.mqtt.TableAck;
import tengen.mqtt.Topics;
import tengen.mqtt.Trouble;
import tengen.record.JsonFields;
import tengen.record.StoreFault;
import tengen.time.WallClock;

/**
 * The desk without its pages: hears every table, keeps each event once, acknowledges what it keeps, tells it line by line in the order of numbers, sends commands.
 *
 * <p>A state machine without threads or clocks of its own: {@link #turn} does what is due. One thread.
 */
public final class Desk implements Link.Owner {
    private static final Logger log = LoggerFactory.getLogger(Desk.class);
    private static final long SECOND = 1_000_000_000L;
    private static final long LOOK_NANOS = SECOND / 2;
    private static final long BEAT_NANOS = 10 * SECOND;
    private static final long ECHO_NANOS = 5 * SECOND;

    private final DeskStore store;
    private final Chance chance;
    private final Consumer<String> out;
    private final DeskEar ear;
    private final Topics topics;
    private final Link link;
    private final Keeper keeper;
    private final Commands commands;
    private final Tables tables = new Tables();
    private final Role role;
    private boolean looking;
    private boolean presenceDue;
    private boolean brokerTold;
    private Optional<Happening.Loss> lastLoss = Optional.empty();
    private String lastDetail = "";
    private String nonce = "";
    private long lookNanos;
    private final WordsDue words = new WordsDue();
    private long beatNanos;
    private long echoNanos;

    /**
     * Makes a desk that opens its first connection at its first turn.
     *
     * @param promoted it acknowledges even when another desk is there
     * @param out hears one line for people at a time
     * @param ear hears what is kept
     * @throws StoreFault when the store cannot be read
     */
    public Desk(
            Broker broker,
            DeskStore store,
            String event,
            boolean promoted,
            Chance chance,
            WallClock wall,
            Consumer<String> out,
            DeskEar ear)
            throws StoreFault {
        this.store = store;
        this.ear = ear;
        this.chance = chance;
        this.out = out;
        topics = new Topics(event);
        commands = new Commands(store, chance, wall);
        keeper = new Keeper(store, commands, wall, out, ear);
        role = new Role(store.epoch(), promoted);
        link = new Link(broker, chance, topics.ofDesk(), this::will, this);
    }

    private Message will(long conn) {
        role.reset();
        return Message.kept(topics.desk(), new DeskPresence(false, store.epoch(), conn).json());
    }

    /** Returns the id of the desk's client: one per store. */
    public static String clientId(String event, String deskEpoch) {
        return "tengen-" + event + "-desk-" + deskEpoch;
    }

    /** Returns the orders' way out; any thread. */
    public Commands commands() {
        return commands;
    }

    /** Does what is due at {@code nowNanos} and returns how many things it handled. */
    public int turn(long nowNanos) {
        int handled = link.turn(nowNanos);
        for (String table : keeper.keep(nowNanos)) {
            acknowledge(table, nowNanos + words.gatherNanos());
        }
        if (looking && nowNanos - lookNanos >= 0) {
            looking = false;
            begin(role.decide(), nowNanos);
        }
        if (link.isUp() && role.isActive() && !looking) {
            handled += send(nowNanos);
        }
        return handled;
    }

    private void begin(boolean active, long nowNanos) {
        if (active) {
            presenceDue = true;
            nonce = chance.name();
            everyTable();
            words.dueBy(nowNanos);
            beatNanos = nowNanos + BEAT_NANOS;
            out.accept("desk: at the broker, acknowledging");
        } else {
            out.accept("desk: on standby: another desk (" + role.otherEpoch()
                    + ") acknowledges; --promote makes this one take over");
        }
    }

    private void acknowledge(String table, long atNanos) {
        tables.of(table).ackDue(true);
        words.dueBy(atNanos);
    }

    private void everyTable() {
        for (Tables.TableSeen table : tables.all()) {
            table.ackDue(true);
            commands.again(table.name());
        }
    }

    private int send(long nowNanos) {
        int sent = 0;
        presenceDue |= !role.isEchoed() && nowNanos - echoNanos >= 0;
        if (presenceDue && link.publish(presence(), nowNanos)) {
            presenceDue = false;
            echoNanos = nowNanos + ECHO_NANOS;
            sent++;
        }
        if (presenceDue) {
            return sent;
        }
        if (nowNanos - beatNanos >= 0) {
            beatNanos = nowNanos + BEAT_NANOS;
            tables.all().forEach(table -> table.ackDue(true));
            words.dueBy(nowNanos);
            // A table that subscribed at the very moment of the first word may have missed it, echo or not.
            presenceDue = true;
        }
        if (words.areDue(nowNanos)) {
            sent += acknowledge(nowNanos);
        }
        for (String table : commands.unanswered()) {
            sent += tables.of(table).online() ? command(table, nowNanos) : 0;
        }
        return sent;
    }

    private Message presence() {
        return Message.kept(topics.desk(), new DeskPresence(true, store.epoch(), link.generation()).json());
    }

    private int acknowledge(long nowNanos) {
        words.gather(tables.all());
        int sent = 0;
        for (Optional<Tables.TableSeen> next = words.next(); next.isPresent(); next = words.next()) {
            Tables.TableSeen table = next.get();
            long have = keeper.have(table.name(), table.epoch());
            DeskAck ack = new DeskAck(store.epoch(), table.epoch(), have, nonce, table.resyncFrom());
            if (!link.publish(Message.event(topics.ack(table.name()), ack.json()), nowNanos)) {
                return sent;
            }
            words.told();
            sent++;
        }
        return sent;
    }

    private int command(String table, long nowNanos) {
        int sent = 0;
        for (Optional<CommandMessage> next = commands.next(table, nowNanos);
                next.isPresent();
                next = commands.next(table, nowNanos)) {
            CommandMessage command = next.get();
            // Kept by the broker for nobody: who was away is sent it again, with its age said in it.
            Message message = new Message(
                    topics.command(table), command.json(topics.desk()), 1, false, BEAT_NANOS / SECOND, command.id());
            if (!link.publish(message, nowNanos)) {
                break;
            }
            commands.sent(table, command.seq(), nowNanos);
            sent++;
        }
        return sent;
    }

    @Override
    public void up(long nowNanos) {
        looking = true;
        lookNanos = nowNanos + LOOK_NANOS;
        brokerTold = false;
        lastLoss = Optional.empty();
    }

    @Override
    public long down(Happening.Loss why, String detail) {
        looking = false;
        words.forget();
        lastLoss = Optional.of(why);
        lastDetail = detail;
        if (!brokerTold) {
            brokerTold = true;
            out.accept("desk: no broker: " + detail);
        }
        return 0;
    }

    @Override
    public void arrived(Message message, long nowNanos) {
        if (message.topic().equals(topics.desk())) {
            DeskPresence.parse(message.payload()).ifPresent(found -> role(found, nowNanos));
            return;
        }
        Optional<Topics.Up> up = topics.parse(message.topic());
        if (up.isEmpty()) {
            return;
        }
        if (!message.payload().isEmpty()) {
            heard(up.get(), message, nowNanos);
        } else if (up.get().kind() == Topics.Kind.RESULT) {
            ear.result(up.get().table(), "");
        }
    }

    private void role(DeskPresence found, long nowNanos) {
        switch (role.heard(found)) {
            case NONE -> {}
            case STOOD_DOWN -> out.accept("desk: on standby: another desk (" + found.deskEpoch() + ") took over");
            case OTHER_GONE ->
                out.accept("desk: the desk that acknowledged is gone; --promote makes this one take over");
            case WRONGED -> presenceDue = true;
            case RAISED -> begin(true, nowNanos);
        }
    }

    private void heard(Topics.Up up, Message message, long nowNanos) {
        String payload = message.payload();
        Tables.TableSeen table = tables.of(up.table());
        switch (up.kind()) {
            case EVENT ->
                EventMessage.parse(payload)
                        .ifPresentOrElse(
                                event -> keeper.hear(new Heard(up.table(), event, payload)),
                                () -> log.warn("{} sent an event that is none", up.table()));
            case PRESENCE -> Presence.parse(payload).ifPresent(found -> presence(table, found, nowNanos));
            case STATE -> ear.state(up.table(), payload, message.retained());
            case RESULT -> ear.result(up.table(), payload);
            case BEAT -> {
                beat(table, payload, nowNanos);
                ear.beat(up.table(), payload);
            }
            case ACK -> TableAck.parse(payload).ifPresent(ack -> log.debug("{} has orders {}", up.table(), ack));
            case INFO -> ear.info(up.table(), payload);
        }
    }

    private void presence(Tables.TableSeen table, Presence found, long nowNanos) {
        boolean was = table.online();
        if (!table.accept(found)) {
            return;
        }
        if (found.online()) {
            commands.again(table.name());
            acknowledge(table.name(), nowNanos);
        }
        ear.presence(table.name(), found.online(), found.reason());
        if (was != found.online()) {
            out.accept(table.name() + (found.online() ? " online" : " offline (" + found.reason() + ")"));
        }
    }

    private void beat(Tables.TableSeen table, String payload, long nowNanos) {
        try {
            JsonFields fields = JsonFields.parse(payload);
            Optional<String> trouble = fields.textIfAny("trouble");
            if (trouble.filter(Trouble.Kind.ID_IN_USE.name()::equals).isPresent()) {
                out.accept(table.name() + " ALARM " + trouble.get() + ": two tables have this name");
                return;
            }
            table.storeSilent(trouble.filter(Trouble.Kind.STORE.name()::equals).isPresent())
                    .ifPresent(out);
            table.beat(fields.number("seq"), keeper.have(table.name(), fields.text("epoch")));
            if (table.ackDue()) {
                words.dueBy(nowNanos);
            }
        } catch (StoreFault | IllegalArgumentException e) {
            log.warn("{} sent a heartbeat that is none: {}", table.name(), e.getMessage());
        }
    }

    @Override
    public void refused(String topic, int code) {
        out.accept(String.format("desk: the broker refuses %s (0x%02x)", topic, code));
    }

    @Override
    public Message probe() {
        // An acknowledgement somebody can use, if there is anybody; else the word that is on the topic anyway.
        return tables.all().stream()
                .filter(table -> role.isActive() && !table.epoch().isEmpty())
                .findFirst()
                .map(table -> Message.event(
                        topics.ack(table.name()),
                        new DeskAck(store.epoch(), table.epoch(), keeper.have(table.name(), table.epoch()), nonce, 0)
                                .json()))
                .orElseGet(() -> Message.event(topics.deskProbe(), ""));
    }

    /** A person says that this desk acknowledges from now on. */
    public void promote(long nowNanos) {
        role.promote();
        if (link.isUp() && !looking && !role.isActive()) {
            begin(role.decide(), nowNanos);
        }
    }

    /** Says farewell at the broker; call turns until {@link #isGone}. */
    public void farewell(long nowNanos) {
        if (link.isUp() && role.isActive()) {
            link.publish(
                    Message.kept(topics.desk(), new DeskPresence(false, store.epoch(), link.generation()).json()),
                    nowNanos);
            role.reset();
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

    /** Says whether this desk is connected and acknowledges. */
    public boolean isAcknowledging() {
        return link.isUp() && role.isActive() && !looking;
    }

    /** Returns why the last attempt or connection ended; nothing while one stands or before any. */
    public Optional<Happening.Loss> lastLoss() {
        return lastLoss;
    }

    /** Returns the words to {@link #lastLoss}. */
    public String lastDetail() {
        return lastDetail;
    }

    /** Says whether the connection stands. */
    public boolean isUp() {
        return link.isUp();
    }

    /** Returns when the next turn is due if nothing happens before. */
    public long nextDueNanos() {
        long due = Math.min(link.nextDueNanos(), keeper.nextDueNanos());
        if (looking) {
            return Math.min(due, lookNanos);
        }
        if (role.isActive() && link.hasRoom()) {
            due = role.isEchoed() ? due : Math.min(due, echoNanos);
            due = Math.min(due, Math.min(words.nextNanos(), beatNanos));
            for (String table : commands.unanswered()) {
                due = tables.of(table).online() ? Math.min(due, commands.nextDueNanos(table)) : due;
            }
        }
        return due;
    }
}
