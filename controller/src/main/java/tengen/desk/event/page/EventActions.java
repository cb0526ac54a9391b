package tengen.desk.event.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.desk.event.Ask;
import tengen.desk.event.Competition;
import tengen.desk.event.Criterion;
import tengen.desk.event.Game;
import tengen.desk.event.Outcome;
import tengen.desk.event.PlayersCsv;
import tengen.desk.event.Round;
import tengen.desk.event.Score;
import tengen.desk.event.Scoring;
import tengen.desk.event.Settings;
import tengen.desk.event.store.EventOffice;
import tengen.desk.view.Picture;
import tengen.desk.view.TableView;
import tengen.desk.web.Answer;
import tengen.desk.web.Site;
import tengen.desk.web.Visit;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.StoreFault;

/** What an arbiter does on the event page. */
final class EventActions {
    private static final int NAME = 80;
    private static final int WHY = 200;
    private static final int CSV = 100_000;

    private final EventOffice office;
    private final Tables tables;

    EventActions(EventOffice office, Tables tables) {
        this.office = office;
        this.tables = tables;
    }

    void register(Site site) {
        site.action("/event/open", visit -> ask(visit, new Ask.Open(settings(visit))));
        site.action("/event/enter", this::enter);
        site.action("/event/seed", visit -> fresh(visit, new Ask.SeedByRating()));
        site.action("/event/lots", visit -> fresh(visit, new Ask.DrawLots(whole(visit, "lot"))));
        site.action(
                "/event/withdraw",
                visit -> ask(visit, new Ask.Withdraw(number(visit, "entrant"), visit.text("reason", WHY))));
        site.action("/event/return", visit -> ask(visit, new Ask.Return(number(visit, "entrant"))));
        site.action("/event/pair", visit -> fresh(visit, new Ask.PairRound()));
        site.action(
                "/event/places",
                visit -> fresh(
                        visit,
                        new Ask.ChangePlaces(number(visit, "one"), number(visit, "other"), visit.text("reason", WHY))));
        site.action("/event/lineup", visit -> fresh(visit, lineUp(visit)));
        site.action("/event/seats", this::seats);
        site.action("/event/move", this::move);
        site.action("/event/push", this::push);
        site.action("/event/start", visit -> everywhere(visit, "ASSIGNED", new Wish.Start()));
        site.action("/event/pause", visit -> everywhere(visit, "RUNNING", new Wish.Pause()));
        site.action("/event/resume", visit -> everywhere(visit, "STOPPED", new Wish.Resume()));
        site.action("/event/confirm", this::confirm);
        site.action("/event/collect", this::collect);
        site.action("/event/result", this::result);
        site.action(
                "/event/clear",
                visit -> ask(visit, new Ask.ClearResult(visit.text("game", NAME), visit.text("reason", WHY))));
        site.action("/event/playon", visit -> fresh(visit, new Ask.PlayOn(number(visit, "match"))));
        site.action(
                "/event/decide",
                visit -> fresh(
                        visit,
                        new Ask.Decide(number(visit, "match"), number(visit, "winner"), visit.text("how", WHY))));
        site.action("/event/undo", visit -> fresh(visit, new Ask.Undo()));
    }

    private Answer ask(Visit visit, Ask ask) throws StoreFault {
        return answer(visit, office.ask(visit.who(), ask));
    }

    /** The same for what would do something else now than on the page that the arbiter saw: after a second click, the browser's back, or another arbiter. */
    private Answer fresh(Visit visit, Ask ask) throws StoreFault {
        Optional<String> seen = visit.body().textIfAny("at");
        boolean old = seen.isPresent() && !seen.get().equals(office.version());
        return old ? new Answer.Refused(409, visit.words(EventPages.WORDS).say("stale")) : ask(visit, ask);
    }

    private static Answer answer(Visit visit, Optional<String> refused) {
        return refused.<Answer>map(why -> new Answer.Refused(409, Refusal.in(visit.language(), why)))
                .orElseGet(Answer::done);
    }

    private static int number(Visit visit, String name) {
        long value = whole(visit, name);
        if (value != (int) value) {
            throw new IllegalArgumentException(name + " is no such number");
        }
        return (int) value;
    }

    /** Selects and hidden fields come as texts, numbers as numbers. */
    private static long whole(Visit visit, String name) {
        try {
            return visit.body().number(name);
        } catch (IllegalArgumentException notANumber) {
            String text = visit.text(name, 20);
            if (!text.matches("-?[0-9]{1,18}")) {
                throw new IllegalArgumentException(name + " is no number: " + text, notANumber);
            }
            return Long.parseLong(text);
        }
    }

    private static <E extends Enum<E>> E word(Visit visit, String name, Class<E> kind) {
        return Enum.valueOf(kind, visit.text(name, NAME));
    }

    private static Settings settings(Visit visit) {
        Settings.Format format = word(visit, "format", Settings.Format.class);
        int boards = number(visit, "boards");
        String rules = visit.textOr("rules", 500, "");
        String criteria = visit.textOr("criteria", 300, "");
        return new Settings(
                visit.text("name", NAME),
                format,
                number(visit, "rounds"),
                number(visit, "cycles"),
                number(visit, "games"),
                boards,
                word(visit, "scoring", Scoring.class),
                criteria.isEmpty()
                        ? Settings.usual(format, boards)
                        : Arrays.stream(criteria.strip().split("[ ,]+", -1))
                                .map(Criterion::valueOf)
                                .toList(),
                word(visit, "drawRule", Settings.DrawRule.class),
                visit.body().flagOrNot("third"),
                visit.body().flagOrNot("reset"),
                rules(rules).text());
    }

    /** Reads rules as a table's configuration has them: {@code procedure=taraguchi-10 time=20m+60s/move}. */
    private static Rules rules(String text) {
        Map<String, String> keys = new TreeMap<>();
        for (String part : text.isBlank() ? new String[0] : text.strip().split("\\s+", -1)) {
            int equals = part.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("rules are like procedure=taraguchi-10, not " + part);
            }
            keys.put(part.substring(0, equals), part.substring(equals + 1));
        }
        return Rules.parse(keys);
    }

    private Answer enter(Visit visit) throws StoreFault {
        boolean teams = office.now()
                .settings()
                .filter(settings -> settings.boards() > 1)
                .isPresent();
        try {
            return ask(visit, new Ask.Enter(PlayersCsv.read(visit.text("csv", CSV), teams)));
        } catch (PlayersCsv.Wrong wrong) {
            throw new IllegalArgumentException(Refusal.in(visit.language(), String.valueOf(wrong.getMessage())), wrong);
        }
    }

    private static Ask lineUp(Visit visit) {
        List<Integer> members = Arrays.stream(visit.text("members", NAME).split("[ ,]+", -1))
                .map(text -> Integer.parseInt(text) - 1)
                .toList();
        return new Ask.LineUp(number(visit, "entrant"), members, visit.text("reason", WHY));
    }

    /** Moves a game to another table. One that is under way takes its record and its times along, for a reason that is written down. */
    private Answer move(Visit visit) throws StoreFault {
        String to = visit.text("table", NAME);
        Optional<Game> game = office.now().game(visit.text("game", NAME));
        Optional<TableView> at =
                game.flatMap(tables::at).filter(view -> view.picture().unfinished());
        if (game.isEmpty() || at.isEmpty()) {
            return ask(visit, new Ask.MoveGame(visit.text("game", NAME), to));
        }
        if (at.get().name().equals(to) || !tables.takes(to)) {
            return new Answer.Refused(409, visit.words(EventPages.WORDS).say("busy", to));
        }
        Optional<String> refused =
                office.ask(visit.who(), new Ask.MoveGame(game.get().name(), to));
        if (refused.isEmpty()) {
            tables.moveAway(visit.who(), game.get(), at.get().name(), to, visit.text("reason", WHY));
        }
        return answer(visit, refused);
    }

    private List<Game> games() {
        return office.now().current().map(Round::games).orElse(List.of());
    }

    /** Gives every game without a table the one of its board, in the order of the tables' names; further games of a match follow at the same table. */
    private Answer seats(Visit visit) throws StoreFault {
        List<String> names = tables.names();
        List<String> taken = new ArrayList<>();
        games().forEach(game -> taken.add(game.table()));
        for (Game game : games()) {
            int place = place(game.name());
            if (game.table().isEmpty() && place <= names.size() && tables.free(names.get(place - 1))) {
                Optional<String> refused = office.ask(visit.who(), new Ask.MoveGame(game.name(), names.get(place - 1)));
                if (refused.isPresent()) {
                    return answer(visit, refused);
                }
            }
        }
        return Answer.done();
    }

    private static int place(String game) {
        return tengen.score.keep.GameName.parse(game).map(name -> name.board()).orElse(Integer.MAX_VALUE);
    }

    /** Sets up at each table the first game of the round that is to be played there. */
    private Answer push(Visit visit) throws StoreFault {
        Competition now = office.now();
        Rules rules =
                now.settings().map(settings -> Rules.ofText(settings.rules())).orElse(Rules.DEFAULT);
        List<String> done = new ArrayList<>();
        List<String> busy = new ArrayList<>();
        for (Game game : games()) {
            if (game.table().isEmpty() || game.score().isPresent() || done.contains(game.table())) {
                continue;
            }
            done.add(game.table());
            if (tables.playing(game).isPresent()) {
                continue;
            }
            if (tables.free(game.table())) {
                tables.assign(visit.who(), game, rules);
            } else {
                busy.add(game.table());
            }
        }
        return busy.isEmpty()
                ? Answer.done()
                : new Answer.Refused(409, visit.words(EventPages.WORDS).say("busy", String.join(", ", busy)));
    }

    private Answer everywhere(Visit visit, String phase, Wish wish) throws StoreFault {
        for (Game game : games()) {
            boolean there = tables.playing(game)
                    .filter(picture -> picture.phase().equals(phase))
                    .filter(picture ->
                            !(wish instanceof Wish.Resume) || picture.why().equals("PAUSED"))
                    .isPresent();
            if (there) {
                tables.wish(visit.who(), game, wish);
            }
        }
        return Answer.done();
    }

    /** The arbiter's receipt for one result that he has looked at. */
    private Answer confirm(Visit visit) throws StoreFault {
        Optional<Game> game = office.now().game(visit.text("game", NAME));
        Optional<Picture> picture =
                game.flatMap(tables::playing).filter(now -> now.phase().equals("ENDED") && !now.confirmed());
        if (picture.isEmpty()) {
            return new Answer.Refused(409, visit.words(EventPages.WORDS).say("nothing"));
        }
        tables.wish(visit.who(), game.orElseThrow(), new Wish.Confirm());
        return Answer.done();
    }

    /** Takes every result that its table has confirmed. */
    private Answer collect(Visit visit) throws StoreFault {
        for (Game game : games()) {
            Optional<Score> score = game.score().isPresent() ? Optional.empty() : tables.confirmed(game);
            if (score.isPresent()) {
                Optional<String> refused = office.ask(visit.who(), new Ask.TakeResult(game.name(), score.get()));
                if (refused.isPresent()) {
                    return answer(visit, refused);
                }
            }
        }
        return Answer.done();
    }

    private Answer result(Visit visit) throws StoreFault {
        String[] sides = visit.text("result", NAME).split("/", -1);
        if (sides.length != 2) {
            throw new IllegalArgumentException("result is like WIN/LOSS");
        }
        Score score = new Score(
                Outcome.valueOf(sides[0]), Outcome.valueOf(sides[1]), visit.text("reason", NAME), visit.who());
        return ask(visit, new Ask.TakeResult(visit.text("game", NAME), score));
    }
}
