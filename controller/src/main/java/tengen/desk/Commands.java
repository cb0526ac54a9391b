package tengen.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.mqtt.Chance;
import tengen.mqtt.CommandMessage;
import tengen.mqtt.EventMessage;
import tengen.mqtt.Order;
import tengen.mqtt.Ulid;
import tengen.record.JsonFields;
import tengen.record.StoreFault;
import tengen.time.WallClock;

/**
 * The desk's commands: numbered for each table, kept before they are sent, sent again until the table's journal answers. Any thread.
 */
public final class Commands {
    private static final Logger log = LoggerFactory.getLogger(Commands.class);
    private static final long SECOND = 1_000_000_000L;
    private static final long FIRST_RETRY_NANOS = 2 * SECOND;
    private static final long LAST_RETRY_NANOS = 60 * SECOND;

    /** What one table has not answered. */
    private static final class Queue {
        private final List<CommandMessage> open = new ArrayList<>();
        private long lastSeq;
        private long sentSeq;
        private long dueNanos;
        private long retryNanos = FIRST_RETRY_NANOS;
    }

    private final DeskStore store;
    private final Chance chance;
    private final WallClock wall;
    private final Map<String, Queue> queues = new TreeMap<>();

    /** The tables that have not answered everything: few, where there may be hundreds of tables. */
    private final TreeSet<String> unanswered = new TreeSet<>();

    /** Answers that a desk which was killed had kept and not noted. */
    private final List<Sent> foundAnswered = new ArrayList<>();

    /** Games on their way that may have reached the table they were sent to: those that have not can be sent elsewhere. */
    private final Set<String> handed = new TreeSet<>();

    private Runnable wake = () -> {};

    Commands(DeskStore store, Chance chance, WallClock wall) throws StoreFault {
        this.store = store;
        this.chance = chance;
        this.wall = wall;
        handed.addAll(store.handed());
        for (Sent sent : store.commands()) {
            Queue queue = queue(sent.table());
            queue.lastSeq = sent.command().seq();
            if (!sent.answered()) {
                queue.open.add(sent.command());
                unanswered.add(sent.table());
                Optional<EventMessage> answer =
                        store.answerTo(sent.table(), sent.command().id());
                if (answer.isPresent()) {
                    heard(sent.table(), answer.get()).ifPresent(foundAnswered::add);
                }
            }
        }
    }

    /** Returns the commands that were found answered at the start. */
    synchronized List<Sent> foundAnswered() {
        return List.copyOf(foundAnswered);
    }

    /** Names somebody to call after each order: the network thread's alarm clock. */
    public synchronized void onOrder(Runnable newWake) {
        wake = newWake;
    }

    private Queue queue(String table) {
        return queues.computeIfAbsent(table, name -> new Queue());
    }

    /**
     * Orders something; returns once it is kept.
     *
     * @param by who orders
     * @param game the game that is meant; empty when it does not matter
     * @param validMillis how long the order may wait for the table; 0 = for ever
     * @return the command's id, for {@link DeskStore#commands}
     */
    public String order(String table, String by, String game, long validMillis, Order order) throws StoreFault {
        return order(table, by, game, validMillis, order, id -> {});
    }

    /** Writes down who orders, before anything is kept or sent. */
    public interface Witness {
        /** Writes it down; {@code id} is what the command will be called. */
        void write(String id) throws StoreFault;
    }

    /** Orders something; the witness writes first, and when he cannot, nothing is ordered. */
    public synchronized String order(
            String table, String by, String game, long validMillis, Order order, Witness witness) throws StoreFault {
        Queue queue = queue(table);
        long nowMillis = wall.millis();
        CommandMessage command = new CommandMessage(
                Ulid.of(nowMillis, chance.bits(), chance.bits()),
                store.epoch(),
                queue.lastSeq + 1,
                0,
                by,
                game,
                nowMillis,
                validMillis == 0 ? 0 : nowMillis + validMillis,
                false,
                order);
        witness.write(command.id());
        store.add(table, command);
        queue.lastSeq++;
        queue.open.add(command);
        unanswered.add(table);
        wake.run();
        return command.id();
    }

    /** The table is back: everything unanswered is sent at once. */
    synchronized void again(String table) {
        Queue queue = queue(table);
        queue.sentSeq = 0;
        queue.retryNanos = FIRST_RETRY_NANOS;
    }

    /** Takes an event that may answer a command; returns the command. */
    synchronized Optional<Sent> heard(String table, EventMessage event) throws StoreFault {
        if (!event.type().equals("CommandApplied") && !event.type().equals("CommandRefused")) {
            return Optional.empty();
        }
        JsonFields fields = JsonFields.parse(event.data());
        String id = fields.textIfAny("id").orElse("");
        Queue queue = queue(table);
        for (CommandMessage command : queue.open) {
            if (command.id().equals(id)) {
                String answer = event.type().equals("CommandApplied")
                        ? "applied"
                        : fields.textIfAny("reason").orElse("refused");
                store.answer(id, answer);
                closed(table, command);
                return Optional.of(new Sent(table, command, answer));
            }
        }
        return Optional.empty();
    }

    /** Returns the tables that have not answered everything, by name. */
    synchronized List<String> unanswered() {
        return List.copyOf(unanswered);
    }

    /** Returns the command to send to this table now. */
    synchronized Optional<CommandMessage> next(String table, long nowNanos) {
        Queue queue = queue(table);
        if (queue.open.isEmpty()) {
            return Optional.empty();
        }
        if (queue.sentSeq >= queue.open.getLast().seq() && nowNanos - queue.dueNanos >= 0) {
            queue.sentSeq = 0;
            queue.retryNanos = Math.min(LAST_RETRY_NANOS, 2 * queue.retryNanos);
        }
        for (CommandMessage command : queue.open) {
            if (command.seq() > queue.sentSeq && !mayReach(table, command)) {
                sent(table, queue.open.getLast().seq(), nowNanos);
                return Optional.empty();
            }
            if (command.seq() > queue.sentSeq) {
                return Optional.of(filled(command, queue.open.getFirst().seq() - 1));
            }
        }
        return Optional.empty();
    }

    /** Writes down that a game may arrive from now on; false when that cannot be written, and then it must not go. */
    private boolean mayReach(String table, CommandMessage command) {
        if (Astray.game(new Sent(table, command, "")).isEmpty() || handed.contains(command.id())) {
            return true;
        }
        try {
            store.handed(command.id());
            return handed.add(command.id());
        } catch (StoreFault fault) {
            log.warn("a game waits for the desk's store: {}", fault.getMessage());
            return false;
        }
    }

    /**
     * Takes a game that left a table back from its way to another one, if it cannot have arrived.
     *
     * @return the command, answered by {@link Astray#WITHDRAWN}; without an answer when it may have reached that table; nothing when no such game is on its way
     */
    public synchronized Optional<Sent> withdraw(String from, String game, Witness witness) throws StoreFault {
        for (Map.Entry<String, Queue> queue : queues.entrySet()) {
            for (CommandMessage command : queue.getValue().open) {
                Sent open = new Sent(queue.getKey(), command, "");
                boolean meant = Astray.game(open)
                        .filter(take ->
                                take.from().equals(from) && take.game().game().equals(game))
                        .isPresent();
                if (meant && handed.contains(command.id())) {
                    return Optional.of(open);
                }
                if (meant) {
                    witness.write(command.id());
                    store.answer(command.id(), Astray.WITHDRAWN);
                    closed(queue.getKey(), command);
                    return Optional.of(new Sent(queue.getKey(), command, Astray.WITHDRAWN));
                }
            }
        }
        return Optional.empty();
    }

    private void closed(String table, CommandMessage command) {
        Queue queue = queue(table);
        queue.open.remove(command);
        if (queue.open.isEmpty()) {
            unanswered.remove(table);
        }
    }

    private CommandMessage filled(CommandMessage command, long after) {
        boolean expired = command.expiresMillis() != 0 && wall.millis() > command.expiresMillis();
        return new CommandMessage(
                command.id(),
                command.epoch(),
                command.seq(),
                after,
                command.by(),
                command.game(),
                command.sentMillis(),
                command.expiresMillis(),
                expired,
                command.order());
    }

    /** The command that {@link #next} returned has been handed over. */
    synchronized void sent(String table, long seq, long nowNanos) {
        Queue queue = queue(table);
        queue.sentSeq = seq;
        queue.dueNanos = nowNanos + queue.retryNanos;
    }

    /** Returns when something is to be sent again to this table; Long.MAX_VALUE = nothing is open. */
    synchronized long nextDueNanos(String table) {
        Queue queue = queue(table);
        if (queue.open.isEmpty()) {
            return Long.MAX_VALUE;
        }
        return queue.sentSeq < queue.open.getLast().seq() ? Long.MIN_VALUE : queue.dueNanos;
    }
}
