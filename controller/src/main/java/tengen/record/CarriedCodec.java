package tengen.record;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.Point;
import tengen.game.Carried;
import tengen.game.Seat;

/** A game on its way from table to table as JSON: the same in the journal of the first, in the order to the second, and in the journal of the second. */
public final class CarriedCodec {
    private CarriedCodec() {}

    /** Returns the game as one JSON object. */
    public static String write(Carried game) {
        JsonLine json = new JsonLine()
                .begin()
                .text("game", game.game())
                .text("nameA", game.nameA())
                .text("nameB", game.nameB())
                .text("openerSide", game.openerFar() ? "far" : "near")
                .text("rules", game.rules())
                .word("black", game.black())
                .word("mover", game.mover())
                .text("moves", game.moves());
        EventWriter.side(json, "a", game.a());
        EventWriter.side(json, "b", game.b());
        json.number("turnNanos", game.turnNanos());
        if (game.step() >= 0) {
            json.number("step", game.step());
        }
        json.number("declared", game.declared())
                .points("offers", game.offers())
                .number("turnsA", game.turns().get(0))
                .number("turnsB", game.turns().get(1))
                .number("violationsA", game.violations().get(0))
                .number("violationsB", game.violations().get(1))
                .flag("flagA", game.flags().contains(Seat.A))
                .flag("flagB", game.flags().contains(Seat.B));
        game.draw().ifPresent(seat -> json.word("draw", seat));
        return json.end().take();
    }

    /**
     * Reads a game back.
     *
     * @throws IllegalArgumentException when it makes no sense
     */
    public static Carried read(JsonFields f) {
        List<Point> offers = f.points("offers");
        List<Seat> flags = new ArrayList<>();
        if (f.flag("flagA")) {
            flags.add(Seat.A);
        }
        if (f.flag("flagB")) {
            flags.add(Seat.B);
        }
        return new Carried(
                f.text("game"),
                f.text("nameA"),
                f.text("nameB"),
                f.text("openerSide").equals("far"),
                f.text("rules"),
                f.word("black", Seat.class),
                f.word("mover", Seat.class),
                f.text("moves"),
                f.side("a"),
                f.side("b"),
                f.number("turnNanos"),
                f.step("step"),
                f.count("declared"),
                offers,
                List.of(f.count("turnsA"), f.count("turnsB")),
                List.of(f.count("violationsA"), f.count("violationsB")),
                flags,
                f.wordIfAny("draw", Seat.class));
    }
}
