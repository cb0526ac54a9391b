package tengen.desk.event.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.desk.event.Competition;
import tengen.desk.event.Entrant;
import tengen.desk.event.Game;
import tengen.desk.event.Match;
import tengen.desk.event.Round;
import tengen.desk.event.Score;
import tengen.desk.event.Scoring;
import tengen.desk.event.Settings;
import tengen.desk.event.store.EventOffice;
import tengen.desk.view.Picture;
import tengen.desk.view.TableView;
import tengen.desk.web.Answer;
import tengen.desk.web.Html;
import tengen.desk.web.Visit;
import tengen.desk.web.Words;
import tengen.game.Seat;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/** The arbiter's event page. */
final class EventView {
    private final EventOffice office;
    private final Competition now;
    private final Tables tables;
    private final Visit visit;
    private final Words words;
    private final ResultForms results;
    private final LastOrder orders;

    EventView(EventOffice office, Tables tables, LastOrder orders, Visit visit) {
        this.office = office;
        this.now = office.now();
        this.tables = tables;
        this.visit = visit;
        this.orders = orders;
        words = visit.words(EventPages.WORDS);
        results = new ResultForms(now, words);
    }

    Answer page() throws StoreFault {
        if (now.settings().isEmpty()) {
            return Answer.page(words.say("event"), opening());
        }
        List<Html> parts = new ArrayList<>();
        parts.add(Html.of("<div id=\"event\" data-at=\"{}\"></div>", office.version()));
        Optional<Round> current = now.current();
        if (current.isPresent()) {
            parts.add(round(current.get()));
        }
        parts.add(tools());
        parts.add(players());
        parts.add(new StandingsView(now, visit).tables());
        parts.add(new AuditView(office, now, words).table());
        return Answer.page(words.say("event"), Html.join(parts));
    }

    private Html opening() {
        return Html.of(
                """
                <form class="card" data-post="/event/open"><h1>{}</h1>
                <label>{} <input name="name" maxlength="80" required></label>
                <label>{} <select name="format">{}</select></label>
                <label>{} <input type="number" name="rounds" value="7" min="1" max="50"></label>
                <label>{} <input type="number" name="cycles" value="1" min="1" max="2"></label>
                <label>{} <input type="number" name="games" value="1" min="1" max="9"></label>
                <label>{} <input type="number" name="boards" value="1" min="1" max="20"></label>
                <label>{} <select name="scoring">{}</select></label>
                <label>{} <input name="criteria" maxlength="300" placeholder="POINTS BUCHHOLZ MEDIAN_BUCHHOLZ WINS"></label>
                <label>{} <select name="drawRule">{}</select></label>
                <label><input type="checkbox" name="third"> {}</label>
                <label><input type="checkbox" name="reset"> {}</label>
                <label>{} <input name="rules" maxlength="500" placeholder="procedure=taraguchi-10 time=20m+60s/move"></label>
                <p class="error" role="alert"></p><button>{}</button></form>
                """,
                words.say("open"),
                words.say("name"),
                words.say("format"),
                options(names(Settings.Format.values())),
                words.say("rounds"),
                words.say("cycles"),
                words.say("games"),
                words.say("boards"),
                words.say("scoring"),
                options(names(Scoring.values())),
                words.say("criteria"),
                words.say("drawRule"),
                options(names(Settings.DrawRule.values())),
                words.say("third"),
                words.say("reset"),
                words.say("rules"),
                words.say("open"));
    }

    private static List<String> names(Enum<?>[] values) {
        return Arrays.stream(values).map(Enum::name).toList();
    }

    private Html options(List<String> values) {
        return Html.join(values.stream()
                .map(value -> Html.of("<option value=\"{}\">{}</option>", value, words.say("word." + value)))
                .toList());
    }

    private Html button(String path, String key, String body) {
        return Html.of(
                "<button type=\"button\" data-post=\"{}\" data-body=\"{}\">{}</button>", path, body, words.say(key));
    }

    private Html tools() {
        return Html.of(
                "<section class=\"card\"><h2>{}</h2><p class=\"row\">{}{}{}{}{}{}{}{}{}</p><p class=\"row\"><a"
                        + " href=\"/event/pairings.pdf\">{}</a> <a href=\"/event/archive.zip\">{}</a></p></section>",
                words.say("tools"),
                step("pair"),
                step("seats"),
                step("push"),
                step("start"),
                step("pause"),
                step("resume"),
                step("collect"),
                step("undo"),
                new AuditView(office, now, words).undoable(),
                words.say("pairings.pdf"),
                words.say("archive"));
    }

    /** The step that comes next stands out. */
    private Html step(String step) {
        return Html.of(
                "<button type=\"button\" class=\"{}\" data-post=\"/event/{}\" data-body=\"{}\">{}</button>",
                step.equals(next()) ? "primary" : "",
                step,
                "{}",
                words.say(step));
    }

    /** Returns what an arbiter does next: pairs, seats, sets up, starts, and takes what the tables have confirmed; nothing while it is played. */
    private String next() {
        List<Game> games = now.current().map(Round::games).orElse(List.of()).stream()
                .filter(game -> game.score().isEmpty())
                .toList();
        if (games.isEmpty()) {
            return "pair";
        }
        if (games.stream().anyMatch(game -> tables.confirmed(game).isPresent())) {
            return "collect";
        }
        if (!tables.names().isEmpty()
                && games.stream().allMatch(game -> game.table().isEmpty())) {
            return "seats";
        }
        List<String> phases = games.stream()
                .filter(game -> !game.table().isEmpty())
                .map(game -> tables.playing(game)
                        .filter(picture -> picture.game().equals(game.name()))
                        .map(Picture::phase)
                        .orElse(tables.free(game.table()) ? "EMPTY" : ""))
                .toList();
        return phases.contains("EMPTY") ? "push" : phases.contains("ASSIGNED") ? "start" : "";
    }

    private Html round(Round round) throws StoreFault {
        List<Html> rows = new ArrayList<>();
        for (Match match : round.matches()) {
            if (match.bye()) {
                rows.add(Html.of(
                        "<tr><td></td><td></td><td>{}</td><td>{}</td><td colspan=\"3\"></td></tr>",
                        now.name(match.first()),
                        words.say("bye")));
            }
            for (Game game : match.games()) {
                rows.add(game(game));
            }
            boolean drawn = now.rules().format().knockOut()
                    && match.over()
                    && match.winner(now.rules().scoring()).isEmpty();
            if (drawn) {
                rows.add(drawn(match));
            }
        }
        return Html.of(
                "<section class=\"card scroll\"><h1>{}: {}</h1><table id=\"round\"><thead><tr>{}</tr></thead>"
                        + "<tbody>{}</tbody></table>{}{}{}</section>",
                now.rules().name(),
                words.say("round", round.number()),
                heads(),
                Html.join(rows),
                new RoundForms(now, words).places(round),
                new RoundForms(now, words).lineUps(round),
                results.earlier());
    }

    /** Who opens is on the left, and the page says so. */
    private Html heads() {
        return Html.join(
                List.of("col.game", "table", "col.opens", "col.second", "col.now", "result", "col.tool").stream()
                        .map(key -> Html.of("<th>{}</th>", words.say(key)))
                        .toList());
    }

    private Html game(Game game) throws StoreFault {
        Optional<Picture> picture = tables.playing(game);
        Optional<Score> told = tables.told(game);
        boolean unconfirmed = picture.filter(one -> !one.confirmed()).isPresent();
        Html confirm = told.filter(score -> unconfirmed)
                .map(score -> button("/event/confirm", "confirm", seen(game, score)))
                .orElse(Html.NOTHING);
        return Html.of(
                "<tr data-game=\"{}\"><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}"
                        + " {}</td><td>{}</td><td>{}</td></tr>",
                game.name(),
                game.name(),
                move(game),
                game.openerName(),
                game.otherName(),
                Html.of("{}{} {}", atTheTable(game, picture, told), away(game), orders.line(game)),
                confirm,
                game.score().map(results::line).orElse(""),
                game.score().isPresent() ? results.standing(game) : results.byHand(game));
    }

    private static String seen(Game game, Score score) {
        return new JsonLine()
                .begin()
                .text("game", game.name())
                .text("seen", ResultActions.seen(score))
                .end()
                .take();
    }

    /** What its table shows of a game: how it stands, how it ended, or that other persons sit there under its name. */
    private String atTheTable(Game game, Optional<Picture> picture, Optional<Score> told) {
        if (tables.ofOthers(game)) {
            return words.say("others", tables.at(game).map(TableView::name).orElse(""));
        }
        return told.filter(score -> game.score().isEmpty())
                .map(results::line)
                .or(() -> picture.map(one -> words.say("phase." + one.phase())))
                .orElse("");
    }

    /** Who has not come, and the time until he has lost by it, which the page counts down, as far as the table says. */
    private Html away(Game game) {
        return tables.at(game)
                .flatMap(TableView::away)
                .map(away -> away(game, away))
                .orElse(Html.NOTHING);
    }

    private Html away(Game game, TableView.Away away) {
        String who = away.seats().stream()
                .map(seat -> seat == Seat.A ? game.openerName() : game.otherName())
                .collect(Collectors.joining(", "));
        long leftMillis = Math.max(0, away.lostMillis() - tables.nowMillis());
        Html left = away.lostMillis() == 0
                ? Html.NOTHING
                : Html.of(
                        " ({} <b class=\"left\" data-left=\"{}\">{}</b>)",
                        words.say("away.left"),
                        leftMillis,
                        String.format("%d:%02d", leftMillis / 60_000, leftMillis / 1000 % 60));
        return Html.of(" · <span class=\"away\">{}{}</span>", words.say("away", who), left);
    }

    private Html move(Game game) {
        boolean underWay = tables.playing(game).filter(Picture::unfinished).isPresent();
        Html reason = underWay
                ? Html.of("<input name=\"reason\" maxlength=\"200\" placeholder=\"{}\" required>", words.say("why"))
                : Html.NOTHING;
        List<Html> options = new ArrayList<>();
        options.add(Html.of("<option value=\"{}\" selected>{}</option>", game.table(), game.table()));
        tables.names().stream()
                .filter(name -> !name.equals(game.table()))
                .forEach(name -> options.add(Html.of("<option value=\"{}\">{}</option>", name, name)));
        return Html.of(
                "<form class=\"row tight\" data-post=\"/event/move\"><input type=\"hidden\" name=\"game\""
                        + " value=\"{}\"><select name=\"table\" aria-label=\"{}\">{}</select>{}<button>{}</button></form>",
                game.name(),
                words.say("table"),
                Html.join(options),
                reason,
                words.say("move"));
    }

    private Html drawn(Match match) {
        String body =
                new JsonLine().begin().number("match", match.number()).end().take();
        return Html.of(
                "<tr><td colspan=\"7\"><form class=\"row\" data-post=\"/event/decide\">{} {}<input type=\"hidden\""
                        + " name=\"match\" value=\"{}\"><select name=\"winner\"><option value=\"{}\">{}</option><option"
                        + " value=\"{}\">{}</option></select><input name=\"how\" maxlength=\"200\" placeholder=\"{}\""
                        + " required><button>{}</button></form></td></tr>",
                words.say("drawn"),
                button("/event/playon", "playon", body),
                match.number(),
                match.first(),
                now.name(match.first()),
                match.second(),
                now.name(match.second()),
                words.say("how"),
                words.say("decide"));
    }

    private Html players() {
        List<Html> rows = new ArrayList<>();
        int seed = 0;
        for (int id : now.seeds()) {
            Entrant entrant = now.entrant(id).orElseThrow();
            boolean gone = now.withdrawn().containsKey(id);
            Html tool = gone
                    ? button(
                            "/event/return",
                            "return",
                            new JsonLine().begin().number("entrant", id).end().take())
                    : Html.of(
                            "<form class=\"row tight\" data-post=\"/event/withdraw\"><input type=\"hidden\""
                                    + " name=\"entrant\" value=\"{}\"><input name=\"reason\" maxlength=\"200\""
                                    + " placeholder=\"{}\" required><button>{}</button></form>",
                            id,
                            words.say("why"),
                            words.say("withdraw"));
            rows.add(Html.of(
                    "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                    ++seed,
                    entrant.name(),
                    entrant.club(),
                    entrant.rating() == 0 ? "" : Integer.toString(entrant.rating()),
                    String.join(", ", entrant.members()),
                    tool));
        }
        return Html.of(
                """
                <section class="card scroll"><h2>{} ({})</h2><table id="players"><tbody>{}</tbody></table>
                <form data-post="/event/enter"><label>{}<input type="file" accept=".csv,.txt,text/csv" data-into="csv"></label>
                <label>{}<textarea name="csv" rows="5" cols="60" maxlength="100000" required></textarea></label>
                <p class="error" role="alert"></p><button>{}</button></form>
                <div class="row">{}<form class="row" data-post="/event/lots"><input name="lot" inputmode="numeric" maxlength="18" placeholder="{}" required>
                <button>{}</button></form></div></section>
                """,
                words.say("players"),
                now.entrants().size(),
                Html.join(rows),
                words.say("csv.file"),
                words.say("csv"),
                words.say("import"),
                button("/event/seed", "seed", "{}"),
                words.say("lot"),
                words.say("lots"));
    }
}
