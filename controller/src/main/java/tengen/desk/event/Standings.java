package tengen.desk.event;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The table of a competition: points, then the criteria in the order that the settings name, as far as results are there.
 *
 * <p>A bye counts as a win and brings no opponent. In a Swiss an opponent counts for sums of opponents only when stones were on the board; in a round robin always.
 * Who withdraws from a round robin before half of it is left out of everybody's sums.
 */
public final class Standings {
    private final Competition now;
    private final Map<Integer, Long> points = new TreeMap<>();

    /** Looks at a competition. */
    public Standings(Competition now) {
        this.now = now;
        now.entrants()
                .forEach(entrant ->
                        points.put(entrant.id(), sum(entrant.id(), now.rounds().size())));
    }

    /**
     * A line of the table.
     *
     * @param place equal for those whom no criterion tells apart
     * @param values of the criteria in their order; halves of a point, or counts
     */
    public record Line(int place, Entrant entrant, List<Long> values) {
        public Line {
            values = List.copyOf(values);
        }
    }

    /** Returns an entrant's points, in halves. */
    public long points(int id) {
        return points.getOrDefault(id, 0L);
    }

    /** Returns the table, best first; the order of seeds among equals. */
    public List<Line> lines() {
        List<List<Integer>> groups = List.of(now.seeds());
        Map<Integer, List<Long>> values = new TreeMap<>();
        now.seeds().forEach(id -> values.put(id, new ArrayList<>()));
        for (Criterion criterion : now.rules().criteria()) {
            List<List<Integer>> finer = new ArrayList<>();
            for (List<Integer> group : groups) {
                finer.addAll(split(group, criterion, values));
            }
            groups = finer;
        }
        List<Line> lines = new ArrayList<>();
        for (List<Integer> group : groups) {
            int place = lines.size() + 1;
            for (int id : group) {
                lines.add(new Line(place, now.entrant(id).orElseThrow(), values.getOrDefault(id, List.of())));
            }
        }
        return lines;
    }

    private List<List<Integer>> split(List<Integer> group, Criterion criterion, Map<Integer, List<Long>> values) {
        Map<Long, List<Integer>> byValue = new TreeMap<>(Comparator.reverseOrder());
        for (int id : group) {
            long value = value(id, criterion, group);
            values.computeIfAbsent(id, any -> new ArrayList<>()).add(value);
            byValue.computeIfAbsent(value, any -> new ArrayList<>()).add(id);
        }
        Collection<List<Integer>> parts = byValue.values();
        return List.copyOf(parts);
    }

    private long value(int id, Criterion criterion, List<Integer> equals) {
        return switch (criterion) {
            case POINTS -> points(id);
            case MATCH_POINTS -> matchPoints(id);
            case BUCHHOLZ -> opponents(id, 0, 0);
            case BUCHHOLZ_CUT -> opponents(id, 1, 0);
            case MEDIAN_BUCHHOLZ -> opponents(id, 1, 1);
            case SONNEBORN_BERGER -> sonnebornBerger(id);
            case WINS -> wins(id);
            case DIRECT -> direct(id, equals);
            case PROGRESSIVE -> progressive(id);
            case BOARD_1 -> board(id, 1);
            case BOARD_2 -> board(id, 2);
            case BOARD_3 -> board(id, 3);
        };
    }

    private Scoring scoring() {
        return now.rules().scoring();
    }

    private List<Match> matches(int id, int rounds) {
        return now.rounds().subList(0, rounds).stream()
                .flatMap(round -> round.matches().stream())
                .filter(match -> match.has(id) && !cancelled(match, id))
                .toList();
    }

    /** Games against somebody who left a round robin before half of it do not count. */
    private boolean cancelled(Match match, int id) {
        return now.rules().format() == Settings.Format.ROUND_ROBIN
                && !match.bye()
                && leftEarly(match.opponent(id))
                && !leftEarly(id);
    }

    /** Says whether somebody has withdrawn before half of the round robin: those games do not count. */
    boolean leftEarly(int id) {
        Integer after = now.withdrawn().get(id);
        int all = (now.entrants().size() - 1 + now.entrants().size() % 2)
                * now.rules().cycles();
        return after != null && 2 * after < all;
    }

    private long sum(int id, int rounds) {
        long sum = 0;
        for (Match match : matches(id, rounds)) {
            sum += match.bye() ? bye() : match.halves(id, scoring());
        }
        return sum;
    }

    /** A bye is worth a win on every board; in a round robin nobody else gains by it, so it is worth nothing. */
    private long bye() {
        return now.rules().format() == Settings.Format.ROUND_ROBIN
                ? 0
                : (long) scoring().halves(Outcome.WIN)
                        * now.rules().boards()
                        * now.rules().games();
    }

    private long matchPoints(int id) {
        long sum = 0;
        for (Match match : matches(id, now.rounds().size())) {
            if (match.bye()) {
                sum += bye() == 0 ? 0 : 4;
            } else if (match.over()) {
                int difference = match.halves(id, scoring()) - match.halves(match.opponent(id), scoring());
                sum += difference > 0 ? 4 : difference == 0 ? 2 : 0;
            }
        }
        return sum;
    }

    /** Returns the matches that bring an opponent into sums. */
    private List<Match> met(int id) {
        boolean all = now.rules().format() == Settings.Format.ROUND_ROBIN;
        return matches(id, now.rounds().size()).stream()
                .filter(match -> !match.bye())
                .filter(match -> match.games().stream()
                        .anyMatch(game -> game.score()
                                .filter(score -> all || score.played())
                                .isPresent()))
                .toList();
    }

    private long opponents(int id, int lowest, int highest) {
        List<Long> sums = met(id).stream()
                .map(match -> points(match.opponent(id)))
                .sorted()
                .toList();
        return sums.size() <= lowest + highest
                ? 0
                : sums.subList(lowest, sums.size() - highest).stream()
                        .mapToLong(Long::longValue)
                        .sum();
    }

    /** In halves: all points of the beaten, half of those of the drawn. */
    private long sonnebornBerger(int id) {
        long quarters = 0;
        for (Match match : met(id)) {
            long theirs = points(match.opponent(id));
            for (Game game : match.games()) {
                quarters += game.outcome(id)
                        .map(outcome -> switch (outcome) {
                            case WIN -> 2 * theirs;
                            case DRAW -> theirs;
                            case LOSS -> 0L;
                        })
                        .orElse(0L);
            }
        }
        // Halves of halves only for draws against an odd sum: doubled, so that nothing is rounded.
        return quarters;
    }

    private long wins(int id) {
        return matches(id, now.rounds().size()).stream()
                .flatMap(match -> match.games().stream())
                .filter(game -> game.outcome(id).filter(Outcome.WIN::equals).isPresent())
                .count();
    }

    private long direct(int id, List<Integer> equals) {
        long sum = 0;
        for (int one : equals) {
            for (int other : equals) {
                boolean met = one == other || met(one).stream().anyMatch(match -> match.has(other));
                if (!met) {
                    return 0;
                }
            }
        }
        for (Match match : met(id)) {
            sum += equals.contains(match.opponent(id)) ? match.halves(id, scoring()) : 0;
        }
        return sum;
    }

    private long progressive(int id) {
        long sum = 0;
        for (int round = 1; round <= now.rounds().size(); round++) {
            sum += sum(id, round);
        }
        return sum;
    }

    private long board(int id, int board) {
        return matches(id, now.rounds().size()).stream()
                .flatMap(match -> match.games().stream())
                .filter(game -> game.board() == board)
                .flatMap(game -> game.outcome(id).stream())
                .mapToLong(scoring()::halves)
                .sum();
    }

    /** Returns a value as the table shows it: whole counts, points with .5, and the doubled sum of Berger with .25 where it has one. */
    public static String text(Criterion criterion, long value) {
        long per = switch (criterion) {
            case WINS -> 1;
            case SONNEBORN_BERGER -> 4;
            default -> 2;
        };
        java.math.BigDecimal exact = java.math.BigDecimal.valueOf(value).divide(java.math.BigDecimal.valueOf(per));
        return exact.stripTrailingZeros().toPlainString();
    }
}
