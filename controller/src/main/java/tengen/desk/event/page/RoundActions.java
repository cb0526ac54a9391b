package tengen.desk.event.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tengen.desk.event.Ask;
import tengen.desk.event.Competition;
import tengen.desk.event.Fact;
import tengen.desk.event.Game;
import tengen.desk.event.Match;
import tengen.desk.view.Picture;
import tengen.desk.view.TableView;
import tengen.desk.web.Answer;
import tengen.desk.web.Site;
import tengen.desk.web.Visit;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.StoreFault;
import tengen.score.keep.GameName;

/** The games of a round and the tables at which they are played. */
final class RoundActions {
    private final Asking asking;
    private final Tables tables;

    RoundActions(Asking asking, Tables tables) {
        this.asking = asking;
        this.tables = tables;
    }

    void register(Site site) {
        site.action("/event/places", this::places);
        site.action("/event/lineup", this::lineUp);
        site.action("/event/seats", this::seats);
        site.action("/event/move", this::move);
        site.action("/event/push", this::push);
        site.action("/event/start", visit -> everywhere(visit, "ASSIGNED", new Wish.Start()));
        site.action("/event/pause", visit -> everywhere(visit, "RUNNING", new Wish.Pause()));
        site.action("/event/resume", visit -> everywhere(visit, "STOPPED", new Wish.Resume()));
        site.action("/event/undo", this::undo);
    }

    /** Returns the games under way at their tables, of those that are meant: nobody is exchanged under a running clock. */
    private List<String> begun(Predicate<Match> meant) {
        return asking.now().current().stream()
                .flatMap(round -> round.matches().stream())
                .filter(meant)
                .flatMap(match -> match.games().stream())
                .filter(game -> tables.playing(game).filter(Picture::unfinished).isPresent())
                .map(Game::name)
                .toList();
    }

    private Answer unlessBegun(Visit visit, Predicate<Match> meant, Ask ask) throws StoreFault {
        List<String> begun = begun(meant);
        return begun.isEmpty() ? asking.fresh(visit, ask) : Asking.no(visit, "begun", String.join(", ", begun));
    }

    private Answer places(Visit visit) throws StoreFault {
        int one = Asking.number(visit, "one");
        int other = Asking.number(visit, "other");
        return unlessBegun(
                visit,
                match -> match.has(one) || match.has(other),
                new Ask.ChangePlaces(one, other, visit.text("reason", Asking.WHY)));
    }

    private Answer lineUp(Visit visit) throws StoreFault {
        int entrant = Asking.number(visit, "entrant");
        String members = visit.text("members", Asking.NAME);
        if (!members.matches("[0-9]{1,3}([ ,]+[0-9]{1,3})*")) {
            throw new IllegalArgumentException("members is no number: " + members);
        }
        List<Integer> places = Arrays.stream(members.split("[ ,]+", -1))
                .map(text -> Integer.parseInt(text) - 1)
                .toList();
        return unlessBegun(
                visit, match -> match.has(entrant), new Ask.LineUp(entrant, places, visit.text("reason", Asking.WHY)));
    }

    /** Takes back the last deed, unless games that came of it are under way. */
    private Answer undo(Visit visit) throws StoreFault {
        boolean pairs = asking.undoable().stream()
                .anyMatch(fact -> fact instanceof Fact.RoundPaired
                        || fact instanceof Fact.PlacesChanged
                        || fact instanceof Fact.LinedUp
                        || fact instanceof Fact.GameAdded);
        return unlessBegun(visit, match -> pairs, new Ask.Undo());
    }

    /** Moves a game to another table. One that is under way takes its record and its times along, for a reason that is written down. */
    private Answer move(Visit visit) throws StoreFault {
        String name = visit.text("game", Asking.NAME);
        String to = visit.text("table", Asking.NAME);
        if (!tables.names().contains(to)) {
            return Asking.no(visit, "no.table", to);
        }
        Optional<Game> game = asking.now().game(name);
        Optional<TableView> at =
                game.flatMap(tables::at).filter(view -> view.picture().unfinished());
        if (game.isEmpty() || at.isEmpty()) {
            return asking.ask(visit, new Ask.MoveGame(name, to));
        }
        if (at.get().name().equals(to) || !tables.takes(to)) {
            return Asking.no(visit, "busy", to);
        }
        String reason = visit.text("reason", Asking.WHY);
        Optional<String> refused = asking.refused(visit, new Ask.MoveGame(name, to));
        if (refused.isEmpty()) {
            tables.moveAway(visit.who(), game.get(), at.get().name(), to, reason);
        }
        return Asking.answer(visit, refused);
    }

    /**
     * Gives every game without a table one: that of its board in the order of the tables' names, or, where another game sits there or the table cannot be used,
     * the first one that is left. Further games of a match follow at the same table.
     */
    private Answer seats(Visit visit) throws StoreFault {
        List<String> names = tables.names();
        List<Ask.MoveGame> seats = new ArrayList<>();
        List<Game> open = new ArrayList<>();
        for (Game game : asking.games()) {
            Optional<String> own = tables.playing(game)
                    .flatMap(there -> tables.at(game))
                    .map(TableView::name)
                    .or(() -> names.stream().skip(Math.max(0, place(game) - 1L)).findFirst());
            if (game.table().isEmpty() && game.score().isEmpty()) {
                own.filter(table -> mayHave(game, table, seats))
                        .ifPresentOrElse(
                                table -> seats.add(new Ask.MoveGame(game.name(), table)), () -> open.add(game));
            }
        }
        for (Game game : open) {
            names.stream()
                    .filter(table -> mayHave(game, table, seats))
                    .findFirst()
                    .ifPresent(table -> seats.add(new Ask.MoveGame(game.name(), table)));
        }
        return asking.fresh(visit, new Ask.SeatGames(seats));
    }

    /** Says whether a table is there for a game: nobody plays at it, and no game of another board has been given it. */
    private boolean mayHave(Game game, String table, List<Ask.MoveGame> seats) {
        return (tables.free(table)
                        || tables.at(game).filter(at -> at.name().equals(table)).isPresent())
                && asking.games().stream()
                        .filter(other -> other.score().isEmpty() && place(other) != place(game))
                        .noneMatch(other -> other.table().equals(table))
                && seats.stream().noneMatch(seat -> seat.table().equals(table) && place(seat.game()) != place(game));
    }

    private static int place(Game game) {
        return place(game.name());
    }

    private static int place(String game) {
        return GameName.parse(game).map(name -> name.board()).orElse(Integer.MAX_VALUE);
    }

    /** Sets up at each table the first game of the round that is to be played there, anew when other persons stand there by now. */
    private Answer push(Visit visit) throws StoreFault {
        Competition now = asking.now();
        Rules rules =
                now.settings().map(settings -> Rules.ofText(settings.rules())).orElse(Rules.DEFAULT);
        List<String> done = new ArrayList<>();
        List<String> busy = new ArrayList<>();
        for (Game game : asking.games()) {
            if (game.table().isEmpty() || game.score().isPresent() || done.contains(game.table())) {
                continue;
            }
            done.add(game.table());
            if (tables.stands(game)) {
                continue;
            }
            if (tables.free(game.table()) && !tables.elsewhere(game)) {
                tables.assign(visit.who(), game, rules);
            } else {
                busy.add(game.table());
            }
        }
        return busy.isEmpty() ? Answer.done() : Asking.no(visit, "busy", String.join(", ", busy));
    }

    private Answer everywhere(Visit visit, String phase, Wish wish) throws StoreFault {
        List<String> others = new ArrayList<>();
        for (Game game : asking.games()) {
            boolean there = tables.playing(game)
                    .filter(picture -> picture.phase().equals(phase))
                    .filter(picture ->
                            !(wish instanceof Wish.Resume) || picture.why().equals("PAUSED"))
                    .isPresent();
            if (there) {
                tables.wish(visit.who(), game, wish);
            } else if (tables.ofOthers(game)) {
                others.add(game.name());
            }
        }
        return others.isEmpty() ? Answer.done() : Asking.no(visit, "others", String.join(", ", others));
    }
}
