package tengen.table;

import java.util.OptionalLong;
import tengen.game.GameState;

/** A flag is not told before every stone that was set down earlier has settled: a five among them may be claimed (DESIGN 4, flag). */
final class FlagWait {
    private FlagWait() {}

    /** Returns the moment of a flag that lies before the horizon, while a stone set down before it may not have settled yet. */
    static OptionalLong flagNanos(GameState state, Eyes eyes, long horizonNanos) {
        if (!(state instanceof GameState.Running now)
                || horizonNanos == Long.MIN_VALUE
                || now.play().flagged(now.play().mover())) {
            return OptionalLong.empty();
        }
        long flagNanos = now.play().clock().flagNanos();
        boolean waits = horizonNanos - flagNanos > 0 && !eyes.settledUpTo(flagNanos);
        return waits ? OptionalLong.of(flagNanos) : OptionalLong.empty();
    }
}
