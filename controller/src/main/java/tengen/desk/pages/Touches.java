package tengen.desk.pages;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.desk.view.Entry;
import tengen.desk.web.Words;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.Seat;

/** Who touched what: each event of a table as one line for people; nothing for what nobody did. */
final class Touches {
    private final Words words;
    private final String nameA;
    private final String nameB;

    Touches(Words words, String nameA, String nameB) {
        this.words = words;
        this.nameA = nameA;
        this.nameB = nameB;
    }

    /** Returns the line of an event. */
    Optional<String> line(Entry entry) {
        return switch (entry.event()) {
            case Event.StonePlaced e -> Optional.of(say("stone", name(e.seat()), e.number(), e.point()));
            case Event.TurnEnded e -> Optional.of(say("lever", name(e.seat())));
            case Event.Passed e -> Optional.of(say("pass", name(e.seat())));
            case Event.OffersPlaced e -> Optional.of(say("offers", points(e.points())));
            case Event.OfferChosen e -> Optional.of(say("chosen", e.kept()));
            case Event.ColoursSwapped e -> Optional.of(say("swap", name(e.seat())));
            case Event.Marked e -> Optional.of(say("option", name(e.seat()), e.mark()));
            case Event.DrawOffered e -> Optional.of(say("draw", name(e.seat())));
            case Event.DrawAcknowledged e -> Optional.of(say("draw", name(e.seat())));
            case Event.ClaimMade e -> Optional.of(say("claim", name(e.seat())));
            case Event.ArbiterCalled e -> Optional.of(say("call", name(e.seat())));
            case Event.FlagFell e -> Optional.of(say("flag", name(e.seat())));
            case Event.ClaimRuled e -> Optional.of(say(e.accepted() ? "accepted" : "rejected", name(e.seat()), e.by()));
            case Event.Irregularity e -> Optional.of(words.say("js.odd." + e.kind()) + " " + points(e.points()));
            case Event.CommandRefused e
            when e.stampNanos() != 0 ->
                Optional.of(say(
                        "refusedLate",
                        e.seat().map(this::name).orElse(""),
                        e.cmd(),
                        words.say("js.no." + e.reason()),
                        String.format(
                                Locale.ROOT,
                                "%.1f",
                                Math.max(0, entry.monoMillis() - e.stampNanos() / 1_000_000) / 1e3)));
            case Event.CommandRefused e ->
                Optional.of(
                        say("refused", e.seat().map(this::name).orElse(""), e.cmd(), words.say("js.no." + e.reason())));
            case Event.CommandApplied e -> Optional.of(say("order", e.by(), words.say("js.cmd." + e.cmd())));
            case Event.MoveCorrected e -> Optional.of(say("corrected", e.number(), e.from(), e.to()));
            case Event.LinkChanged e ->
                Optional.of(words.say("js.part." + e.part()) + " " + words.say(e.up() ? "js.up" : "js.down"));
            case Event.Recovered e when e.outageMillis() < 0 -> Optional.of(say("recoveredTime"));
            case Event.Recovered e -> Optional.of(say("recovered", Math.max(0, e.outageMillis() / 1000)));
            case Event.PostGame e -> Optional.of(say("after"));
            default -> Optional.empty();
        };
    }

    private String say(String key, Object... arguments) {
        return words.say("touch." + key, arguments).strip();
    }

    private String name(Seat seat) {
        String name = seat == Seat.A ? nameA : nameB;
        return name.isEmpty() ? seat.name() : name;
    }

    private static String points(List<Point> points) {
        return String.join(" ", points.stream().map(Point::toString).toList());
    }
}
