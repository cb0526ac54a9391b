package tengen.desk.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.desk.Astray;
import tengen.engine.Point;
import tengen.game.Seat;
import tengen.game.SeatResult;
import tengen.record.JsonLine;

/**
 * A table on the hall page.
 *
 * @param version of the hall, at which this was made
 * @param sinceMillis the desk's monotonic moment from which the running clock counts; 0 when none runs
 * @param claim who claims, as long as the ruling is awaited
 * @param call who calls the arbiter
 * @param offers fifth stones among which White is choosing
 * @param away who has not come, as an arbiter noted
 * @param astray games that left this table and have not arrived where they were sent
 * @param ways games that left this table and are on their way to another one
 */
public record TableView(
        String name,
        long version,
        boolean online,
        Picture picture,
        long sinceMillis,
        Standing standing,
        Optional<Seat> claim,
        Optional<Seat> call,
        List<Point> offers,
        Optional<Away> away,
        List<Astray> astray,
        List<Way> ways) {
    public TableView {
        astray = List.copyOf(astray);
        ways = List.copyOf(ways);
    }

    /**
     * A game between two tables.
     *
     * @param to where it is sent
     * @param online whether that table is there
     */
    public record Way(String game, String to, boolean online) {}

    /**
     * Who has not come.
     *
     * @param seats one or both
     * @param lostMillis the desk's monotonic moment at which they lose by it; 0 while the clocks stand, or when that never happens by itself
     */
    public record Away(List<Seat> seats, long lostMillis) {}

    /** Returns the view as a JSON object. */
    public String json() {
        JsonLine json = new JsonLine().begin();
        fields(json);
        return json.end().take();
    }

    /** Adds the view's fields to an object that is being written. */
    void fields(JsonLine json) {
        json.text("t", name)
                .number("v", picture.seq())
                .word("s", standing)
                .flag("on", online)
                .text("ph", picture.phase())
                .text("why", picture.winner().isPresent() ? picture.reason() : picture.why());
        if (!astray.isEmpty()) {
            json.object("ast", astrayJson());
        }
        if (!ways.isEmpty()) {
            json.object("way", waysJson());
        }
        if (picture.game().isEmpty()) {
            return;
        }
        json.text("g", picture.game())
                .text("na", picture.nameA())
                .text("nb", picture.nameB())
                .word("bl", picture.black())
                .word("mv", picture.mover())
                .number("n", picture.number())
                .text("m", picture.moves());
        picture.running().ifPresent(seat -> json.word("run", seat).number("since", sinceMillis));
        side(json, "a", picture.a());
        side(json, "b", picture.b());
        claim.ifPresent(seat -> json.word("claim", seat));
        call.ifPresent(seat -> json.word("call", seat));
        if (!offers.isEmpty()) {
            json.points("off", offers);
        }
        away.ifPresent(late -> {
            json.text("abs", late.seats().stream().map(Seat::name).collect(Collectors.joining()));
            if (late.lostMillis() > 0) {
                json.number("wo", late.lostMillis());
            }
        });
        picture.winner()
                .ifPresent(winner -> json.word("win", winner)
                        .text("ws", wins().map(Seat::name).orElse(""))
                        .text("end", ending())
                        .flag("ok", picture.confirmed()));
    }

    /** Returns how a game ended as a page sends back what its arbiter saw; empty while it goes on. */
    public String ended() {
        return picture.winner().isEmpty()
                ? ""
                : wins().map(Seat::name).orElse("") + " " + ending() + " " + picture.reason();
    }

    private String waysJson() {
        return ways.stream()
                .map(one -> new JsonLine()
                        .begin()
                        .text("g", one.game())
                        .text("to", one.to())
                        .flag("on", one.online())
                        .end()
                        .take())
                .collect(Collectors.joining(",", "[", "]"));
    }

    private String astrayJson() {
        return astray.stream()
                .map(one -> new JsonLine()
                        .begin()
                        .text("g", one.game())
                        .text("to", one.to())
                        .text("why", one.why())
                        .end()
                        .take())
                .collect(Collectors.joining(",", "[", "]"));
    }

    /** Returns who has won, as the seats' results stand by now. */
    private Optional<Seat> wins() {
        return picture.worth().flatMap(Picture.Worth::winner);
    }

    /** Returns the word by which the pages tell how a game ended. */
    private String ending() {
        if (wins().isPresent()) {
            return "wins";
        }
        Picture.Worth worth = picture.worth().orElseThrow();
        boolean lostA = worth.a() == SeatResult.Score.LOSS;
        boolean lostB = worth.b() == SeatResult.Score.LOSS;
        if (lostA && lostB) {
            return "bothLose";
        }
        if (worth.a() == SeatResult.Score.DRAW && worth.b() == SeatResult.Score.DRAW) {
            return "draw";
        }
        return lostA ? "losesA" : lostB ? "losesB" : "nobody";
    }

    private static void side(JsonLine json, String name, Picture.Side side) {
        json.open(name).number("l", side.leftMillis()).number("u", side.usedMillis());
        if (side.periodsLeft() > 0) {
            json.number("p", side.periodsLeft());
        }
        if (side.turnsLeft() > 0) {
            json.number("q", side.turnsLeft());
        }
        if (side.flag()) {
            json.flag("f", true);
        }
        json.end();
    }
}
