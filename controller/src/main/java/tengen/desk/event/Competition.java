package tengen.desk.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * A competition as its facts tell it. Immutable.
 *
 * @param settings nothing before it is opened
 * @param seeds entrants' ids, best first
 * @param withdrawn who plays no more, and after which round
 * @param lineups by round/entrant
 */
public record Competition(
        Optional<Settings> settings,
        List<Entrant> entrants,
        List<Integer> seeds,
        Map<Integer, Integer> withdrawn,
        Map<String, List<Integer>> lineups,
        List<Round> rounds) {
    /** Nothing has happened. */
    public static final Competition NONE =
            new Competition(Optional.empty(), List.of(), List.of(), Map.of(), Map.of(), List.of());

    public Competition {
        entrants = List.copyOf(entrants);
        seeds = List.copyOf(seeds);
        rounds = List.copyOf(rounds);
        withdrawn = java.util.Collections.unmodifiableMap(new TreeMap<>(withdrawn));
        lineups = java.util.Collections.unmodifiableMap(new TreeMap<>(lineups));
    }

    /** Returns the settings; only once it is opened. */
    public Settings rules() {
        return settings.orElseThrow();
    }

    /** Returns an entrant. */
    public Optional<Entrant> entrant(int id) {
        return entrants.stream().filter(entrant -> entrant.id() == id).findFirst();
    }

    /** Returns an entrant's name; "-" for nobody. */
    public String name(int id) {
        return entrant(id).map(Entrant::name).orElse("-");
    }

    /** Returns a game by its name. */
    public Optional<Game> game(String name) {
        return rounds.stream()
                .flatMap(round -> round.games().stream())
                .filter(game -> game.name().equals(name))
                .findFirst();
    }

    /** Returns the round that is played now. */
    public Optional<Round> current() {
        return rounds.isEmpty() ? Optional.empty() : Optional.of(rounds.getLast());
    }

    /** Returns who plays in which places of the list in a round: the first ones unless somebody said otherwise. */
    public List<Integer> lineup(int round, int entrant) {
        List<Integer> said = lineups.get(round + "/" + entrant);
        if (said != null) {
            return said;
        }
        List<Integer> first = new ArrayList<>();
        for (int board = 0; board < rules().boards(); board++) {
            first.add(board);
        }
        return first;
    }

    Competition with(List<Round> changed) {
        return new Competition(settings, entrants, seeds, withdrawn, lineups, changed);
    }

    /** Returns the same with every game changed by this. */
    Competition withGames(UnaryOperator<Game> change) {
        return with(rounds.stream()
                .map(round -> new Round(
                        round.number(),
                        round.matches().stream()
                                .map(match -> new Match(
                                        match.number(),
                                        match.first(),
                                        match.second(),
                                        match.node(),
                                        match.games().stream().map(change).toList(),
                                        match.decided()))
                                .toList()))
                .toList());
    }

    /** Returns the same with one match changed by this. */
    Competition withMatch(int round, int number, UnaryOperator<Match> change) {
        return with(rounds.stream()
                .map(one -> one.number() != round
                        ? one
                        : new Round(
                                round,
                                one.matches().stream()
                                        .map(match -> match.number() == number ? change.apply(match) : match)
                                        .toList()))
                .toList());
    }
}
