package tengen.desk.view;

import java.util.Optional;
import tengen.desk.Kept;
import tengen.game.Event;
import tengen.mqtt.EventMessage;
import tengen.record.EventCodec;
import tengen.record.StoreFault;

/**
 * An event of a table as the pages need it.
 *
 * @param monoMillis the moment of journalling on the monotonic clock of that boot
 * @param wallMillis the same as civil time, as the table believed it
 * @param heardMillis when the desk heard it, its own civil time
 */
public record Entry(long seq, long boot, long monoMillis, long wallMillis, long heardMillis, Event event) {
    /** Reads an event; nothing when it is of a kind that a newer table writes. */
    static Optional<Entry> of(EventMessage message, long heardMillis) {
        try {
            Event event = EventCodec.read(message.type(), message.version(), message.data());
            return Optional.of(new Entry(
                    message.seq(), message.boot(), message.monoMillis(), message.wallMillis(), heardMillis, event));
        } catch (StoreFault | IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    static Optional<Entry> of(Kept kept) {
        return of(kept.event(), kept.heardMillis());
    }
}
