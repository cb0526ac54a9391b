package tengen.record;

/**
 * An event as it stands in the journal.
 *
 * @param seq 1, 2, 3 ... without gaps; the order of everything
 * @param boot the controller's boot number
 * @param game the game's name; empty while there is none
 * @param monoNanos the moment of journalling on the monotonic clock of that boot
 * @param wallMillis the same moment as civil time, milliseconds since 1970; it orders nothing
 * @param type the event's name, such as StonePlaced
 * @param version of the type's JSON form
 * @param body the event's fields, one JSON object; with {@code key} when a press of a key caused it
 * @param stateHash {@link StateDigest} of the game's state after the event
 * @param hash SHA-256 over the previous row's hash and all of the above as stored
 */
public record Row(
        long seq,
        long boot,
        String game,
        long monoNanos,
        long wallMillis,
        String type,
        int version,
        String body,
        Hash stateHash,
        Hash hash) {}
