package tengen.mqtt;

import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.GameClock;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Seat;
import tengen.game.Setup;
import tengen.game.clock.SideTime;
import tengen.record.JsonLine;
import tengen.record.Row;

/**
 * The picture of a table for who comes late. It holds what everybody in the hall can see and nothing else: no notice, no proof, no irregularity, not even whether
 * a claim is right (MQTT.md 4.2).
 */
final class Snapshot {
    private static final long MILLI_NANOS = 1_000_000L;

    private Snapshot() {}

    /** Returns the payload after this row. */
    static String json(String epoch, Row last, GameState state) {
        JsonLine json = new JsonLine()
                .begin()
                .text("epoch", epoch)
                .number("seq", last.seq())
                .number("boot", last.boot())
                .number("mono", last.monoNanos() / MILLI_NANOS)
                .text("time", EventMessage.time(last.wallMillis()));
        switch (state) {
            case GameState.Empty now -> json.text("phase", "EMPTY");
            case GameState.Assigned now -> setup(json.text("phase", "ASSIGNED"), now.setup());
            case GameState.Running now -> play(json.text("phase", "RUNNING"), now.play());
            case GameState.Stopped now -> play(json.text("phase", "STOPPED").text("why", why(now.why())), now.play());
            case GameState.Ended now -> {
                play(json.text("phase", "ENDED"), now.play());
                ending(json, now.ending());
            }
        }
        return json.end().take();
    }

    /** A flag that waits for a claim must not tell that there is something to claim. */
    private static String why(GameState.Stop why) {
        return switch (why) {
            case FLAG -> "TIME";
            case PAUSED, CLAIM, FULL_BOARD, RECOVERED, ADJOURNED -> why.name();
        };
    }

    private static void setup(JsonLine json, Setup setup) {
        json.text("game", setup.game())
                .text("nameA", setup.nameA())
                .text("nameB", setup.nameB())
                .text("rules", setup.rules().text());
    }

    private static void play(JsonLine json, Play play) {
        setup(json, play.setup());
        json.word("black", play.black())
                .word("mover", play.mover())
                .number("number", play.number())
                .text("moves", moves(play));
        GameClock clock = play.clock();
        json.open("clock");
        clock.running().ifPresent(seat -> json.word("running", seat).number("since", clock.sinceNanos() / MILLI_NANOS));
        side(json, "a", clock.side(Seat.A));
        side(json, "b", clock.side(Seat.B));
        json.end();
        if (!play.flags().isEmpty()) {
            json.flag("flagA", play.flagged(Seat.A)).flag("flagB", play.flagged(Seat.B));
        }
    }

    private static void side(JsonLine json, String name, SideTime side) {
        json.open(name)
                .number("leftMillis", side.leftNanos() / MILLI_NANOS)
                .number("usedMillis", side.usedNanos() / MILLI_NANOS)
                .number("phase", side.phase());
        if (side.periodsLeft() > 0) {
            json.number("periodsLeft", side.periodsLeft());
        }
        if (side.turnsLeft() > 0) {
            json.number("turnsLeft", side.turnsLeft());
        }
        json.end();
    }

    /** Points with a space between, "-" for a pass: 225 moves in 857 bytes. */
    static String moves(Play play) {
        StringBuilder out = new StringBuilder();
        for (Move move : play.moves()) {
            out.append(out.isEmpty() ? "" : " ")
                    .append(move.point().map(Point::toString).orElse("-"));
        }
        return out.toString();
    }

    private static void ending(JsonLine json, GameState.Ending ending) {
        json.word("winner", ending.winner())
                .text("winnerSeat", word(ending.winnerSeat()))
                .word("reason", ending.reason())
                .flag("confirmed", ending.confirmed())
                .word("resultA", ending.a().score())
                .word("resultB", ending.b().score());
        if (ending.a().reason() != ending.reason()) {
            json.word("reasonA", ending.a().reason());
        }
        if (ending.b().reason() != ending.reason()) {
            json.word("reasonB", ending.b().reason());
        }
        ending.appeal().ifPresent(seat -> json.word("appeal", seat));
    }

    private static String word(Optional<Seat> seat) {
        return seat.map(Seat::name).orElse(Event.Outcome.NONE.name());
    }

    /** Returns the record of a finished game, as of this row, whose hash stands for everything before it. */
    static String result(String epoch, Row row, GameState.Ended state) {
        JsonLine json = new JsonLine()
                .begin()
                .text("epoch", epoch)
                .number("seq", row.seq())
                .text("time", EventMessage.time(row.wallMillis()));
        setup(json, state.play().setup());
        json.word("black", state.play().black()).text("moves", moves(state.play()));
        ending(json, state.ending());
        side(json, "a", state.play().clock().side(Seat.A));
        side(json, "b", state.play().clock().side(Seat.B));
        return json.text("hash", row.hash().toString()).end().take();
    }
}
