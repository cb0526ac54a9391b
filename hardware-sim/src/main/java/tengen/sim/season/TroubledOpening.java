package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
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

    /** By then an irregularity must have named the point (issue: within 2 s of the press). */
    private static final long NAMED_NANOS = 2_000 * MILLI;

    private static final long LOOK_NANOS = 20 * MILLI;

    /** So long after a press that nothing has come of a player presses once more. */
    private static final long LOST_NANOS = 2_000 * MILLI;

    private static final long DECIDED_NANOS = 120_000 * MILLI;

    /** A key waits for a frame of the board, which may be hidden for 8 s. */
    private static final long FOLLOWS_NANOS = 20_000 * MILLI;

    private static final int ATTEMPTS = 8;

    /** Once round and up again: the number wraps at the organiser's bound. */
    private static final int MOST_TAPS = 24;

    private final WatchedTable watched;
    private final Hands hands;
    private final SeasonArbiter arbiter;
    private final Presses presses;
    private final Dice dice;
    private final Consumer<String> deeds;
    private final Oracles oracles;
    private final Runnable ready;
    private long pressedNanos;

    /**
     * Seats the players.
     *
     * @param presses what became of the levers' presses so far
     * @param deeds hears what is done, in the words of a tape
     * @param oracles hear what should not be, and know what the table has told
     * @param ready waits until the game runs, the arbiter answering what the table asks
     */
    TroubledOpening(
            WatchedTable watched,
            Hands hands,
            SeasonArbiter arbiter,
            Presses presses,
            Dice dice,
            Consumer<String> deeds,
            Oracles oracles,
            Runnable ready) {
        this.watched = watched;
        this.hands = hands;
        this.arbiter = arbiter;
        this.presses = presses;
        this.dice = dice;
        this.deeds = deeds;
        this.oracles = oracles;
        this.ready = ready;
    }

    /** Plays the turns of an opening that was drawn, and says whether the game can go on. */
    boolean play(Opened opened) {
        for (int i = 0; i < opened.turns().size(); i++) {
            // In gomoku's swap2 one stone, two, or none is a legal turn: where no reed tells one, nothing is refused.
            boolean counted = i == 0 || !opened.gomoku();
            if (!turn(opened.turns().get(i), "opening turn " + (i + 1), counted)) {
                return false;
            }
        }
        return true;
    }

    private boolean turn(OpeningTurn turn, String name, boolean counted) {
        watched.pass(Math.max(hands.untilClearNanos(), dice.between(1000, 4000) * MILLI));
        ready.run();
        long beganNanos = watched.agenda().nanos();
        for (Turn.Deed deed : turn.turn().deeds()) {
            act(turn.turn().side(), deed);
            watched.pass(dice.between(300, 1500) * MILLI);
        }
        // He looks at his face before he presses, which may follow late; what stands there must be what he has tapped.
        boolean shown = watched.until(() -> shown(turn), FOLLOWS_NANOS);
        boolean missed = !counted && turn.places().stream().anyMatch(arbiter::unseen);
        if (!shown || missed) {
            cure(turn, name, false);
        }
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int ended = presses.ended();
            int refused = presses.refused();
            if (turn.places().isEmpty()) {
                hands.bare();
                watched.pass(dice.between(0, 200) * MILLI);
            }
            watched.press(turn.turn().side());
            pressedNanos = watched.agenda().nanos();
            boolean decided = decided(
                    turn.turn().side(),
                    () -> presses.ended() > ended || presses.refused() > refused || arbiter.asked());
            if (!decided) {
                oracles.wrong("move in " + name + ": the press was never decided");
                return false;
            }
            if (presses.ended() > ended) {
                return fits(turn, name, beganNanos);
            }
            if (arbiter.asked()) {
                ready.run();
            } else {
                boolean unclear = presses.unclear();
                named(cure(turn, name, attempt % 3 == 2), name, beganNanos, pressedNanos + NAMED_NANOS);
                if (unclear && !oracles.unclear(beganNanos, pressedNanos + NAMED_NANOS)) {
                    oracles.wrong("move in " + name + ": refused as unclear, and nothing is called ambiguous");
                }
            }
        }
        oracles.wrong("move in " + name + ": could not be played");
        return false;
    }

    /** Waits for what becomes of a press; presses again when the clock has lost it, as a player does whose face still runs. */
    private boolean decided(ClockSide side, BooleanSupplier so) {
        long endNanos = watched.agenda().nanos() + DECIDED_NANOS;
        while (!so.getAsBoolean() && watched.agenda().nanos() < endNanos) {
            if (watched.isAtRest() && watched.agenda().nanos() - pressedNanos > LOST_NANOS) {
                watched.press(side);
                pressedNanos = watched.agenda().nanos();
            }
            watched.pass(LOOK_NANOS);
        }
        return so.getAsBoolean();
    }

    /** A press was refused for what the table cannot tell: an irregularity names each of these points in time, unless the arbiter has entered it before. */
    private void named(List<Point> points, String name, long fromNanos, long untilNanos) {
        for (Point point : points) {
            if (!oracles.named(point, fromNanos, untilNanos) && !arbiter.entered(point)) {
                oracles.wrong("move in " + name + ": refused, and nothing names " + point + " within 2 s");
            }
        }
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

    /**
     * A press was refused: the arbiter tells what the reeds show wrongly, and the player does again what the table has not understood.
     *
     * @param again whether the stones have been set again twice, in vain
     * @return the points that the table does not tell rightly
     */
    private List<Point> cure(OpeningTurn turn, String name, boolean again) {
        boolean unclear = presses.unclear();
        boolean misordered = presses.misordered();
        List<Point> stones = turn.places();
        boolean removal = turn.turn().deeds().stream().anyMatch(Turn.Lift.class::isInstance);
        List<Point> misread = new ArrayList<>(arbiter.look(name, stones, !removal));
        // With a ghost out of the way the order may be known; whoever sets the stones again brings the ghost back with
        // one of them.
        boolean asItIs = misordered || (unclear && misread.isEmpty());
        if (asItIs && !again) {
            setAgain(stones);
        } else if (asItIs) {
            // Beside a missing diode a stone brings its ghost however often it is set, and a welded reed does not tell
            // that it was set again: he says which is which.
            arbiter.enter(stones, !removal, misordered);
        }
        if (turn.swap() != marked()) {
            tap(turn.turn().side());
        }
        for (int taps = 0; taps < MOST_TAPS && turn.number() > 0 && tapped() != turn.number(); taps++) {
            int before = tapped();
            tap(turn.turn().side());
            watched.until(() -> tapped() != before, FOLLOWS_NANOS);
        }
        watched.pass(500 * MILLI);
        return misread;
    }

    private void setAgain(List<Point> stones) {
        for (Point point : stones) {
            watched.table().world().lift(point);
            watched.pass(1000 * MILLI);
            watched.table().world().place(point);
            watched.pass(1000 * MILLI);
        }
    }

    /** Says whether the mover's face shows his number and his swap, or neither, as he means it. */
    private boolean shown(OpeningTurn turn) {
        return tapped() == turn.number() && marked() == turn.swap();
    }

    private boolean marked() {
        return play().filter(now -> now.mark() == Event.Mark.SWAP).isPresent();
    }

    private int tapped() {
        return play().map(now -> now.progress().tapped()).orElse(0);
    }

    private Optional<Play> play() {
        return watched.record();
    }

    private boolean fits(OpeningTurn turn, String name, long beganNanos) {
        List<Point> record = play().orElseThrow().pressedMoves().stream()
                .map(Move::point)
                .flatMap(Optional::stream)
                .toList();
        List<Point> offers = play().orElseThrow().progress().offers();
        int declared = play().orElseThrow().progress().declared();
        boolean number = turn.number() == 0 || declared == turn.number();
        boolean later = !turn.places().containsAll(turn.offers());
        boolean fits = record.equals(turn.moves()) && offered(turn.offers(), offers, later, beganNanos) && number;
        if (!fits) {
            oracles.wrong("move in " + name + ": set " + turn.moves() + " offers " + turn.offers() + " number "
                    + turn.number() + ", recorded " + record + " offers " + offers + " number " + declared);
        }
        return fits;
    }

    /**
     * Says whether the offers are those that were set, in their order too unless one was told of that is out of it: all are black, and their order decides nothing.
     *
     * @param later whether they were set in an earlier turn, and their order compared there
     */
    private boolean offered(List<Point> set, List<Point> recorded, boolean later, long beganNanos) {
        boolean told = IntStream.range(0, Math.min(set.size(), recorded.size()))
                .filter(i -> set.get(i) != recorded.get(i))
                .mapToObj(set::get)
                .anyMatch(point -> oracles.named(point, beganNanos, pressedNanos + NAMED_NANOS));
        return recorded.equals(set) || ((later || told) && Set.copyOf(recorded).equals(Set.copyOf(set)));
    }
}
