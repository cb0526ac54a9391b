package tengen.game;

import java.util.Optional;
import tengen.game.Event.RefusalReason;
import tengen.game.GameState.Ended;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stopped;

/** What the arbiter gives and takes: time, and games (RULES 6.1). */
final class PenaltyDecisions {
    private PenaltyDecisions() {}

    static Optional<RefusalReason> adjust(Story story, Seat seat, long nanos, long atNanos) {
        if (!(story.state() instanceof Running) && !(story.state() instanceof Stopped)) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        GameClock clock = story.play().clock();
        if (clock.sideAt(seat, atNanos).leftNanos() + nanos <= 0) {
            return Optional.of(RefusalReason.TIME_WOULD_END);
        }
        boolean running = story.state() instanceof Running;
        if (running) {
            // Time changes on clocks that stand (RULES 5); a clock that is only set right runs on at once.
            story.pauseAt(atNanos);
        }
        give(story, seat, nanos);
        if (running) {
            story.tell(new Event.ClocksResumed(story.play().mover(), atNanos));
        }
        return Optional.empty();
    }

    static Optional<RefusalReason> penalty(Story story, Wish.Penalty wish, long atNanos) {
        boolean inGame = story.state() instanceof Running || story.state() instanceof Stopped;
        if (inGame && story.play().clock().sideAt(wish.seat(), atNanos).leftNanos() <= wish.nanos()) {
            return Optional.of(RefusalReason.TIME_WOULD_END);
        }
        return ArbiterDecisions.inGame(story, () -> {
            if (story.state() instanceof Running) {
                // The player is told before anybody's time goes on (RULES 5: clocks stopped).
                story.pauseAt(atNanos);
            }
            take(story, wish.seat(), wish.nanos());
        });
    }

    /** Takes time for an offence; what a seat does not have cannot be taken, and the last nanosecond stays. */
    static void take(Story story, Seat seat, long nanos) {
        story.tell(new Event.PenaltyGiven(seat, nanos));
        takeAtMost(story, seat, nanos);
    }

    /** Takes time, but leaves the last nanosecond. */
    static void takeAtMost(Story story, Seat seat, long nanos) {
        long leftNanos = story.play().clock().side(seat).leftNanos();
        give(story, seat, -Math.min(nanos, Math.max(0, leftNanos - 1)));
    }

    static void give(Story story, Seat seat, long nanos) {
        story.tell(new Event.TimeAdjusted(
                seat, nanos, story.play().clock().side(seat).adjusted(nanos)));
    }

    /** The first person's word proposes and stops the clocks; another person's word decides. */
    static Optional<RefusalReason> disqualify(Story story, Seat seat, String by, long atNanos) {
        if (story.state().game().isEmpty()) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        if (by.isBlank()) {
            return Optional.of(RefusalReason.NAME_MISSING);
        }
        Optional<Docket.Proposal> proposed = story.play().docket().proposal(seat);
        if (proposed.isEmpty()) {
            if (story.state() instanceof Running) {
                story.pauseAt(atNanos);
            }
            story.tell(new Event.DisqualificationProposed(seat, by));
            return Optional.empty();
        }
        if (proposed.get().isOf(by)) {
            return Optional.of(RefusalReason.SECOND_PERSON_NEEDED);
        }
        story.tell(new Event.Disqualified(seat));
        if (!(story.state() instanceof Ended)) {
            story.endAt(atNanos, Optional.of(seat.other()), Event.Reason.DISQUALIFIED);
        }
        return Optional.empty();
    }

    /** A seat loses; when the result stands already, the opponent's is not changed. */
    static Optional<RefusalReason> lose(Story story, Wish.Lose wish, long atNanos) {
        if (story.state() instanceof Ended) {
            story.tell(new Event.SeatLost(wish.seat(), wish.reason()));
            return Optional.empty();
        }
        return ArbiterDecisions.inGame(
                story, () -> story.endAt(atNanos, Optional.of(wish.seat().other()), wish.reason()));
    }
}
