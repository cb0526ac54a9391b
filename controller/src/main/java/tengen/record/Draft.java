package tengen.record;

import java.util.Optional;
import tengen.game.Event;
import tengen.game.GameState;

/**
 * An event on its way into the journal.
 *
 * @param key the press of a key that caused it; nothing for stones, orders and time
 * @param boot the controller's boot number
 * @param game the game's name; empty while there is none
 * @param monoNanos the moment of journalling on the controller's monotonic clock, which has meaning within one boot only
 * @param wallMillis the same moment as civil time, milliseconds since 1970; it orders nothing
 * @param state the game's state after the event; its digest is what is written
 */
public record Draft(
        Event event,
        Optional<KeyCause> key,
        long boot,
        String game,
        long monoNanos,
        long wallMillis,
        GameState state) {}
