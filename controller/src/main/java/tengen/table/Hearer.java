package tengen.table;

import java.util.Optional;
import java.util.function.Consumer;
import tengen.game.GameState;
import tengen.record.Row;

/** Hears every row once it is written, and what cannot be written. Called on the loop's thread; must not block. */
@FunctionalInterface
public interface Hearer extends Consumer<Row> {
    /**
     * The store does not write: this is how the game stands in memory, and it may be gone with the power.
     *
     * @param state nothing as soon as everything is written again
     */
    default void unwritten(Optional<GameState> state) {}
}
