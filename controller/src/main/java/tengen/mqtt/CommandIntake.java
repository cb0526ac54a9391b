package tengen.mqtt;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.game.Event;
import tengen.time.WallClock;

/**
 * The desk's commands on their way in: in the order of their numbers, each once. A command counts as had when its answer stands in the journal; what was taken in
 * and not answered before a crash is sent again and meets the answers that the journal knows. One thread.
 */
final class CommandIntake {
    private static final Logger log = LoggerFactory.getLogger(CommandIntake.class);

    /** Commands taken in and not yet answered at most. */
    private static final int MOST = 64;

    private record Waiting(long seq, String id) {}

    private final Tail tail;
    private final Orders orders;
    private final WallClock wall;
    private final ArrayDeque<Waiting> waiting = new ArrayDeque<>();
    private String epoch = "";
    private long taken;
    private long have;
    private boolean unsaid;

    CommandIntake(Tail tail, Orders orders, WallClock wall) {
        this.tail = tail;
        this.orders = orders;
        this.wall = wall;
    }

    /** Takes a command; returns the row that answered it before, if one did. */
    OptionalLong take(CommandMessage command) {
        if (!command.epoch().equals(epoch)) {
            epoch = command.epoch();
            waiting.clear();
            taken = 0;
            have = 0;
        }
        taken = Math.max(taken, command.after());
        have = Math.max(have, command.after());
        unsaid = true;
        Optional<Long> before = tail.answer(command.id());
        if (command.seq() == taken + 1 && waiting.size() < MOST && (before.isPresent() || offered(command))) {
            taken++;
            waiting.add(new Waiting(command.seq(), command.id()));
        }
        settle();
        return before.map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    private boolean offered(CommandMessage command) {
        Optional<Event.RefusalReason> refusal = refusal(command);
        return refusal.isPresent()
                ? orders.refuse(command.id(), command.order().word(), refusal.get())
                : orders.order(command.id(), command.by(), command.order());
    }

    private Optional<Event.RefusalReason> refusal(CommandMessage command) {
        if (command.order() instanceof Order.Unknown unknown) {
            log.warn(
                    "order {} not understood: {}", unknown.word(), unknown.why().orElse(""));
            return Optional.of(Event.RefusalReason.NOT_UNDERSTOOD);
        }
        boolean late = command.expiresMillis() != 0 && wall.millis() > command.expiresMillis();
        if (command.expired() || late) {
            return Optional.of(Event.RefusalReason.EXPIRED);
        }
        boolean other = !command.game().isEmpty() && !command.game().equals(tail.game());
        return other ? Optional.of(Event.RefusalReason.NOT_THIS_GAME) : Optional.empty();
    }

    /** Looks which of the commands taken in are answered by now. */
    void settle() {
        while (!waiting.isEmpty() && tail.answer(waiting.getFirst().id()).isPresent()) {
            have = Math.max(have, waiting.removeFirst().seq());
            unsaid = true;
        }
    }

    /** Forgets what was to be said: the connection is new, and so is the word. */
    void say() {
        unsaid = true;
    }

    /** Says whether the desk should hear again what has been answered. */
    boolean hasNews() {
        return unsaid;
    }

    TableAck acknowledgement() {
        return new TableAck(epoch, have);
    }

    void said() {
        unsaid = false;
    }
}
