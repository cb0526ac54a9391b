package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.MemoryJournal;
import tengen.record.Recovery;
import tengen.record.Row;
import tengen.record.StoreFault;
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
    private static final Rules RULES = Rules.parse(Map.of("claims", "automatic", "time", "20m+60s/move"));

    private final KnownGame game;
    private final Dice dice;
    private final Agenda agenda = new Agenda();
    private final MemoryJournal journal;
    private final SimTable table;
    private final List<String> wrong = new ArrayList<>();

    /**
     * What came of a game.
     *
     * @param wrong what the oracles found, one line each
     * @param virtualNanos how long the game lasted
     * @param events rows of its journal
     * @param stones stones of its record
     */
    record Outcome(String id, List<String> wrong, long virtualNanos, long events, int stones, String lastHash) {}

    SeasonGame(KnownGame game, SimPi4j pi4j, Dice dice, RigSettings settings) {
        this.game = game;
        this.dice = dice.fork("players");
        journal = new MemoryJournal(game.id());
        table = new SimTable(agenda, pi4j, dice, settings, () -> journal, this::hear);
    }

    Outcome play() {
        table.powerOn();
        table.controller().orElseThrow().offer(new Item.Pairing(game.id(), "A", "B", false, RULES));
        agenda.runUntil(START_NANOS - SECOND_NANOS);
        order(new Wish.Start());
        long lastNanos = START_NANOS;
        for (int i = 0; i < game.moves().size(); i++) {
            lastNanos = START_NANOS + i * TURN_NANOS;
            turn(i, lastNanos);
        }
        end(lastNanos + TURN_NANOS);
        agenda.runUntil(lastNanos + TURN_NANOS + AFTER_NANOS);
        judge();
        return new Outcome(
                game.id(),
                wrong,
                agenda.nanos(),
                journal.lastSeq(),
                game.moves().size(),
                journal.rows(journal.lastSeq(), 1).getFirst().hash().toString());
    }

    /** Returns everything that was journalled. */
    List<Row> rows() {
        return journal.rows(1, Integer.MAX_VALUE);
    }

    private void turn(int index, long atNanos) {
        Point point = game.moves().get(index);
        long placeNanos = atNanos + dice.between(0, 3 * SECOND_NANOS);
        agenda.change(placeNanos, () -> table.world().place(point));
        boolean last = index == game.moves().size() - 1;
        if (!last || game.end() != KnownGame.End.FIVE) {
            ClockSide side = side(index);
            agenda.change(
                    placeNanos + dice.between(300_000_000L, 1_500_000_000L),
                    () -> table.clock().press(side));
        }
    }

    private void end(long atNanos) {
        int stones = game.moves().size();
        switch (game.end()) {
            case FIVE -> key(atNanos, ClockKey.CALL_A, ClockKey.CALL_B, winner(), TAP_NANOS);
            case FORBIDDEN -> key(atNanos, ClockKey.CALL_A, ClockKey.CALL_B, ClockSide.B, TAP_NANOS);
            case RESIGNATION -> key(atNanos, ClockKey.RESIGN_A, ClockKey.RESIGN_B, other(winner()), HOLD_NANOS);
            case DRAW -> {
                key(atNanos, ClockKey.DRAW_A, ClockKey.DRAW_B, side(stones - 1), TAP_NANOS);
                key(atNanos + SECOND_NANOS, ClockKey.DRAW_A, ClockKey.DRAW_B, side(stones), TAP_NANOS);
            }
        }
    }

    private void key(long atNanos, ClockKey ofA, ClockKey ofB, ClockSide side, long holdNanos) {
        agenda.change(atNanos, () -> table.clock().hold(side == ClockSide.A ? ofA : ofB, holdNanos));
    }

    private ClockSide winner() {
        return game.result() == KnownGame.Result.BLACK ? ClockSide.A : ClockSide.B;
    }

    private static ClockSide other(ClockSide side) {
        return side == ClockSide.A ? ClockSide.B : ClockSide.A;
    }

    private static ClockSide side(int index) {
        return index % 2 == 0 ? ClockSide.A : ClockSide.B;
    }

    private void order(Wish wish) {
        table.controller().orElseThrow().offer(new Item.Order("", "season", Event.Ruler.DESK, wish));
    }

    private void hear(Row row, long nowNanos) {
        if (row.type().equals("Irregularity") || row.type().equals("CommandRefused")) {
            wrong.add(row.type() + " at " + nowNanos / 1_000_000 + " ms: " + row.body());
        }
    }

    private void judge() {
        GameState state = table.controller().orElseThrow().loop().state();
        if (!(state instanceof GameState.Ended over)) {
            wrong.add("not ended: " + state.getClass().getSimpleName());
            return;
        }
        moves(over.play());
        result(over);
        replay(state);
        if (!table.world().stones().equals(stones(over.play()))) {
            wrong.add("the board and the record differ");
        }
    }

    private void moves(Play play) {
        List<Point> played =
                play.moves().stream().map(Move::point).flatMap(Optional::stream).toList();
        if (!played.equals(game.moves())) {
            wrong.add("moves: played " + game.moves() + ", recorded " + played);
        }
    }

    private void result(GameState.Ended over) {
        Event.Outcome expected = switch (game.result()) {
            case BLACK -> Event.Outcome.BLACK;
            case WHITE -> Event.Outcome.WHITE;
            case DRAW -> Event.Outcome.NONE;
        };
        Event.Reason reason = over.ending().reason();
        boolean fits = switch (game.end()) {
            case FIVE -> reason == Event.Reason.FIVE || reason == Event.Reason.WHITE_OVERLINE;
            case FORBIDDEN ->
                reason == Event.Reason.FORBIDDEN_33
                        || reason == Event.Reason.FORBIDDEN_44
                        || reason == Event.Reason.BLACK_OVERLINE;
            case RESIGNATION -> reason == Event.Reason.RESIGN;
            case DRAW -> reason == Event.Reason.DRAW_AGREED;
        };
        if (over.ending().winner() != expected || !fits) {
            wrong.add("ended " + over.ending().winner() + " " + reason + ", but the file says " + game.result() + " "
                    + game.end());
        }
    }

    private void replay(GameState state) {
        try {
            if (!Recovery.from(journal).state().equals(state)) {
                wrong.add("the journal does not lead to the live state");
            }
        } catch (StoreFault fault) {
            wrong.add("the journal does not replay: " + fault.getMessage());
        }
    }

    private static tengen.bridge.Sites stones(Play play) {
        return tengen.bridge.Sites.of(play.moves().stream()
                .flatMap(move -> move.point().stream())
                .mapToInt(Point::index)
                .toArray());
    }
}
