package tengen.desk.event.page;

import java.util.ArrayList;
import java.util.List;
import tengen.desk.event.Competition;
import tengen.desk.event.Criterion;
import tengen.desk.event.CrossTable;
import tengen.desk.event.Game;
import tengen.desk.event.Match;
import tengen.desk.event.Round;
import tengen.desk.event.Score;
import tengen.desk.event.Standings;
import tengen.desk.event.paper.CriterionWords;
import tengen.desk.web.Answer;
import tengen.desk.web.Html;
import tengen.desk.web.Visit;
import tengen.desk.web.Words;

/** Standings, cross-table and rounds, for everybody. */
final class StandingsView {
    private final Competition now;
    private final Words words;

    StandingsView(Competition now, Visit visit) {
        this.now = now;
        words = visit.words(EventPages.WORDS);
    }

    Answer page() {
        if (now.settings().isEmpty()) {
            return Answer.page(words.say("standings"), Html.of("<p class=\"card\">{}</p>", words.say("none")));
        }
        List<Html> parts = new ArrayList<>();
        parts.add(tables());
        for (Round round : now.rounds().reversed()) {
            parts.add(round(round));
        }
        return Answer.page(words.say("standings"), Html.join(parts));
    }

    /** Returns standings and cross-table. */
    Html tables() {
        return Html.of(
                "<section class=\"card scroll\"><h1>{}</h1><p class=\"row\"><a href=\"/event/standings.pdf\">{}</a> <a"
                        + " href=\"/event/crosstable.pdf\">{}</a></p>{}<h2>{}</h2>{}</section>",
                now.rules().name(),
                words.say("standings.pdf"),
                words.say("crosstable.pdf"),
                standings(),
                words.say("crosstable"),
                crossTable());
    }

    private Html standings() {
        List<Html> head = new ArrayList<>();
        for (Criterion criterion : now.rules().criteria()) {
            head.add(Html.of("<th>{}</th>", CriterionWords.of(criterion)));
        }
        List<Html> rows = new ArrayList<>();
        for (Standings.Line line : new Standings(now).lines()) {
            List<Html> cells = new ArrayList<>();
            for (int i = 0; i < line.values().size(); i++) {
                cells.add(Html.of(
                        "<td>{}</td>",
                        Standings.text(
                                now.rules().criteria().get(i), line.values().get(i))));
            }
            rows.add(Html.of(
                    "<tr><td>{}</td><td>{}</td><td>{}</td>{}</tr>",
                    line.place(),
                    line.entrant().name(),
                    line.entrant().club(),
                    Html.join(cells)));
        }
        return Html.of(
                "<table"
                        + " id=\"standings\"><thead><tr><th></th><th>{}</th><th>{}</th>{}</tr></thead><tbody>{}</tbody></table>",
                words.say("name"),
                words.say("club"),
                Html.join(head),
                Html.join(rows));
    }

    private Html crossTable() {
        List<Html> head = CrossTable.columns(now).stream()
                .map(column -> Html.of("<th>{}</th>", column))
                .toList();
        List<Html> rows = new ArrayList<>();
        for (CrossTable.Line line : CrossTable.lines(now)) {
            rows.add(Html.of(
                    "<tr><td>{}</td><td>{}</td>{}<td>{}</td></tr>",
                    line.place(),
                    line.name(),
                    Html.join(line.cells().stream()
                            .map(cell -> Html.of("<td>{}</td>", cell))
                            .toList()),
                    line.points()));
        }
        return Html.of(
                "<table"
                        + " id=\"crosstable\"><thead><tr><th></th><th></th>{}<th></th></tr></thead><tbody>{}</tbody></table>",
                Html.join(head),
                Html.join(rows));
    }

    private Html round(Round round) {
        List<Html> rows = new ArrayList<>();
        for (Match match : round.matches()) {
            if (match.bye()) {
                rows.add(Html.of(
                        "<tr><td></td><td>{}</td><td>{}</td><td></td></tr>",
                        now.name(match.first()),
                        words.say("bye")));
            }
            for (Game game : match.games()) {
                rows.add(Html.of(
                        "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                        game.table().isEmpty() ? game.name() : game.table(),
                        game.openerName(),
                        game.otherName(),
                        game.score().map(Score::text).orElse("")));
            }
        }
        return Html.of(
                "<section class=\"card scroll\"><h2>{}</h2><p><a"
                        + " href=\"/event/pairings.pdf?round={}\">{}</a></p><table><tbody>{}</tbody></table></section>",
                words.say("round", round.number()),
                round.number(),
                words.say("pairings.pdf"),
                Html.join(rows));
    }
}
