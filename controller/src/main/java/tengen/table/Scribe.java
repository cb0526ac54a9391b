package tengen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.bridge.clock.KeyMark;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.Wish;
import tengen.record.Draft;
import tengen.record.Journal;
import tengen.record.KeyCause;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.time.Ticker;
import tengen.time.WallClock;

/**
 * Writes down what the game decides before anybody sees it, and remembers it then. Loop thread only.
 *
 * <p>When the store fails, events wait in a bounded memory queue and count for faces and desk (degraded); keys are not acknowledged until they are written.
 */
final class Scribe {
    private static final Logger log = LoggerFactory.getLogger(Scribe.class);

    /** Events that wait at most; a whole game of 225 moves makes about 900. */
    private static final int BACKLOG = 10_000;

    private static final long RETRY_NANOS = 1_000_000_000L;

    private final Journal journal;
    private final Ticker ticker;
    private final WallClock wall;
    private final long boot;
    private final Hearer told;
    private final StartGate gate;
    private final List<Draft> backlog = new ArrayList<>();
    private GameState state;
    private String game = "";
    private long retryNanos;
    private boolean silent;
    private boolean changed;

    Scribe(Journal journal, Ticker ticker, WallClock wall, long boot, GameState state, Hearer told, StartGate gate) {
        this.journal = journal;
        this.ticker = ticker;
        this.wall = wall;
        this.boot = boot;
        this.state = state;
        this.told = told;
        this.gate = gate;
        this.game = name(state).orElse("");
    }

    GameState state() {
        return state;
    }

    /** Says whether everything decided is also written. */
    boolean durable() {
        return backlog.isEmpty();
    }

    /** Judges a command, writes the events down in one piece and remembers them; returns them. */
    List<Event> decide(Command command, Optional<KeyMark> key) {
        List<Event> events = Game.decide(state, allowed(command));
        if (events.isEmpty()) {
            return events;
        }
        long nowNanos = ticker.nanos();
        long wallMillis = wall.millis();
        List<Draft> drafts = new ArrayList<>(events.size());
        for (Event event : events) {
            state = Game.evolve(state, event);
            game = name(state).orElse(game);
            drafts.add(new Draft(
                    event,
                    key.map(mark -> new KeyCause(mark.boot(), mark.sequence())),
                    boot,
                    game,
                    nowNanos,
                    wallMillis,
                    state));
        }
        write(drafts, nowNanos);
        return events;
    }

    /** No game may begin that might not be kept; every other order must always go through. */
    private Command allowed(Command command) {
        boolean start = command instanceof Command.Order order && order.wish() instanceof Wish.Start;
        if (start && !(durable() && gate.open())) {
            Command.Order order = (Command.Order) command;
            return new Command.RefuseOrder("start", order.id(), Event.RefusalReason.STORE_NOT_SAFE);
        }
        return command;
    }

    /** Says, once, that it has changed whether everything is written. */
    boolean takeChanged() {
        boolean was = changed;
        changed = false;
        return was;
    }

    /** Tries again to write what waits, once a second. */
    void turn(long nowNanos) {
        if (!backlog.isEmpty() && nowNanos - retryNanos >= 0) {
            int waiting = backlog.size();
            append(nowNanos);
            if (backlog.isEmpty()) {
                changed = true;
                log.warn("store writes again, {} events written late", waiting);
                decide(new Command.SeeLink(Event.Part.STORE, true, 0), Optional.empty());
            }
        }
    }

    long nextDueNanos() {
        return backlog.isEmpty() ? Long.MAX_VALUE : retryNanos;
    }

    private void write(List<Draft> drafts, long nowNanos) {
        if (backlog.size() + drafts.size() > BACKLOG) {
            throw new IllegalStateException("store silent and " + backlog.size() + " events waiting: the table stops");
        }
        boolean waits = !backlog.isEmpty();
        backlog.addAll(drafts);
        if (!waits) {
            append(nowNanos);
        } else {
            told.unwritten(Optional.of(state));
        }
    }

    /** Offers everything that waits, in the order in which it was first offered: the journal knows again what it may have written after all. */
    private void append(long nowNanos) {
        try {
            List<Row> rows = journal.append(backlog);
            backlog.clear();
            if (silent) {
                silent = false;
                told.unwritten(Optional.empty());
            }
            rows.forEach(told);
        } catch (StoreFault fault) {
            retryNanos = nowNanos + RETRY_NANOS;
            if (!silent) {
                silent = true;
                changed = true;
                log.error("store does not write, events wait in memory: {}", fault.getMessage());
                decide(new Command.SeeLink(Event.Part.STORE, false, 0), Optional.empty());
            }
            told.unwritten(Optional.of(state));
        }
    }

    private static Optional<String> name(GameState state) {
        return switch (state) {
            case GameState.Empty empty -> Optional.empty();
            case GameState.Assigned now -> Optional.of(now.setup().game());
            case GameState.Running now -> Optional.of(now.play().setup().game());
            case GameState.Stopped now -> Optional.of(now.play().setup().game());
            case GameState.Ended now -> Optional.of(now.play().setup().game());
        };
    }
}
