package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Wish;
import tengen.record.MemoryJournal;
import tengen.record.Row;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.fault.FaultCounts;
import tengen.sim.fault.FaultKind;
import tengen.sim.fault.FaultPlan;
import tengen.sim.rig.RigSettings;
import tengen.sim.rig.SimController;
import tengen.sim.rig.SimTable;
import tengen.sim.time.Agenda;
import tengen.sim.world.HandRates;
import tengen.sim.world.Hands;
import tengen.table.Item;
import tengen.table.TableLoop;

/**
 * Plays one known game, one stone a turn, through a whole table on a bad day: players set stones by hand and press, and press again when they are refused and the
 * arbiter has been. Every accepted press is compared at once with the stone that was really set. One thread.
 */
final class TroubledGame {
    private static final long MILLI = 1_000_000L;
    private static final long SECOND_NANOS = 1_000 * MILLI;
    private static final long TURN_NANOS = 4 * SECOND_NANOS;
    private static final long HOLD_NANOS = 2_300 * MILLI;
    private static final long TAP_NANOS = 100 * MILLI;

    /** How soon the table looks at what has happened. */
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
    private final Agenda agenda = new Agenda();
    private final MemoryJournal journal;
    private final SimTable table;
    private final Hands hands;
    private final Oracles oracles;
    private final SeasonArbiter arbiter;
    private final SeasonStore store;
    private final Optional<SeasonHall> hall;
    private final EventOracles events;
    private int refused;
    private int replayed;
    private boolean dirty;

    TroubledGame(KnownGame known, SimPi4j pi4j, Dice dice, RigSettings settings, List<FaultKind> kinds) {
        // A stone that slides over a forbidden point is noticed there, so the list of fouls is not what the engine tells.
        this.game = new KnownGame(
                known.id(), known.moves(), Opened.FREE, known.result(), known.end(), Optional.empty());
        this.dice = dice.fork("players");
        this.plan = new FaultPlan(kinds, dice.fork("faults"));
        this.oracles = new Oracles(game);
        journal = new MemoryJournal(game.id());
        store = new SeasonStore(agenda, journal);
        events = new EventOracles(journal);
        table = new SimTable(agenda, pi4j, dice, settings, store, new Listener());
        boolean needsHall = kinds.contains(FaultKind.BROKER) || kinds.contains(FaultKind.ARBITER);
        hall = needsHall ? Optional.of(new SeasonHall(agenda, dice.fork("hall"), table.wall())) : Optional.empty();
        hands = new Hands(agenda, table.world(), dice, HandRates.PERFECT);
        arbiter = new SeasonArbiter(agenda, table);
        kinds.forEach(kind -> faults.add(GameFaults.of(kind).orElseThrow()));
    }

    Outcome play() {
        try {
            perform();
        } finally {
            hall.ifPresent(SeasonHall::close);
        }
        return outcome();
    }

    private void perform() {
        table.powerOn();
        Rules rules = Rules.parse(Map.of("claims", "automatic", "time", "20m+60s/move"));
        table.controller().orElseThrow().offer(new Item.Pairing(game.id(), "A", "B", false, rules));
        pass(SECOND_NANOS);
        arbiter.order(new Wish.Start());
        pass(SECOND_NANOS);
        faults.forEach(fault -> fault.enter(new Setting(
                agenda, table, hands, game.moves(), TURN_NANOS * game.moves().size(), plan, store, hall)));
        int number = 1;
        // A table that dies while its store is silent may forget turns: they are played again.
        for (int turns = 0; number > 0 && number <= game.moves().size() && turns < 3 * game.moves().size(); turns++) {
            number = turn(number);
        }
        faults.forEach(GameFault::heal);
        if (number > 0) {
            end();
            settle();
            oracles.judge(
                    table.controller().orElseThrow().loop().state(),
                    journal,
                    table.world().stones());
        }
    }

    /** Everything is well again: within this time the desk must have everything, and a process that dies once more must come back with the same result. */
    private void settle() {
        if (plan.has(FaultKind.CRASH)) {
            table.crash(SECOND_NANOS);
        }
        pass(5 * SECOND_NANOS);
        if (hall.isPresent() && !until(() -> hall.get().delivered() && hall.get().answered(), HEALED_NANOS)) {
            oracles.wrong("the desk does not have everything " + HEALED_NANOS / SECOND_NANOS + " s after all is well");
        }
        pass(SECOND_NANOS);
        hall.ifPresent(desk -> desk.differences(journal.epoch(), rows()).forEach(oracles::wrong));
        hall.ifPresent(desk -> desk.unfaithful(events.given()).forEach(oracles::wrong));
    }

    private Outcome outcome() {
        FaultCounts counts = new FaultCounts();
        faults.forEach(fault -> fault.count(counts));
        if (plan.has(FaultKind.STORE) || plan.has(FaultKind.CRASH)) {
            counts.add("turns played again", replayed);
        }
        events.found().forEach(oracles::wrong);
        return new Outcome(
                game.id(),
                oracles.found(),
                agenda.nanos(),
                journal.lastSeq(),
                game.moves().size(),
                journal.rows(journal.lastSeq(), 1).getFirst().hash().toString(),
                arbiter.questions(),
                counts.byName(),
                oracles.irregularities());
    }

    /** Sets a stone and presses until the press is accepted; returns the number of the turn to play next, 0 when the game cannot go on. */
    private int turn(int number) {
        pass(dice.between(1000, 4000) * MILLI);
        if (!ready(number)) {
            return forgotten(number);
        }
        facesAgree(number);
        Point point = game.moves().get(number - 1);
        ClockSide side = number % 2 == 1 ? ClockSide.A : ClockSide.B;
        long setNanos = agenda.nanos();
        pass(hands.set(point));
        // One press in four comes at once, faster than a stone settles.
        pass((dice.chance(250_000) ? dice.between(10, 140) : dice.between(200, 2000)) * MILLI);
        if (number == game.moves().size() && game.end() == KnownGame.End.FIVE) {
            return number + 1;
        }
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            long pressNanos = agenda.nanos();
            int before = refused;
            press(side);
            switch (await(number, side, before)) {
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
                case REFUSED -> {
                    // The arbiter is asked below.
                }
            }
            if (!ready(number)) {
                return forgotten(number);
            }
            arbiter.look(number, point);
            boolean stands = oracles.named(point, setNanos, pressNanos + NAMED_NANOS) || arbiter.inRecord(point);
            if (!stands) {
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
        boolean agree = until(() -> !running() || faces().isEmpty(), FACES_NANOS);
        if (!agree) {
            oracles.wrong("faces before move " + number + ": " + faces().orElse("faces"));
        }
    }

    private Optional<String> faces() {
        return table.controller()
                .flatMap(controller -> controller.loop().state().game())
                .flatMap(play -> FaceOracle.differs(table.clock().faces(), play, agenda.nanos()));
    }

    private void press(ClockSide side) {
        events.pressed(side == ClockSide.A ? Seat.A : Seat.B, agenda.nanos());
        table.clock().press(side);
    }

    private enum Answer {
        ACCEPTED,
        REFUSED,
        /** Turns before this one are gone. */
        FORGOTTEN,
        NEVER
    }

    /** Waits for what becomes of a press; presses again when the clock has lost it, as a player does whose face still runs. */
    private Answer await(int number, ClockSide side, int before) {
        long endNanos = agenda.nanos() + DECIDED_NANOS;
        long pressedNanos = agenda.nanos();
        while (agenda.nanos() < endNanos) {
            int done = pressed();
            if (done >= number) {
                return Answer.ACCEPTED;
            }
            if (done >= 0 && done < number - 1) {
                return Answer.FORGOTTEN;
            }
            if (refused > before) {
                return Answer.REFUSED;
            }
            if (arbiter.asked()) {
                return Answer.REFUSED;
            }
            boolean lost = done >= 0
                    && table.clock().keptKeys() == 0
                    && agenda.nanos() - pressedNanos > 2 * SECOND_NANOS
                    && table.controller().orElseThrow().loop().durable();
            if (lost) {
                press(side);
                pressedNanos = agenda.nanos();
            }
            pass(LOOK_NANOS);
        }
        return Answer.NEVER;
    }

    /** Waits until the game runs, the arbiter answering what the table asks; returns false when turns before this one are gone. */
    private boolean ready(int number) {
        long endNanos = agenda.nanos() + DECIDED_NANOS;
        while (agenda.nanos() < endNanos) {
            int done = pressed();
            if (done >= 0 && done < number - 1) {
                return false;
            }
            if (arbiter.asked()) {
                arbiter.answer();
            } else if (done >= 0 && running()) {
                return true;
            }
            pass(LOOK_NANOS);
        }
        return true;
    }

    /** Takes the stones off that the record has forgotten, and returns the number of the turn to play next. */
    private int forgotten(int number) {
        int done = pressed();
        replayed += number - 1 - done;
        for (int i = done; i < number; i++) {
            table.world().lift(game.moves().get(i));
        }
        return done + 1;
    }

    private boolean fits(int number) {
        List<Point> record = record().pressedMoves().stream()
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
        ready(0);
        ClockSide last = game.moves().size() % 2 == 1 ? ClockSide.A : ClockSide.B;
        ClockSide winner = game.result() == KnownGame.Result.BLACK ? ClockSide.A : ClockSide.B;
        pass(2 * SECOND_NANOS);
        switch (game.end()) {
            case FIVE -> claim(winner);
            case FORBIDDEN -> claim(ClockSide.B);
            case RESIGNATION -> {
                ClockSide loser = Turn.other(winner);
                table.clock().hold(loser == ClockSide.A ? ClockKey.RESIGN_A : ClockKey.RESIGN_B, HOLD_NANOS);
            }
            case DRAW -> {
                draw(last);
                pass(SECOND_NANOS);
                draw(Turn.other(last));
            }
        }
        until(this::isOver, DECIDED_NANOS);
    }

    /** Calls, and once more after the arbiter has been when the board did not show the stone. */
    private void claim(ClockSide side) {
        for (int attempt = 0; attempt < ATTEMPTS && !isOver(); attempt++) {
            long before = oracles.claims();
            table.clock().hold(side == ClockSide.A ? ClockKey.CALL_A : ClockKey.CALL_B, TAP_NANOS);
            until(() -> isOver() || oracles.claims() > before, DECIDED_NANOS);
            if (!isOver()) {
                arbiter.look(game.moves().size(), game.moves().getLast());
            }
        }
    }

    private void draw(ClockSide side) {
        table.clock().hold(side == ClockSide.A ? ClockKey.DRAW_A : ClockKey.DRAW_B, TAP_NANOS);
    }

    private void hear(Row row, long nowNanos) {
        oracles.hear(row, nowNanos);
        dirty = true;
        if (row.type().equals("CommandRefused") && row.body().contains("LEVER")) {
            refused++;
        }
    }

    private boolean isOver() {
        return table.controller()
                .filter(controller -> controller.loop().state() instanceof GameState.Ended)
                .isPresent();
    }

    /** Returns how many turns the record has; -1 while no process runs. */
    private int pressed() {
        return table.controller()
                .flatMap(controller -> controller.loop().state().game())
                .map(play -> play.pressedMoves().size())
                .orElse(-1);
    }

    private boolean running() {
        return table.controller()
                .filter(controller -> controller.loop().state() instanceof GameState.Running)
                .isPresent();
    }

    /** Returns everything that was journalled. */
    List<Row> rows() {
        return journal.rows(1, Integer.MAX_VALUE);
    }

    private Play record() {
        return table.controller().orElseThrow().loop().state().game().orElseThrow();
    }

    private void pass(long nanos) {
        long endNanos = agenda.nanos() + nanos;
        while (agenda.nanos() < endNanos) {
            try {
                agenda.runUntil(endNanos);
            } catch (SeasonStore.Death death) {
                table.crash(CrashFaults.outageNanos(dice));
            }
        }
        if (dirty) {
            dirty = false;
            events.catchUp();
            events.faces(table.clock().faces());
            table.controller()
                    .map(SimController::loop)
                    .filter(TableLoop::durable)
                    .ifPresent(loop -> events.compare(loop.state()));
        }
    }

    /** Hears what the table writes. */
    private final class Listener implements SimTable.Ear {
        @Override
        public void told(Row row, long nowNanos) {
            hear(row, nowNanos);
            hall.ifPresent(SeasonHall::told);
        }

        @Override
        public void unwritten(Optional<GameState> state) {
            hall.ifPresent(desk -> desk.unwritten(state));
        }

        @Override
        public void began(SimController life, long boot) {
            hall.ifPresent(desk -> desk.began(life, store.current(), boot));
        }

        @Override
        public void ended() {
            hall.ifPresent(SeasonHall::ended);
        }
    }

    /** Lets time pass until it is so, and returns whether it became so. */
    private boolean until(BooleanSupplier so, long limitNanos) {
        long endNanos = agenda.nanos() + limitNanos;
        while (!so.getAsBoolean() && agenda.nanos() < endNanos) {
            pass(LOOK_NANOS);
        }
        return so.getAsBoolean();
    }
}
