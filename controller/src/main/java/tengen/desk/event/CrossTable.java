package tengen.desk.event;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Who had what against whom: in the order of the standings, one column for each opponent, or for a Swiss and knock-outs one for each round. */
public final class CrossTable {
    private CrossTable() {}

    /** A line: place, name, one cell for each column, points. */
    public record Line(int place, String name, List<String> cells, String points) {
        public Line {
            cells = List.copyOf(cells);
        }
    }

    /** Returns the headings of the columns. */
    public static List<String> columns(Competition now) {
        List<String> columns = new ArrayList<>();
        int count = opponents(now) ? now.entrants().size() : now.rounds().size();
        for (int i = 1; i <= count; i++) {
            columns.add(opponents(now) ? Integer.toString(i) : "R" + i);
        }
        return columns;
    }

    private static boolean opponents(Competition now) {
        return now.rules().format() == Settings.Format.ROUND_ROBIN;
    }

    /** Returns the lines. */
    public static List<Line> lines(Competition now) {
        Standings standings = new Standings(now);
        List<Standings.Line> order = standings.lines();
        List<Line> lines = new ArrayList<>();
        for (Standings.Line line : order) {
            int id = line.entrant().id();
            List<String> cells = new ArrayList<>();
            if (opponents(now)) {
                for (Standings.Line other : order) {
                    cells.add(
                            other.entrant().id() == id
                                    ? "×"
                                    : against(now, id, other.entrant().id()));
                }
            } else {
                for (Round round : now.rounds()) {
                    cells.add(inRound(round, id, order));
                }
            }
            String points = Standings.text(Criterion.POINTS, standings.points(id));
            lines.add(new Line(line.place(), line.entrant().name(), cells, points));
        }
        return lines;
    }

    private static String against(Competition now, int id, int other) {
        return now.rounds().stream()
                .flatMap(round -> round.matches().stream())
                .filter(match -> match.has(id) && match.has(other))
                .map(match -> outcomes(match, id))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static String inRound(Round round, int id, List<Standings.Line> order) {
        return round.matches().stream()
                .filter(match -> match.has(id))
                .map(match -> match.bye() ? "bye" : outcomes(match, id) + " " + rank(order, match.opponent(id)))
                .map(String::strip)
                .collect(Collectors.joining(" "));
    }

    private static int rank(List<Standings.Line> order, int id) {
        for (int i = 0; i < order.size(); i++) {
            if (order.get(i).entrant().id() == id) {
                return i + 1;
            }
        }
        return 0;
    }

    private static String outcomes(Match match, int id) {
        return match.games().stream()
                .flatMap(game -> game.outcome(id).map(outcome -> letter(game, outcome)).stream())
                .collect(Collectors.joining());
    }

    /** A result without stones has a sign of its own. */
    private static String letter(Game game, Outcome outcome) {
        boolean stones = game.score().filter(Score::played).isPresent();
        return switch (outcome) {
            case WIN -> stones ? "1" : "+";
            case DRAW -> "½";
            case LOSS -> stones ? "0" : "-";
        };
    }
}
