package tengen.desk.event.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Swiss pairing as one heaviest perfect matching over all players. In this order of importance: nobody meets anybody twice and nobody has a second bye (never
 * broken); the bye goes as low as it can; nobody opens three games more, or three less, than he does not; scores differ as little as they can; openings are
 * balanced; within a score the upper half meets the lower half.
 *
 * <p>Each wish weighs more than all lesser wishes of all pairs together, and the matching is exact, so no wish is given up for a lesser one.
 */
public final class Swiss {
    private static final int MOST = 500;
    private static final int MOST_APART = 12;

    // Sums over 250 pairs: fold below 10^5; clash at most 37 a pair; 144 for scores; each unit is above all lesser sums
    // together, and all of them below the base.
    private static final long FOLD = 1;
    private static final long OPENING = 250_000;
    private static final long SCORE = 2_500_000_000L;
    private static final long LOPSIDED = 100_000_000_000_000L;
    private static final long BYE = 30_000_000_000_000_000L;
    private static final long BASE = 1_000_000_000_000_000_000L;

    /** From here on a player's openings must not drift further. */
    private static final int LOPSIDED_FROM = 2;

    /**
     * Somebody to be paired.
     *
     * @param id 1 or more
     * @param points in any unit
     * @param met whom he has met
     * @param openings games opened less games not opened
     * @param openedLast he opened his last game
     * @param hadBye he has had his bye, or a win without a game
     */
    public record Seeker(int id, long points, List<Integer> met, int openings, boolean openedLast, boolean hadBye) {
        public Seeker {
            met = List.copyOf(met);
        }
    }

    private final List<Seeker> order;

    private Swiss(List<Seeker> order) {
        this.order = order;
    }

    /**
     * Returns the pairs of a round, the highest first and a bye last; nothing when no pairing keeps the two laws.
     *
     * @param seekers in the order of the seeds
     */
    public static Optional<List<Pair>> round(List<Seeker> seekers) {
        if (seekers.size() < 2 || seekers.size() > MOST) {
            throw new IllegalArgumentException("no Swiss round: " + seekers.size() + " players");
        }
        // A stable sort: the same points stay in the order of the seeds.
        List<Seeker> order = seekers.stream()
                .sorted(Comparator.comparingLong(Seeker::points).reversed())
                .toList();
        return new Swiss(order).paired();
    }

    private Optional<List<Pair>> paired() {
        int count = order.size();
        int vertices = count + count % 2;
        int[] group = groups();
        long[][] weights = new long[vertices + 1][vertices + 1];
        for (int a = 0; a < count; a++) {
            for (int b = a + 1; b < count; b++) {
                if (!order.get(a).met().contains(order.get(b).id())) {
                    weights[a + 1][b + 1] = BASE - cost(a, b, group);
                    weights[b + 1][a + 1] = weights[a + 1][b + 1];
                }
            }
            if (vertices > count && !order.get(a).hadBye()) {
                weights[a + 1][vertices] =
                        BASE - BYE * Math.min(MOST_APART, group[count - 1] - group[a]) - (count - 1 - a);
                weights[vertices][a + 1] = weights[a + 1][vertices];
            }
        }
        int[] partners = Matching.heaviest(weights);
        List<Pair> pairs = new ArrayList<>();
        Optional<Pair> bye = Optional.empty();
        for (int v = 1; v <= count; v++) {
            if (partners[v] == 0) {
                return Optional.empty();
            }
            if (partners[v] > count) {
                bye = Optional.of(new Pair(order.get(v - 1).id(), Pair.NOBODY));
            } else if (partners[v] > v) {
                pairs.add(pair(order.get(v - 1), order.get(partners[v] - 1)));
            }
        }
        bye.ifPresent(pairs::add);
        return Optional.of(pairs);
    }

    /** Returns for each place in the order the number of its score group, from 0. */
    private int[] groups() {
        TreeSet<Long> scores = new TreeSet<>(Comparator.reverseOrder());
        order.forEach(seeker -> scores.add(seeker.points()));
        List<Long> sorted = new ArrayList<>(scores);
        return order.stream()
                .mapToInt(seeker -> sorted.indexOf(seeker.points()))
                .toArray();
    }

    private long cost(int a, int b, int[] group) {
        long apart = Math.min(MOST_APART, group[b] - group[a]);
        int drift = drift(order.get(a), order.get(b));
        int same = Math.min(3, drift);
        boolean alike = order.get(a).openings() == order.get(b).openings()
                && order.get(a).openedLast() == order.get(b).openedLast();
        return (drift >= LOPSIDED_FROM ? LOPSIDED : 0)
                + SCORE * apart * apart
                + OPENING * (4 * same * same + (alike ? 1 : 0))
                + FOLD * fold(a, b, group);
    }

    /** Returns by how much both have opened too often, or both too seldom: one of them has to drift further. */
    private static int drift(Seeker a, Seeker b) {
        boolean sameSide = Integer.signum(a.openings()) * Integer.signum(b.openings()) > 0;
        return sameSide ? Math.min(Math.abs(a.openings()), Math.abs(b.openings())) : 0;
    }

    /** How far a pair is from the upper half meeting the lower half, each in order. */
    private static int fold(int a, int b, int[] group) {
        if (group[a] != group[b]) {
            // Who floats down comes from the end of his score, and meets the first of the next.
            int lastOfUpper = a;
            while (lastOfUpper + 1 < group.length && group[lastOfUpper + 1] == group[a]) {
                lastOfUpper++;
            }
            int firstOfLower = b;
            while (firstOfLower > 0 && group[firstOfLower - 1] == group[b]) {
                firstOfLower--;
            }
            return (lastOfUpper - a) + (b - firstOfLower);
        }
        int first = a;
        while (first > 0 && group[first - 1] == group[a]) {
            first--;
        }
        int last = b;
        while (last + 1 < group.length && group[last + 1] == group[a]) {
            last++;
        }
        int half = (last - first + 1) / 2;
        return Math.abs(b - a - half);
    }

    /** Who has opened less opens; then who did not open last; then the lower of the two, so that seeds do not decide for the same side each time. */
    private static Pair pair(Seeker upper, Seeker lower) {
        boolean upperOpens = upper.openings() != lower.openings()
                ? upper.openings() < lower.openings()
                : upper.openedLast() != lower.openedLast() ? !upper.openedLast() : (upper.id() + lower.id()) % 2 == 0;
        return upperOpens ? new Pair(upper.id(), lower.id()) : new Pair(lower.id(), upper.id());
    }
}
