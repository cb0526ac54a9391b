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
import tengen.sim.time.Agenda;
import tengen.sim.world.HandRates;
import tengen.sim.world.Hands;
import tengen.table.Item;

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

    /** A key waits for a frame of the board, and the board may be away for five seconds or flicker for a minute. */
    private static final long DECIDED_NANOS = 70 * SECOND_NANOS;

    /** By then an irregularity must have named the point (issue: within 2 s of the press). */
    private static final long NAMED_NANOS = 2 * SECOND_NANOS;

    private static final int ATTEMPTS = 4;

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
    private int refused;

    TroubledGame(KnownGame known, SimPi4j pi4j, Dice dice, RigSettings settings, List<FaultKind> kinds) {
        // A stone that slides over a forbidden point is noticed there, so the list of fouls is not what the engine tells.
        this.game = new KnownGame(
                known.id(), known.moves(), Opened.FREE, known.result(), known.end(), Optional.empty());
        this.dice = dice.fork("players");
        this.plan = new FaultPlan(kinds, dice.fork("faults"));
        this.oracles = new Oracles(game);
        journal = new MemoryJournal(game.id());
        table = new SimTable(agenda, pi4j, dice, settings, () -> journal, this::hear);
        hands = new Hands(agenda, table.world(), dice, HandRates.PERFECT);
        arbiter = new SeasonArbiter(agenda, table);
        kinds.forEach(kind -> faults.add(GameFaults.of(kind).orElseThrow()));
    }

    Outcome play() {
        table.powerOn();
        Rules rules = Rules.parse(Map.of("claims", "automatic", "time", "20m+60s/move"));
        table.controller().orElseThrow().offer(new Item.Pairing(game.id(), "A", "B", false, rules));
        pass(SECOND_NANOS);
        arbiter.order(new Wish.Start());
        pass(SECOND_NANOS);
        Setting setting = new Setting(
                agenda, table, hands, game.moves(), TURN_NANOS * game.moves().size(), plan);
        faults.forEach(fault -> fault.enter(setting));
        boolean goesOn = true;
        for (int number = 1; goesOn && number <= game.moves().size(); number++) {
            goesOn = turn(number);
        }
        faults.forEach(GameFault::heal);
        if (goesOn) {
            end();
            pass(SECOND_NANOS);
            oracles.judge(
                    table.controller().orElseThrow().loop().state(),
                    journal,
                    table.world().stones());
        }
        return outcome();
    }

    private Outcome outcome() {
        FaultCounts counts = new FaultCounts();
        faults.forEach(fault -> fault.count(counts));
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

    /** Sets a stone and presses until the press is accepted; returns whether the game goes on. */
    private boolean turn(int number) {
        pass(dice.between(1000, 4000) * MILLI);
        Point point = game.moves().get(number - 1);
        ClockSide side = number % 2 == 1 ? ClockSide.A : ClockSide.B;
        long setNanos = agenda.nanos();
        pass(hands.set(point));
        // One press in four comes at once, faster than a stone settles.
        pass((dice.chance(250_000) ? dice.between(10, 140) : dice.between(200, 2000)) * MILLI);
        if (number == game.moves().size() && game.end() == KnownGame.End.FIVE) {
            return true;
        }
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            long pressNanos = agenda.nanos();
            int before = refused;
            table.clock().press(side);
            if (!until(() -> pressed() >= number || refused > before, DECIDED_NANOS)) {
                oracles.wrong("move " + number + " " + point + ": the press was never decided");
                return false;
            }
            if (pressed() >= number) {
                return fits(number);
            }
            arbiter.look(number, point);
            boolean stands = oracles.named(point, setNanos, pressNanos + NAMED_NANOS) || arbiter.inRecord(point);
            if (!stands) {
                oracles.wrong("move " + number + " " + point + ": refused, and nothing names it within 2 s");
            }
        }
        oracles.wrong("move " + number + " " + game.moves().get(number - 1) + ": could not be played");
        return false;
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
        if (row.type().equals("CommandRefused") && row.body().contains("LEVER")) {
            refused++;
        }
    }

    private boolean isOver() {
        return table.controller()
                .filter(controller -> controller.loop().state() instanceof GameState.Ended)
                .isPresent();
    }

    private int pressed() {
        return table.controller()
                .flatMap(controller -> controller.loop().state().game())
                .map(play -> play.pressedMoves().size())
                .orElse(0);
    }

    private Play record() {
        return table.controller().orElseThrow().loop().state().game().orElseThrow();
    }

    private void pass(long nanos) {
        agenda.runUntil(agenda.nanos() + nanos);
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
