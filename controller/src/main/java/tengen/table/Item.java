package tengen.table;

import tengen.bridge.Seen;
import tengen.bridge.clock.ClockFrame;
import tengen.game.Event;
import tengen.game.Rules;
import tengen.game.Wish;

/** What the threads around a table put into its inbox. Stamps are monotonic nanoseconds taken next to the source. */
public sealed interface Item {
    /** A run of equal frames of the board. */
    record Board(Seen run) implements Item {}

    /** The board is not seen any more. */
    record BoardLost(long sinceNanos) implements Item {}

    /** A frame from the clock. */
    record FromClock(ClockFrame frame, long receivedNanos) implements Item {}

    /** An arbiter's order; {@code id} names it for the answer and is empty when it has none. */
    record Order(String id, String by, Event.Ruler ruler, Wish wish) implements Item {}

    /** A pairing. */
    record Pairing(String game, String nameA, String nameB, boolean openerFar, Rules rules) implements Item {}
}
