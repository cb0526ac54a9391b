package tengen.game;

import java.util.List;
import tengen.engine.Point;

/** What reaches the game: from the board, the clock, the arbiter, and from time itself. Stamps are monotonic nanoseconds, taken next to the source. */
public sealed interface Command {
    /** A stone beyond the record has settled. */
    record SeeStone(Point point, long sinceNanos) implements Command {}

    /** The unpressed stone vanished and another point settled instead. */
    record SeeSlide(Point from, Point to, long sinceNanos) implements Command {}

    /** A stone of the record, pressed or not, stands no more. */
    record SeeLift(Point point, long sinceNanos) implements Command {}

    /** Something about the board that is not a move. */
    record SeeOddity(Event.Oddity kind, List<Point> points) implements Command {
        public SeeOddity {
            points = List.copyOf(points);
        }
    }

    /** A lever was pressed; {@code sight} is the board at the stamp. */
    record PressLever(Seat seat, long stampNanos, Sight sight) implements Command {}

    /** The OPTION key was tapped; {@code sight} is the board at the stamp. */
    record TapOption(Seat seat, long stampNanos, Sight sight) implements Command {}

    /** The CALL key was tapped: a claim, as of the moment it went down; {@code nowNanos} is when it came up again. */
    record Claim(Seat seat, long stampNanos, long nowNanos, Sight sight) implements Command {}

    /** The CALL key was held: the arbiter is called, as of the moment it went down. */
    record CallArbiter(Seat seat, long stampNanos) implements Command {}

    /** The DRAW key went down. */
    record TapDraw(Seat seat, long stampNanos) implements Command {}

    /** The RESIGN key was held long enough. */
    record Resign(Seat seat, long stampNanos) implements Command {}

    /** The arbiter's key was held: pause or resume. */
    record HoldArbiterKey(long stampNanos, Sight sight) implements Command {}

    /** The arbiter's key together with a lever, during a claim: the claimant's lever accepts, the opponent's rejects. */
    record RuleByLever(Seat lever, long stampNanos) implements Command {}

    /** Time has passed: everything that the clock did up to {@code knownNanos} is known, and it is {@code nowNanos}. */
    record PassTime(long knownNanos, long nowNanos) implements Command {}

    /**
     * A pairing for this table; refused while a game runs.
     *
     * @param id its own name, for the answer; empty when it has none and success needs no answer
     * @param by who paired
     */
    record Assign(String id, String by, String game, String nameA, String nameB, boolean openerFar, Rules rules)
            implements Command {
        /** A pairing without a name of its own. */
        public Assign(String game, String nameA, String nameB, boolean openerFar, Rules rules) {
            this("", "", game, nameA, nameB, openerFar, rules);
        }
    }

    /** An order that must not reach the game, refused before it got here; it is answered all the same. */
    record RefuseOrder(String cmd, String id, Event.RefusalReason reason) implements Command {}

    /** The controller has started; {@code machine} names the machine's power-up. */
    record Boot(String machine) implements Command {}

    /** A part can be seen again, or no longer; {@code boot} is the clock's boot number, 0 for other parts. */
    record SeeLink(Event.Part part, boolean up, int boot, String cause) implements Command {
        /** A change without a cause. */
        public SeeLink(Event.Part part, boolean up, int boot) {
            this(part, up, boot, "");
        }
    }

    /**
     * The controller has come back and has seen board and clock.
     *
     * @param seamlessPossible the process alone was away, the clock never stopped, and the outage was short
     * @param outageMillis -1 when unknown
     * @param usedNanos what the running seat used since the last stop or mark, by the clock's own report; 0 when it has none
     */
    record Recover(boolean seamlessPossible, long outageMillis, long nowNanos, long usedNanos, Sight sight)
            implements Command {}

    /**
     * The clock is heard for the first time since a restart that could not wait for it.
     *
     * @param moreNanos what the running seat's face has counted beyond what the restart charged
     */
    record HearClock(Seat seat, long moreNanos, long nowNanos) implements Command {}

    /**
     * The arbiter orders.
     *
     * @param id the order's own name, for the answer; empty when it has none
     * @param by who ordered
     * @param ruler the way it came: DESK or LOCAL
     */
    record Order(String id, String by, Event.Ruler ruler, Wish wish, long atNanos, Sight sight) implements Command {}
}
