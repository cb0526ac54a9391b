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
import tengen.game.Seat;
import tengen.game.Wish;
import tengen.record.EventCodec;
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

    private final KnownGame game;
    private final Dice dice;
    private final Agenda agenda = new Agenda();
    private final MemoryJournal journal;
    private final SimTable table;
    private final List<String> wrong = new ArrayList<>();
    private final List<KnownGame.Foul> noticed = new ArrayList<>();

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
        return Rules.parse(Map.of(
                "claims",
                "automatic",
                "time",
                "20m+60s/move",
                "procedure",
                game.opened().procedure()));
    }

    private void order(Wish wish) {
        table.controller().orElseThrow().offer(new Item.Order("", "season", Event.Ruler.DESK, wish));
    }

    private void hear(Row row, long nowNanos) {
        if (row.type().equals("Noticed")) {
            notice(row);
        }
        if (row.type().equals("Irregularity") || row.type().equals("CommandRefused")) {
            wrong.add(row.type() + " at " + nowNanos / 1_000_000 + " ms: " + row.body());
        }
    }

    private void notice(Row row) {
        try {
            if (EventCodec.read(row) instanceof Event.Noticed seen && isFoul(seen.kind())) {
                noticed.add(new KnownGame.Foul(seen.number(), seen.point(), seen.kind()));
            }
        } catch (StoreFault fault) {
            wrong.add("a row that cannot be read: " + fault.getMessage());
        }
    }

    private static boolean isFoul(Event.NoticeKind kind) {
        return kind != Event.NoticeKind.FIVE && kind != Event.NoticeKind.WHITE_OVERLINE;
    }

    private void judge() {
        GameState state = table.controller().orElseThrow().loop().state();
        if (!(state instanceof GameState.Ended over)) {
            wrong.add("not ended: " + state.getClass().getSimpleName());
            return;
        }
        moves(over.play());
        opening(over.play());
        result(over);
        game.fouls().ifPresent(fouls -> fouls(over, fouls));
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

    private void opening(Play play) {
        List<Point> offers = game.opened().free() ? List.of() : Turn.offers(game);
        if (!play.progress().offers().equals(offers)) {
            wrong.add("offers: " + offers + ", recorded " + play.progress().offers());
        }
        if ((play.black() == Seat.B) != game.opened().swap()) {
            wrong.add("Black is " + play.black());
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

    /** The engine told the arbiter of exactly the forbidden moves that the file names, and a claimed one ends the game by its own kind. */
    private void fouls(GameState.Ended over, List<KnownGame.Foul> fouls) {
        if (!noticed.equals(fouls)) {
            wrong.add("forbidden moves: told " + noticed + ", but the file says " + fouls);
        }
        boolean claimed = game.end() == KnownGame.End.FORBIDDEN;
        if (claimed
                && !over.ending().reason().name().equals(fouls.getLast().kind().name())) {
            wrong.add("ended by " + over.ending().reason() + ", but the file says " + fouls.getLast());
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
