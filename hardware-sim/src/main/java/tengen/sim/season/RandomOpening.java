package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.engine.opening.OfferEquivalence;
import tengen.engine.opening.Zone;
import tengen.sim.fault.Dice;

/** Draws an opening by one of the procedures with blocks of stones, swaps, or fifth stones to choose from. */
final class RandomOpening {
    private static final List<String> PROCEDURES =
            List.of("chinese-2", "chinese-n", "soosorv-8", "swap2", "taraguchi-10");
    private static final int NEAR = 3;
    private static final int MOST_OFFERS = 5;
    private static final int TEN = 10;

    private final Dice dice;
    private final List<Point> moves = new ArrayList<>();
    private final List<OpeningTurn> turns = new ArrayList<>();
    private List<Point> offers = List.of();
    private ClockSide side = ClockSide.A;

    private RandomOpening(Dice dice) {
        this.dice = dice;
    }

    static Opened draw(Dice dice) {
        return new RandomOpening(dice).draw();
    }

    private Opened draw() {
        String procedure = PROCEDURES.get(dice.below(PROCEDURES.size()));
        switch (procedure) {
            case "chinese-2" -> chinese(false, 2);
            case "chinese-n" -> chinese(true, dice.between(1, MOST_OFFERS));
            case "soosorv-8" -> soosorv(dice.between(1, MOST_OFFERS));
            case "swap2" -> swap2();
            default -> taraguchi();
        }
        // The next stone's colour is that of the seat whose turn it is.
        boolean blackIsNext = moves.size() % 2 == 0;
        boolean swapped = blackIsNext == (side == ClockSide.B);
        return new Opened(procedure, swapped, List.of(), turns);
    }

    private void chinese(boolean declares, int number) {
        List<Turn.Deed> block = block(List.of(Zone.CENTRE, Zone.SQUARE_3, Zone.SQUARE_5));
        end(block, declares ? number : 0);
        maybeSwap();
        stone(Zone.ANYWHERE);
        offer(number);
        remove();
    }

    private void soosorv(int number) {
        end(block(List.of(Zone.CENTRE, Zone.SQUARE_3, Zone.SQUARE_5)), 0);
        maybeSwap();
        end(block(List.of(Zone.ANYWHERE)), number);
        maybeSwap();
        offer(number);
        remove();
    }

    private void swap2() {
        end(block(List.of(Zone.ANYWHERE, Zone.ANYWHERE, Zone.ANYWHERE)), 0);
        switch (dice.below(3)) {
            case 0 -> {
                swap();
                stone(Zone.ANYWHERE);
            }
            case 1 -> stone(Zone.ANYWHERE);
            default -> {
                end(block(List.of(Zone.ANYWHERE, Zone.ANYWHERE)), 0);
                // A bare press chooses Black, a stone White.
                end(dice.below(2) == 0 ? List.of() : block(List.of(Zone.ANYWHERE)), 0);
            }
        }
    }

    private void taraguchi() {
        stone(Zone.CENTRE);
        for (Zone zone : List.of(Zone.SQUARE_3, Zone.SQUARE_5, Zone.SQUARE_7)) {
            maybeSwap();
            stone(zone);
        }
        if (dice.below(2) == 0) {
            maybeSwap();
            stone(Zone.SQUARE_9);
            maybeSwap();
            stone(Zone.ANYWHERE);
        } else {
            // The ten offers are the turn that could have been a swap.
            offer(TEN);
            remove();
        }
    }

    private void maybeSwap() {
        if (dice.below(2) == 0) {
            swap();
        }
    }

    private void swap() {
        turns.add(new OpeningTurn(new Turn(side, List.of(new Turn.Tap())), moves, offers, 0, true));
        side = Turn.other(side);
    }

    private void stone(Zone zone) {
        end(block(List.of(zone)), 0);
    }

    private List<Turn.Deed> block(List<Zone> zones) {
        List<Turn.Deed> deeds = new ArrayList<>();
        for (Zone zone : zones) {
            Point point = point(zone, List.of());
            moves.add(point);
            deeds.add(new Turn.Place(point));
        }
        return deeds;
    }

    private void offer(int count) {
        OfferEquivalence alike = OfferEquivalence.of(moves.get(0), moves.get(1), moves.get(2), moves.get(3));
        List<Point> drawn = new ArrayList<>();
        while (drawn.size() < count) {
            drawn.add(point(Zone.ANYWHERE, drawn));
            if (!alike.firstPair(drawn).isEmpty()) {
                drawn.removeLast();
            }
        }
        offers = List.copyOf(drawn);
        List<Turn.Deed> deeds = new ArrayList<>();
        offers.forEach(point -> deeds.add(new Turn.Place(point)));
        end(deeds, 0);
    }

    /** White lifts and places in any order. */
    private void remove() {
        Point kept = offers.get(dice.below(offers.size()));
        List<Turn.Deed> deeds = new ArrayList<>();
        for (Point offer : offers) {
            if (offer != kept) {
                deeds.add(dice.between(0, deeds.size()), new Turn.Lift(offer));
            }
        }
        Point sixth = point(Zone.ANYWHERE, offers);
        deeds.add(dice.between(0, deeds.size()), new Turn.Place(sixth));
        moves.add(kept);
        moves.add(sixth);
        end(deeds, 0);
    }

    private void end(List<Turn.Deed> deeds, int number) {
        List<Turn.Deed> all = new ArrayList<>(deeds);
        for (int i = 0; i < number; i++) {
            all.add(new Turn.Tap());
        }
        turns.add(new OpeningTurn(new Turn(side, all), moves, offers, number, false));
        side = Turn.other(side);
    }

    private Point point(Zone zone, List<Point> taken) {
        while (true) {
            Point point = Point.at(7 + dice.between(-NEAR, NEAR), 7 + dice.between(-NEAR, NEAR));
            if (zone == Zone.CENTRE) {
                return Point.CENTRE;
            }
            if (zone.holds(point) && !moves.contains(point) && !taken.contains(point)) {
                return point;
            }
        }
    }
}
