package tengen.record;

import java.util.Optional;
import tengen.game.Event;

/**
 * An event on its way into the journal.
 *
 * @param stateHash {@link StateDigest} of the game's state after the event
 * @param key the press of a key that caused it; nothing for stones, orders and time
 * @param boot the controller's boot number
 * @param game the game's name; empty while there is none
 * @param monoNanos the moment of journalling on the controller's monotonic clock, which has meaning within one boot only
 * @param wallMillis the same moment as civil time, milliseconds since 1970; it orders nothing
 */
public record Draft(
        Event event, Hash stateHash, Optional<KeyId> key, long boot, String game, long monoNanos, long wallMillis) {}
