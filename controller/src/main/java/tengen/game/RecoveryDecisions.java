package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stopped;
import tengen.game.clock.SideTime;

/** What a restart causes (DESIGN 4, crash and time). */
final class RecoveryDecisions {
    private RecoveryDecisions() {}

    static void recover(Story story, Command.Recover c) {
        switch (story.state()) {
            case Running now -> {
                boolean seamless = c.seamlessPossible() && follows(now.play(), c.sight());
                // The later of what was last written down and what the clock last reported; nobody gets time back that
                // a face has shown as used.
                long usedNanos = Math.max(c.usedNanos(), now.play().markedNanos());
                tell(story, now.play(), seamless, c, usedNanos);
            }
            case Stopped now -> tell(story, now.play(), c.seamlessPossible(), c, 0);
            case GameState.Empty empty -> {
                // Nothing was going on.
            }
            case GameState.Assigned assigned -> {
                // Nothing was going on.
            }
            case GameState.Ended over -> {
                // Nothing was going on.
            }
        }
    }

    /** The clock's last report is the later one after all: no face goes up for a side that ran (DESIGN 4). */
    static void hear(Story story, Command.HearClock c) {
        if (!(story.state() instanceof Stopped now) || c.seat() != now.play().mover()) {
            return;
        }
        GameClock clock = now.play().clock();
        SideTime later = clock.side(c.seat()).after(clock.control(), c.moreNanos());
        story.tell(new Event.Recovered(
                false,
                -1,
                c.nowNanos(),
                clock.turnNanos() + c.moreNanos(),
                c.seat() == Seat.A ? later : clock.side(Seat.A),
                c.seat() == Seat.B ? later : clock.side(Seat.B)));
    }

    private static void tell(Story story, Play play, boolean seamless, Command.Recover c, long usedNanos) {
        GameClock clock = play.clock();
        if (seamless) {
            // The running time was counted from a stamp that still holds, and keys kept by the clock may be older than
            // this moment.
            long sinceNanos = clock.running().isPresent() ? clock.sinceNanos() : c.nowNanos();
            story.tell(new Event.Recovered(
                    true, c.outageMillis(), sinceNanos, clock.turnNanos(), clock.side(Seat.A), clock.side(Seat.B)));
            return;
        }
        SideTime a = after(clock, Seat.A, usedNanos);
        SideTime b = after(clock, Seat.B, usedNanos);
        long turnNanos = clock.turnNanos() + (clock.running().isPresent() ? usedNanos : 0);
        story.tell(new Event.Recovered(false, c.outageMillis(), c.nowNanos(), turnNanos, a, b));
    }

    private static SideTime after(GameClock clock, Seat seat, long usedNanos) {
        return clock.runs(seat) ? clock.side(seat).after(clock.control(), usedNanos) : clock.side(seat);
    }

    /** Says whether the board equals the record, or differs by one stone that can be the next. */
    static boolean follows(Play play, Sight sight) {
        if (play.atThePress()) {
            return play.missing(sight).isEmpty();
        }
        List<Point> differences = differences(play, sight);
        boolean oneMore = differences.size() == 1
                && (!play.occupied(differences.getFirst()) || isOwn(play, differences.getFirst()))
                && differences.equals(beyond(play, sight));
        return differences.isEmpty() || oneMore;
    }

    /** Returns the points on which board and record differ: stones that are gone, then stones that nobody knows. */
    static List<Point> differences(Play play, Sight sight) {
        List<Point> points = new ArrayList<>(play.missing(sight));
        if (play.atThePress()) {
            // Stones of such a turn are free: none of them is out of place.
            return points;
        }
        ownStone(play).filter(own -> !shows(play, sight, own)).ifPresent(points::add);
        points.addAll(beyond(play, sight));
        return points;
    }

    /** The turn's stone, lifted and put back, is as good as a next one. */
    private static boolean isOwn(Play play, Point point) {
        return play.unpressed().flatMap(Move::point).filter(point::equals).isPresent();
    }

    private static List<Point> beyond(Play play, Sight sight) {
        Optional<Point> own = ownStone(play);
        return play.extra(sight).stream()
                .map(PlacedStone::point)
                .filter(point ->
                        own.filter(point::equals).isEmpty() && !play.held().contains(point))
                .toList();
    }

    /** Returns where the turn's stone stands by the record; a stone that was lifted stands nowhere. */
    private static Optional<Point> ownStone(Play play) {
        return play.standing() ? play.unpressed().flatMap(Move::point) : Optional.empty();
    }

    private static boolean shows(Play play, Sight sight, Point point) {
        return play.extra(sight).stream().anyMatch(stone -> stone.point() == point);
    }
}
