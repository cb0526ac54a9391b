package tengen.table;

import tengen.bridge.Seen;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.ClockReport;
import tengen.game.Command;
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

    /** What the link made of the clock's frames: only a black box tells it, and only a box offers it again. */
    record Reported(ClockReport report) implements Item {}

    /** An arbiter's order; {@code id} names it for the answer and is empty when it has none. */
    record Order(String id, String by, Event.Ruler ruler, Wish wish) implements Item {}

    /** A pairing; {@code id} and {@code by} as in an order, empty when it has none. */
    record Pairing(String id, String by, String game, String nameA, String nameB, boolean openerFar, Rules rules)
            implements Item {
        /** A pairing without a name of its own. */
        public Pairing(String game, String nameA, String nameB, boolean openerFar, Rules rules) {
            this("", "", game, nameA, nameB, openerFar, rules);
        }

        /** Returns what the game is asked. */
        Command.Assign command() {
            return new Command.Assign(id, by, game, nameA, nameB, openerFar, rules);
        }
    }

    /** An order that came too late, for another game or beyond understanding: it is refused in the journal, so that its sender learns it. */
    record BadOrder(String id, String cmd, Event.RefusalReason reason) implements Item {}

    /** The broker or the desk can be reached again, or no longer. */
    record Link(Event.Part part, boolean up) implements Item {}
}
