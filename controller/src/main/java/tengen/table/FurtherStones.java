package tengen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Command;
import tengen.game.GameState;

/**
 * Stones beside the unpressed one. A press that is still on its way may make the first of them the opponent's move, so each waits until the clock is known to
 * have been silent up to its stamp, or does not answer in time (DESIGN 2, order by stamp). Loop thread only.
 */
final class FurtherStones {
    /** How long a further stone waits for word from the clock. */
    private static final long WAIT_NANOS = 250_000_000L;

    private final List<Command.SeeStone> waiting = new ArrayList<>();

    /** Takes the stone in and returns true when it is a further one; otherwise it may be told at once. */
    boolean take(Command.SeeStone stone, GameState state) {
        return isStanding(state) && waiting.add(stone);
    }

    void clear() {
        waiting.clear();
    }

    /**
     * Takes out the next stone that waits no longer.
     *
     * @param knownNanos every key up to this moment has been decided; Long.MIN_VALUE when nothing is known
     */
    Optional<Command.SeeStone> next(GameState state, long knownNanos, long nowNanos) {
        for (Command.SeeStone stone : waiting) {
            boolean known = knownNanos != Long.MIN_VALUE && knownNanos - stone.sinceNanos() > 0;
            boolean waited = nowNanos - stone.sinceNanos() >= WAIT_NANOS;
            if (!isStanding(state) || known || waited) {
                waiting.remove(stone);
                return Optional.of(stone);
            }
        }
        return Optional.empty();
    }

    /** Returns when the first of them has waited for long enough, or Long.MAX_VALUE. */
    long nextDueNanos() {
        return waiting.stream()
                .mapToLong(stone -> stone.sinceNanos() + WAIT_NANOS)
                .min()
                .orElse(Long.MAX_VALUE);
    }

    private static boolean isStanding(GameState state) {
        return state instanceof GameState.Running now && now.play().standing();
    }
}
