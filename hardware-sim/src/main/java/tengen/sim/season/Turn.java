package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.sim.fault.Dice;

/**
 * What a player does before a press of the lever.
 *
 * @param side whose turn it is
 * @param deeds in their order
 */
public record Turn(ClockSide side, List<Deed> deeds) {
    /** The fifth stone of a game, counted from 0. */
    static final int FIFTH = 4;

    public Turn {
        deeds = List.copyOf(deeds);
    }

    /** One movement of a hand. */
    public sealed interface Deed {}

    /** A stone is set down. */
    public record Place(Point point) implements Deed {}

    /** A stone is lifted. */
    public record Lift(Point point) implements Deed {}

    /** The OPTION key is tapped. */
    public record Tap() implements Deed {}

    /** Returns the turns of a game. */
    public static List<Turn> of(KnownGame game, Dice dice) {
        List<Turn> turns = new ArrayList<>();
        List<Point> moves = game.moves();
        ClockSide side = ClockSide.A;
        int next = game.opened().stones().size();
        game.opened().turns().forEach(drawn -> turns.add(drawn.turn()));
        if (next > 0) {
            side = other(turns.getLast().side());
        } else if (!game.opened().free()) {
            turns.addAll(opening(game, dice));
            side = other(turns.getLast().side());
            next = FIFTH + 2;
        }
        for (Point point : moves.subList(next, moves.size())) {
            turns.add(new Turn(side, List.of(new Place(point))));
            side = other(side);
        }
        return turns;
    }

    /** Returns the fifth stones in the order in which Black offers them here. */
    static List<Point> offers(KnownGame game) {
        if (!game.opened().turns().isEmpty()) {
            return game.opened().turns().getLast().offers();
        }
        List<Point> offers = new ArrayList<>(game.opened().rejected());
        // The stone that stays is neither always the first nor always the last.
        offers.add(game.moves().size() % (offers.size() + 1), game.moves().get(FIFTH));
        return offers;
    }

    private static List<Turn> opening(KnownGame game, Dice dice) {
        List<Turn> turns = new ArrayList<>();
        List<Point> moves = game.moves();
        List<Deed> block = new ArrayList<>(places(moves.subList(0, 3)));
        List<Point> offers = offers(game);
        for (int i = 0; game.opened().declares() && i < offers.size(); i++) {
            block.add(new Tap());
        }
        turns.add(new Turn(ClockSide.A, block));
        ClockSide white = game.opened().swap() ? ClockSide.A : ClockSide.B;
        if (game.opened().swap()) {
            turns.add(new Turn(ClockSide.B, List.of(new Tap())));
        }
        turns.add(new Turn(white, places(moves.subList(3, FIFTH))));
        turns.add(new Turn(other(white), places(offers)));
        turns.add(new Turn(white, removal(game, dice)));
        return turns;
    }

    /** White lifts and places in any order, except that her stone needs an empty point. */
    private static List<Deed> removal(KnownGame game, Dice dice) {
        Point sixth = game.moves().get(FIFTH + 1);
        List<Deed> deeds = new ArrayList<>();
        for (Point point : game.opened().rejected()) {
            deeds.add(new Lift(point));
        }
        int first = game.opened().rejected().indexOf(sixth) + 1;
        deeds.add(dice.between(first, deeds.size()), new Place(sixth));
        return deeds;
    }

    private static List<Deed> places(List<Point> points) {
        List<Deed> deeds = new ArrayList<>();
        points.forEach(point -> deeds.add(new Place(point)));
        return deeds;
    }

    static ClockSide other(ClockSide side) {
        return side == ClockSide.A ? ClockSide.B : ClockSide.A;
    }
}
