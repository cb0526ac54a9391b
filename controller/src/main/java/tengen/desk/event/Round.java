package tengen.desk.event;

import java.util.List;

/** A round: its matches by their numbers. */
public record Round(int number, List<Match> matches) {
    public Round {
        matches = List.copyOf(matches);
    }

    /** Says whether every game of it has its result. */
    public boolean over() {
        return matches.stream().allMatch(Match::over);
    }

    /** Returns every game of it. */
    public List<Game> games() {
        return matches.stream().flatMap(match -> match.games().stream()).toList();
    }
}
