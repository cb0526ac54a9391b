package tengen.desk.view;

import java.util.List;
import java.util.Optional;
import tengen.game.GameState;

/**
 * Everything about one table, as of one moment.
 *
 * @param state as the events say
 * @param entries the events of its game, the clock's marks left out
 * @param open irregularities that nobody has dealt with
 * @param offsetMillis added to a moment of the table's monotonic clock it is one of the desk's
 * @param result the last result and what its signature is worth
 */
public record TableDetail(
        TableView view,
        GameState state,
        List<Entry> entries,
        List<Entry> open,
        long offsetMillis,
        Health health,
        Optional<Signed> result) {
    /**
     * What a table tells of itself.
     *
     * @param info JSON, or empty
     * @param beat JSON, or empty
     */
    public record Health(boolean online, String goneBecause, String info, String beat) {}
}
