package tengen.table.service;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import tengen.game.Event;

/** Which parts can be seen, as was last told; of a part that nobody told of nothing is known. Any thread. */
final class Links {
    private final Map<Event.Part, Boolean> up = new EnumMap<>(Event.Part.class);

    /** Notes that a part can be seen, or not. */
    synchronized void tell(Event.Part part, boolean seen) {
        up.put(part, seen);
    }

    /** Returns whether a part can be seen, if that is known. */
    synchronized Optional<Boolean> of(Event.Part part) {
        return Optional.ofNullable(up.get(part));
    }

    /** Tells every part of which something is known, always in the same order. */
    synchronized void each(BiConsumer<Event.Part, Boolean> told) {
        up.forEach(told);
    }
}
