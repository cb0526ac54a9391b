package tengen.desk.event.page;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tengen.desk.event.Competition;
import tengen.desk.event.Fact;
import tengen.desk.event.pairing.Pair;
import tengen.desk.event.store.EventOffice;
import tengen.desk.web.Html;
import tengen.desk.web.Words;

/** What was done in a competition, in words for people, the newest first. */
final class AuditView {
    private static final int LINES = 100;
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

    private final EventOffice office;
    private final Competition now;
    private final Words words;

    AuditView(EventOffice office, Competition now, Words words) {
        this.office = office;
        this.now = now;
        this.words = words;
    }

    Html table() {
        List<Html> rows = new ArrayList<>();
        List<EventOffice.Kept> kept = office.kept().reversed();
        for (EventOffice.Kept one : kept.subList(0, Math.min(LINES, kept.size()))) {
            rows.add(Html.of(
                    "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                    one.number(),
                    // The clock on the wall of the hall.
                    WHEN.format(Instant.ofEpochMilli(one.atMillis()).atZone(ZoneId.systemDefault())),
                    one.who(),
                    line(one.fact())));
        }
        return Html.of(
                "<section class=\"card scroll\"><h2>{}</h2><table id=\"audit\"><tbody>{}</tbody></table></section>",
                words.say("audit"),
                Html.join(rows));
    }

    /** Returns what the next undo takes back: nobody undoes blindly. */
    Html undoable() {
        List<EventOffice.Kept> taken = office.undoable();
        if (taken.isEmpty()) {
            return Html.NOTHING;
        }
        String more = taken.size() == 1 ? "" : " " + words.say("undo.more", taken.size() - 1);
        return Html.of(
                "<span class=\"quiet\" id=\"undoable\">{}{}</span>",
                line(taken.getLast().fact()),
                more);
    }

    private String line(Fact fact) {
        return switch (fact) {
            case Fact.Opened f ->
                say("Opened", f.settings().name(), word(f.settings().format().name()));
            case Fact.Entered f -> say("Entered", f.entrant().name());
            case Fact.Seeded f -> f.lot().map(lot -> say("Lots", lot)).orElse(say("Seeded"));
            case Fact.Withdrew f -> say("Withdrew", now.name(f.entrant()), f.reason());
            case Fact.Returned f -> say("Returned", now.name(f.entrant()));
            case Fact.RoundPaired f ->
                say(
                        "RoundPaired",
                        f.round(),
                        f.matches().stream().map(this::pair).collect(Collectors.joining(", ")));
            case Fact.PlacesChanged f ->
                say("PlacesChanged", f.round(), now.name(f.one()), now.name(f.other()), f.reason());
            case Fact.LinedUp f ->
                say(
                        "LinedUp",
                        now.name(f.entrant()),
                        f.round(),
                        f.members().stream()
                                .map(place -> Integer.toString(place + 1))
                                .collect(Collectors.joining(" ")),
                        f.reason());
            case Fact.Tabled f -> say("Tabled", f.game(), f.table());
            case Fact.ResultTaken f ->
                say(
                        "ResultTaken",
                        f.game(),
                        new ResultForms(now, words).line(f.score()),
                        f.score().by());
            case Fact.ResultCleared f -> say("ResultCleared", f.game(), f.reason());
            case Fact.GameAdded f -> say("GameAdded", f.round(), f.match());
            case Fact.MatchDecided f -> say("MatchDecided", f.round(), f.match(), now.name(f.winner()), f.how());
            case Fact.Undone f -> say("Undone", f.number());
        };
    }

    private String pair(Fact.Paired pair) {
        return now.name(pair.first()) + " – "
                + (pair.second() == Pair.NOBODY ? words.say("bye") : now.name(pair.second()));
    }

    private String say(String kind, Object... parts) {
        return words.say("fact." + kind, parts);
    }

    private String word(String word) {
        return words.say("word." + word);
    }
}
