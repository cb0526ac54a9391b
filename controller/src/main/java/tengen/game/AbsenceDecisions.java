package tengen.game;

import java.util.List;
import java.util.Optional;
import tengen.game.Event.RefusalReason;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stopped;

/**
 * Late starts: the clock starts on schedule whoever is there, one clock counts for both as long as both are away, and whoever is not there when the walk-over time is
 * over has lost (RULES 5).
 */
final class AbsenceDecisions {
    private AbsenceDecisions() {}

    static Optional<RefusalReason> absent(Story story, Seat seat) {
        if (!(story.state() instanceof Running) && !(story.state() instanceof Stopped)) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        if (hasPlayed(story.play(), seat)) {
            return Optional.of(RefusalReason.SEAT_NOT_ABSENT);
        }
        if (!story.play().docket().absent().contains(seat)) {
            story.tell(new Event.AbsenceNoted(seat));
        }
        return Optional.empty();
    }

    static Optional<RefusalReason> arrived(Story story, Seat seat, long atNanos) {
        if (!isAway(story, seat)) {
            return Optional.of(
                    story.state() instanceof Running || story.state() instanceof Stopped
                            ? RefusalReason.SEAT_NOT_ABSENT
                            : KeyDecisions.whyNot(story.state()));
        }
        arrive(story, seat, atNanos);
        return Optional.empty();
    }

    /** A lever or key of a seat tells that somebody sits there. */
    static void sign(Story story, Seat seat, long stampNanos) {
        if (isAway(story, seat)) {
            TimeDecisions.until(story, stampNanos);
            if (isAway(story, seat)) {
                arrive(story, seat, stampNanos);
            }
        }
    }

    private static boolean isAway(Story story, Seat seat) {
        return (story.state() instanceof Running || story.state() instanceof Stopped)
                && story.play().docket().absent().contains(seat);
    }

    private static void arrive(Story story, Seat seat, long atNanos) {
        boolean both = story.play().docket().absent().size() == 2;
        story.tell(new Event.SeatArrived(seat));
        if (both) {
            // Until now one clock has counted for both.
            GameClock clock = story.play().clock();
            Seat idle = story.play().mover().other();
            long sharedNanos = clock.sideAt(idle.other(), atNanos).usedNanos()
                    - clock.side(idle).usedNanos();
            PenaltyDecisions.takeAtMost(story, idle, Math.max(0, sharedNanos));
        }
    }

    /** Returns when an absent seat has lost by its absence; Long.MAX_VALUE when nobody is away or no walk-over time is set. */
    static long walkOverNanos(Play play) {
        List<Seat> away = play.docket().absent();
        if (away.isEmpty()
                || play.rules().walkOverNanos() == 0
                || play.clock().running().isEmpty()) {
            return Long.MAX_VALUE;
        }
        // The game's own time so far, which is the same on any machine's clock.
        GameClock clock = play.clock();
        long leftNanos =
                play.rules().walkOverNanos() - clock.a().usedNanos() - clock.b().usedNanos();
        return clock.sinceNanos() + Math.max(0, leftNanos);
    }

    static void walkOver(Story story, long atNanos) {
        List<Seat> away = story.play().docket().absent();
        if (away.size() == 2) {
            story.endAt(atNanos, Optional.empty(), Event.Reason.FORFEIT_BOTH);
        } else {
            story.endAt(atNanos, Optional.of(away.getFirst().other()), Event.Reason.FORFEIT);
        }
    }

    private static boolean hasPlayed(Play play, Seat seat) {
        return play.progress().more(seat) > 0 || play.pressedMoves().stream().anyMatch(move -> move.seat() == seat);
    }
}
