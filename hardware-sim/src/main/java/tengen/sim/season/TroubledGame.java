package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.game.Move;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.MemoryJournal;
import tengen.record.Row;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.fault.FaultCounts;
import tengen.sim.fault.FaultKind;
import tengen.sim.fault.FaultPlan;
import tengen.sim.rig.RigSettings;
import tengen.sim.rig.SimTable;
import tengen.sim.world.HandRates;
import tengen.sim.world.Hands;
import tengen.table.Item;

/**
 * Plays one known game through a whole table on a bad day, one stone a turn after the opening if one was drawn: players set stones by hand and press, and press
 * again when they are refused and the arbiter has been. Every accepted press is compared at once with the stone that was really set. One thread.
 */
final class TroubledGame {
    private static final long MILLI = 1_000_000L;
    private static final long SECOND_NANOS = 1_000 * MILLI;
    private static final long TURN_NANOS = 4 * SECOND_NANOS;
    private static final long HOLD_NANOS = 2_300 * MILLI;
    private static final long TAP_NANOS = 100 * MILLI;

    /** How soon a player looks at what has happened. */
    private static final long LOOK_NANOS = 20 * MILLI;

    /** A key waits for a frame of the board, the board may flicker for a minute, the process be away for half of one. */
    private static final long DECIDED_NANOS = 120 * SECOND_NANOS;

    /** By then an irregularity must have named the point (issue: within 2 s of the press). */
    private static final long NAMED_NANOS = 2 * SECOND_NANOS;

    private static final int ATTEMPTS = 6;

    /** A process may be away for half a minute and a store be silent; then the picture comes at once. */
    private static final long FACES_NANOS = 60 * SECOND_NANOS;

    /** The longest pause between two attempts to reach a broker or a desk is 60 s and some jitter, and then everything goes again. */
    private static final long HEALED_NANOS = 180 * SECOND_NANOS;

    private final KnownGame game;
    private final Dice dice;
    private final FaultPlan plan;
    private final List<GameFault> faults = new ArrayList<>();
    private final WatchedTable watched;
    private final SimTable table;
    private final Hands hands;
    private final Oracles oracles;
    private final Diary diary;
    private final SeasonArbiter arbiter;
    private final Presses presses = new Presses();
    private int replayed;

    TroubledGame(KnownGame known, SimPi4j pi4j, Dice dice, RigSettings settings, List<FaultKind> kinds, Odds odds) {
        this(known, pi4j, dice, settings, kinds, odds, fault -> true, new Diary());
    }

    /**
     * Prepares a game.
     *
     * @param wanted says of a fault's name whether it may come
     * @param diary where everything that is done is noted
     */
    TroubledGame(
            KnownGame known,
            SimPi4j pi4j,
            Dice dice,
            RigSettings settings,
            List<FaultKind> kinds,
            Odds odds,
            Predicate<String> wanted,
            Diary diary) {
        // A stone that slides over a forbidden point is noticed there, so the list of fouls is not what the engine
        // tells.
        Opened opened = known.opened().turns().isEmpty() ? Opened.FREE : known.opened();
        this.game = new KnownGame(known.id(), known.moves(), opened, known.result(), known.end(), Optional.empty());
        this.dice = dice.fork("players");
        this.plan = new FaultPlan(kinds, dice.fork("faults"), wanted);
        this.diary = diary;
        this.oracles = new Oracles(game);
        boolean reports = kinds.contains(FaultKind.BROKER) || kinds.contains(FaultKind.ARBITER);
        watched = new WatchedTable(game.id(), pi4j, dice, settings, reports, this::hear, this::note);
        table = watched.table();
        hands = new Hands(watched.agenda(), table.world(), dice, HandRates.PERFECT);
        arbiter = new SeasonArbiter(watched::pass, table, this::note);
        table.world().onDeed(this::note);
        kinds.forEach(kind -> faults.add(GameFaults.of(kind, odds).orElseThrow()));
    }

    private void note(String words) {
        diary.note(watched.agenda(), words);
    }

    Outcome play() {
        try (watched) {
            perform();
        }
        return outcome();
    }

    private void perform() {
        table.powerOn();
        Rules rules = Rules.parse(game.opened().settings());
        table.controller().orElseThrow().offer(new Item.Pairing(game.id(), "A", "B", false, rules));
        watched.pass(SECOND_NANOS);
        arbiter.order(new Wish.Start());
        watched.pass(SECOND_NANOS);
        faults.forEach(fault -> fault.enter(new Setting(
                watched.agenda(),
                table,
                hands,
                game.moves(),
                TURN_NANOS * game.moves().size(),
                plan,
                watched.store(),
                watched.hall(),
                diary)));
        int number = opening() ? game.opened().stones().size() + 1 : 0;
        // A table that dies while its store is silent may forget turns: they are played again.
        for (int turns = 0;
                number > 0
                        && number <= game.moves().size()
                        && turns < 3 * game.moves().size();
                turns++) {
            number = turn(number);
        }
        faults.forEach(GameFault::heal);
        if (number > 0) {
            end();
            settle();
            oracles.judge(
                    table.controller().orElseThrow().loop().state(),
                    watched.store().journal(),
                    table.world().stones());
        }
    }

    private boolean opening() {
        return new TroubledOpening(watched, hands, arbiter, presses, dice, this::note, oracles, () -> ready(0))
                .play(game.opened());
    }

    /** Everything is well again: within this time the desk must have everything, and a process that dies once more must come back with the same result. */
    private void settle() {
        if (plan.has(FaultKind.CRASH)) {
            table.crash(SECOND_NANOS);
        }
        watched.pass(5 * SECOND_NANOS);
        watched.settle(HEALED_NANOS, oracles::wrong);
    }

    private Outcome outcome() {
        FaultCounts counts = new FaultCounts();
        faults.forEach(fault -> fault.count(counts));
        if (plan.has(FaultKind.STORE) || plan.has(FaultKind.CRASH)) {
            counts.add(Summary.PLAYED_AGAIN, replayed);
        }
        watched.events().found().forEach(oracles::wrong);
        MemoryJournal journal = watched.store().journal();
        return new Outcome(
                game.id(),
                oracles.found(),
                watched.agenda().nanos(),
                journal.lastSeq(),
                game.moves().size(),
                journal.rows(journal.lastSeq(), 1).getFirst().hash().toString(),
                arbiter.questions(),
                counts.byName(),
                oracles.irregularities());
    }

    /** Sets a stone and presses until the press is accepted; returns the number of the turn to play next, 0 when the game cannot go on. */
    private int turn(int number) {
        Point point = game.moves().get(number - 1);
        watched.pass(Math.max(hands.untilClearNanos(point), dice.between(1000, 4000) * MILLI));
        if (!ready(number)) {
            return forgotten(number);
        }
        facesAgree(number);
        ClockSide side = game.opened().side(number);
        long setNanos = watched.agenda().nanos();
        watched.pass(hands.set(point));
        // One press in four comes at once, faster than a stone settles.
        watched.pass((dice.chance(250_000) ? dice.between(10, 140) : dice.between(200, 2000)) * MILLI);
        if (number == game.moves().size() && game.end() == KnownGame.End.FIVE) {
            return number + 1;
        }
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            long pressNanos = watched.agenda().nanos();
            int before = presses.refused();
            watched.press(side);
            Answer answer = await(number, side, before);
            switch (answer) {
                case ACCEPTED -> {
                    return fits(number) ? number + 1 : 0;
                }
                case FORGOTTEN -> {
                    return forgotten(number);
                }
                case NEVER -> {
                    oracles.wrong("move " + number + " " + point + ": the press was never decided");
                    return 0;
                }
                case REFUSED, STOPPED -> {
                    // The arbiter is asked below.
                }
            }
            if (!ready(number)) {
                return forgotten(number);
            }
            if (answer == Answer.STOPPED) {
                continue;
            }
            int life = watched.lives();
            arbiter.look(number, point);
            boolean stands = oracles.named(point, setNanos, pressNanos + NAMED_NANOS) || arbiter.inRecord(point);
            // What he tells a process that dies meanwhile nobody hears; he is asked again.
            boolean heard = life == watched.lives() && table.controller().isPresent();
            if (heard && !stands) {
                oracles.wrong("move " + number + " " + point + ": refused, and nothing names it within 2 s");
            }
        }
        oracles.wrong("move " + number + " " + game.moves().get(number - 1) + ": could not be played");
        return 0;
    }

    /** While somebody thinks, what both faces show comes true, unless something is between the table and its clock. */
    private void facesAgree(int number) {
        if (plan.has(FaultKind.SERIAL) || plan.has(FaultKind.CLOCK)) {
            return;
        }
        boolean agree = watched.until(() -> watched.faces().isEmpty(), FACES_NANOS);
        if (!agree) {
            oracles.wrong("faces before move " + number + ": " + watched.faces().orElse("faces"));
        }
    }

    private enum Answer {
        ACCEPTED,
        REFUSED,
        /** The clocks stand until the arbiter has been. */
        STOPPED,
        /** Turns before this one are gone. */
        FORGOTTEN,
        NEVER
    }

    /** Waits for what becomes of a press; presses again when the clock has lost it, as a player does whose face still runs. */
    private Answer await(int number, ClockSide side, int before) {
        long endNanos = watched.agenda().nanos() + DECIDED_NANOS;
        long pressedNanos = watched.agenda().nanos();
        while (watched.agenda().nanos() < endNanos) {
            int done = watched.pressed();
            if (done >= number) {
                return Answer.ACCEPTED;
            }
            if (done >= 0 && done < number - 1) {
                return Answer.FORGOTTEN;
            }
            if (presses.refused() > before) {
                return Answer.REFUSED;
            }
            if (arbiter.asked()) {
                return Answer.STOPPED;
            }
            boolean lost = watched.isAtRest() && watched.agenda().nanos() - pressedNanos > 2 * SECOND_NANOS;
            if (lost) {
                watched.press(side);
                pressedNanos = watched.agenda().nanos();
            }
            watched.pass(LOOK_NANOS);
        }
        return Answer.NEVER;
    }

    /** Waits until the game runs, the arbiter answering what the table asks; returns false when turns before this one are gone. */
    private boolean ready(int number) {
        long endNanos = watched.agenda().nanos() + DECIDED_NANOS;
        while (watched.agenda().nanos() < endNanos) {
            int done = watched.pressed();
            if (done >= 0 && done < number - 1) {
                return false;
            }
            if (arbiter.asked()) {
                // At the end it is still the last turn: its stone may stand unpressed, and may have been dragged.
                int turn = number == 0
                        ? game.moves().size()
                        : Math.min(number, game.moves().size());
                arbiter.answer(turn, game.moves().get(turn - 1));
            } else if (done >= 0 && watched.isRunning()) {
                return true;
            }
            watched.pass(LOOK_NANOS);
        }
        return true;
    }

    /** Takes the stones off that the record has forgotten, and returns the number of the turn to play next. */
    private int forgotten(int number) {
        int done = watched.pressed();
        replayed += number - 1 - done;
        for (int i = done; i < number; i++) {
            table.world().lift(game.moves().get(i));
        }
        return done + 1;
    }

    private boolean fits(int number) {
        List<Point> record = watched.record().orElseThrow().pressedMoves().stream()
                .map(Move::point)
                .flatMap(Optional::stream)
                .toList();
        List<Point> truth = game.moves().subList(0, number);
        if (!record.equals(truth)) {
            oracles.wrong("move " + number + ": set " + truth.getLast() + ", recorded " + record.getLast());
        }
        return record.equals(truth);
    }

    private void end() {
        watched.pass(hands.untilClearNanos());
        ready(0);
        ClockSide last = game.opened().side(game.moves().size());
        ClockSide winner = game.result() == KnownGame.Result.BLACK
                ? game.opened().black()
                : Turn.other(game.opened().black());
        watched.pass(2 * SECOND_NANOS);
        // The process may have died once more meanwhile.
        ready(0);
        switch (game.end()) {
            case FIVE -> claim(winner);
            case FORBIDDEN -> claim(Turn.other(game.opened().black()));
            case RESIGNATION -> {
                ClockSide loser = Turn.other(winner);
                note(loser + " key RESIGN hold=" + Diary.span(HOLD_NANOS));
                table.clock().hold(loser == ClockSide.A ? ClockKey.RESIGN_A : ClockKey.RESIGN_B, HOLD_NANOS);
            }
            case DRAW -> {
                draw(last);
                watched.pass(SECOND_NANOS);
                draw(Turn.other(last));
            }
        }
        watched.until(watched::isOver, DECIDED_NANOS);
    }

    /** Calls, and once more after the arbiter has been when the board did not show the stone. */
    private void claim(ClockSide side) {
        for (int attempt = 0; attempt < ATTEMPTS && !watched.isOver(); attempt++) {
            long before = oracles.claims();
            ready(0);
            note(side + " key CALL");
            table.clock().hold(side == ClockSide.A ? ClockKey.CALL_A : ClockKey.CALL_B, TAP_NANOS);
            watched.until(() -> watched.isOver() || oracles.claims() > before || arbiter.hasClaim(), DECIDED_NANOS);
            if (arbiter.hasClaim()) {
                arbiter.rule(game.moves().size(), game.moves().getLast());
            } else if (!watched.isOver()) {
                arbiter.look(game.moves().size(), game.moves().getLast());
            }
        }
    }

    private void draw(ClockSide side) {
        note(side + " key DRAW");
        table.clock().hold(side == ClockSide.A ? ClockKey.DRAW_A : ClockKey.DRAW_B, TAP_NANOS);
    }

    private void hear(Row row, long nowNanos) {
        oracles.hear(row, nowNanos);
        boolean quiet = !plan.has(FaultKind.HANDS) && !plan.has(FaultKind.NOISE) && !plan.has(FaultKind.SITES);
        if (quiet) {
            LiftOracle.untrue(row, table.world().stones()).ifPresent(oracles::wrong);
        }
        presses.hear(row);
    }
}
