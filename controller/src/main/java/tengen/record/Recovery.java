package tengen.record;

import java.util.List;
import java.util.Optional;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;

/**
 * What a journal tells at the start: the game as it was, and where to go on.
 *
 * @param state the game's state after the last row
 * @param last the last row; nothing in an empty journal
 * @param lastKey the last press of a key that was decided; later presses of that clock boot are new, this one and earlier ones are repeats
 * @param machine the power-up of the machine on which the controller last started; empty in an empty journal
 * @param clockBoot the boot number of the clock last linked; 0 while none was
 * @param broken the life that last had the open game in hand, while every one since has died before it had taken the game up
 */
public record Recovery(
        GameState state,
        Optional<Row> last,
        Optional<KeyCause> lastKey,
        String machine,
        int clockBoot,
        Optional<Life> broken) {
    private static final int BATCH = 500;

    /**
     * The end of a life of the process.
     *
     * @param machine the power-up of its machine
     * @param clockBoot the boot number of the clock last linked
     * @param last its last row
     */
    public record Life(String machine, int clockBoot, Row last) {}

    /**
     * Reads a journal from its first row, remembers every event, and compares each state with the one noted in its row. Produces no effects.
     *
     * @throws StoreFault DIVERGED or UNREADABLE with the number of the row
     */
    public static Recovery from(Journal journal) throws StoreFault {
        Recovery found = new Recovery(GameState.empty(), Optional.empty(), Optional.empty(), "", 0, Optional.empty());
        StateDigest digest = new StateDigest();
        List<Row> rows = journal.rows(1, BATCH);
        while (!rows.isEmpty()) {
            for (Row row : rows) {
                found = found.after(row, digest);
            }
            rows = journal.rows(rows.getLast().seq() + 1, BATCH);
        }
        return found;
    }

    private Recovery after(Row row, StateDigest digest) throws StoreFault {
        Event event = event(row);
        GameState next = evolved(row, event);
        if (!digest.of(next).equals(row.stateHash())) {
            throw new StoreFault(
                    StoreFault.Cause.DIVERGED,
                    "event " + row.seq() + " (" + row.type()
                            + ") does not lead to the state noted with it: this program"
                            + " remembers differently from the one that wrote it");
        }
        Optional<KeyCause> key = EventCodec.key(row);
        return new Recovery(
                next,
                Optional.of(row),
                key.isPresent() ? key : lastKey,
                event instanceof Event.TableStarted started ? started.machine() : machine,
                event instanceof Event.LinkChanged link && link.boot() != 0 ? link.boot() : clockBoot,
                broken(event, next));
    }

    /** A start breaks off the life before it; what a life writes before {@link Event.Recovered} says nothing of how the game was left. */
    private Optional<Life> broken(Event event, GameState next) {
        return switch (event) {
            case Event.TableStarted started when gameOpen() && broken.isEmpty() -> Optional.of(lastLife());
            case Event.Recovered recovered -> Optional.empty();
            default -> open(next) ? broken : Optional.empty();
        };
    }

    /** Returns the end of the life that last had the game in hand. Not of an empty journal. */
    public Life lastLife() {
        return broken.orElseGet(() -> new Life(machine, clockBoot, last.orElseThrow()));
    }

    private static Event event(Row row) throws StoreFault {
        try {
            return EventCodec.read(row);
        } catch (StoreFault e) {
            throw new StoreFault(e.why(), "event " + row.seq() + ": " + e.getMessage(), e);
        }
    }

    private GameState evolved(Row row, Event event) throws StoreFault {
        try {
            return Game.evolve(state, event);
        } catch (RuntimeException e) {
            // Evolving never throws for an event it has once accepted, so this row was not written by a table.
            throw new StoreFault(
                    StoreFault.Cause.UNREADABLE,
                    "event " + row.seq() + " (" + row.type() + ") makes no sense here: " + e.getMessage(),
                    e);
        }
    }

    /** Returns the number of the last row; 0 in an empty journal. */
    public long lastSeq() {
        return last.map(Row::seq).orElse(0L);
    }

    /** Returns the controller's boot number in the last row; 0 in an empty journal. */
    public long lastBoot() {
        return last.map(Row::boot).orElse(0L);
    }

    /** Returns the last row's moment on the monotonic clock of {@link #machine}; 0 in an empty journal. */
    public long lastMonoNanos() {
        return last.map(Row::monoNanos).orElse(0L);
    }

    /** Says whether a game has begun and not ended. */
    public boolean gameOpen() {
        return open(state);
    }

    private static boolean open(GameState state) {
        return state instanceof GameState.Running || state instanceof GameState.Stopped;
    }

    /** Says whether this press of a key was decided before. */
    public boolean decided(KeyCause key) {
        return lastKey.filter(seen -> seen.clockBoot() == key.clockBoot() && seen.sequence() >= key.sequence())
                .isPresent();
    }
}
