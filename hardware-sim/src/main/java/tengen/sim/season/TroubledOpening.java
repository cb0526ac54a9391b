package tengen.sim.season;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.Move;
import tengen.game.Play;
import tengen.sim.fault.Dice;
import tengen.sim.world.Hands;

/**
 * Plays the opening of a game on a bad day, turn by turn as its procedure has it. Every accepted press is compared at once with the stones that were really set, in
 * their order. One thread.
 */
final class TroubledOpening {
    private static final long MILLI = 1_000_000L;
    private static final long TAP_NANOS = 100 * MILLI;
    private static final long LOOK_NANOS = 20 * MILLI;
    private static final long DECIDED_NANOS = 120_000 * MILLI;
    private static final int ATTEMPTS = 8;

    private final WatchedTable watched;
    private final Hands hands;
    private final SeasonArbiter arbiter;
    private final Presses presses;
    private final Dice dice;
    private final Consumer<String> deeds;
    private final Consumer<String> wrong;
    private final BooleanSupplier ready;

    /**
     * Seats the players.
     *
     * @param presses what became of the levers' presses so far
     * @param deeds hears what is done, in the words of a tape
     * @param wrong hears what should not be
     * @param ready waits until the game runs, the arbiter answering what the table asks
     */
    TroubledOpening(
            WatchedTable watched,
            Hands hands,
            SeasonArbiter arbiter,
            Presses presses,
            Dice dice,
            Consumer<String> deeds,
            Consumer<String> wrong,
            BooleanSupplier ready) {
        this.watched = watched;
        this.hands = hands;
        this.arbiter = arbiter;
        this.presses = presses;
        this.dice = dice;
        this.deeds = deeds;
        this.wrong = wrong;
        this.ready = ready;
    }

    /** Plays these turns and says whether the game can go on. */
    boolean play(List<OpeningTurn> turns) {
        for (int i = 0; i < turns.size(); i++) {
            if (!turn(turns.get(i), "opening turn " + (i + 1))) {
                return false;
            }
        }
        return true;
    }

    private boolean turn(OpeningTurn turn, String name) {
        watched.pass(dice.between(1000, 4000) * MILLI);
        ready.getAsBoolean();
        for (Turn.Deed deed : turn.turn().deeds()) {
            act(turn.turn().side(), deed);
            watched.pass(dice.between(300, 1500) * MILLI);
        }
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int ended = presses.ended();
            int refused = presses.refused();
            watched.press(turn.turn().side());
            watched.until(
                    () -> presses.ended() > ended || presses.refused() > refused || arbiter.asked(), DECIDED_NANOS);
            if (presses.ended() > ended) {
                return fits(turn, name);
            }
            if (arbiter.asked()) {
                ready.getAsBoolean();
            } else {
                cure(turn, name);
            }
        }
        wrong.accept("move in " + name + ": could not be played");
        return false;
    }

    private void act(ClockSide side, Turn.Deed deed) {
        switch (deed) {
            case Turn.Place place -> watched.pass(hands.set(place.point()));
            case Turn.Lift lift -> watched.table().world().lift(lift.point());
            case Turn.Tap tap -> tap(side);
        }
    }

    private void tap(ClockSide side) {
        deeds.accept(side + " key OPTION");
        watched.table().clock().hold(side == ClockSide.A ? ClockKey.OPTION_A : ClockKey.OPTION_B, TAP_NANOS);
        watched.pass(3 * TAP_NANOS);
    }

    /** A press was refused: the arbiter tells what the reeds show wrongly, and the player does again what the table has not understood. */
    private void cure(OpeningTurn turn, String name) {
        boolean unclear = presses.unclear();
        List<Point> stones = turn.places();
        boolean removal = turn.turn().deeds().stream().anyMatch(Turn.Lift.class::isInstance);
        arbiter.look(name, stones, !removal);
        if (unclear) {
            for (Point point : stones) {
                watched.table().world().lift(point);
                watched.pass(1000 * MILLI);
                watched.table().world().place(point);
                watched.pass(1000 * MILLI);
            }
        }
        if (turn.swap() && play().filter(now -> now.mark() == Event.Mark.SWAP).isEmpty()) {
            tap(turn.turn().side());
        }
        for (int taps = 0; taps < turn.number() && tapped() != turn.number(); taps++) {
            tap(turn.turn().side());
        }
        watched.pass(500 * MILLI);
    }

    private int tapped() {
        return play().map(now -> now.progress().tapped()).orElse(0);
    }

    private Optional<Play> play() {
        return watched.record();
    }

    private boolean fits(OpeningTurn turn, String name) {
        List<Point> record = play().orElseThrow().pressedMoves().stream()
                .map(Move::point)
                .flatMap(Optional::stream)
                .toList();
        List<Point> offers = play().orElseThrow().progress().offers();
        boolean fits = record.equals(turn.moves()) && offers.equals(turn.offers());
        if (!fits) {
            wrong.accept("move in " + name + ": set " + turn.moves() + " offers " + turn.offers() + ", recorded "
                    + record + " offers " + offers);
        }
        return fits;
    }
}
