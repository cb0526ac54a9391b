package tengen.desk.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import tengen.score.keep.GameName;

/** Remembers facts: judges nothing. */
public final class Remember {
    private Remember() {}

    /** Returns the competition after all facts, those that were undone left out; a fact's number is its place, from 1. */
    public static Competition all(List<Fact> facts) {
        TreeSet<Long> undone = new TreeSet<>();
        facts.forEach(fact -> {
            if (fact instanceof Fact.Undone undoing) {
                undone.add(undoing.number());
            }
        });
        Competition state = Competition.NONE;
        for (int i = 0; i < facts.size(); i++) {
            if (!undone.contains(i + 1L)) {
                state = after(state, facts.get(i));
            }
        }
        return state;
    }

    /** Returns the competition after one more fact. */
    static Competition after(Competition now, Fact fact) {
        return switch (fact) {
            case Fact.Opened f ->
                new Competition(
                        Optional.of(f.settings()),
                        now.entrants(),
                        now.seeds(),
                        now.withdrawn(),
                        now.lineups(),
                        now.rounds());
            case Fact.Entered f -> entered(now, f.entrant());
            case Fact.Seeded f ->
                new Competition(
                        now.settings(), now.entrants(), f.order(), now.withdrawn(), now.lineups(), now.rounds());
            case Fact.Withdrew f ->
                withdrawn(now, f.entrant(), Optional.of(now.rounds().size()));
            case Fact.Returned f -> withdrawn(now, f.entrant(), Optional.empty());
            case Fact.RoundPaired f -> paired(now, f);
            case Fact.PlacesChanged f -> changed(now, f);
            case Fact.LinedUp f -> linedUp(now, f);
            case Fact.Tabled f ->
                now.withGames(game -> game.name().equals(f.game()) ? game.withTable(f.table()) : game);
            case Fact.ResultTaken f ->
                now.withGames(game -> game.name().equals(f.game()) ? game.withScore(Optional.of(f.score())) : game);
            case Fact.ResultCleared f ->
                now.withGames(game -> game.name().equals(f.game()) ? game.withScore(Optional.empty()) : game);
            case Fact.GameAdded f -> now.withMatch(f.round(), f.match(), match -> oneMore(now, f.round(), match));
            case Fact.MatchDecided f ->
                now.withMatch(
                        f.round(),
                        f.match(),
                        match -> new Match(
                                match.number(),
                                match.first(),
                                match.second(),
                                match.node(),
                                match.games(),
                                Optional.of(f.winner())));
            case Fact.Undone f -> now;
        };
    }

    private static Competition entered(Competition now, Entrant entrant) {
        List<Entrant> entrants = new ArrayList<>(now.entrants());
        entrants.add(entrant);
        List<Integer> seeds = new ArrayList<>(now.seeds());
        seeds.add(entrant.id());
        return new Competition(now.settings(), entrants, seeds, now.withdrawn(), now.lineups(), now.rounds());
    }

    private static Competition withdrawn(Competition now, int entrant, Optional<Integer> after) {
        Map<Integer, Integer> gone = new TreeMap<>(now.withdrawn());
        after.ifPresentOrElse(round -> gone.put(entrant, round), () -> gone.remove(entrant));
        return new Competition(now.settings(), now.entrants(), now.seeds(), gone, now.lineups(), now.rounds());
    }

    private static Competition paired(Competition now, Fact.RoundPaired fact) {
        List<Match> matches = new ArrayList<>();
        for (Fact.Paired pair : fact.matches()) {
            Match match =
                    new Match(pair.number(), pair.first(), pair.second(), pair.node(), List.of(), Optional.empty());
            matches.add(withGames(now, fact.round(), match));
        }
        List<Round> rounds = new ArrayList<>(now.rounds());
        rounds.add(new Round(fact.round(), matches));
        return now.with(rounds);
    }

    /** The first named opens on odd boards, the second on even ones; each further game turns that. */
    static Match withGames(Competition now, int round, Match match) {
        List<Game> games = new ArrayList<>();
        if (!match.bye()) {
            for (int game = 1; game <= now.rules().games(); game++) {
                for (int board = 1; board <= now.rules().boards(); board++) {
                    games.add(game(now, round, match, board, game));
                }
            }
        }
        return new Match(match.number(), match.first(), match.second(), match.node(), games, match.decided());
    }

    private static Game game(Competition now, int round, Match match, int board, int game) {
        boolean firstOpens = (board + game) % 2 == 0;
        int opener = firstOpens ? match.first() : match.second();
        int other = firstOpens ? match.second() : match.first();
        int place = (match.number() - 1) * now.rules().boards() + board;
        return new Game(
                new GameName(round, place, game).toString(),
                board,
                opener,
                other,
                person(now, round, opener, board),
                person(now, round, other, board),
                "",
                Optional.empty());
    }

    private static String person(Competition now, int round, int entrant, int board) {
        return now.entrant(entrant)
                .map(who -> who.person(
                        who.members().isEmpty() ? 0 : now.lineup(round, entrant).get(board - 1)))
                .orElse("-");
    }

    private static Match oneMore(Competition now, int round, Match match) {
        List<Game> games = new ArrayList<>(match.games());
        int game = games.size() / now.rules().boards() + 1;
        for (int board = 1; board <= now.rules().boards(); board++) {
            games.add(game(now, round, match, board, game));
        }
        return new Match(match.number(), match.first(), match.second(), match.node(), games, match.decided());
    }

    private static Competition linedUp(Competition now, Fact.LinedUp fact) {
        Map<String, List<Integer>> lineups = new TreeMap<>(now.lineups());
        lineups.put(fact.round() + "/" + fact.entrant(), fact.members());
        Competition after =
                new Competition(now.settings(), now.entrants(), now.seeds(), now.withdrawn(), lineups, now.rounds());
        return after.withGames(game -> GameName.parse(game.name())
                .filter(name -> name.round() == fact.round())
                .map(name -> renamed(after, name.round(), game))
                .orElse(game));
    }

    private static Game renamed(Competition now, int round, Game game) {
        return new Game(
                game.name(),
                game.board(),
                game.opener(),
                game.other(),
                person(now, round, game.opener(), game.board()),
                person(now, round, game.other(), game.board()),
                game.table(),
                game.score());
    }

    private static Competition changed(Competition now, Fact.PlacesChanged fact) {
        Competition after = now;
        for (Match match : now.rounds().get(fact.round() - 1).matches()) {
            int first = exchanged(match.first(), fact);
            int second = exchanged(match.second(), fact);
            if (first != match.first() || second != match.second()) {
                Match changed = new Match(match.number(), first, second, match.node(), List.of(), match.decided());
                after = after.withMatch(fact.round(), match.number(), old -> withGames(now, fact.round(), changed))
                        .withGames(game -> now.game(game.name())
                                .map(before -> game.withTable(before.table()))
                                .orElse(game));
            }
        }
        return after;
    }

    private static int exchanged(int id, Fact.PlacesChanged fact) {
        return id == fact.one() ? fact.other() : id == fact.other() ? fact.one() : id;
    }
}
