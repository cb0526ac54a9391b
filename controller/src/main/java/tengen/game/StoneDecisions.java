package tengen.game;

import java.util.List;
import java.util.Optional;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Foul;
import tengen.engine.Point;
import tengen.engine.Ruling;
import tengen.engine.Stone;
import tengen.engine.Verdict;
import tengen.game.GameState.Running;

/** What stones on the board cause before the press. */
final class StoneDecisions {
    private StoneDecisions() {}

    static void see(Story story, Command.SeeStone c) {
        switch (story.state()) {
            case Running now -> seen(story, now.play(), c.point(), c.sinceNanos());
            case GameState.Ended over -> {
                // What stood at the end already has not been moved since: a corrected record may be without it.
                if (c.sinceNanos() - over.ending().atNanos() > 0) {
                    postGame(story);
                }
            }
            case GameState.Stopped stopped -> {
                // While the clocks stand new stones are held; the resume looks at the whole board.
            }
            case GameState.Assigned assigned -> {
                // A stone before the start: the start will be refused while it stands.
            }
            case GameState.Empty empty -> {
                // Nobody plays.
            }
        }
    }

    private static void seen(Story story, Play play, Point point, long sinceNanos) {
        if (play.atThePress()) {
            free(story, play, point, sinceNanos);
            return;
        }
        if (play.pressed(point)) {
            // The arbiter has put this very stone into the record meanwhile.
            return;
        }
        if (play.standing()) {
            second(story, play, point);
        } else {
            place(story, point, sinceNanos, false);
            boolean early = !play.pressedMoves().isEmpty()
                    && play.clock().turnNanos() == 0
                    && sinceNanos - play.clock().sinceNanos() < 0;
            if (early) {
                beforeThePress(story, point);
            }
        }
    }

    /**
     * Tells of a stone that rested before the turn began which it is taken for: an early reply, or a second stone of the one who moved before. The reeds know no
     * colours.
     */
    static void beforeThePress(Story story, Point point) {
        story.tell(new Event.Irregularity(Event.Oddity.SECOND_STONE, List.of(point)));
    }

    /** Free until the press: only its place in the order is kept, and a pending swap is taken back by it. */
    private static void free(Story story, Play play, Point point, long sinceNanos) {
        boolean known = play.freeByHand(point)
                || play.free().stream().anyMatch(stone -> stone.point() == point && stone.placedNanos() == sinceNanos);
        if (!known && !play.pressed(point)) {
            story.tell(new Event.FreeStoneSet(point, sinceNanos, 0, false));
        }
        unmark(story, play);
    }

    private static void lifted(Story story, Play play, Point point) {
        boolean known = play.free().stream().anyMatch(stone -> stone.point() == point && !stone.byHand());
        if (known) {
            story.tell(new Event.FreeStoneLifted(point));
        }
    }

    private static void second(Story story, Play play, Point point) {
        boolean known = play.held().contains(point)
                || play.unpressed()
                        .flatMap(Move::point)
                        .filter(own -> own == point)
                        .isPresent();
        if (!known) {
            story.tell(new Event.Irregularity(
                    play.held().isEmpty() ? Event.Oddity.SECOND_STONE : Event.Oddity.CLOCK_NOT_FOLLOWING,
                    List.of(point)));
        }
    }

    static void slide(Story story, Command.SeeSlide c) {
        switch (story.state()) {
            case Running now
            when now.play().atThePress() && !now.play().occupied(c.from()) -> {
                // A stone of a block, an offer or a removal: free until the press.
                lifted(story, now.play(), c.from());
                free(story, story.running(), c.to(), c.sinceNanos());
            }
            case Running now -> {
                boolean own = now.play()
                        .unpressed()
                        .flatMap(Move::point)
                        .filter(point -> point == c.from())
                        .isPresent();
                if (own && !now.play().pressed(c.to())) {
                    place(story, c.to(), c.sinceNanos(), false);
                } else {
                    story.tell(new Event.Irregularity(Event.Oddity.STONE_MOVED, List.of(c.from(), c.to())));
                }
            }
            case GameState.Stopped stopped ->
                story.tell(new Event.Irregularity(Event.Oddity.STONE_MOVED, List.of(c.from(), c.to())));
            case GameState.Ended over -> postGame(story);
            case GameState.Assigned assigned -> {
                // Not a game yet.
            }
            case GameState.Empty empty -> {
                // Not a game yet.
            }
        }
    }

    static void lift(Story story, Command.SeeLift c) {
        switch (story.state()) {
            case Running now
            when now.play().atThePress() && !now.play().occupied(c.point()) -> {
                // The press tells what counts.
                lifted(story, now.play(), c.point());
            }
            case Running now -> story.tell(new Event.Irregularity(Event.Oddity.STONE_LIFTED, List.of(c.point())));
            case GameState.Stopped stopped ->
                story.tell(new Event.Irregularity(Event.Oddity.STONE_LIFTED, List.of(c.point())));
            case GameState.Ended over -> postGame(story);
            case GameState.Assigned assigned -> {
                // Not a game yet.
            }
            case GameState.Empty empty -> {
                // Not a game yet.
            }
        }
    }

    /** Puts the turn's stone into the record, or on another point of it, and tells the arbiter what the engine sees. */
    static void place(Story story, Point point, long placedNanos, boolean byHand) {
        Play play = story.play();
        Optional<Point> before = play.unpressed().flatMap(Move::point);
        int number = play.number();
        story.tell(new Event.StonePlaced(number, Stone.ofMove(number), play.mover(), point, placedNanos, byHand));
        if (before.isPresent() && before.get() != point) {
            story.tell(new Event.Irregularity(Event.Oddity.STONE_MOVED, List.of(before.get(), point)));
        }
        if (before.isEmpty() && play.draw().filter(play.mover().other()::equals).isPresent()) {
            story.tell(new Event.DrawDeclined(play.mover()));
        }
        unmark(story, play);
        if (before.isEmpty() || before.get() != point) {
            notice(story.play()).ifPresent(kind -> story.tell(new Event.Noticed(kind, point, number)));
        }
    }

    /** A stone of the turn takes back a pending swap or pass. */
    static void unmark(Story story, Play play) {
        if (play.bare()) {
            story.tell(new Event.Marked(play.mover(), Event.Mark.NONE, 0));
        }
    }

    static void oddity(Story story, Command.SeeOddity c) {
        boolean ofStones = switch (c.kind()) {
            case AMBIGUOUS, STONE_MOVED, POSITION_DIFFERS -> true;
            case PRESS_WITHOUT_STONE,
                    SECOND_STONE,
                    STONE_LIFTED,
                    NOISY_SITE,
                    STUCK_SITE,
                    BOARD_NOT_SEEN,
                    CLOCK_NOT_FOLLOWING,
                    GHOST,
                    DRIFT -> false;
        };
        boolean free = story.state() instanceof Running now
                && now.play().atThePress()
                && c.points().stream().noneMatch(point -> now.play().occupied(point));
        if (ofStones && story.state() instanceof GameState.Ended) {
            postGame(story);
        } else if (c.kind() == Event.Oddity.STUCK_SITE && story.state() instanceof GameState.Ended) {
            // The game needs no reed any more.
            return;
        } else if (!ofStones || !free) {
            story.tell(new Event.Irregularity(c.kind(), c.points()));
        }
    }

    /** Stones moved after the end are told once. */
    static void postGame(Story story) {
        if (story.state() instanceof GameState.Ended over && !over.ending().postGame()) {
            story.tell(new Event.PostGame());
        }
    }

    /** Returns what the engine sees in the last stone of the record. */
    static Optional<Event.NoticeKind> notice(Play play) {
        return notice(play, play.moves().size());
    }

    /** Returns what the engine sees in a move, on the board as it stood then. */
    static Optional<Event.NoticeKind> notice(Play play, int number) {
        Move last = play.moves().get(number - 1);
        if (last.point().isEmpty()) {
            return Optional.empty();
        }
        Point point = last.point().get();
        Optional<Event.Reason> five = Fives.made(play, play.board(number), point, last.colour());
        if (five.isPresent()) {
            return Optional.of(
                    five.get() == Event.Reason.FIVE ? Event.NoticeKind.FIVE : Event.NoticeKind.WHITE_OVERLINE);
        }
        boolean judged = last.colour() == Stone.BLACK && !play.rules().opening().gomoku();
        return judged ? verdict(play, number).first().map(StoneDecisions::ofFoul) : Optional.empty();
    }

    /** Returns the judgement of black move {@code number}, on the position before it. */
    static Ruling ruling(Play play, int number) {
        Point point = play.moves().get(number - 1).point().orElseThrow();
        return new ForbiddenJudge(play.rules().interpretation()).rule(play.board(number - 1), point);
    }

    private static Verdict verdict(Play play, int number) {
        Point point = play.moves().get(number - 1).point().orElseThrow();
        return new ForbiddenJudge(play.rules().interpretation()).judge(play.board(number - 1), point);
    }

    private static Event.NoticeKind ofFoul(Foul foul) {
        return switch (foul) {
            case OVERLINE -> Event.NoticeKind.BLACK_OVERLINE;
            case DOUBLE_FOUR -> Event.NoticeKind.FORBIDDEN_44;
            case DOUBLE_THREE -> Event.NoticeKind.FORBIDDEN_33;
        };
    }

    /** Returns the reason by which a foul loses. */
    static Event.Reason reason(Foul foul) {
        return switch (foul) {
            case OVERLINE -> Event.Reason.BLACK_OVERLINE;
            case DOUBLE_FOUR -> Event.Reason.FORBIDDEN_44;
            case DOUBLE_THREE -> Event.Reason.FORBIDDEN_33;
        };
    }
}
