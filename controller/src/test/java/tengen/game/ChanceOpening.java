package tengen.game;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.Point;
import tengen.engine.opening.Step;
import tengen.engine.opening.Zone;
import tengen.testing.Dice;

/** Turns that count at the press, by chance: the stones that stand for them, and what the mover does next, mostly as the rules want it. */
final class ChanceOpening {
    private static final long MILLI = 1_000_000L;

    private final Dice dice;
    private final List<PlacedStone> standing = new ArrayList<>();
    private String turn = "";

    ChanceOpening(Dice dice) {
        this.dice = dice;
    }

    /** Returns the stones that stand beyond the pressed record. */
    List<PlacedStone> standing(Play play) {
        begin(play);
        return List.copyOf(standing);
    }

    /** Returns what the mover does next. */
    Command next(Play play, Sight sight, long nowNanos) {
        begin(play);
        Step step = play.step().orElseThrow();
        if (dice.percent(6) && !standing.isEmpty()) {
            return lift(nowNanos);
        }
        if (dice.percent(3)) {
            return new Command.PressLever(play.mover(), nowNanos, sight);
        }
        if (step.maySwap() && standing.isEmpty() && dice.percent(25)) {
            return play.mark() == Event.Mark.SWAP
                    ? new Command.PressLever(play.mover(), nowNanos, sight)
                    : new Command.TapOption(play.mover(), nowNanos, sight);
        }
        if (step.form() == Step.Form.REMOVAL && offers(play) > 1) {
            return lift(nowNanos);
        }
        if (standing.size() < wanted(play, step)) {
            return place(play, step, nowNanos);
        }
        if (step.declares() != 0 && play.progress().tapped() == 0) {
            return new Command.TapOption(play.mover(), nowNanos, sight);
        }
        return new Command.PressLever(play.mover(), nowNanos, sight);
    }

    /** A turn begins with an empty hand; offers stand from the turn before. */
    private void begin(Play play) {
        String now = play.setup().game() + " " + play.progress().step() + " "
                + play.pressedMoves().size() + " " + play.mover() + " "
                + play.clock().a().grantedNanos();
        if (!now.equals(turn)) {
            turn = now;
            standing.clear();
            if (play.choosing()) {
                play.progress().offers().forEach(point -> standing.add(new PlacedStone(point, 0)));
            }
        }
    }

    private int offers(Play play) {
        return (int) standing.stream()
                .filter(stone -> play.progress().offers().contains(stone.point()))
                .count();
    }

    private int wanted(Play play, Step step) {
        return switch (step.form()) {
            case STONES ->
                switch (step.otherwise().kind()) {
                    case NOTHING -> step.zones().size();
                    case OFFERS ->
                        dice.percent(60) ? 1 : Math.max(2, step.otherwise().count());
                    case TWO_STONES -> dice.percent(70) ? step.zones().size() : 2;
                };
            case OFFERS -> step.offers() == Step.DECLARED ? play.progress().declared() : step.offers();
            case REMOVAL -> 2;
            case CHOICE -> dice.below(3);
        };
    }

    private Command place(Play play, Step step, long nowNanos) {
        int index = standing.size();
        Point point = Point.at(dice.below(Point.COUNT));
        for (int tries = 0; tries < 4 * Point.COUNT && !fits(play, step, index, point); tries++) {
            point = Point.at(dice.below(Point.COUNT));
        }
        long sinceNanos = nowNanos - 150 * MILLI;
        standing.add(new PlacedStone(point, sinceNanos));
        return new Command.SeeStone(point, sinceNanos);
    }

    private boolean fits(Play play, Step step, int index, Point point) {
        boolean free = !play.occupied(point)
                && standing.stream().noneMatch(stone -> stone.point() == point)
                && !play.progress().offers().contains(point);
        List<Zone> zones = step.zones();
        return free && (index >= zones.size() || zones.get(index).holds(point));
    }

    private Command lift(long nowNanos) {
        PlacedStone gone = standing.remove(dice.below(standing.size()));
        return new Command.SeeLift(gone.point(), nowNanos);
    }
}
