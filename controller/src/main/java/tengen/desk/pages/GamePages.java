package tengen.desk.pages;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLEncoder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tengen.desk.GameBook;
import tengen.desk.GameStart;
import tengen.desk.Kept;
import tengen.desk.web.Access;
import tengen.desk.web.Answer;
import tengen.desk.web.DeskRoom;
import tengen.desk.web.Html;
import tengen.desk.web.Pages;
import tengen.desk.web.Site;
import tengen.desk.web.Visit;
import tengen.desk.web.Words;
import tengen.game.Event;
import tengen.record.EventCodec;
import tengen.record.StoreFault;
import tengen.score.GameScore;
import tengen.score.Occasion;
import tengen.score.ScoreWriter;
import tengen.score.format.JsonFormat;
import tengen.score.format.SgfFormat;
import tengen.score.keep.GameName;

/** The records of games under addresses that stay: {@code /game/NAME.sgf} and {@code /game/NAME.json}. Who has not logged in gets them later, without what the engine says. */
public final class GamePages implements Pages {
    private static final int MOST_LISTED = 2_000;

    @Override
    public void open(Site site) {
        DeskRoom room = site.room();
        site.page("/game/{file}", Access.ANYONE, visit -> game(room, visit));
        site.page("/games", Access.ANYONE, visit -> list(room, visit));
        site.menu(80, "/games", Access.ANYONE, HallPages.WORDS, "games");
    }

    private static Answer game(DeskRoom room, Visit visit) throws StoreFault {
        Words words = visit.words(HallPages.WORDS);
        String file = visit.path("file");
        int dot = file.lastIndexOf('.');
        String name = dot < 0 ? file : file.substring(0, dot);
        String kind = dot < 0 ? "" : file.substring(dot + 1);
        String table = visit.query("table");
        List<GameStart> starts = room.store().games().named(room.store().games().ofFile(name)).stream()
                .filter(start -> table.isEmpty() || start.journal().table().equals(table))
                .toList();
        Optional<GameScore> score = score(room, starts, visit.session().isPresent());
        if (score.isEmpty()) {
            return Answer.absent(words.say("game.absent", name));
        }
        return switch (kind) {
            case "sgf" ->
                answer("application/x-go-sgf; charset=utf-8", name, kind, SgfFormat.STANDARD.write(score.get()));
            case "json" -> answer("application/json; charset=utf-8", name, kind, new JsonFormat().write(score.get()));
            default -> Answer.absent(words.say("game.kind"));
        };
    }

    private static Answer answer(String type, String name, String kind, byte[] bytes) {
        return new Answer.File(type, name.replaceAll("[^A-Za-z0-9_-]", "_") + "." + kind, () -> bytes, true);
    }

    /** Returns the score of a game as the one who asks may see it; of one that moved to another table, the last part that has any move. */
    private static Optional<GameScore> score(DeskRoom room, List<GameStart> starts, boolean arbiter) throws StoreFault {
        GameBook games = room.store().games();
        long upToMillis =
                arbiter ? Long.MAX_VALUE : room.wall().millis() - room.hall().publicDelayMillis();
        Optional<GameScore> found = Optional.empty();
        for (GameStart start : starts) {
            List<Kept> kept = games.events(start);
            List<Event> events = new ArrayList<>();
            for (Kept one : kept) {
                if (one.heardMillis() <= upToMillis) {
                    Event event = EventCodec.read(
                            one.event().type(),
                            one.event().version(),
                            one.event().data());
                    if (arbiter || isOpen(event)) {
                        events.add(event);
                    }
                }
            }
            if (!events.isEmpty() && (found.isEmpty() || events.size() > 1)) {
                found = Optional.of(ScoreWriter.of(occasion(room, start, kept), events));
            }
        }
        return found;
    }

    /** Says whether everybody in the hall could see it. */
    private static boolean isOpen(Event event) {
        return !(event instanceof Event.Noticed
                || event instanceof Event.ClaimJudged
                || event instanceof Event.Irregularity);
    }

    private static Occasion occasion(DeskRoom room, GameStart start, List<Kept> kept) {
        String date = kept.isEmpty()
                ? ""
                : Instant.ofEpochMilli(kept.getFirst().heardMillis()).toString().substring(0, 10);
        return new Occasion(start.game(), room.event(), "", start.journal().table(), date, "", "", "", "");
    }

    private static Answer list(DeskRoom room, Visit visit) throws StoreFault {
        Words words = visit.words(HallPages.WORDS);
        List<Html> rows = new ArrayList<>();
        Map<String, Set<String>> tables = new LinkedHashMap<>();
        for (GameStart start : room.store().games().all(MOST_LISTED)) {
            tables.computeIfAbsent(start.game(), game -> new LinkedHashSet<>())
                    .add(start.journal().table());
        }
        tables.forEach((game, at) -> at.forEach(table -> rows.add(row(game, table, at.size() > 1))));
        return Answer.page(
                words.say("games"),
                Html.of(
                        "<section class=\"card scroll\"><h1>{}</h1><p"
                                + " class=\"quiet\">{}</p><table><thead><tr><th>{}</th><th>{}</th><th></th><th></th></tr></thead><tbody>{}</tbody></table></section>",
                        words.say("games"),
                        words.say("games.delay", room.hall().publicDelayMillis() / 60_000),
                        words.say("games.name"),
                        words.say("games.table"),
                        Html.join(rows)));
    }

    /** Two tables may play games of one name; then the link names the table as well. */
    private static Html row(String game, String table, boolean several) {
        String address =
                "/game/" + URLEncoder.encode(GameName.file(game), UTF_8).replace("+", "%20");
        String query = several ? "?table=" + URLEncoder.encode(table, UTF_8) : "";
        return Html.of(
                "<tr><td>{}</td><td>{}</td><td><a href=\"{}.sgf{}\">SGF</a></td><td><a"
                        + " href=\"{}.json{}\">JSON</a></td></tr>",
                game,
                table,
                address,
                query,
                address,
                query);
    }
}
