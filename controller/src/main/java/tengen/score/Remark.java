package tengen.score;

import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Event.Reason;
import tengen.game.Event.Ruler;
import tengen.game.Seat;

/** What belongs on the sheet beside the moves. {@link #afterMove} is the number of the last move before it. */
public sealed interface Remark {
    /** Returns the number of the last move before the remark; 0 before the first. */
    int afterMove();

    /** Returns the same remark behind another move. */
    default Remark after(int number) {
        return switch (this) {
            case DrawOffered r -> new DrawOffered(number, r.seat());
            case DrawDeclined r -> new DrawDeclined(number, r.seat());
            case Claim r -> new Claim(number, r.seat(), r.valid(), r.verdict(), r.disputed(), r.accepted(), r.by());
            case Corrected r -> new Corrected(number, r.number(), r.from(), r.to());
            case TakenBack r -> new TakenBack(number, r.points());
            case NamesSwapped r -> new NamesSwapped(number);
            case SeatsSwapped r -> new SeatsSwapped(number);
            case TimeAdjusted r -> new TimeAdjusted(number, r.seat(), r.millis());
            case Penalty r -> new Penalty(number, r.seat(), r.millis());
            case Violation r -> new Violation(number, r.seat(), r.count());
            case Disqualified r -> new Disqualified(number, r.seat());
            case FlagFell r -> new FlagFell(number, r.seat());
            case Adjourned r -> new Adjourned(number, r.by());
            case ResultWithdrawn r -> new ResultWithdrawn(number, r.by());
            case Noted r -> new Noted(number, r.kind(), r.seat(), r.detail());
        };
    }

    /** A draw was offered. */
    record DrawOffered(int afterMove, Seat seat) implements Remark {}

    /** A draw was declined by playing on. */
    record DrawDeclined(int afterMove, Seat seat) implements Remark {}

    /**
     * A claim.
     *
     * @param valid what the engine said; nothing before its judgement
     * @param verdict what the claim would win by
     * @param disputed whether the two readings of the rules differ
     * @param accepted the ruling; nothing when there was none
     * @param by who ruled
     */
    record Claim(
            int afterMove,
            Seat seat,
            Optional<Boolean> valid,
            Optional<Reason> verdict,
            boolean disputed,
            Optional<Boolean> accepted,
            Optional<Ruler> by)
            implements Remark {
        /** Returns a claim that nobody has looked at yet. */
        static Claim made(int afterMove, Seat seat) {
            return new Claim(
                    afterMove, seat, Optional.empty(), Optional.empty(), false, Optional.empty(), Optional.empty());
        }

        Claim judged(boolean right, Optional<Reason> winsBy, boolean readingsDiffer) {
            return new Claim(afterMove, seat, Optional.of(right), winsBy, readingsDiffer, accepted, by);
        }

        Claim ruled(boolean granted, Ruler ruler) {
            return new Claim(afterMove, seat, valid, verdict, disputed, Optional.of(granted), Optional.of(ruler));
        }
    }

    /** The arbiter put a move on another point. */
    record Corrected(int afterMove, int number, Point from, Point to) implements Remark {}

    /**
     * Moves were taken back; they are no part of the score any more.
     *
     * @param points the moves taken back, in order; -- for a pass
     */
    record TakenBack(int afterMove, List<String> points) implements Remark {
        public TakenBack {
            points = List.copyOf(points);
        }
    }

    /** The persons changed places in the record. */
    record NamesSwapped(int afterMove) implements Remark {}

    /** The seats exchanged their sides of the board by order of the arbiter. */
    record SeatsSwapped(int afterMove) implements Remark {}

    /** The arbiter gave (positive) or took (negative) time. */
    record TimeAdjusted(int afterMove, Seat seat, long millis) implements Remark {}

    /** Time was taken for an offence. */
    record Penalty(int afterMove, Seat seat, long millis) implements Remark {}

    /** A violation was noted: the seat's {@code count}th of the game. */
    record Violation(int afterMove, Seat seat, int count) implements Remark {}

    /** A seat was disqualified. */
    record Disqualified(int afterMove, Seat seat) implements Remark {}

    /** A flag fell. */
    record FlagFell(int afterMove, Seat seat) implements Remark {}

    /** The game was adjourned. */
    record Adjourned(int afterMove, String by) implements Remark {}

    /** A result was withdrawn and the game went on. */
    record ResultWithdrawn(int afterMove, String by) implements Remark {}

    /**
     * Something between the arbiter and the players that changes no move.
     *
     * @param seat whom it is about, if it is about one
     * @param detail in a word or two: a reason, a guess, a table; may be empty
     */
    record Noted(int afterMove, Kind kind, Optional<Seat> seat, String detail) implements Remark {
        /** What is noted. */
        public enum Kind {
            SEAT_LOST,
            APPEAL,
            APPEAL_DISMISSED,
            SIGNING_REFUSED,
            REQUEST_GRANTED,
            REQUEST_DENIED,
            LOTS_DRAWN,
            ABSENT,
            ARRIVED,
            MOVED_HERE
        }
    }
}
