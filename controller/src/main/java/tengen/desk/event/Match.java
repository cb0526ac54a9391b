package tengen.desk.event;

import java.util.List;
import java.util.Optional;
import tengen.desk.event.pairing.Pair;

/**
 * Two entrants in a round.
 *
 * @param number its place in the round, from 1
 * @param second 0 = the first has a bye
 * @param node its number in the bracket; 0 outside knock-outs
 * @param decided who goes on though the games do not say it: by lot, seed or ruling
 */
public record Match(int number, int first, int second, int node, List<Game> games, Optional<Integer> decided) {
    public Match {
        games = List.copyOf(games);
    }

    /** Says whether nobody is met. */
    public boolean bye() {
        return second == Pair.NOBODY;
    }

    /** Says whether this entrant takes part. */
    public boolean has(int entrant) {
        return first == entrant || second == entrant;
    }

    /** Returns whom this entrant meets. */
    public int opponent(int entrant) {
        return entrant == first ? second : first;
    }

    /** Says whether every game has its result. */
    public boolean over() {
        return games.stream().allMatch(game -> game.score().isPresent());
    }

    /** Returns an entrant's points, in halves. */
    public int halves(int entrant, Scoring scoring) {
        return games.stream()
                .flatMap(game -> game.outcome(entrant).stream())
                .mapToInt(scoring::halves)
                .sum();
    }

    /** Returns who has won it; nothing while it goes on or is drawn. */
    public Optional<Integer> winner(Scoring scoring) {
        if (bye()) {
            return Optional.of(first);
        }
        if (decided.isPresent() || !over()) {
            return decided;
        }
        int difference = halves(first, scoring) - halves(second, scoring);
        return difference == 0 ? Optional.empty() : Optional.of(difference > 0 ? first : second);
    }
}
