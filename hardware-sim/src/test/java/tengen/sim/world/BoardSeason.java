package tengen.sim.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.sensing.Expectation;
import tengen.sensing.Observation;
import tengen.sensing.Occupancy;
import tengen.sensing.Reading;
import tengen.sensing.Settler;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/**
 * Games on the board alone: stones set by hands, a lever after each, an arbiter who knows the truth and enters what the board could not tell. Judged by what
 * went into the record without a question.
 */
final class BoardSeason implements Lookout {
    private static final long MILLI = 1_000_000;
    private static final int MOVES = 40;

    final Agenda agenda = new Agenda();
    final SimBoard board;
    final Hands hands;
    final BoardFaults faults;
    final List<String> wrong = new ArrayList<>();
    final List<String> questions = new ArrayList<>();
    int observations;
    private final Settler settler = new Settler(Settler.SETTLE_NANOS);
    private final Reading reading = new Reading(Settler.SETTLE_NANOS);
    private final Dice dice;
    private Sites pressed = Sites.NONE;
    private Sites byHand = Sites.NONE;
    private Optional<Point> own = Optional.empty();
    private final List<Point> held = new ArrayList<>();
    private Optional<Observation> doubt = Optional.empty();
    private boolean lost;
    private long gapStartNanos;
    private long gapEndNanos;
    private String last = "";

    private BoardSeason(SimPi4j pi4j, long seed, HandRates hands, BoardRates rates) {
        dice = new Dice(seed);
        board = new SimBoard(pi4j, agenda, dice, true);
        this.hands = new Hands(agenda, board.world(), dice, hands);
        faults = new BoardFaults(agenda, board.world(), board.faults(), dice);
        board.boot(this);
        List<Point> moves = moves(dice.fork("moves"));
        faults.enter(rates, moves, MOVES * 5_000 * MILLI);
        for (Point point : moves) {
            turn(point);
        }
    }

    /** Plays one game. */
    static BoardSeason play(SimPi4j pi4j, long seed, HandRates hands, BoardRates rates) {
        return new BoardSeason(pi4j, seed, hands, rates);
    }

    private void turn(Point point) {
        agenda.runUntil(agenda.nanos() + dice.between(1000, 4000) * MILLI);
        long[] before = manners();
        long setNanos = hands.set(point);
        last = did(before);
        // One press in four comes at once, faster than a stone settles.
        long thinkNanos = (dice.chance(250_000) ? dice.between(10, 140) : dice.between(200, 2000)) * MILLI;
        long stampNanos = agenda.nanos() + setNanos + thinkNanos;
        // The press waits for a frame newer than its stamp, or until the board is known to be lost.
        agenda.runUntil(stampNanos + 1);
        board.want(stampNanos + 1);
        while (!lost && settler.seenNanos() - stampNanos <= 0) {
            agenda.runUntil(agenda.nanos() + MILLI);
        }
        while (lost) {
            agenda.runUntil(agenda.nanos() + 20 * MILLI);
        }
        press(point, stampNanos);
    }

    private void press(Point truth, long stampNanos) {
        // A stone set down while the board was not seen is first seen after the gap; the press in the gap was made with
        // it.
        boolean hidden = stampNanos - gapStartNanos > 0 && gapEndNanos - stampNanos >= 0;
        settler.closeWindow(
                hidden ? gapEndNanos : stampNanos,
                own.map(point -> Sites.of(point.index())).orElse(Sites.NONE),
                Sites.of(held.stream().mapToInt(Point::index).toArray()));
        look(true);
        Occupancy now = settler.occupancy();
        boolean stands = own.filter(now::has).isPresent();
        if (doubt.isPresent() || !stands) {
            questions.add("move " + (pressed.size() + 1) + " " + truth + ": "
                    + doubt.map(Object::toString).orElse("no stone") + ", own " + own + ", raw "
                    + settler.raw().has(truth.index())
                    + ", hands " + last);
            // The arbiter looks at the board: what it does not show, and what it shows without a stone, is entered by
            // hand from now on.
            byHand = byHand.or(board.world().stones().xor(now.settled()));
            own = Optional.of(truth);
        } else if (own.get() != truth) {
            wrong.add("move " + (pressed.size() + 1) + " is " + truth + ", taken as " + own.get() + ", hands " + last);
            own = Optional.of(truth);
        }
        pressed = pressed.with(own.get().index());
        own = Optional.empty();
        held.clear();
        doubt = Optional.empty();
        look(false);
    }

    private long[] manners() {
        long[] counts = new long[Hands.Manner.values().length];
        for (Hands.Manner manner : Hands.Manner.values()) {
            counts[manner.ordinal()] = hands.count(manner);
        }
        return counts;
    }

    private String did(long[] before) {
        StringBuilder did = new StringBuilder();
        for (Hands.Manner manner : Hands.Manner.values()) {
            did.append(hands.count(manner) > before[manner.ordinal()] ? " " + manner : "");
        }
        return did.toString();
    }

    @Override
    public void seen(Seen run) {
        lost = false;
        if (run.sinceNanos() - settler.seenNanos() > 50 * MILLI) {
            gapStartNanos = settler.seenNanos();
            gapEndNanos = run.sinceNanos();
        }
        settler.accept(run);
        look(false);
    }

    @Override
    public void lost(long sinceNanos) {
        lost = true;
    }

    private void look(boolean press) {
        for (boolean more = true; more; ) {
            Sites loose = Sites.NONE;
            for (Point point : held) {
                loose = loose.with(point.index());
            }
            loose = own.isPresent() ? loose.with(own.get().index()) : loose;
            Expectation expected = new Expectation(pressed.or(loose), loose, byHand);
            List<Observation> fresh = press
                    ? reading.compareAtPress(settler.occupancy(), expected, settler.seenNanos())
                    : reading.compare(settler.occupancy(), expected, settler.seenNanos());
            fresh.forEach(this::hear);
            more = !fresh.isEmpty();
        }
        doubt = reading.outstanding().stream().filter(BoardSeason::unclear).findFirst();
        board.want(Math.min(settler.nextDueNanos(), reading.nextDueNanos()));
    }

    private static boolean unclear(Observation observation) {
        return observation instanceof Observation.Ambiguous
                || observation instanceof Observation.Displaced
                || observation instanceof Observation.Disturbed;
    }

    private void hear(Observation observation) {
        observations++;
        switch (observation) {
            case Observation.Appeared appeared -> {
                if (own.isEmpty()) {
                    own = Optional.of(appeared.point());
                } else {
                    held.add(appeared.point());
                }
            }
            case Observation.Slid slid -> {
                if (own.isPresent() && own.get() == slid.from()) {
                    own = Optional.of(slid.to());
                } else {
                    held.remove(slid.from());
                    held.add(slid.to());
                }
            }
            case Observation.Lifted lifted -> {
                if (own.isPresent() && own.get() == lifted.point()) {
                    own = held.isEmpty() ? Optional.empty() : Optional.of(held.removeFirst());
                } else {
                    held.remove(lifted.point());
                }
            }
            case Observation.Vanished a -> {}
            case Observation.Returned a -> {}
            case Observation.Displaced a -> {}
            case Observation.Disturbed a -> {}
            case Observation.Ambiguous a -> {}
        }
    }

    private static List<Point> moves(Dice dice) {
        List<Point> free = new ArrayList<>();
        for (int site = 0; site < Sites.COUNT; site++) {
            free.add(Point.at(site));
        }
        List<Point> moves = new ArrayList<>();
        for (int move = 0; move < MOVES; move++) {
            moves.add(free.remove(dice.below(free.size())));
        }
        return moves;
    }

    /** Plays many games and prints what was injected and what came of it: first seed, games. */
    public static void main(String[] arguments) {
        long first = Long.parseLong(arguments[0]);
        int games = Integer.parseInt(arguments[1]);
        BoardRates rates = BoardRates.NOISE.plus(BoardRates.SITES).plus(BoardRates.CHAIN);
        long[] manners = new long[Hands.Manner.values().length];
        long[] kinds = new long[BoardFaults.Kind.values().length];
        int asked = 0;
        int questions = 0;
        int wrong = 0;
        long start = System.nanoTime();
        try (SimPi4j pi4j = new SimPi4j()) {
            for (long seed = first; seed < first + games; seed++) {
                BoardSeason game = play(pi4j, seed, HandRates.DEFAULT, rates);
                asked += game.questions.isEmpty() ? 0 : 1;
                questions += game.questions.size();
                wrong += game.wrong.size();
                for (String text : game.wrong) {
                    System.out.println("seed " + seed + " WRONG " + text);
                }
                if (arguments.length > 2) {
                    for (String text : game.questions) {
                        System.out.println("seed " + seed + " asked " + text);
                    }
                }
                for (Hands.Manner manner : Hands.Manner.values()) {
                    manners[manner.ordinal()] += game.hands.count(manner);
                }
                for (BoardFaults.Kind kind : BoardFaults.Kind.values()) {
                    kinds[kind.ordinal()] += game.faults.count(kind);
                }
            }
        }
        for (Hands.Manner manner : Hands.Manner.values()) {
            System.out.println(manner + " " + manners[manner.ordinal()]);
        }
        for (BoardFaults.Kind kind : BoardFaults.Kind.values()) {
            System.out.println(kind + " " + kinds[kind.ordinal()]);
        }
        System.out.printf(
                "games %d, wrong moves %d, games with a question %d, questions %d, %.0f games/s%n",
                games, wrong, asked, questions, games * 1e9 / (System.nanoTime() - start));
    }
}
