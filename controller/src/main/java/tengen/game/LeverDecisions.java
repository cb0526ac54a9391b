package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.opening.Step;
import tengen.game.GameState.Running;
import tengen.game.clock.SideTime;

/** What a lever causes. */
final class LeverDecisions {
    static final String LEVER = "LEVER";

    private LeverDecisions() {}

    static void press(Story story, Command.PressLever c) {
        TimeDecisions.until(story, c.stampNanos());
        switch (story.state()) {
            // The news of a press may come when the clocks have been stopped and started again since: it belongs to
            // neither stretch, and the arbiter who started them did not know of it.
            case Running now
            when c.stampNanos() - now.play().clock().sinceNanos() < 0 ->
                story.refuseStopped(LEVER, c.seat(), c.stampNanos());
            case Running now -> running(story, now.play(), c);
            case GameState.Stopped stopped -> story.refuseStopped(LEVER, c.seat(), c.stampNanos());
            case GameState.Ended over -> StoneDecisions.postGame(story);
            case GameState.Assigned assigned -> story.refuseKey(LEVER, c.seat(), Event.RefusalReason.GAME_NOT_STARTED);
            case GameState.Empty empty -> story.refuseKey(LEVER, c.seat(), Event.RefusalReason.GAME_NOT_STARTED);
        }
    }

    private static void running(Story story, Play play, Command.PressLever c) {
        if (c.seat() != play.mover()) {
            story.refuseKey(LEVER, c.seat(), Event.RefusalReason.NOT_YOUR_TURN);
            return;
        }
        Optional<Step> step = play.step();
        if (step.isPresent() && !step.get().single()) {
            OpeningDecisions.press(story, c, step.get());
            return;
        }
        if (!ownStone(story, c)) {
            return;
        }
        Play placed = story.running();
        List<PlacedStone> others = others(placed, c.sight());
        if (placed.unpressed().isEmpty()) {
            if (step.isPresent() && step.get().maySwap()) {
                OpeningDecisions.swap(story, c.stampNanos(), step.get());
            } else {
                pass(story, c.stampNanos());
            }
            return;
        }
        Optional<Event.RefusalReason> wrong = wrong(placed);
        if (wrong.isPresent()) {
            story.refuseKey(LEVER, c.seat(), wrong.get());
            return;
        }
        if (step.isPresent() && step.get().maySwap()) {
            story.tell(new Event.SwapDeclined(c.seat()));
        }
        step.ifPresent(now -> nameAndDeclare(story, now));
        endTurn(story, c.stampNanos(), step.map(Step::next).orElse(Step.END));
        afterStone(story, c.stampNanos());
        boolean goesOn = story.state() instanceof Running && !story.running().atThePress();
        boolean told = others.stream().noneMatch(stone -> c.sight().doubted().contains(stone.point()));
        if (goesOn && !others.isEmpty() && told) {
            Point reply = others.getFirst().point();
            StoneDecisions.place(story, reply, others.getFirst().sinceNanos(), false);
            if (!placed.held().contains(reply)) {
                StoneDecisions.beforeThePress(story, reply);
            }
            if (others.size() > 1) {
                story.tell(new Event.Irregularity(
                        Event.Oddity.CLOCK_NOT_FOLLOWING,
                        others.subList(1, others.size()).stream()
                                .map(PlacedStone::point)
                                .toList()));
            }
        }
    }

    /** Brings the turn's stone in line with the board at the press; returns false when the press is refused for want of one. */
    private static boolean ownStone(Story story, Command.PressLever c) {
        Play play = story.running();
        List<PlacedStone> extra = play.extra(c.sight());
        Optional<Point> own = play.unpressed().flatMap(Move::point);
        if (own.isPresent() && extra.stream().anyMatch(stone -> stone.point() == own.get())) {
            boolean doubted = c.sight().doubted().contains(own.get());
            if (doubted && !play.entered().contains(own.get())) {
                // It went off its point and a site closed as it came back: it was slid there, or that is its ghost. Or
                // one of two has fallen from a hand.
                return unclear(story, c, c.sight().doubted());
            }
            if (!play.standing()) {
                StoneDecisions.place(story, own.get(), since(extra, own.get()), false);
            }
            return true;
        }
        if (extra.isEmpty()) {
            return withoutStone(story, play, own, c);
        }
        if (c.sight().doubtful()) {
            // Which of two came first cannot be seen, so neither is taken (nothing is guessed).
            return unclear(story, c, extra.stream().map(PlacedStone::point).toList());
        }
        List<Point> missing = play.missing(c.sight());
        if (own.isEmpty() && !missing.isEmpty()) {
            // A stone of the record is off its point and one stands elsewhere: the same stone pushed, or a new one?
            // Nothing is guessed.
            List<Point> points = new ArrayList<>(missing);
            points.add(extra.getFirst().point());
            story.tell(new Event.Irregularity(Event.Oddity.POSITION_DIFFERS, points));
            story.refuseKey(LEVER, c.seat(), Event.RefusalReason.BOARD_UNCLEAR);
            return false;
        }
        StoneDecisions.place(story, extra.getFirst().point(), extra.getFirst().sinceNanos(), false);
        return true;
    }

    private static boolean unclear(Story story, Command.PressLever c, List<Point> points) {
        story.tell(new Event.Irregularity(Event.Oddity.AMBIGUOUS, points));
        story.refuseKey(LEVER, c.seat(), Event.RefusalReason.BOARD_UNCLEAR);
        return false;
    }

    private static boolean withoutStone(Story story, Play play, Optional<Point> own, Command.PressLever c) {
        if (own.isEmpty() && play.bare()) {
            return true;
        }
        if (own.isPresent() && play.standing()) {
            story.tell(new Event.Irregularity(Event.Oddity.STONE_LIFTED, List.of(own.get())));
        }
        story.refuseKey(LEVER, c.seat(), Event.RefusalReason.NO_STONE_YET);
        if (own.isEmpty() || !play.unseen().isEmpty()) {
            // Was one of the points played whose stones no reed tells?
            story.tell(new Event.Irregularity(Event.Oddity.PRESS_WITHOUT_STONE, play.unseen()));
        }
        return false;
    }

    private static List<PlacedStone> others(Play play, Sight sight) {
        Optional<Point> own = play.unpressed().flatMap(Move::point);
        return play.extra(sight).stream()
                .filter(stone -> own.isEmpty() || stone.point() != own.get())
                .toList();
    }

    private static long since(List<PlacedStone> extra, Point point) {
        return extra.stream()
                .filter(stone -> stone.point() == point)
                .findFirst()
                .orElseThrow()
                .sinceNanos();
    }

    /** Returns why the stone of this turn may not be pressed, if so. */
    private static Optional<Event.RefusalReason> wrong(Play play) {
        Move move = play.unpressed().orElseThrow();
        Point point = move.point().orElseThrow();
        Optional<Event.RefusalReason> opening = play.step().flatMap(step -> wrongOpening(play, step, point));
        if (opening.isPresent()) {
            return opening;
        }
        // What the arbiter has entered is as he says, whatever stood elsewhere first.
        if (play.rules().touchFirst()
                && !play.entered().contains(point)
                && play.touched().filter(first -> first != point).isPresent()) {
            return Optional.of(Event.RefusalReason.FIRST_TOUCH_BINDS);
        }
        boolean blocked = play.rules().forbidden() == Rules.ForbiddenMode.BLOCK
                && Automatic.undisputedFoul(play, move.number()).isPresent();
        return blocked ? Optional.of(Event.RefusalReason.FORBIDDEN_POINT) : Optional.empty();
    }

    private static Optional<Event.RefusalReason> wrongOpening(Play play, Step step, Point point) {
        List<Point> stones =
                play.moves().stream().map(move -> move.point().orElseThrow()).toList();
        return OpeningChecks.zones(step.zones(), List.of(point))
                .or(() -> OpeningChecks.shape(play, stones))
                .or(() -> OpeningChecks.numberMissing(play, step)
                        ? Optional.of(Event.RefusalReason.NUMBER_MISSING)
                        : Optional.empty());
    }

    /** Names the opening once its third stone is pressed, and tells the number that was tapped. */
    static void nameAndDeclare(Story story, Step step) {
        Play play = story.running();
        List<Point> stones =
                play.moves().stream().flatMap(move -> move.point().stream()).toList();
        boolean third = stones.size() == 3 && !play.rules().opening().gomoku();
        if (third) {
            OpeningChecks.named(stones)
                    .ifPresent(opening -> story.tell(new Event.OpeningNamed(opening.code(), opening.chinese())));
        }
        if (step.declares() != 0) {
            story.tell(new Event.OffersDeclared(play.progress().tapped()));
        }
    }

    /** Ends the turn; {@code next} is the turn of the opening that follows. */
    static void endTurn(Story story, long atNanos, int next) {
        Play play = story.running();
        Seat seat = play.mover();
        GameClock clock = play.clock();
        long usedNanos = clock.turnNanosAt(atNanos);
        SideTime side = clock.sideAt(seat, atNanos);
        // A face whose flag has fallen stays at zero: nothing is granted to it any more.
        SideTime after = play.flagged(seat) ? side : side.pressed(clock.control(), usedNanos);
        story.tell(new Event.TurnEnded(seat, atNanos, usedNanos, after, next));
    }

    private static void pass(Story story, long atNanos) {
        Play play = story.running();
        boolean second = play.last().filter(move -> move.point().isEmpty()).isPresent();
        story.tell(new Event.Passed(play.number(), play.mover(), atNanos));
        if (play.draw().filter(play.mover().other()::equals).isPresent()) {
            story.tell(new Event.DrawDeclined(play.mover()));
        }
        endTurn(story, atNanos, Step.END);
        if (second) {
            story.endAt(atNanos, Optional.empty(), Event.Reason.DRAW_PASSES);
        }
    }

    /** Does what the organiser wants done by itself at the press, and stops the clocks on a full board. */
    private static void afterStone(Story story, long atNanos) {
        Play play = story.running();
        Optional<Automatic> end = Automatic.of(play, play.moves().size());
        if (end.isPresent()) {
            story.endAt(atNanos, Optional.of(end.get().winner()), end.get().reason());
        } else if (play.full()) {
            story.pauseAt(atNanos);
        }
    }
}
