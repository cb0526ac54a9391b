package tengen.sim.season;

import java.util.List;
import java.util.Map;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.game.Event;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.MemoryJournal;
import tengen.record.Row;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.rig.RigSettings;
import tengen.sim.rig.SimTable;
import tengen.sim.time.Agenda;
import tengen.table.Item;

/** Plays one known game through a whole table and judges what came out of it. One thread. */
final class SeasonGame {
    private static final long SECOND_NANOS = 1_000_000_000L;

    /** By then the clock has answered and the board has been seen. */
    private static final long START_NANOS = 2 * SECOND_NANOS;

    /** One turn per 5 s (DESIGN 7). */
    private static final long TURN_NANOS = 5 * SECOND_NANOS;

    private static final long HOLD_NANOS = 2_300_000_000L;
    private static final long TAP_NANOS = 100_000_000L;
    private static final long AFTER_NANOS = 6 * SECOND_NANOS;

    private final KnownGame game;
    private final Dice dice;
    private final Agenda agenda = new Agenda();
    private final MemoryJournal journal;
    private final SimTable table;
    private final Oracles oracles;

    SeasonGame(KnownGame game, SimPi4j pi4j, Dice dice, RigSettings settings) {
        this.game = game;
        this.dice = dice.fork("players");
        this.oracles = new Oracles(game);
        journal = new MemoryJournal(game.id());
        table = new SimTable(agenda, pi4j, dice, settings, () -> journal, this::hear);
    }

    Outcome play() {
        table.powerOn();
        table.controller().orElseThrow().offer(new Item.Pairing(game.id(), "A", "B", false, rules()));
        agenda.runUntil(START_NANOS - SECOND_NANOS);
        order(new Wish.Start());
        long lastNanos = START_NANOS;
        List<Turn> turns = Turn.of(game, dice);
        for (int i = 0; i < turns.size(); i++) {
            lastNanos = START_NANOS + i * TURN_NANOS;
            turn(turns.get(i), i == turns.size() - 1, lastNanos);
        }
        end(lastNanos + TURN_NANOS);
        agenda.runUntil(lastNanos + TURN_NANOS + AFTER_NANOS);
        oracles.judge(
                table.controller().orElseThrow().loop().state(),
                journal,
                table.world().stones());
        return new Outcome(
                game.id(),
                oracles.found(),
                agenda.nanos(),
                journal.lastSeq(),
                game.moves().size(),
                journal.rows(journal.lastSeq(), 1).getFirst().hash().toString(),
                List.of(),
                Map.of(),
                oracles.irregularities());
    }

    /** Returns everything that was journalled. */
    List<Row> rows() {
        return journal.rows(1, Integer.MAX_VALUE);
    }

    private void turn(Turn turn, boolean last, long atNanos) {
        boolean one = turn.deeds().size() == 1;
        long deedNanos = atNanos + dice.between(0, one ? 3 * SECOND_NANOS : SECOND_NANOS / 2);
        long pressNanos = deedNanos;
        for (Turn.Deed deed : turn.deeds()) {
            pressNanos = deedNanos;
            agenda.change(deedNanos, () -> act(turn.side(), deed));
            deedNanos += dice.between(300_000_000L, 400_000_000L);
        }
        if (!last || game.end() != KnownGame.End.FIVE) {
            agenda.change(
                    pressNanos + dice.between(300_000_000L, one ? 1_500_000_000L : 600_000_000L),
                    () -> table.clock().press(turn.side()));
        }
    }

    private void act(ClockSide side, Turn.Deed deed) {
        switch (deed) {
            case Turn.Place place -> table.world().place(place.point());
            case Turn.Lift lift -> table.world().lift(lift.point());
            case Turn.Tap tap ->
                table.clock().hold(side == ClockSide.A ? ClockKey.OPTION_A : ClockKey.OPTION_B, TAP_NANOS);
        }
    }

    private void end(long atNanos) {
        ClockSide last = game.moves().size() % 2 == 1 ? black() : Turn.other(black());
        switch (game.end()) {
            case FIVE -> key(atNanos, ClockKey.CALL_A, ClockKey.CALL_B, winner(), TAP_NANOS);
            case FORBIDDEN -> key(atNanos, ClockKey.CALL_A, ClockKey.CALL_B, Turn.other(black()), TAP_NANOS);
            case RESIGNATION -> key(atNanos, ClockKey.RESIGN_A, ClockKey.RESIGN_B, Turn.other(winner()), HOLD_NANOS);
            case DRAW -> {
                key(atNanos, ClockKey.DRAW_A, ClockKey.DRAW_B, last, TAP_NANOS);
                key(atNanos + SECOND_NANOS, ClockKey.DRAW_A, ClockKey.DRAW_B, Turn.other(last), TAP_NANOS);
            }
        }
    }

    private void key(long atNanos, ClockKey ofA, ClockKey ofB, ClockSide side, long holdNanos) {
        agenda.change(atNanos, () -> table.clock().hold(side == ClockSide.A ? ofA : ofB, holdNanos));
    }

    private ClockSide winner() {
        return game.result() == KnownGame.Result.BLACK ? black() : Turn.other(black());
    }

    private ClockSide black() {
        return game.opened().swap() ? ClockSide.B : ClockSide.A;
    }

    private Rules rules() {
        return Rules.parse(game.opened().settings());
    }

    private void order(Wish wish) {
        table.controller().orElseThrow().offer(new Item.Order("", "season", Event.Ruler.DESK, wish));
    }

    private void hear(Row row, long nowNanos) {
        oracles.hear(row, nowNanos);
        if (row.type().equals("Irregularity") || row.type().equals("CommandRefused")) {
            oracles.wrong(row.type() + " at " + nowNanos / 1_000_000 + " ms: " + row.body());
        }
    }
}
